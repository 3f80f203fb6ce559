package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// HarpoonReach is how far a harpoon's line runs: 100 ft.
const HarpoonReach = 100 * space.Foot

// harpooner says whether a ship has a boarding harpoon that is ready (SHIP-HARPOON).
func harpooner(b *ships.Battle, s *ships.Ship) bool {
	return s.Winding == 0 && b.Fitted(s, shipyard.Harpoon) != nil && !s.Has(shipyard.Hauling)
}

// Harpoon holds a ship whose save against a ram has failed: it stays where the
// rammer takes it, and its pilot can save to break free.
func Harpoon(b *ships.Battle, s, t *ships.Ship) {
	if !harpooner(b, s) || t.State.Gone() {
		return
	}
	a := ships.Affliction{Kind: shipyard.Harpooned, By: s.ID, Reach: HarpoonReach, Retry: shipyard.ByPilot, Save: crew.Strength, DC: int16(RamDC(b, s))}
	if b.Fitted(s, shipyard.Current) != nil {
		a.Edge = -1
	}
	Afflict(b, t, a)
	Afflict(b, s, ships.Affliction{Kind: shipyard.Hauling, By: t.ID, Reach: HarpoonReach})
}

// unwind ends the hauling of ships whose harpoon has come loose: a minute passes
// before it can be used again.
func unwind(b *ships.Battle, s *ships.Ship) {
	was := s.Has(shipyard.Hauling)
	Sift(b, s, func(a *ships.Affliction) bool { return a.Kind != shipyard.Hauling || b.Hauls(s, b.Ship(a.By)) })
	if was && !s.Has(shipyard.Hauling) {
		s.Winding = ships.Minute
	}
}

// TowHooked takes along what ships hold by their harpoons and is no larger than they.
func TowHooked(b *ships.Battle) {
	for i := range b.Ships {
		s := &b.Ships[i]
		if s.Step == (space.Point{}) || len(s.Afflictions) == 0 {
			continue
		}
		for _, a := range s.Afflictions {
			t := b.Ship(a.By)
			if a.Kind != shipyard.Hauling && a.Kind != shipyard.Laden || t == nil || b.ClassOf(t).Size > b.ClassOf(s).Size {
				continue
			}
			next := t.At.Plus(s.Step)
			c := b.Chart(t, space.Distance(t.At, next), nil)
			if z := c.Blocked(t.At, next); z == nil || z.Ship == s.ID {
				t.At, t.Step = next, t.Step.Plus(s.Step)
			}
		}
	}
}
