package ships

import (
	"fmt"

	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// deafReach is how far a disabled ship can still speak and hear: 1,000 ft.
const deafReach = 1000 * space.Foot

// Mute says why no word goes from one ship to another, or "" (SHIP-CONDITION).
func (b *Battle) Mute(from, to *Ship) string {
	if from == to {
		return ""
	}
	for _, s := range [...]*Ship{from, to} {
		switch {
		case s.Has(shipyard.Suppressed):
			return fmt.Sprintf("%s is suppressed: no word comes out of it or into it", s.Name)
		case !s.CanAct() && b.Range(from, to) > deafReach:
			return fmt.Sprintf("%s is disabled, and speaks and hears no further than 1,000 ft", s.Name)
		}
	}
	return ""
}
