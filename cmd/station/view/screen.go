package view

import (
	"broadside/cmd/station/kit"
	"broadside/sim"
)

// Screen is the station of one role. It keeps the choices made at it; everything else comes from
// the view.
type Screen interface {
	// Show draws the screen in a rectangle, handles its input, and returns the orders given.
	Show(u *kit.UI, v *View, r kit.Rect) []sim.Intent
}
