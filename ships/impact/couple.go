package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
)

// CheckCouple refuses ships that cannot be coupled: larger ones, those that are
// made fast already, and another while one is coupled (SHIP-DEVICE).
func CheckCouple(b *ships.Battle, s, t *ships.Ship) error {
	switch {
	case t == nil:
		return crew.Refuse("SHIP-DEVICE", "say which ship")
	case coupled(b, s, t):
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
func coupled(b *ships.Battle, s, t *ships.Ship) bool {
	return t.Docked == s.ID && s.Has(shipyard.Laden)
}

// couple makes a smaller ship fast, or lets go of the one that is. Who carries one
// flies on, slowly.
func couple(b *ships.Battle, s, t *ships.Ship) {
	if coupled(b, s, t) {
		Relieve(b, s, shipyard.Laden)
		b.CastOff(t, s)
		return
	}
	t.Docked = s.ID
	b.Halt(t)
	Afflict(b, s, ships.Affliction{Kind: shipyard.Laden, By: t.ID, Reach: ships.DockReach})
	b.Emit(b.Watchers(s)|b.Watchers(t), &ships.DockedWith{Ship: t.ID, Target: s.ID, On: true})
}
