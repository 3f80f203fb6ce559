package story

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/personal"
	"broadside/sim"
	"broadside/sim/space"
)

// foot is the scenario's part on decks, made where there is none yet.
func (c *scene) foot() *sim.Foot {
	if c.Foot == nil {
		c.Foot = &sim.Foot{Library: &c.persons}
	}
	return c.Foot
}

// rules is the book of the story.
func (c *scene) rules() *personal.Book { return &c.persons.Books[c.foot().Book] }

// book reads: book KEY. It makes the book the story's own, so that sheets can be
// added to it.
func (c *scene) book(_ *Stock, p *phrase) error {
	key := p.next()
	n := c.persons.Book(key)
	if n < 0 {
		return missing("book", key, keys(c.persons.Books, func(b *personal.Book) string { return b.Key }))
	}
	c.persons.Books = slices.Clone(c.persons.Books)
	c.persons.Plans = slices.Clone(c.persons.Plans)
	b := &c.persons.Books[n]
	b.Sheets = slices.Clip(slices.Clone(b.Sheets))
	c.foot().Book = n
	return nil
}

func (c *scene) noSheet(key string) error {
	return missing("sheet", key, keys(c.rules().Sheets, func(s *personal.Sheet) string { return s.Key }))
}

func (c *scene) needsBook() error {
	if c.Foot == nil {
		return fmt.Errorf("%w: a story on foot begins with its book", ErrSetUp)
	}
	return nil
}

// deck reads: deck PLAN.
func (c *scene) deck(_ *Stock, p *phrase) error {
	if err := c.needsBook(); err != nil {
		return err
	}
	key := p.next()
	n := c.persons.Plan(key)
	if n < 0 {
		return missing("deck plan", key, keys(c.persons.Plans, func(p *personal.Plan) string { return p.Key }))
	}
	return c.deckOf(n, p)
}

// deckOf reads whose deck it is: [for SHIP] [pods N] [hand SHEET]; the crew of a ship
// is on it where a hand's sheet is given.
func (c *scene) deckOf(plan int16, p *phrase) (err error) {
	d := sim.FootDeck{Plan: plan, Hand: -1}
	for err == nil && !p.done() {
		switch w := p.next(); w {
		case "for":
			var n int
			n, err = c.arrival(p)
			d.Ship = space.ID(n + 1)
		case "pods":
			var n int
			n, err = p.number(0, 20)
			d.Pods = int8(n)
		case "hand":
			key := p.next()
			if d.Hand = c.rules().Sheet(key); d.Hand < 0 {
				err = c.noSheet(key)
			}
		default:
			err = fmt.Errorf("%w: %q; a deck has for, pods and hand", ErrSyntax, w)
		}
	}
	c.Foot.Decks = append(c.Foot.Decks, d)
	return err
}

// room reads: room WIDE HIGH [levels N]. It is a deck of the story's own: bare floor with
// walls around it, its squares counted from 0 within the walls' corner.
func (c *scene) room(_ *Stock, p *phrase) error {
	if err := c.needsBook(); err != nil {
		return err
	}
	w, err := p.number(3, personal.MaxWide)
	if err != nil {
		return err
	}
	h, err := p.number(3, personal.MaxHigh)
	if err != nil {
		return err
	}
	plan := personal.Plan{Key: "room", Name: "Room", Wide: int16(w), High: int16(h), Hazard: personal.Dice{Count: 1, Faces: 6}, HazardType: c.rules().Types[min(3, len(c.rules().Types)-1)]}
	rows := make([]string, h)
	for y := range rows {
		rows[y] = "#" + strings.Repeat(".", w-2) + "#"
		if y == 0 || y == h-1 {
			rows[y] = strings.Repeat("#", w)
		}
	}
	levels := 1
	if p.take("levels") {
		if levels, err = p.number(1, personal.MaxLevels); err != nil {
			return err
		}
	}
	for range levels {
		plan.AddLevel("room", rows)
	}
	c.persons.Plans = append(c.persons.Plans, plan)
	return c.deckOf(int16(len(c.persons.Plans)-1), p)
}

// without reads: without HOUSE-RULE...
func (c *scene) without(_ *Stock, p *phrase) error {
	for !p.done() {
		w := p.next()
		h, ok := sim.ParseHouseRule(w)
		if !ok {
			return fmt.Errorf("%w: house rule %q; use pod, dock, breach, seize, sabotage, capture, shake or open", ErrName, w)
		}
		c.foot().Without = c.foot().Without.With(h)
	}
	return nil
}

// square reads: square WHAT X Y [X Y]... It changes squares of the story's room.
func (c *scene) square(_ *Stock, p *phrase) error {
	if c.Foot == nil || len(c.Foot.Decks) == 0 {
		return fmt.Errorf("%w: a square belongs to a room", ErrSetUp)
	}
	plan := &c.persons.Plans[c.Foot.Decks[len(c.Foot.Decks)-1].Plan]
	if plan.Key != "room" {
		return fmt.Errorf("%w: only a room of the story's own can be changed", ErrSetUp)
	}
	symbol, err := symbolOf(p.next())
	for err == nil && !p.done() {
		var x, y int
		if x, err = p.number(0, int(plan.Wide)-1); err == nil {
			y, err = p.number(0, int(plan.High)-1)
		}
		if err == nil {
			plan.Change(symbol, personal.Square{X: int16(x), Y: int16(y)})
		}
	}
	return err
}

// symbolOf finds a symbol of the map by what it is: wall, half-cover, locked-door.
func symbolOf(word string) (byte, error) {
	var names []string
	for _, s := range personal.Symbols {
		name := refer(s.Says)
		if names = append(names, name); name == word {
			return s.Symbol, nil
		}
	}
	return 0, fmt.Errorf("%w: square %q; use %s", ErrName, word, strings.Join(names, ", "))
}

// person reads: person NAME SHEET at X Y [level N] [deck N] [side NAME] [special]
// [hidden] [group NAME].
func (c *scene) person(_ *Stock, p *phrase) error {
	if err := c.needsBook(); err != nil {
		return err
	}
	name, err := p.name()
	if err != nil {
		return err
	}
	if c.personAt(refer(name)) >= 0 || c.shipAt(refer(name)) >= 0 || strings.Contains(name, ".") {
		return fmt.Errorf("%w: a person needs a name of their own without a full stop, not %q", ErrSetUp, name)
	}
	a := personal.Arrival{Name: name}
	key := p.next()
	if a.Sheet = c.rules().Sheet(key); a.Sheet < 0 {
		return c.noSheet(key)
	}
	for err == nil && !p.done() {
		switch w := p.next(); w {
		case "at":
			a.At, err = squareOf(p)
		case "level":
			var n int
			n, err = p.number(1, personal.MaxLevels)
			a.At.Level = int8(n - 1)
		case "deck":
			var n int
			n, err = p.number(1, 8)
			a.Deck = int8(n - 1)
		case "side":
			a.Side, err = c.side(p)
		case "special":
			a.Special = true
		case "hidden":
			a.Hidden = true
		case "group":
			a.Group, err = p.name()
		default:
			err = fmt.Errorf("%w: %q; a person has at, level, deck, side, special, hidden and group", ErrSyntax, w)
		}
	}
	if len(c.Sides) == 0 {
		c.Sides = append(c.Sides, sim.SideInfo{Name: "Blue"})
	}
	c.Foot.People = append(c.Foot.People, a)
	return err
}

func squareOf(p *phrase) (q personal.Square, err error) {
	x, err := p.number(0, personal.MaxWide-1)
	if err != nil {
		return q, err
	}
	y, err := p.number(0, personal.MaxHigh-1)
	q.X, q.Y = int16(x), int16(y)
	return q, err
}

func (c *scene) personAt(name string) int {
	if c.Foot == nil {
		return -1
	}
	return slices.IndexFunc(c.Foot.People, func(a personal.Arrival) bool { return refer(a.Name) == name })
}

// bootsOf is the seat of somebody of the setup. Those on a ship's decks have its
// number; the others are counted together.
func (c *scene) bootsOf(at int) crew.Seat {
	ship := func(i int) space.ID {
		if d := int(c.Foot.People[i].Deck); d < len(c.Foot.Decks) {
			return c.Foot.Decks[d].Ship
		}
		return 0
	}
	seat := crew.Seat{Role: crew.Boots, Ship: ship(at)}
	for i := 0; i <= at; i++ {
		if ship(i) == seat.Ship {
			seat.Number++
		}
	}
	return seat
}

// variant reads: variant NAME...
func (c *scene) variant(_ *Stock, p *phrase) error {
	if err := c.needsBook(); err != nil {
		return err
	}
	for !p.done() {
		n, err := personal.Variants.Find(p.next())
		if err != nil {
			return fmt.Errorf("%w: %w", ErrName, err)
		}
		c.Foot.Variants |= 1 << n
	}
	return nil
}

// sheet reads: sheet KEY like KEY [, NUMBER VALUE]...: somebody of the story's
// own, like another but for these.
func (c *scene) sheet(_ *Stock, p *phrase) error {
	if err := c.needsBook(); err != nil {
		return err
	}
	key := p.next()
	b := c.rules()
	if b.Sheet(key) >= 0 {
		return fmt.Errorf("%w: there is a sheet %q already", ErrSetUp, key)
	}
	if err := p.need("like"); err != nil {
		return err
	}
	like := p.next()
	n := b.Sheet(like)
	if n < 0 {
		return c.noSheet(like)
	}
	s := b.Sheets[n]
	s.Key = key
	s.Weapons, s.Powers, s.Devices, s.Armour = slices.Clone(s.Weapons), slices.Clone(s.Powers), slices.Clone(s.Devices), slices.Clone(s.Armour)
	var err error
	for err == nil && !p.done() {
		if p.take(",") {
			continue
		}
		err = alter(b, &s, p.next(), p)
	}
	b.Sheets = append(b.Sheets, s)
	return err
}

// numbers are what a sheet has one number of.
var numbers = [...]struct {
	word      string
	low, high int
	set       func(*personal.Sheet, int)
}{
	{"hp", 1, 10_000, func(s *personal.Sheet, n int) { s.HP = int32(n) }},
	{"defence", 1, 60, func(s *personal.Sheet, n int) { s.Defence = int8(n) }},
	{"proficiency", 0, 12, func(s *personal.Sheet, n int) { s.Proficiency = int8(n) }},
	{"attacks", 1, 10, func(s *personal.Sheet, n int) { s.Attacks = int8(n) }},
	{"actions", 1, 10, func(s *personal.Sheet, n int) { s.Actions = int8(n) }},
	{"reduces", 0, 100, func(s *personal.Sheet, n int) { s.Reduce = int8(n) }},
	{"clips", 0, 20, func(s *personal.Sheet, n int) { s.Clips = int8(n) }},
	{"level", 1, 20, func(s *personal.Sheet, n int) { s.Level = int8(n) }},
	{"track", 1, 20, func(s *personal.Sheet, n int) { s.Bad = int8(n) }},
	{"reserve", 0, 500, func(s *personal.Sheet, n int) { s.Reserves[0] = int16(n) }},
	{"untrained", 0, 1, func(s *personal.Sheet, n int) { s.Untrained = n > 0 }},
	{"speed", 0, 500, func(s *personal.Sheet, n int) { s.Speeds[personal.Walk] = int16(n) }},
	{"fly", 0, 500, func(s *personal.Sheet, n int) { s.Speeds[personal.FlyMode] = int16(n) }},
	{"climb", 0, 500, func(s *personal.Sheet, n int) { s.Speeds[personal.Climb] = int16(n) }},
	{"swim", 0, 500, func(s *personal.Sheet, n int) { s.Speeds[personal.Swim] = int16(n) }},
}

// alter changes one thing of a sheet.
func alter(b *personal.Book, s *personal.Sheet, word string, p *phrase) error {
	for _, x := range numbers {
		if x.word == word {
			n, err := p.number(x.low, x.high)
			x.set(s, n)
			return err
		}
	}
	if n := slices.IndexFunc(b.Abilities, func(name string) bool { return refer(name) == word }); n >= 0 {
		score, err := p.number(1, personal.MaxScore)
		s.Scores[n] = int8(score)
		return err
	}
	if n := slices.IndexFunc(b.Layers, func(l personal.Layer) bool { return l.Key == word }); n >= 0 {
		return alterPool(&s.Pools[n], p)
	}
	switch word {
	case "special":
		s.Special = true
	case "unarmed":
		s.Weapons = nil
	case "unarmoured":
		s.Armour = nil
	case "size":
		return alterSize(b, s, p.next())
	default:
		return alterLists(b, s, word, p)
	}
	return nil
}

// alterPool reads: POINTS [regain POINTS] [dice N].
func alterPool(pool *personal.Pool, p *phrase) error {
	points, err := p.number(0, 1000)
	*pool = personal.Pool{Points: int32(points), Lends: -1}
	if err == nil && p.take("regain") {
		points, err = p.number(0, 1000)
		pool.Regain = int32(points)
	}
	if err == nil && p.take("dice") {
		points, err = p.number(1, 10)
		pool.Dice = int8(points)
	}
	return err
}

func alterSize(b *personal.Book, s *personal.Sheet, name string) error {
	for i := range b.Sizes {
		if b.Sizes[i].Name == name {
			s.Size = int8(i)
			return nil
		}
	}
	return missing("size", name, keys(b.Sizes, func(z *personal.Size) string { return z.Name }))
}

// alterLists changes what a sheet has several of.
func alterLists(b *personal.Book, s *personal.Sheet, word string, p *phrase) error {
	name := p.next()
	missing := fmt.Errorf("%w: %s %q", ErrName, word, name)
	switch word {
	case "weapon":
		n := b.Weapon(name)
		if n < 0 {
			return missing
		}
		arm := personal.Arm{Weapon: n}
		if p.take("bonus") {
			bonus, err := p.number(-10, 30)
			if err != nil {
				return err
			}
			arm.Fixed, arm.Bonus = true, int8(bonus)
			if p.take("plus") {
				plus, err := p.number(-10, 30)
				if err != nil {
					return err
				}
				arm.Plus = int8(plus)
			}
		}
		s.Weapons = append(s.Weapons, arm)
	case "armour":
		n := slices.IndexFunc(b.Armours, func(a personal.Armour) bool { return a.Key == name })
		if n < 0 {
			return missing
		}
		s.Armour, s.Defence = append(s.Armour, int16(n)), 0
		s.Powers = append(s.Powers, b.Armours[n].Powers...)
	case "power":
		n := b.Power(name)
		if n < 0 {
			return missing
		}
		s.Powers = append(s.Powers, n)
		if s.Slots == [personal.MaxSlots]int8{} {
			s.Slots = [personal.MaxSlots]int8{4, 3, 3, 3, 2}
		}
		if s.Casting < 0 {
			s.Casting = int8(len(b.Abilities) - 1)
		}
	case "device":
		n := b.Device(name)
		if n < 0 {
			return missing
		}
		count, err := p.number(1, 100)
		if err != nil {
			return err
		}
		x := personal.Supply{Device: n, Count: int8(count)}
		if p.take("mark") {
			if count, err = p.number(1, 10); err != nil {
				return err
			}
			x.Mark = int8(count)
		}
		s.Devices = append(s.Devices, x)
	case "trained":
		if !slices.ContainsFunc(b.Weapons, func(w personal.Weapon) bool { return refer(w.Kind) == name }) {
			return missing
		}
		for i := range b.Weapons {
			if k := b.Weapons[i].Kind; refer(k) == name && !slices.Contains(s.Trained, k) {
				s.Trained = append(s.Trained, k)
			}
		}
	case "used-to":
		n := slices.Index(b.Weights, name)
		if n < 0 {
			return missing
		}
		s.Worn |= 1 << n
	case "skilled", "expert":
		for i := range b.Skills {
			if refer(b.Skills[i].Name) == name {
				if word == "expert" {
					s.Expert |= 1 << i
				} else {
					s.Skilled |= 1 << i
				}
				return nil
			}
		}
		return missing
	case "feature":
		n, err := personal.FeatureList.Find(name)
		if err != nil {
			return fmt.Errorf("%w: %w", ErrName, err)
		}
		s.Features |= 1 << n
	case "resists", "vulnerable", "immune":
		n := slices.Index(b.Types, name)
		if n < 0 {
			return missing
		}
		set := map[string]*uint32{"resists": &s.Resists, "vulnerable": &s.Vulnerable, "immune": &s.Immune}[word]
		*set |= 1 << n
	default:
		return fmt.Errorf("%w: a sheet has no %q", ErrName, word)
	}
	return nil
}

// open says whether somebody on foot has their turn.
func (g *stage) open(id crew.ID) bool {
	p := g.world.Fight.Person(id)
	return p != nil && p.Open
}

// boots finds the seat of a person by name.
func (g *stage) boots(name string) (crew.Seat, error) {
	p, err := g.body(name)
	if err != nil {
		return crew.Seat{}, err
	}
	return g.world.Member(p.ID).Seat, nil
}

func (g *stage) body(name string) (*personal.Person, error) {
	for i := range g.world.Fight.People {
		if p := &g.world.Fight.People[i]; refer(p.Name) == name {
			return p, nil
		}
	}
	return nil, missing("person", name, keys(g.world.Fight.People, func(o *personal.Person) string { return refer(o.Name) }))
}

func (g *stage) bodyID(p *phrase) (crew.ID, error) {
	o, err := g.body(p.next())
	if err != nil {
		return 0, err
	}
	return o.ID, nil
}
