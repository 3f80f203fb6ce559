package combat

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/say"
)

// teleport teleports a person: a d8 gives the direction, 1 north and so on clockwise, and
// dice the number of squares. If there is no room, they appear at the farthest square on
// the way that has room.
func teleport(f *personal.Fight, p *personal.Person, d dice.Dice, cause say.Text) {
	die, _ := f.Tray.Throw(len(deckplan.Neighbours), "direction")
	way := deckplan.Neighbours[die-1]
	for n := f.RollTold(p, d, personal.Leaps, cause); n > 0; n-- {
		to := p.At.Plus(n*way.X, n*way.Y)
		if f.HasRoom(p, to) {
			PutAt(f, p, to)
			EnterSquare(f, p)
			EndHoldsOf(f, p)
			break
		}
	}
	TellMoved(f, p, rulebook.Walk)
}

// swapPlaces exchanges the places of an effect's source and a person at once, which provokes
// nobody. Both keep their height. If either has no room in the other's place, both stay.
func swapPlaces(f *personal.Fight, s *personal.Source, t *personal.Person) {
	p := s.By
	if p == t || p.IsOut() || t.IsOut() || p.Deck != t.Deck {
		return
	}
	p.At, t.At = t.At, p.At
	if !f.HasRoom(p, p.At) || !f.HasRoom(t, t.At) {
		p.At, t.At = t.At, p.At
		f.TellDeed(p, "finds no room to trade places with", t.ID)
		return
	}
	f.TellDeed(p, "trades places with", t.ID)
	s.From = p.At
	for _, o := range [...]*personal.Person{p, t} {
		o.Path, o.Rises = o.Path[:0], 0
		PutAt(f, o, o.At)
		TellPushed(f, o)
	}
	for _, o := range [...]*personal.Person{p, t} {
		if EnterSquare(f, o); !o.IsOut() {
			EndHoldsOf(f, o)
		}
	}
}

// charge brings a person next to the target of their charge, or to a place, before the
// effect. It is instantaneous and provokes nobody. They come to the nearest free square.
func charge(f *personal.Fight, s *personal.Source, target crew.ID, at deckplan.Square) {
	p := s.By
	if t := f.Person(target); t != nil {
		at = t.At
	}
	to, found := p.At, false
	for dy := int16(-2); dy <= 2; dy++ {
		for dx := int16(-2); dx <= 2; dx++ {
			q := at.Plus(dx, dy)
			if f.Plan(p.Deck).Index(q) < 0 || f.Cell(p.Deck, q) == deckplan.Shaft || !f.SightFrom(p.Deck, at).Sees(q) || !f.HasRoom(p, q) {
				continue
			}
			if !found || deckplan.Near(at, q) < deckplan.Near(at, to) || deckplan.Near(at, q) == deckplan.Near(at, to) && deckplan.Near(p.At, q) < deckplan.Near(p.At, to) {
				to, found = q, true
			}
		}
	}
	if !found || to == p.At {
		return
	}
	releaseOutside(f, p)
	PutAt(f, p, to)
	bringInside(f, p)
	s.From = to
	TellMoved(f, p, rulebook.Walk)
	if EnterSquare(f, p); !p.IsOut() {
		EndHoldsOf(f, p)
	}
}

// FallDown makes a person fall who is not held up: a flyer who is knocked down or held
// still, or somebody who walks into a shaft (ME-FLYING, HOUSE-SHAFT).
func FallDown(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	if personal.HeldUp(f, p) {
		return
	}
	height := p.Height
	p.Height = 0
	if height += fallShafts(f, p); height == 0 {
		return
	}
	SufferGround(f, p)
	if f.InWay(p, p.At) != nil {
		if at, ok := f.FindRoom(p, p.Deck, []deckplan.Square{p.At}); ok {
			PutAt(f, p, at)
			EndLostHolds(f, p)
		}
	}
	bringInside(f, p)
	releaseOutside(f, p)
	n := min(int(height/max(1, book.Falls.Every)), int(book.Falls.Most))
	f.Tell(p, &personal.Dropped{Person: p.ID, Height: height})
	if n == 0 || offersHold(f, p, height) {
		return
	}
	SufferFall(f, p, n)
}

// SufferFall deals n dice of damage for a fall.
func SufferFall(f *personal.Fight, p *personal.Person, n int) {
	book := f.Book()
	r := f.DamageDice("fall", dice.Dice{Count: int8(n), Faces: book.Falls.Faces}, 1)
	f.Emit(f.Watchers(p), &personal.DamageRolled{Roll: r, Cause: "the fall"})
	w := personal.Wound{Target: p.ID, Type: book.Falls.Type, Amount: r.Total, Cause: "fall"}
	f.AddWound(w)
	if book.Falls.Prone && !(book.Falls.Cushioned && personal.Cushioned(f, p, &w)) {
		SetPart(f, p, rulebook.PartProne, true)
	}
}

// fallShafts drops somebody down the shafts below them, and returns how far.
func fallShafts(f *personal.Fight, p *personal.Person) (units int16) {
	to := p.At
	for next, ok := f.Below(p.Deck, to); ok; next, ok = f.Below(p.Deck, to) {
		to = next
		units += personal.Storey * f.Book().Square
	}
	if to == p.At {
		return 0
	}
	at, ok := f.FindRoom(p, p.Deck, []deckplan.Square{to})
	if !ok {
		return 0
	}
	PutAt(f, p, at)
	EndLostHolds(f, p)
	return units
}
