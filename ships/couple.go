package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
)

// checkCouple refuses ships that cannot be coupled: larger ones, those that are
// made fast already, and another while one is coupled (SHIP-DEVICE).
func (b *Battle) checkCouple(s, t *Ship) error {
	switch {
	case t == nil:
		return crew.Refuse("SHIP-DEVICE", "say which ship")
	case b.coupled(s, t):
		return nil
	case b.ClassOf(t).Size >= b.ClassOf(s).Size:
		return crew.Refuse("SHIP-DEVICE", "%s is no smaller than %s", t.Name, s.Name)
	case s.Docked != 0 || b.Mate(s) != nil:
		return crew.Refuse("SHIP-DEVICE", "%s is made fast to a ship already", s.Name)
	case t.Docked != 0 || b.Mate(t) != nil:
		return crew.Refuse("SHIP-DEVICE", "%s is made fast to a ship already", t.Name)
	}
	return nil
}

// coupled says whether a ship carries another by its couplers.
func (b *Battle) coupled(s, t *Ship) bool {
	return t.Docked == s.ID && s.Has(shipyard.Laden)
}

// couple makes a smaller ship fast, or lets go of the one that is. Who carries one
// flies on, slowly.
func (b *Battle) couple(s, t *Ship) {
	if b.coupled(s, t) {
		b.Relieve(s, shipyard.Laden)
		b.castOff(t, s)
		return
	}
	t.Docked = s.ID
	b.halt(t)
	b.Afflict(s, Affliction{Kind: shipyard.Laden, By: t.ID, Reach: DockReach})
	b.Emit(b.Watchers(s)|b.Watchers(t), &DockedWith{t.ID, s.ID, true})
}
