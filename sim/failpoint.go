//go:build failpoint

package sim

import (
	"fmt"
	"strings"

	"broadside/crew"
)

// asks is what the name of a ship begins with by which a test asks for a breakdown.
const asks = "fail "

// breaksDown breaks down where a ship of the battle asks for it by its name: "fail
// patch" as patches are obeyed, "fail time" as time passes, "fail view of pilot"
// where a pilot is shown what they may know; "fail time from 60" from a tick on.
// So what breaks is in the state, as a fault of a rule is: it does so again in
// every replay.
func (w *World) breaksDown(place string) {
	for i := range w.Ships {
		if asked, does := strings.CutPrefix(w.Ships[i].Name, asks); does && w.failureDue(asked, place) {
			panic("a rule broke down as it was asked to: " + place)
		}
	}
}

// FailsToShow does what breaksDown does, for the view of a seat. The place is only named in
// a battle that asks for a breakdown, since views are made by the thousand.
func (w *World) FailsToShow(seat crew.Seat) {
	for i := range w.Ships {
		if strings.HasPrefix(w.Ships[i].Name, asks) {
			w.breaksDown("view of " + seat.String())
		}
	}
}

// failureDue reports whether a failure is asked for at a place, and its tick has come.
func (w *World) failureDue(asked, place string) bool {
	var from int64
	if _, err := fmt.Sscanf(asked, place+" from %d", &from); err == nil {
		return w.Tick >= from
	}
	return asked == place
}
