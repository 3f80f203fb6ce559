package view

import (
	"fmt"

	"broadside/sim/event"
	"broadside/sim/picture"
)

// SideName is what a side is called.
func (v *View) SideName(s event.Side) string {
	if name := v.Text(picture.SideText + picture.TextKind(s)); name != "" {
		return name
	}
	return fmt.Sprintf("side %d", s+1)
}
