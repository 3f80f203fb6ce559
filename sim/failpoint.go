//go:build failpoint

package sim

import (
	"fmt"
	"strings"

	"broadside/crew"
)

// asks is the prefix of the name of a ship by which a test asks for a failure.
const asks = "fail "

// breaksDown panics if the name of a ship in the battle asks for it: "fail patch" when a
// patch is obeyed, "fail time" when time passes, "fail view of pilot" when a pilot's
// picture is drawn, "fail time from 60" from a tick. So the failure is in the state, as a
// faulty rule would be, and happens again in every replay.
func (w *World) breaksDown(place string) {
	for i := range w.Ships {
		if asked, does := strings.CutPrefix(w.Ships[i].Name, asks); does && w.failureDue(asked, place) {
			panic("a rule broke down as it was asked to: " + place)
		}
	}
}

// FailsToShow does the same for the view of a seat. The name of the place is built only in
// a battle that asks for a failure, since views are made by the thousand.
func (w *World) FailsToShow(seat crew.Seat) {
	for i := range w.Ships {
		if strings.HasPrefix(w.Ships[i].Name, asks) {
			w.breaksDown("view of " + seat.String())
		}
	}
}

// failureDue reports whether a failure asked for is at a place, and its tick has come.
func (w *World) failureDue(asked, place string) bool {
	var from int64
	if _, err := fmt.Sscanf(asked, place+" from %d", &from); err == nil {
		return w.Tick >= from
	}
	return asked == place
}
