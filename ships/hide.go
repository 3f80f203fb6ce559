package ships

import (
	"slices"

	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/space"
)

// InPlainSight reports whether a ship has another in plain sight, or by a line.
func (b *Battle) InPlainSight(s, o *Ship) bool { return InPlainSightBy(b.CoverOf, b, s, o) }

// InPlainSightBy reports the same as InPlainSight, with cover by a function that returns the same as
// CoverOf.
func InPlainSightBy(cover func(s, o *Ship) space.Cover, b *Battle, s, o *Ship) bool {
	if s.Side == o.Side || s.State != Able || s.Charge.Live {
		return false
	}
	return Linked(b, s, o) || !s.Suffers(shipyard.Blind) && !b.inField(o) && !o.Suffers(shipyard.Unseen) && cover(s, o) < space.ThreeQuartersCover
}

// Linked reports whether one of two ships holds the other, or is made fast to it.
func Linked(b *Battle, s, o *Ship) bool { return holds(b, s, o) || holds(b, o, s) || b.IsFast(s, o) }

// holds reports whether one ship keeps another from flying, as with a beam or a line.
func holds(b *Battle, s, o *Ship) bool {
	return slices.ContainsFunc(o.Afflictions, func(a Affliction) bool {
		k := b.Library.Rule(a.Kind)
		return a.By == s.ID && k.Flags&shipyard.HeldFast != 0 && k.Speed == shipyard.NoSpeed
	})
}

// ComeOut reveals, after a ship has moved, what has come into plain sight: the ship
// itself if it was hidden, and hidden ships whose cover it has flown around.
func (b *Battle) ComeOut(s *Ship, was space.Point) {
	if !s.Hidden {
		for _, i := range b.Lurkers {
			b.comeUpon(s, &b.Ships[i], was)
		}
		return
	}
	for i := range b.Ships {
		o := &b.Ships[i]
		if !b.Knows(o.Side, s) && b.InPlainSight(o, s) {
			s.Found = s.Found.With(o.Side)
			b.Emit(event.Sides(0).With(s.Side).With(o.Side), &Revealed{s.ID})
		}
		b.comeUpon(s, o, was)
	}
}

// comeUpon lets a ship that has moved find a hidden one if it has just flown around that
// one's cover.
func (b *Battle) comeUpon(s, o *Ship, was space.Point) {
	if !o.Hidden || o.Charge.Live || !o.State.Here() || b.Knows(s.Side, o) || !b.InPlainSight(s, o) {
		return
	}
	now := s.At
	s.At = was
	before := b.InPlainSight(s, o)
	if s.At = now; !before {
		b.Find(s, o)
	}
}

// Find makes a ship known to another ship's side that does not know of it.
func (b *Battle) Find(s, o *Ship) {
	if b.Knows(s.Side, o) {
		return
	}
	o.Found = o.Found.With(s.Side)
	b.TellOwnSide(s, &Revealed{o.ID})
}

func (b *Battle) inField(s *Ship) bool {
	for i := range b.Objects {
		if o := &b.Objects[i]; (o.Kind == Field && o.Left == 0 || o.Kind == Dust) && space.Nearer(s.At, o.At, o.Radius) {
			return true
		}
	}
	return false
}

// Knows reports whether a side is aware of a ship's presence and place. A ship in a bay is
// known to its own side only.
func (b *Battle) Knows(side event.Side, s *Ship) bool { return b.Watchers(s).Has(side) }

// Watchers returns the sides that are aware of a ship.
func (b *Battle) Watchers(s *Ship) event.Sides {
	switch {
	case s.State == Stowed:
		return event.Sides(0).With(s.Side)
	case !s.Hidden:
		return event.AllSides
	}
	return s.Found.With(s.Side)
}
