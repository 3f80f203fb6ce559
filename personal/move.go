package personal

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
)

// stepTicks is how long a step takes to be seen.
const stepTicks = 4

// Move goes along a way, square by square, each beside the one before it
// (ME-MOVE, ME-BREAK, HOE-SPEED). A ladder leads from its one end to the other.
type Move struct {
	Path   []deckplan.Square
	Mode   rulebook.Mode
	Jump   bool  // over what lies between the first square and the last
	Height int16 // flying: the height to rise or sink to before it
}

func (*Move) Verb() crew.Verb { return crew.Walk }

// Fields describes a Move.
func (i *Move) Fields(c field.Coder) {
	field.List(c, "path", &i.Path, maxPath, func(c field.Coder, q *deckplan.Square) { q.Fields(c) })
	field.Int(c, "mode", &i.Mode, 0, int64(rulebook.LastMode))
	field.Bool(c, "jump", &i.Jump)
	field.Int(c, "height", &i.Height, 0, 10_000)
}

// top is somebody's speed in a mode of movement now, in units a turn.
func (f *Fight) top(p *Person, mode rulebook.Mode) int16 {
	book, sheet := f.Book(), f.SheetOf(p)
	speed := f.speed(p, mode)
	if speed == 0 && (mode == rulebook.Climb || mode == rulebook.Swim) {
		speed = sheet.Speeds[rulebook.Walk]
	}
	if speed > 0 {
		speed += f.faster(p)
	}
	speed = max(0, speed-f.slowed(p))
	for i := range p.Conditions {
		c := &book.Conditions[p.Conditions[i].Condition]
		if c.Speed >= 0 {
			speed = min(speed, c.Speed)
		}
		if c.Flags&rulebook.HalfSpeed != 0 {
			speed /= 2
		}
	}
	if f.flags(p)&rulebook.NoMove != 0 {
		return 0
	}
	if book.Movement.DragHalves && f.drags(p) {
		speed /= 2
	}
	return speed
}

// speed is a speed of somebody's, by their nature or by what carries them.
func (f *Fight) speed(p *Person, mode rulebook.Mode) int16 {
	n := f.SheetOf(p).Speeds[mode]
	if mode == rulebook.FlyMode {
		for i := range p.Conditions {
			c := &f.Book().Conditions[p.Conditions[i].Condition]
			if n = max(n, c.Fly); c.Flags&rulebook.Winged != 0 {
				n = max(n, f.SheetOf(p).Speeds[rulebook.Walk])
			}
		}
	}
	return n
}

// left is what is left of somebody's movement in a mode: the speed, as often as
// it was had, less all that was moved in whatever mode (ME-SPEEDS, ME-DASH).
func (f *Fight) left(p *Person, mode rulebook.Mode) int16 {
	return max(0, f.top(p, mode)*int16(1+p.Dashes)-p.Spent)
}

// leftElse is the most that is left of somebody's movement in any mode.
func (f *Fight) leftElse(p *Person) (most int16) {
	for mode := rulebook.Walk; mode <= rulebook.LastMode; mode++ {
		most = max(most, f.left(p, mode))
	}
	return most
}

// Check walks the way without going it.
func (i *Move) Check(f *Fight, p *Person) error {
	book := f.Book()
	switch {
	case !p.Open && !p.Acting:
		return book.Refuse(rulebook.TopicTurn, "%s moves only in their own turn", p.Name)
	case len(p.Path) > 0:
		return book.Refuse(rulebook.TopicMove, "%s is still under way", p.Name)
	case len(i.Path) == 0 && (i.Height == p.Height || i.Jump):
		return book.Refuse(rulebook.TopicMove, "the way has no squares")
	case i.Jump && i.Mode != rulebook.Walk:
		return book.Refuse(rulebook.TopicMove, "only who walks can jump")
	case i.Mode != rulebook.FlyMode && i.Height != 0:
		return book.Refuse(rulebook.TopicMove, "only who flies leaves the ground")
	case i.Mode == rulebook.FlyMode && f.speed(p, rulebook.FlyMode) == 0:
		return book.Refuse(rulebook.TopicSpeeds, "%s cannot fly", p.Name)
	case f.flags(p)&rulebook.NoMove != 0 || f.top(p, i.Mode) == 0:
		return book.Refuse(rulebook.TopicMove, "%s cannot move", p.Name)
	case f.flags(p)&rulebook.Crawls != 0 && i.Mode == rulebook.FlyMode:
		return book.Refuse(rulebook.TopicMove, "%s must stand up first", p.Name)
	}
	left := f.left(p, i.Mode)
	if left <= 0 && f.leftElse(p) > 0 {
		return book.Refuse(rulebook.TopicSpeeds, "%s has already moved %d %s, and has a speed of %d there", p.Name, p.Spent, book.Unit, f.top(p, i.Mode)*int16(1+p.Dashes))
	}
	if i.Jump {
		return i.checkJump(f, p, left)
	}
	cost, high := deckplan.Abs(i.Height-p.Height), i.Height
	at := p.At
	for n, q := range i.Path {
		c, err := f.stepCost(p, at, q, i.Mode)
		if err != nil {
			return err
		}
		if n == len(i.Path)-1 {
			if o := f.inWay(p, q, true); o != nil {
				return book.Refuse(rulebook.TopicPass, "%s cannot stay where %s is", p.Name, f.called(p, o))
			}
		}
		if !book.Movement.Difficult && f.rough(p.Deck, q) {
			left = min(left, f.roughLeft(p))
		}
		if cost += c; q.Level != at.Level {
			cost, high = cost+high, 0
		}
		at = q
	}
	if err := f.affordsClimbs(p, i); err != nil {
		return err
	}
	if cost > left {
		return book.Refuse(rulebook.TopicMove, "that takes %d %s, and %s has %d left", cost, book.Unit, p.Name, left)
	}
	return nil
}

// roughLeft is what is left of the movement of one for whom difficult ground is a
// condition (HOE-COVER).
func (f *Fight) roughLeft(p *Person) int16 {
	n := f.Book().Roles[rulebook.PartRough]
	if n < 0 || f.Book().Conditions[n].Speed < 0 {
		return 1 << 12
	}
	return max(0, f.Book().Conditions[n].Speed*int16(1+p.Dashes)-p.Spent)
}

// called names somebody who is in the way, as far as the mover knows them.
func (f *Fight) called(p, o *Person) string {
	switch {
	case !f.Aware(p, o):
		return "something"
	case p.Side != o.Side:
		return "a foe"
	}
	return o.Name
}

// climbs says whether a step is a climb, which some books price: a ladder, or an
// obstacle that gives cover.
func (f *Fight) climbs(p *Person, from, to deckplan.Square, mode rulebook.Mode) bool {
	if mode == rulebook.FlyMode {
		return false
	}
	if from.Level != to.Level {
		return true
	}
	c := f.cell(p.Deck, to)
	return c == deckplan.LowCover || c == deckplan.HighCover
}

// affordsClimbs asks for the actions that climbing and jumping take (HOE-COMMON).
func (f *Fight) affordsClimbs(p *Person, i *Move) error {
	a := &f.Book().Actions[rulebook.ActClimb]
	if !a.Has || len(a.Prices) == 0 || p.Acting {
		return nil
	}
	need, at := int8(0), p.At
	for _, q := range i.Path {
		if f.climbs(p, at, q, i.Mode) {
			need += a.Prices[0].Count
		}
		at = q
	}
	if need > p.Tokens[a.Prices[0].Token] {
		return crew.Refuse(a.Rule, "%s needs %d actions to climb there", p.Name, need)
	}
	return nil
}

// checkJump is a straight jump, at most as long as the book says; only its end is
// touched.
func (i *Move) checkJump(f *Fight, p *Person, left int16) error {
	book := f.Book()
	long := int16(len(i.Path)) * book.Square
	switch {
	case long > book.Movement.Jump:
		return book.Refuse(rulebook.TopicMove, "nobody jumps farther than %d %s", book.Movement.Jump, book.Unit)
	case long > left:
		return book.Refuse(rulebook.TopicMove, "that takes %d %s, and %s has %d left", long, book.Unit, p.Name, left)
	}
	at := p.At
	for _, q := range i.Path {
		if deckplan.Near(at, q) != 1 || at.Level != q.Level || f.blocked(p.Deck, q) {
			return book.Refuse(rulebook.TopicMove, "there is no jumping through %s", q)
		}
		at = q
	}
	if o := f.inWay(p, at, true); o != nil {
		return book.Refuse(rulebook.TopicPass, "%s cannot land where %s is", p.Name, f.called(p, o))
	}
	if f.Book().Actions[rulebook.ActJump].Has {
		_, err := f.affords(p, rulebook.ActJump)
		return err
	}
	return nil
}

// stepCost is what a step takes in units, or why it cannot be made (ME-TERRAIN,
// ME-PASS, ME-PRONE, ME-SQUEEZE).
func (f *Fight) stepCost(p *Person, from, to deckplan.Square, mode rulebook.Mode) (int16, error) {
	book := f.Book()
	cost := book.Square
	switch end, ok := f.Ladder(p.Deck, from); {
	case ok && end == to:
		cost *= 2
	case f.Ascends(p, mode) && f.upright(p.Deck, from, to):
		cost *= storey
	case deckplan.Near(from, to) != 1 || from.Level != to.Level:
		return 0, book.Refuse(rulebook.TopicMove, "%s is not beside %s", to, from)
	case from.X != to.X && from.Y != to.Y && (f.blocked(p.Deck, deckplan.Square{X: from.X, Y: to.Y, Level: from.Level}) || f.blocked(p.Deck, deckplan.Square{X: to.X, Y: from.Y, Level: from.Level})):
		return 0, book.Refuse(rulebook.TopicMove, "there is a corner in the way to %s", to)
	}
	tight, ok := f.fits(p, to)
	switch {
	case f.shut(p.Deck, to):
		return 0, book.Refuse(rulebook.TopicMove, "the door at %s is shut", to)
	case f.cell(p.Deck, to).Solid():
		return 0, book.Refuse(rulebook.TopicMove, "there is no way through %s", to)
	case !ok || !f.slips(p, from, to):
		return 0, book.Refuse(rulebook.TopicSize, "%s does not fit into %s", p.Name, to)
	}
	if f.flags(p)&rulebook.Cowed != 0 {
		if err := f.shrinks(p, from, to); err != nil {
			return 0, err
		}
	}
	extra := int16(0)
	o := f.inWay(p, to, false)
	if o != nil && !f.passes(p, o) {
		return 0, book.Refuse(rulebook.TopicPass, "%s is in the way", f.called(p, o))
	}
	hard := mode != rulebook.FlyMode && f.rough(p.Deck, to) && book.Movement.Difficult
	if hard || o != nil && book.Movement.Creatures {
		extra += book.Square // once, however many reasons there are
	}
	if book.Movement.Crawl && f.flags(p)&rulebook.Crawls != 0 {
		extra += book.Square
	}
	if tight {
		extra += book.Square
	}
	return cost + extra, nil
}

// fits says whether somebody's space finds room at a square, and whether only by
// squeezing into what is one size smaller (ME-SIZE, ME-SQUEEZE).
func (f *Fight) fits(p *Person, at deckplan.Square) (tight, ok bool) {
	n := f.span(p)
	if f.room(p, at, n) {
		return f.pinched(p, at), true
	}
	book := f.Book()
	size := f.size(p)
	if !book.Movement.Squeeze || size == 0 {
		return false, false
	}
	small := int16(book.Sizes[size-1].Squares)
	if small >= n {
		return false, false
	}
	for y := range n - small + 1 {
		for x := range n - small + 1 {
			if f.room(p, at.Plus(x, y), small) {
				return true, true
			}
		}
	}
	return false, false
}

// slips says whether somebody who squeezes gets from one place to the next: the
// parts that find room there lie beside each other.
func (f *Fight) slips(p *Person, from, to deckplan.Square) bool {
	n := f.span(p)
	if n == 1 || from.Level != to.Level || f.room(p, from, n) && f.room(p, to, n) {
		return true
	}
	small := int16(f.Book().Sizes[f.size(p)-1].Squares)
	m := n - small + 1
	for i := range m * m {
		a := from.Plus(i%m, i/m)
		if !f.room(p, a, small) {
			continue
		}
		for j := range m * m {
			if b := to.Plus(j%m, j/m); deckplan.Near(a, b) <= 1 && f.room(p, b, small) {
				return true
			}
		}
	}
	return false
}

func (f *Fight) room(p *Person, at deckplan.Square, n int16) bool {
	for i := range n * n {
		if q := at.Plus(i%n, i/n); f.blocked(p.Deck, q) || f.cell(p.Deck, q) == deckplan.Duct && !f.crawlsThrough(p) {
			return false
		}
	}
	return true
}

// inWay is somebody else in the space that a person would have at a square: how
// many fit around one is what the squares allow (ME-SURROUND). At
// the end of a move creatures of other sizes may share it, where the book says
// so (HOE-SPACE).
func (f *Fight) inWay(p *Person, at deckplan.Square, end bool) *Person {
	n := f.span(p)
	for i := range f.People {
		o := &f.People[i]
		if o == p || o.Deck != p.Deck || o.State == Dead || o.State == Away || p.holds(o.ID) || deckplan.Abs(o.Height-p.Height) >= f.Book().Square && o.Height+p.Height > 0 {
			continue
		}
		if f.gapAt(at, n, o.At, f.span(o)) > 0 {
			continue
		}
		if end && (f.Book().Movement.Share && f.size(o) != f.size(p) || (f.SheetOf(o).Features|f.SheetOf(p).Features)&rulebook.Swarming != 0) {
			continue
		}
		return o
	}
	return nil
}

// passes says whether somebody may move through the space of another.
func (f *Fight) passes(p, o *Person) bool {
	d := f.size(p) - f.size(o)
	return !hostile(p, o) || f.Book().Movement.Sizes == 0 || d >= f.Book().Movement.Sizes || -d >= f.Book().Movement.Sizes || o.State != Able
}

// Do sets somebody on their way; Walk takes them along it.
func (i *Move) Do(f *Fight, p *Person) {
	if p.Acting {
		p.Aside, p.Stride = p.Stride, Stride{}
	}
	p.Spent += deckplan.Abs(i.Height - p.Height)
	p.Mode = i.Mode
	if !i.Jump {
		p.Path = p.Path[:0]
		if p.Rises = i.Height; f.leaves(p, p.At, i.Height) {
			p.Path = append(p.Path, p.At)
		} else {
			f.reachHeight(p, len(i.Path) == 0)
		}
		p.Path = append(p.Path, i.Path...)
		p.Beat = 0
		return
	}
	f.rise(p, i.Height)
	if f.Book().Actions[rulebook.ActJump].Has {
		f.pay(p, rulebook.ActJump)
	}
	p.Spent += int16(len(i.Path)) * f.Book().Square
	end := i.Path[len(i.Path)-1]
	if f.leaves(p, end, p.Height) {
		p.Path = append(p.Path[:0], end)
		return
	}
	f.step(p, end)
	f.moved(p, p.Mode)
}

// step puts somebody into the next square, with whom they drag, and does what
// the square does.
func (f *Fight) step(p *Person, to deckplan.Square) {
	was := p.At
	f.stepped(p)
	f.put(p, to)
	f.smear(p, was)
	moved := f.drag(p, was)
	f.enter(p)
	for _, id := range moved {
		if o := f.Person(id); !o.Out() {
			f.enter(o)
		}
	}
	f.shifted(p)
}

// put moves somebody without anything being made of it but where they are.
func (f *Fight) put(p *Person, to deckplan.Square) {
	p.At = to
	tight, _ := f.fits(p, to)
	f.setPart(p, rulebook.PartSqueeze, tight)
	if !f.Book().Movement.Difficult {
		f.setPart(p, rulebook.PartRough, f.rough(p.Deck, to))
	}
	f.expose(p)
}

// setPart puts somebody into the condition of a part, or takes them out of it.
func (f *Fight) setPart(p *Person, part rulebook.Part, on bool) {
	n := f.Book().Roles[part]
	switch has := f.suffers(p, n); {
	case n < 0 || has == on:
	case on:
		f.befall(p, Affliction{Condition: n, Save: -1, Implied: -1})
	default:
		f.relieve(p, n)
	}
}

// enter is what a square does to who comes into it.
func (f *Fight) enter(p *Person) {
	f.drop(p)
	if f.hazardous(p.Deck, p.At) && p.Height == 0 {
		f.scorch(p)
	}
	f.sear(p, false)
	f.crosses(p)
	f.trip(p)
}

// scorch is the damage of a hazardous square, on entering it and at the start of
// a turn there.
func (f *Fight) scorch(p *Person) {
	plan, book := f.plan(p.Deck), f.Book()
	if plan.Hazard.Count == 0 {
		return
	}
	kind := slices.Index(book.Types, plan.HazardType)
	r := f.damageDice("hazard", plan.Hazard, 1, nil)
	f.emit(f.watchers(p), &DamageRolled{Roll: r, Cause: "the hazard"})
	f.hurt(Wound{Target: p.ID, Type: int8(max(0, kind)), Amount: r.Total, Cause: "hazard"})
}

// push moves somebody away from a place against their will, as far as nothing is
// in the way. Nobody strikes at who is pushed.
func (f *Fight) push(p *Person, from deckplan.Square, units int16) {
	was := p.At
	for n := units / f.Book().Square; n > 0; n-- {
		to := p.At.Plus(sign(p.At.X-from.X), sign(p.At.Y-from.Y))
		if to == p.At || f.inWay(p, to, true) != nil {
			break
		}
		if _, ok := f.fits(p, to); !ok {
			break
		}
		f.put(p, to)
		f.enter(p)
	}
	if p.At != was {
		f.moved(p, rulebook.Walk)
		f.shifted(p)
	} else if units >= f.Book().Square {
		f.did(p, "has no room to go", 0)
	}
}

// moved tells where somebody has come to, and what is left of a mode of moving.
func (f *Fight) moved(p *Person, by rulebook.Mode) {
	f.tell(p, &Moved{p.ID, p.At, f.left(p, by), f.Book().Unit})
}

// Moved says where somebody has come to.
type Moved struct {
	Person crew.ID
	At     deckplan.Square
	Left   int16
	Unit   string // of Left
}

func (*Moved) Kind() event.Kind { return KindMoved }

// Fields describes a Moved.
func (f *Moved) Fields(c field.Coder) {
	idField(c, "person", &f.Person)
	f.At.Fields(c)
	field.Int(c, "left", &f.Left, 0, 30_000)
	field.Text(c, "unit", &f.Unit, crew.MaxName)
}

func (f *Moved) Sentence(n event.Names) string {
	left := "no"
	if f.Left != 0 {
		left = fmt.Sprintf("%d %s of", f.Left, f.Unit)
	}
	return fmt.Sprintf("%s has moved to %s; %s movement is left.", name(n, f.Person), f.At, left)
}
