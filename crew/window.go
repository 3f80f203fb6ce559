package crew

import "broadside/sim/field"

// Window is the time in which one crew member may react, or let the trigger go.
type Window struct {
	Member ID    // 0: none is open
	Left   int16 // ticks
}

// WindowTicks is how long a reaction is waited for: 8 s.
const WindowTicks = 160

// Fields describes a Window.
func (w *Window) Fields(c field.Coder) {
	field.Int(c, "member", &w.Member, 0, MaxMembers)
	field.Int(c, "left", &w.Left, 0, WindowTicks)
}

// ImproviseTicks is how long an improvised action waits for the GM: 15 s. Then it
// is the check that was asked for (SHIP-IMPROVISE).
const ImproviseTicks = 300
