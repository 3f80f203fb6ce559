package combat

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/field"
	"broadside/sim/say"
)

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
	field.List(c, "path", &i.Path, personal.MaxPath, func(c field.Coder, q *deckplan.Square) { q.Fields(c) })
	field.Int(c, "mode", &i.Mode, 0, int64(rulebook.LastMode))
	field.Bool(c, "jump", &i.Jump)
	field.Int(c, "height", &i.Height, 0, 10_000)
}

// Check walks the way without going it.
func (i *Move) Check(f *personal.Fight, p *personal.Person) error {
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
	case i.Mode == rulebook.FlyMode && personal.Speed(f, p, rulebook.FlyMode) == 0:
		return book.Refuse(rulebook.TopicSpeeds, "%s cannot fly", p.Name)
	case f.Flags(p)&rulebook.NoMove != 0 || f.Top(p, i.Mode) == 0:
		return book.Refuse(rulebook.TopicMove, "%s cannot move", p.Name)
	case f.Flags(p)&rulebook.Crawls != 0 && i.Mode == rulebook.FlyMode:
		return book.Refuse(rulebook.TopicMove, "%s must stand up first", p.Name)
	}
	if personal.Strides(f, p) && !i.Jump {
		if _, err := f.Affords(p, rulebook.ActStride); err != nil {
			return err
		}
	}
	left := f.Left(p, i.Mode)
	if left <= 0 && personal.LeftElse(f, p) > 0 {
		return book.Refuse(rulebook.TopicSpeeds, "%s has already moved %d %s, and has a speed of %d there", p.Name, p.Spent, book.Unit, f.Top(p, i.Mode)*int16(1+p.Dashes))
	}
	if i.Jump {
		return i.checkJump(f, p, left)
	}
	cost, short := deckplan.Abs(i.Height-p.Height), false
	defer func(was int16) { p.Height = was }(p.Height)
	p.Height = i.Height // the way begins up there
	at := p.At
	for _, q := range i.Path {
		c, err := personal.KnownStepCost(f, p, at, q, i.Mode)
		if err != nil {
			return err
		}
		if cost += c; q.Level != at.Level {
			cost, p.Height = cost+p.Height, 0
		}
		if !short {
			left = personal.StepLeft(f, p, i.Mode, at, q)
			short = cost > left
		}
		at = q
	}
	if o := personal.KnownInWay(f, p, at, true); o != nil {
		return book.Refuse(rulebook.TopicPass, "%s cannot stay where %s is", p.Name, f.Called(p, o))
	}
	if err := affordsClimbs(f, p, i); err != nil {
		return err
	}
	if short || cost > left {
		return book.Refuse(rulebook.TopicMove, "that takes %d %s, and %s has %d left", cost, book.Unit, p.Name, left)
	}
	return nil
}

// MostClimbs returns how many climbs somebody can pay for (HOE-COMMON).
func MostClimbs(f *personal.Fight, p *personal.Person) int8 {
	a := &f.Book().Actions[rulebook.ActClimb]
	if !PaysClimbs(f) || p.Acting {
		return personal.MaxPath
	}
	return p.Tokens[a.Prices[0].Token] / a.Prices[0].Count
}

// PaysClimbs reports whether the book asks for actions to climb.
func PaysClimbs(f *personal.Fight) bool {
	a := &f.Book().Actions[rulebook.ActClimb]
	return a.Has && len(a.Prices) > 0
}

// affordsClimbs asks for the actions that climbing takes (HOE-COMMON).
func affordsClimbs(f *personal.Fight, p *personal.Person, i *Move) error {
	n, at := int8(0), p.At
	for _, q := range i.Path {
		if personal.Climbs(f, p, at, q, i.Mode) {
			n++
		}
		at = q
	}
	if n > MostClimbs(f, p) {
		a := &f.Book().Actions[rulebook.ActClimb]
		return crew.Refuse(a.Rule, "%s needs %d actions to climb there", p.Name, n*a.Prices[0].Count)
	}
	return nil
}

// checkJump returns a straight jump, at most as long as the book says; only its end is
// touched.
func (i *Move) checkJump(f *personal.Fight, p *personal.Person, left int16) error {
	book := f.Book()
	long, leap := int16(len(i.Path))*book.Square, personal.Leap(f, p)
	switch {
	case f.Flags(p)&rulebook.Crawls != 0:
		return book.Refuse(rulebook.TopicMove, "%s must stand up first", p.Name)
	case long > leap && book.Movement.Leap > 0:
		return book.Refuse(rulebook.TopicMove, "%s jumps %d %s at most", p.Name, leap, book.Unit)
	case long > leap:
		return book.Refuse(rulebook.TopicMove, "nobody jumps farther than %d %s", leap, book.Unit)
	case long > left && !personal.Strides(f, p):
		return book.Refuse(rulebook.TopicMove, "that takes %d %s, and %s has %d left", long, book.Unit, p.Name, left)
	}
	at := p.At
	for _, q := range i.Path {
		if deckplan.Near(at, q) != 1 || at.Level != q.Level || f.Blocked(p.Deck, q) {
			return book.Refuse(rulebook.TopicMove, "there is no jumping through %s", q)
		}
		if err := personal.LeapOver(f, p, at, q); err != nil {
			return err
		}
		at = q
	}
	if o := personal.KnownInWay(f, p, at, true); o != nil {
		return book.Refuse(rulebook.TopicPass, "%s cannot land where %s is", p.Name, f.Called(p, o))
	}
	if f.Book().Actions[rulebook.ActJump].Has {
		_, err := f.Affords(p, rulebook.ActJump)
		return err
	}
	return nil
}

// Do sets somebody on their way; Walk takes them along it.
func (i *Move) Do(f *personal.Fight, p *personal.Person) {
	if p.Acting {
		p.Aside, p.Stride = p.Stride, personal.Stride{}
	}
	if personal.Strides(f, p) && !i.Jump {
		f.Pay(p, rulebook.ActStride)
		p.Spent = 0
	}
	BreakOff(f, p, rulebook.BreakMoves)
	p.Spent += deckplan.Abs(i.Height - p.Height)
	p.Mode = i.Mode
	if !i.Jump {
		p.Path = p.Path[:0]
		if p.Rises = i.Height; Leaves(f, p, p.At, i.Height) {
			p.Path = append(p.Path, p.At)
		} else {
			reachHeight(f, p, len(i.Path) == 0)
		}
		p.Path = append(p.Path, i.Path...)
		p.Beat = 0
		return
	}
	rise(f, p, i.Height)
	end := i.Path[len(i.Path)-1]
	if wary(f, p, end) {
		Moved(f, p, p.Mode)
		return
	}
	if f.Book().Actions[rulebook.ActJump].Has {
		f.Pay(p, rulebook.ActJump)
	}
	p.Spent += int16(len(i.Path)) * f.Book().Square
	p.Path, p.Rises, p.Beat = append(p.Path[:0], i.Path...), 1, 0
	leap(f, p)
}

// Step moves a person into the next square, with those they drag, and applies what the
// square does.
func Step(f *personal.Fight, p *personal.Person, to deckplan.Square) {
	was := p.At
	personal.Stepped(f, p)
	place(f, p, to)
	smear(f, p, was)
	moved := drag(f, p, was)
	enter(f, p)
	for _, id := range moved {
		if o := f.Person(id); !o.Out() {
			enter(f, o)
		}
	}
	Shifted(f, p)
}

// Put moves somebody elsewhere without anything being made of it but where they are,
// and ends the way that they were on.
func Put(f *personal.Fight, p *personal.Person, to deckplan.Square) {
	if to != p.At {
		p.Path, p.Rises = p.Path[:0], 0
	}
	place(f, p, to)
}

// place moves somebody to a square, which may be the next of their way.
func place(f *personal.Fight, p *personal.Person, to deckplan.Square) {
	if to != p.At {
		BreakOff(f, p, rulebook.BreakMoves)
	}
	p.At = to
	tight, _ := f.Fits(p, to)
	SetPart(f, p, rulebook.PartSqueeze, tight)
	Ground(f, p)
	expose(f, p)
}

// Ground has somebody suffer what difficult ground under them is, where that is a
// condition, as long as they are on it, whatever else brings it about (HOE-COVER).
func Ground(f *personal.Fight, p *personal.Person) {
	n := f.Book().Roles[rulebook.PartRough]
	if f.Book().Movement.Difficult || n < 0 {
		return
	}
	own := func(a *personal.Affliction) bool { return a.Condition == n && a.Ground(p) }
	has := slices.ContainsFunc(p.Conditions, func(a personal.Affliction) bool { return own(&a) })
	switch on := p.Height == 0 && personal.RoughUnder(f, p, p.At); {
	case on == has:
	case on:
		Befall(f, p, personal.Affliction{Condition: n, By: p.ID, Save: -1, Implied: -1})
	default:
		shed(f, p, own, nil)
	}
}

// SetPart puts somebody into the condition of a part, or takes them out of it.
func SetPart(f *personal.Fight, p *personal.Person, part rulebook.Part, on bool) {
	n := f.Book().Roles[part]
	switch has := f.Suffers(p, n); {
	case n < 0 || has == on:
	case on:
		Befall(f, p, personal.Affliction{Condition: n, Save: -1, Implied: -1})
	default:
		Relieve(f, p, n)
	}
}

// enter applies what a square does to a person who enters it.
func enter(f *personal.Fight, p *personal.Person) {
	Drop(f, p)
	if p.Height == 0 && personal.Burns(f, p, p.At) {
		Scorch(f, p)
	}
	Sear(f, p, false)
	crosses(f, p)
	trip(f, p)
}

// Scorch is the damage of a hazardous square, on entering it and at the start of
// a turn there.
func Scorch(f *personal.Fight, p *personal.Person) {
	plan, book := f.Plan(p.Deck), f.Book()
	if plan.Hazard.None() {
		return
	}
	kind := slices.Index(book.Types, plan.HazardType)
	r := f.DamageDice("hazard", plan.Hazard, 1, nil)
	f.Emit(f.Watchers(p), &personal.DamageRolled{Roll: r, Cause: say.Of("the %s", plan.HazardType)})
	f.Hurt(personal.Wound{Target: p.ID, Type: int8(max(0, kind)), Amount: r.Total, Cause: "hazard"})
}

// Push moves a person away from a place against their will until something is in the
// way. It provokes nobody.
func Push(f *personal.Fight, p *personal.Person, from deckplan.Square, units int16) {
	was := p.At
	for n := units / f.Book().Square; n > 0; n-- {
		to := p.At.Plus(deckplan.Sign(p.At.X-from.X), deckplan.Sign(p.At.Y-from.Y))
		if to == p.At || personal.Bars(f, p, to) || !force(f, p, to) {
			break
		}
	}
	if p.At != was {
		landed(f, p)
		Shifted(f, p)
	} else if units >= f.Book().Square {
		f.Did(p, "has no room to go", 0)
	}
}

// force moves somebody a square against their will, and reports whether they can be moved
// on from there.
func force(f *personal.Fight, p *personal.Person, to deckplan.Square) bool {
	Put(f, p, to)
	enter(f, p)
	return p.At == to && !p.Out()
}

// landed tells where a person has been moved against their will, which does not show
// how fast they are.
func landed(f *personal.Fight, p *personal.Person) {
	f.Tell(p, &personal.Moved{Person: p.ID, At: p.At})
}

// Moved tells where a person has moved, and how much of a mode of movement is left.
func Moved(f *personal.Fight, p *personal.Person, by rulebook.Mode) {
	f.Tell(p, &personal.Moved{Person: p.ID, At: p.At, Left: f.Left(p, by), Unit: f.Book().Unit})
}
