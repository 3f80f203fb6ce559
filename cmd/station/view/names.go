package view

import (
	"fmt"

	"broadside/ships"
	"broadside/sim"
)

// SideName is what a side is called.
func (v *View) SideName(s ships.Side) string {
	if name := v.Text(sim.SideText + sim.TextKind(s)); name != "" {
		return name
	}
	return fmt.Sprintf("side %d", s+1)
}
