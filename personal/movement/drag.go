package movement

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
)

// riseTo takes a person, and those they hold, to a height.
func riseTo(f *personal.Fight, p *personal.Person, height int16) {
	if height == p.Height {
		return
	}
	p.Height = height
	combat.SufferGround(f, p)
	for _, h := range slices.Clone(p.Holds) {
		o := f.Person(h.Person)
		o.Height = height
		combat.SufferGround(f, o)
		combat.EndHoldsOf(f, o)
	}
	combat.EndLostHolds(f, p)
}

// dragHeld drags along the people whom a person holds, from the square that they have left:
// the first into it, the others beside them, and from level to level by a ladder or a shaft. It
// returns those it has moved.
func dragHeld(f *personal.Fight, p *personal.Person, was deckplan.Square) (moved []crew.ID) {
	for _, h := range p.Holds {
		o := f.Person(h.Person)
		stood := o.At
		switch {
		case personal.Around(f, o) == p:
			combat.PutAt(f, o, p.At)
		case h.Carried && f.Covers(p, o.At):
		case was.Level != p.At.Level:
			if to, ok := combat.RoomBeside(f, p, o); ok {
				combat.PutAt(f, o, to)
			}
		case h.Carried || f.Book().Movement.Share || hasRoomFor(f, o, was):
			combat.PutAt(f, o, was)
		case personal.SquaresApart(f, p, o) == 0:
			if to, ok := f.FindRoom(o, p.Deck, []deckplan.Square{p.At}); ok {
				combat.PutAt(f, o, to)
			}
		case f.Distance(p, o) > personal.Reach(f, p):
			stepAfter(f, p, o)
		}
		if o.At != stood {
			moved = append(append(moved, o.ID), combat.BringCarried(f, o, stood)...)
		}
	}
	return moved
}

// hasRoomFor reports whether a square has room for a person who is held.
func hasRoomFor(f *personal.Fight, o *personal.Person, at deckplan.Square) bool {
	_, ok := f.Fits(o, at)
	return ok && f.InWay(o, at) == nil
}

// stepAfter makes a held person follow their holder, if there is room beside them.
func stepAfter(f *personal.Fight, p, o *personal.Person) {
	for _, d := range deckplan.Neighbours {
		to := o.At.Plus(d.X, d.Y)
		if _, err := personal.StepCost(f, o, o.At, to, rulebook.Walk); err == nil && f.InWay(o, to) == nil && deckplan.LengthOf(deckplan.Gap(to, f.Span(o), p.At, f.Span(p)), f.Book().Square) <= personal.Reach(f, p) {
			combat.PutAt(f, o, to)
			return
		}
	}
}
