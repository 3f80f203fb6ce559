package combat

import (
	"slices"

	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/say"
)

// PutAt moves somebody elsewhere without any effect but their position, and ends the path
// that they were on.
func PutAt(f *personal.Fight, p *personal.Person, to deckplan.Square) {
	if to != p.At {
		p.Path, p.Rises = p.Path[:0], 0
	}
	MoveTo(f, p, to)
}

// MoveTo moves somebody to a square, which may be the next of their path.
func MoveTo(f *personal.Fight, p *personal.Person, to deckplan.Square) {
	if to != p.At {
		BreakOff(f, p, rulebook.BreakMoves)
	}
	p.At = to
	tight, _ := f.Fits(p, to)
	SetPart(f, p, rulebook.PartSqueeze, tight)
	SufferGround(f, p)
	fitZonesAround(f, p)
	showExposed(f, p)
}

// SufferGround gives somebody the condition of difficult ground, if the book has one, for
// as long as they are on it, whatever else causes it (HOE-COVER).
func SufferGround(f *personal.Fight, p *personal.Person) {
	n := f.Book().Roles[rulebook.PartRough]
	if f.Book().Movement.Difficult || n < 0 {
		return
	}
	own := func(a *personal.Affliction) bool { return a.Condition == n && a.IsOfGround(p) }
	has := slices.ContainsFunc(p.Conditions, func(a personal.Affliction) bool { return own(&a) })
	switch on := p.Height == 0 && personal.RoughUnder(f, p, p.At); {
	case on == has:
	case on:
		Afflict(f, p, personal.Affliction{Condition: n, By: p.ID, Save: -1, Implied: -1})
	default:
		endConditions(f, p, own, nil)
	}
}

// SetPart puts somebody into the condition that plays a part, or removes it.
func SetPart(f *personal.Fight, p *personal.Person, part rulebook.Part, on bool) {
	n := f.Book().Roles[part]
	switch has := f.Suffers(p, n); {
	case n < 0 || has == on:
	case on:
		Afflict(f, p, personal.Affliction{Condition: n, Save: -1, Implied: -1})
	default:
		Relieve(f, p, n)
	}
}

// EnterSquare applies what a square does to a person who enters it.
func EnterSquare(f *personal.Fight, p *personal.Person) {
	FallDown(f, p)
	if p.Height == 0 && personal.Burns(f, p, p.At) {
		BurnOnSquare(f, p)
	}
	BurnOnGround(f, p, false)
	enterZones(f, p)
	triggerMines(f, p)
}

// BurnOnSquare deals the damage of a hazardous square, on entering it and at the start of
// a turn there.
func BurnOnSquare(f *personal.Fight, p *personal.Person) {
	plan, book := f.Plan(p.Deck), f.Book()
	if plan.Hazard.IsNone() {
		return
	}
	kind := slices.Index(book.Types, plan.HazardType)
	r := f.DamageDice("hazard", plan.Hazard, 1)
	f.Emit(f.Watchers(p), &personal.DamageRolled{Roll: r, Cause: say.Of("the %s", plan.HazardType)})
	f.AddWound(personal.Wound{Target: p.ID, Type: int8(max(0, kind)), Amount: r.Total, Cause: "hazard"})
}

// Push moves a person away from a place against their will until something is in the
// way. It provokes nobody.
func Push(f *personal.Fight, p *personal.Person, from deckplan.Square, units int16) {
	shift(f, p, nil, from, units, 1)
}

// Pull moves a person towards a place in the same way, at most as far as there. A person
// pulled towards the puller ends beside them, even where spaces are shared (HOE-SPACE).
func pull(f *personal.Fight, p, by *personal.Person, to deckplan.Square, units int16) {
	if to != by.At {
		by = nil
	}
	shift(f, p, by, to, units, -1)
}

// shift moves a person away from a place, or with a way of -1 towards it, but never onto
// a square of by, who may be nil.
func shift(f *personal.Fight, p, by *personal.Person, from deckplan.Square, units, way int16) {
	was := p.At
	for n := units / f.Book().Square; n > 0; n-- {
		to := p.At.Plus(way*deckplan.Sign(p.At.X-from.X), way*deckplan.Sign(p.At.Y-from.Y))
		if to == p.At || by != nil && covers(f, p, to, by) || personal.IsBarred(f, p, to) || !forceStep(f, p, to) {
			break
		}
	}
	if p.At != was {
		TellPushed(f, p)
		EndHoldsOf(f, p)
	} else if units >= f.Book().Square {
		f.TellDeed(p, "has no room to go", 0)
	}
}

// covers reports whether a person at a square would stand on a square of somebody else.
func covers(f *personal.Fight, p *personal.Person, at deckplan.Square, o *personal.Person) bool {
	return o != p && o.Deck == p.Deck && deckplan.Gap(at, f.Span(p), o.At, f.Span(o)) == 0
}

// forceStep moves somebody a square against their will, with those they carry, and reports
// whether they can be moved farther.
func forceStep(f *personal.Fight, p *personal.Person, to deckplan.Square) bool {
	was := p.At
	PutAt(f, p, to)
	brought := BringCarried(f, p, was)
	EnterSquare(f, p)
	for _, id := range brought {
		if o := f.Person(id); !o.IsOut() {
			EnterSquare(f, o)
		}
	}
	return p.At == to && !p.IsOut()
}

// TellPushed tells where a person has been moved against their will, without revealing
// how fast they are.
func TellPushed(f *personal.Fight, p *personal.Person) {
	f.Tell(p, &personal.Moved{Person: p.ID, At: p.At})
}

// TellMoved tells where a person has moved, and how much of a mode of movement is left.
func TellMoved(f *personal.Fight, p *personal.Person, by rulebook.Mode) {
	f.Tell(p, &personal.Moved{Person: p.ID, At: p.At, Left: f.MovementLeft(p, by), Unit: f.Book().Unit})
}
