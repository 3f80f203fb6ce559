package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
)

// Remote says whether a member fires from the cockpit what is slaved to it.
func Remote(b *ships.Battle, by *crew.Member, s *ships.Ship) bool {
	return !by.Roles.Has(crew.Gunner) && b.ClassOf(s).Hooks&(1<<shipyard.Slaved) != 0
}

// unaimed is why what is fired from the cockpit is fired badly, or "".
func unaimed(b *ships.Battle, by *crew.Member, s *ships.Ship) string {
	if !Remote(b, by, s) || b.Fitted(s, shipyard.Salvo) != nil {
		return ""
	}
	return "fired from the cockpit"
}
