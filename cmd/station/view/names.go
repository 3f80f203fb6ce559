package view

import (
	"fmt"

	"broadside/sim"
	"broadside/sim/event"
)

// SideName is what a side is called.
func (v *View) SideName(s event.Side) string {
	if name := v.Text(sim.SideText + sim.TextKind(s)); name != "" {
		return name
	}
	return fmt.Sprintf("side %d", s+1)
}
