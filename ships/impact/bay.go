package impact

import (
	"fmt"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// bayRoom returns the total and the remaining room of a ship's docking bays, in tiny
// ships.
func bayRoom(b *ships.Battle, s *ships.Ship) (all, left int) {
	all = b.ClassOf(s).BayRoom()
	left = all
	eachStowed(b, s, func(t *ships.Ship) { left -= shipyard.BayBerths[b.ClassOf(t).Size] })
	return all, left
}

// eachStowed walks the ships in a ship's bays.
func eachStowed(b *ships.Battle, s *ships.Ship, each func(*ships.Ship)) {
	for i := range b.Ships {
		if t := &b.Ships[i]; t.State == ships.Stowed && t.Docked == s.ID {
			each(t)
		}
	}
}

// InBays returns the ships in a ship's bays.
func InBays(b *ships.Battle, s *ships.Ship) (ids []space.ID) {
	eachStowed(b, s, func(t *ships.Ship) { ids = append(ids, t.ID) })
	return ids
}

// RoomFor returns why a ship cannot go into the bays of another, or nil.
func RoomFor(b *ships.Battle, t, s *ships.Ship) error {
	all, left := bayRoom(b, s)
	switch {
	case all == 0:
		return crew.Refuse("SHIP-BAY", "%s has no docking bay", s.Name)
	case !b.ClassOf(s).Holds(b.ClassOf(t), left):
		return crew.Refuse("SHIP-BAY", "the bays of %s have no room for %s", s.Name, t.Name)
	}
	return nil
}

// StowShip puts a ship into a bay: it is nobody's target there.
func StowShip(b *ships.Battle, s, t *ships.Ship) {
	b.Halt(s)
	s.State, s.Docked = ships.Stowed, t.ID
	b.MoveShip(s, t.At)
}

// Stow begins a battle with a ship in the bays of another.
func Stow(b *ships.Battle, s, t *ships.Ship) error {
	if t == nil || t == s || t.Side != s.Side {
		return fmt.Errorf("%w: %s begins in the bay of no ship of its side", ships.ErrJoin, s.Name)
	}
	if err := RoomFor(b, s, t); err != nil {
		return fmt.Errorf("%w: %w", ships.ErrJoin, err)
	}
	StowShip(b, s, t)
	return nil
}

// ClearPlace returns the nearest free place ahead of the bow of a carrier.
func ClearPlace(b *ships.Battle, s, t *ships.Ship) space.Point {
	away := b.Disc(t).Radius + b.Disc(s).Radius
	for n := range space.Length(shipyard.MaxShips) {
		at := t.At.Ahead(t.Heading, away+n*(b.FootprintOf(s)+space.Foot))
		free := true
		for i := range b.Ships {
			o := &b.Ships[i]
			free = free && (o == s || o == t || !o.State.Here() || !space.Nearer(at, o.At, b.Disc(s).Radius+b.Disc(o).Radius))
		}
		if free {
			return at
		}
	}
	return t.At
}

// MoveStowed keeps ships in bays where their carriers are.
func MoveStowed(b *ships.Battle) {
	for i := range b.Ships {
		if s := &b.Ships[i]; s.State == ships.Stowed {
			b.MoveShip(s, b.Ship(s.Docked).At)
		}
	}
}

// shareFate makes ships in bays share the fate of their carrier: its destruction, or its
// jump.
func shareFate(b *ships.Battle, s *ships.Ship) {
	if b.ClassOf(s).Bays == 0 {
		return
	}
	eachStowed(b, s, func(t *ships.Ship) {
		t.Docked = 0
		if s.State == ships.Away {
			b.TellWatchers(t, &ships.Jumped{Ship: t.ID}) // told as a stowed ship, unknown to other sides
			t.State = ships.Away
			shareFate(b, t)
			return
		}
		destroy(b, t, ships.Exploded)
	})
}

// CheckCouple refuses ships that cannot be coupled: larger ones, ones that are already
// made fast, and a second one (SHIP-DEVICE).
func CheckCouple(b *ships.Battle, s, t *ships.Ship) error {
	switch {
	case t == nil:
		return crew.Refuse("SHIP-DEVICE", "say which ship")
	case coupled(b, s, t):
		return nil
	case b.ClassOf(t).Size >= b.ClassOf(s).Size:
		return crew.Refuse("SHIP-DEVICE", "%s is no smaller than %s", t.Name, s.Name)
	case s.Docked != 0 || b.MateOf(s) != nil:
		return crew.Refuse("SHIP-DEVICE", "%s is made fast to a ship already", s.Name)
	case t.Docked != 0 || b.MateOf(t) != nil:
		return crew.Refuse("SHIP-DEVICE", "%s is made fast to a ship already", t.Name)
	}
	return nil
}

// coupled reports whether a ship carries another by its couplers.
func coupled(b *ships.Battle, s, t *ships.Ship) bool {
	return t.Docked == s.ID && s.HeldBy(t, b.Library.Known(shipyard.Laden).Set())
}

// Carrier returns the ship that carries another by its couplers, or nil.
func Carrier(b *ships.Battle, t *ships.Ship) *ships.Ship {
	if s := b.Ship(t.Docked); s != nil && coupled(b, s, t) {
		return s
	}
	return nil
}

// coupleTo couples a smaller ship, or releases the one that is coupled. A ship that
// carries another flies on slowly.
func coupleTo(b *ships.Battle, s, t *ships.Ship) {
	if coupled(b, s, t) {
		Relieve(b, s, b.Library.Known(shipyard.Laden))
		b.CastOff(t, s)
		return
	}
	t.Docked = s.ID
	b.Halt(t)
	Afflict(b, s, ships.Affliction{Kind: b.Library.Known(shipyard.Laden), By: t.ID, Reach: ships.DockReach})
	b.Emit(b.Watchers(s)&b.Watchers(t), &ships.DockedWith{Ship: t.ID, Target: s.ID, On: true})
}
