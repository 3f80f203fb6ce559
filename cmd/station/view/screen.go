package view

import (
	"broadside/cmd/station/kit"
	"broadside/sim"
)

// Screen is the station of one role. It keeps what is chosen at it between two
// pictures; all else comes from the view.
type Screen interface {
	// Show draws the screen in a rectangle, hears what is done at it, and
	// returns what is ordered.
	Show(u *kit.UI, v *View, r kit.Rect) []sim.Intent
}
