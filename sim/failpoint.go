//go:build failpoint

package sim

import "fmt"

// fails breaks down where a ship of the battle asks for it by its name: "fail
// patch" as patches are obeyed, "fail time" as time passes, "fail view of pilot"
// where a pilot is shown what they may know; "fail time from 60" from a tick on.
// So what breaks is in the state, as a fault of a rule is: it does so again in
// every replay.
func (w *World) fails(place string) {
	for i := range w.Ships {
		name, tick := w.Ships[i].Name, int64(0)
		if name != "fail "+place {
			if _, err := fmt.Sscanf(name, "fail "+place+" from %d", &tick); err != nil || w.Tick < tick {
				continue
			}
		}
		panic("a rule broke down as it was asked to: " + place)
	}
}
