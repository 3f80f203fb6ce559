package impact

import (
	"broadside/crew"
	"broadside/ships"
)

// RamDC is what the target's save must reach: 8 + the pilot's proficiency + the
// ship's Strength.
func RamDC(b *ships.Battle, s *ships.Ship) int {
	dc := 8 + crew.Modifier(s.Str)
	if p := b.Pilot(s); p != nil {
		dc += int(p.Proficiency)
	}
	return dc
}
