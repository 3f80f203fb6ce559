package impact

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// AnswerComers lets what watches a ship's surroundings answer those who have come near in
// this tick (SHIP-DEFENCE): each hostile ship once in a turn of its pilot, whoever
// else watches.
func AnswerComers(b *ships.Battle) {
	for i := range b.Ships {
		s := &b.Ships[i]
		if !wards(b, s) {
			continue
		}
		for n := range b.Ships {
			t := &b.Ships[n]
			if t.Step == (space.Point{}) && s.Step == (space.Point{}) || !intrudes(b, s, t) {
				continue
			}
			was := b.RangeBetween(s, s.At.Minus(s.Step), t, t.At.Minus(t.Step))
			ward(b, s, t, func(reach space.Length) bool { return was > reach })
		}
	}
}

// Linger lets it answer a ship that ends its turn nearby.
func Linger(b *ships.Battle, t *ships.Ship) {
	for i := range b.Ships {
		if s := &b.Ships[i]; wards(b, s) && intrudes(b, s, t) {
			ward(b, s, t, func(space.Length) bool { return true })
		}
	}
}

// wards says whether anything that a ship is fitted with answers those who come
// near.
func wards(b *ships.Battle, s *ships.Ship) bool {
	return s.State == ships.Able && b.ClassOf(s).Moments.Has(shipyard.Nears)
}

func intrudes(b *ships.Battle, s, t *ships.Ship) bool {
	return t.Side != s.Side && !t.State.Gone() && b.Knows(s.Side, t) && !warded(b, t)
}

// warded says whether a ship has been answered since its pilot's turn began: what it
// has braved besides are regions.
func warded(b *ships.Battle, t *ships.Ship) bool {
	return slices.ContainsFunc(t.Braved, func(id space.ID) bool { return b.Ship(id) != nil })
}

// ward answers one ship, with whatever reaches it and where it has come from far
// enough.
func ward(b *ships.Battle, s, t *ships.Ship, comes func(reach space.Length) bool) {
	Standing(b, s, shipyard.Nears, func(u ships.User) {
		if d := b.Range(s, t); d > u.Feature.Reach || !comes(u.Feature.Reach) || warded(b, t) || t.State.Gone() {
			return
		}
		if len(t.Braved) < ships.MaxBraved {
			t.Braved = append(t.Braved, s.ID)
		}
		faces := Pay(b, u, false)
		TellInvoked(b, u, t.ID, crew.Seat{})
		Perform(b, u, ships.Invocation{Target: t.ID, Faces: faces})
	})
}
