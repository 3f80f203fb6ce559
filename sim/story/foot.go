package story

import (
	"fmt"
	"slices"
	"strings"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/scenario"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// foot returns the scenario's part on decks, created if there is none yet, with the
// story's own copies of books and plans, to which sheets and rooms can be added.
func (c *scene) foot() *scenario.Foot {
	if c.Foot == nil {
		c.Foot = &scenario.Foot{Library: &c.persons}
		c.persons.Plans = slices.Clone(c.persons.Plans)
		c.persons.Books = slices.Clone(c.persons.Books)
		for i := range c.persons.Books {
			c.persons.Books[i].Sheets = slices.Clip(c.persons.Books[i].Sheets)
		}
	}
	return c.Foot
}

// rules returns the book of the story.
func (c *scene) rules() *rulebook.Book { return &c.persons.Books[c.foot().Book] }

// book reads: book KEY.
func (c *scene) book(_ *Stock, p *phrase) error {
	key := p.next()
	n := c.persons.Book(key)
	if n < 0 {
		return missing("book", key, schema.KeysOf(c.persons.Books, func(b *rulebook.Book) string { return b.Key }))
	}
	c.foot().Book = n
	return nil
}

func (c *scene) noSheet(key string) error {
	return missing("sheet", key, schema.KeysOf(c.rules().Sheets, func(s *rulebook.Sheet) string { return s.Key }))
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
		return missing("deck plan", key, schema.KeysOf(c.persons.Plans, func(p *deckplan.Plan) string { return p.Key }))
	}
	return c.deckOf(n, p)
}

// deckOf reads the ship of a deck: [for SHIP] [pods N] [hand SHEET]. If a sheet is given,
// the ship's crew is on the deck.
func (c *scene) deckOf(plan int16, p *phrase) (err error) {
	d := scenario.FootDeck{Plan: plan, Hand: -1}
	for err == nil && !p.done() {
		switch w := p.next(); w {
		case "for":
			var n int
			n, err = c.arrival(p)
			if err == nil {
				d.Ship = c.ShipID(n)
			}
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
// walls around it, whose squares count from 0 inside the walls.
func (c *scene) room(_ *Stock, p *phrase) error {
	if err := c.needsBook(); err != nil {
		return err
	}
	w, err := p.number(3, deckplan.MaxWidth)
	if err != nil {
		return err
	}
	h, err := p.number(3, deckplan.MaxHeight)
	if err != nil {
		return err
	}
	plan := deckplan.Plan{Key: "room", Name: "Room", Width: int16(w), Height: int16(h), Hazard: dice.Dice{Count: 1, Faces: 6}, HazardType: c.rules().Types[min(3, len(c.rules().Types)-1)]}
	rows := make([]string, h)
	for y := range rows {
		rows[y] = "#" + strings.Repeat(".", w-2) + "#"
		if y == 0 || y == h-1 {
			rows[y] = strings.Repeat("#", w)
		}
	}
	levels := 1
	if p.take("levels") {
		if levels, err = p.number(1, deckplan.MaxLevels); err != nil {
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
		h, ok := scenario.ParseHouseRule(w)
		if !ok {
			return fmt.Errorf("%w: house rule %q; use pod, dock, breach, seize, sabotage, capture, shake or open", ErrName, w)
		}
		c.foot().Without = c.foot().Without.With(h)
	}
	return nil
}

// square reads: square WHAT X Y [X Y]..., square WHAT from X Y to X Y. It changes squares
// of the story's room, one by one or all between two corners.
func (c *scene) square(_ *Stock, p *phrase) error {
	if c.Foot == nil || len(c.Foot.Decks) == 0 {
		return fmt.Errorf("%w: there is no room yet; write `room` before its squares", ErrSetUp)
	}
	plan := &c.persons.Plans[c.Foot.Decks[len(c.Foot.Decks)-1].Plan]
	if plan.Key != "room" {
		return fmt.Errorf("%w: only squares of a room can be changed, not those of a deck of the data", ErrSetUp)
	}
	symbol, err := symbolOf(p.next())
	for err == nil && !p.done() {
		area := p.take("from")
		var from, to deckplan.Square
		if from, err = squareIn(plan, p); err != nil {
			return err
		}
		to = from
		if area {
			if err = p.need("to"); err == nil {
				to, err = squareIn(plan, p)
			}
		}
		for y := min(from.Y, to.Y); err == nil && y <= max(from.Y, to.Y); y++ {
			for x := min(from.X, to.X); x <= max(from.X, to.X); x++ {
				plan.Change(symbol, deckplan.Square{X: x, Y: y})
			}
		}
	}
	return err
}

func squareIn(plan *deckplan.Plan, p *phrase) (deckplan.Square, error) {
	x, err := p.number(0, int(plan.Width)-1)
	if err != nil {
		return deckplan.Square{}, err
	}
	y, err := p.number(0, int(plan.Height)-1)
	return deckplan.Square{X: int16(x), Y: int16(y)}, err
}

// symbolOf returns a symbol of the map by the name of its cell: wall, half-cover,
// locked-door.
func symbolOf(word string) (byte, error) {
	var names []string
	for _, s := range deckplan.Symbols {
		name := refer(s.Says.String())
		if names = append(names, name); name == word {
			return s.Symbol, nil
		}
	}
	return 0, fmt.Errorf("%w: square %q; use %s", ErrName, word, strings.Join(slices.Compact(names), ", ")) // each ladder has a symbol
}

// person reads: person NAME SHEET at X Y [level N] [deck N] [side NAME] [special]
// [hidden] [group NAME] [later] [awaited], where later means that a trigger brings them in, and
// awaited that their side counts on that.
func (c *scene) person(_ *Stock, p *phrase) error {
	if err := c.needsBook(); err != nil {
		return err
	}
	name, err := p.name()
	if err != nil {
		return err
	}
	if c.personAt(refer(name)) >= 0 || c.comerAt(refer(name)) >= 0 || c.shipAt(refer(name)) >= 0 || strings.Contains(name, ".") {
		return fmt.Errorf("%w: a person needs a name of their own without a full stop, not %q", ErrSetUp, name)
	}
	a, later, awaited := personal.Arrival{Name: name}, false, false
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
			n, err = p.number(1, deckplan.MaxLevels)
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
		case "later":
			later, a.Near = true, true
		case "awaited":
			awaited = true
		case "group":
			a.Group, err = p.name()
		default:
			err = fmt.Errorf("%w: %q; a person has at, level, deck, side, special, hidden, group, later and awaited", ErrSyntax, w)
		}
	}
	if awaited && !later && err == nil {
		err = fmt.Errorf("%w: only somebody who comes later can be awaited", ErrSyntax)
	}
	if len(c.Sides) == 0 {
		c.Sides = append(c.Sides, scenario.SideInfo{Name: "Blue"})
	}
	if later {
		c.Foot.Reinforcements = append(c.Foot.Reinforcements, scenario.FootReinforcement{Name: name, People: []personal.Arrival{a}, Awaited: awaited})
	} else {
		c.Foot.People = append(c.Foot.People, a)
	}
	return err
}

// fixture reads: fixture NAME at X Y [level N] [deck N]: a lever or the like, which can be
// handled.
func (c *scene) fixture(_ *Stock, p *phrase) error {
	if err := c.needsBook(); err != nil {
		return err
	}
	name, err := p.name()
	x := scenario.Fixture{Name: name}
	for err == nil && !p.done() {
		n := 0
		switch w := p.next(); w {
		case "at":
			x.At, err = squareOf(p)
		case "level":
			n, err = p.number(1, deckplan.MaxLevels)
			x.At.Level = int8(n - 1)
		case "deck":
			n, err = p.number(1, 8)
			x.Deck = int8(n - 1)
		default:
			err = fmt.Errorf("%w: %q; a fixture has at, level and deck", ErrSyntax, w)
		}
	}
	c.Foot.Fixtures = append(c.Foot.Fixtures, x)
	return err
}

func squareOf(p *phrase) (q deckplan.Square, err error) {
	x, err := p.number(0, deckplan.MaxWidth-1)
	if err != nil {
		return q, err
	}
	y, err := p.number(0, deckplan.MaxHeight-1)
	q.X, q.Y = int16(x), int16(y)
	return q, err
}

func (c *scene) personAt(name string) int {
	if c.Foot == nil {
		return -1
	}
	return slices.IndexFunc(c.Foot.People, func(a personal.Arrival) bool { return refer(a.Name) == name })
}

// comerAt returns the index of a person who comes later, or -1.
func (c *scene) comerAt(name string) int {
	if c.Foot == nil {
		return -1
	}
	return slices.IndexFunc(c.Foot.Reinforcements, func(a scenario.FootReinforcement) bool { return refer(a.Name) == name })
}

// bootsOf returns the seat of a person of the setup. Those on a ship's decks have its
// number; the others are numbered together.
func (c *scene) bootsOf(at int) crew.Seat {
	ship := func(i int) space.ID {
		if d := int(c.Foot.People[i].Deck); d < len(c.Foot.Decks) {
			return c.Foot.Decks[d].Ship
		}
		return 0
	}
	seat := crew.Seat{Role: crew.Boots, Ship: ship(at)}
	var taken [256]bool
	for i := 0; i <= at; i++ {
		if ship(i) == seat.Ship {
			seat.Number = crew.NumberOnFoot(int(c.Foot.People[i].Side), &taken, &crew.Numbering{})
			taken[seat.Number] = true
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

// open reports whether it is the turn of somebody on foot.
func (g *stage) open(id crew.ID) bool {
	p := g.world.Fight.Person(id)
	return p != nil && p.Open
}

// boots finds the seat of a person by name.
func (g *reader) boots(name string) (crew.Seat, error) {
	p, err := g.body(name)
	if err != nil {
		return crew.Seat{}, err
	}
	return g.world.Member(p.ID).Seat, nil
}

func (g *reader) body(name string) (*personal.Person, error) {
	for i := range g.world.Fight.People {
		if p := &g.world.Fight.People[i]; refer(p.Name) == name {
			return p, nil
		}
	}
	return nil, missing("person", name, schema.KeysOf(g.world.Fight.People, func(o *personal.Person) string { return refer(o.Name) }))
}

func (g *reader) bodyID(p *phrase) (crew.ID, error) {
	o, err := g.body(p.next())
	if err != nil {
		return 0, err
	}
	return o.ID, nil
}

// bond reads what an escape is from: a person, or a condition.
func (g *reader) bond(i *action.Deed, word string) error {
	if o, err := g.body(word); err == nil {
		i.Person = o.ID
		return nil
	}
	book := g.scene.rules()
	var names []string
	for n := range book.Conditions {
		if number := action.BondNumber(book, int16(n)); number > 0 {
			if names = append(names, book.Conditions[n].Key); book.Conditions[n].Key == word {
				i.Item = number
				return nil
			}
		}
	}
	return missing("bond", word, names)
}
