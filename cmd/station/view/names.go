package view

import (
	"broadside/sim/say"

	"broadside/sim/event"
	"broadside/sim/picture"
)

// SideName returns the name of a side.
func (v *View) SideName(s event.Side) say.Text {
	if name := v.Text(picture.SideText + picture.TextKind(s)); name != "" {
		return say.Name(name)
	}
	return say.Of("side %d", s+1)
}
