package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// HarpoonReach is how far a harpoon's line runs: 100 ft.
const HarpoonReach = 100 * space.Foot

// harpooner says whether a ship has a boarding harpoon that is ready (SHIP-HARPOON).
func (b *Battle) harpooner(s *Ship) bool {
	return s.Winding == 0 && b.fitted(s, shipyard.Harpoon) != nil && !s.Has(shipyard.Hauling)
}

// harpoon holds a ship whose save against a ram has failed: it stays where the
// rammer takes it, and its pilot can save to break free.
func (b *Battle) harpoon(s, t *Ship) {
	if !b.harpooner(s) || t.State.Gone() {
		return
	}
	a := Affliction{Kind: shipyard.Harpooned, By: s.ID, Reach: HarpoonReach, Retry: shipyard.ByPilot, Save: crew.Strength, DC: int16(b.RamDC(s))}
	if b.fitted(s, shipyard.Current) != nil {
		a.Edge = -1
	}
	b.Afflict(t, a)
	b.Afflict(s, Affliction{Kind: shipyard.Hauling, By: t.ID, Reach: HarpoonReach})
}

// hauls says whether a ship still holds another by its harpoon.
func (b *Battle) hauls(s, t *Ship) bool {
	if t == nil {
		return false
	}
	for i := range t.Afflictions {
		if a := &t.Afflictions[i]; a.Kind == shipyard.Harpooned && a.By == s.ID {
			return true
		}
	}
	return false
}

// unwind ends the hauling of ships whose harpoon has come loose: a minute passes
// before it can be used again.
func (b *Battle) unwind(s *Ship) {
	was := s.Has(shipyard.Hauling)
	b.sift(s, func(a *Affliction) bool { return a.Kind != shipyard.Hauling || b.hauls(s, b.Ship(a.By)) })
	if was && !s.Has(shipyard.Hauling) {
		s.Winding = Minute
	}
}

// towHooked takes along what ships hold by their harpoons and is no larger than they.
func (b *Battle) towHooked() {
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
			c := b.chart(t, space.Distance(t.At, next), nil)
			if z := c.blocked(t.At, next); z == nil || z.Ship == s.ID {
				t.At, t.Step = next, t.Step.Plus(s.Step)
			}
		}
	}
}
