package deployment

import (
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/sim/dice"
)

// healStable lets a tick pass for stable ships. One that nobody repairs regains 1 hit
// point after 1d4 hours (SHIP-STABLE); the d4 is thrown after the first hour.
func healStable(b *ships.Battle) {
	for i := range b.Ships {
		s := &b.Ships[i]
		if s.State != ships.Stable {
			continue
		}
		if s.Respite.Ticks++; s.Respite.Ticks%ships.Hour == 0 {
			restFor(b, s, 0)
		}
	}
}

// restFor lets time pass for a stable ship, as healStable describes.
func restFor(b *ships.Battle, s *ships.Ship, ticks int32) {
	if s.Respite.Ticks = min(s.Respite.Ticks+ticks, ships.MaxRest); s.Respite.Ticks < ships.Hour {
		return
	}
	if s.Respite.Hours == 0 {
		r := dice.Roll{Cause: "hours until a stable ship regains a hit point"}
		s.Respite.Hours = int8(r.ThrowSum(&b.Tray, 1, 4))
		b.TellOwnSide(s, &ships.Rested{Ship: s.ID, Roll: r})
	}
	if s.Respite.Ticks >= int32(s.Respite.Hours)*ships.Hour {
		impact.RepairHull(b, s, 1)
	}
}
