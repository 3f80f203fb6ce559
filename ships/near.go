package ships

import (
	"slices"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// answerComers lets what watches a ship's surroundings answer those who have come near in
// this tick (SHIP-DEFENCE): each hostile ship once in a turn of its pilot, whoever
// else watches.
func (b *Battle) answerComers() {
	for i := range b.Ships {
		s := &b.Ships[i]
		if !b.wards(s) {
			continue
		}
		for n := range b.Ships {
			t := &b.Ships[n]
			if t.Step == (space.Point{}) && s.Step == (space.Point{}) || !b.intrudes(s, t) {
				continue
			}
			was := b.rangeBetween(s, s.At.Minus(s.Step), t, t.At.Minus(t.Step))
			b.ward(s, t, func(reach space.Length) bool { return was > reach })
		}
	}
}

// linger lets it answer a ship that ends its turn nearby.
func (b *Battle) linger(t *Ship) {
	for i := range b.Ships {
		if s := &b.Ships[i]; b.wards(s) && b.intrudes(s, t) {
			b.ward(s, t, func(space.Length) bool { return true })
		}
	}
}

// wards says whether anything that a ship is fitted with answers those who come
// near.
func (b *Battle) wards(s *Ship) bool {
	return s.State == Able && b.ClassOf(s).Moments.Has(shipyard.Nears)
}

func (b *Battle) intrudes(s, t *Ship) bool {
	return t.Side != s.Side && !t.State.Gone() && b.Knows(s.Side, t) && !b.warded(t)
}

// warded says whether a ship has been answered since its pilot's turn began: what it
// has braved besides are regions.
func (b *Battle) warded(t *Ship) bool {
	return slices.ContainsFunc(t.Braved, func(id space.ID) bool { return b.Ship(id) != nil })
}

// ward answers one ship, with whatever reaches it and where it has come from far
// enough.
func (b *Battle) ward(s, t *Ship, comes func(reach space.Length) bool) {
	b.standing(s, shipyard.Nears, func(u user) {
		if d := b.Range(s, t); d > u.f.Reach || !comes(u.f.Reach) || b.warded(t) || t.State.Gone() {
			return
		}
		if len(t.Braved) < maxBraved {
			t.Braved = append(t.Braved, s.ID)
		}
		faces := b.pay(u, false)
		b.invoked(u, t.ID, crew.Seat{})
		b.perform(u, deed{target: t.ID, faces: faces})
	})
}
