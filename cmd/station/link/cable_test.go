package link

import (
	"fmt"
	"testing"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/rough"
)

// TestFaultUnpluggedStationsComeBack unplugs a whole crew at once, and plugs each in again after a
// different time. The one who is not unplugged plays on.
func TestFaultUnpluggedStationsComeBack(t *testing.T) {
	t.Parallel()
	evenings := [][]time.Duration{{time.Second, 5 * time.Second, 8 * time.Second, 12 * time.Second}}
	if rough.Full() {
		evenings = [][]time.Duration{
			{2 * time.Second, 7 * time.Second, 11 * time.Second, 25 * time.Second, 58 * time.Second},
			{time.Second, 4 * time.Second, 9 * time.Second, 10 * time.Second, 14 * time.Second},
			{3 * time.Second, 6 * time.Second, 8 * time.Second, 12 * time.Second, 18 * time.Second},
		}
	}
	control := rough.Beside(t)
	n := host(t)
	n.sit("Wu", crew.Seat{Ship: 1, Role: crew.Screen, Number: 1})
	cables := make([]rough.Cable, 5)
	for i, role := range []crew.Role{crew.Pilot, crew.Gunner, crew.Operator, crew.Mechanic, crew.Coordinator} {
		n.way = cables[i].Open
		n.sit(fmt.Sprint("Ada ", i), crew.Seat{Ship: 1, Role: role, Number: 1})
	}
	var gap time.Duration
	watched := func(so func() bool) func() bool {
		return func() bool { gap = max(gap, time.Since(n.links[0].feed.arrived)); return so() }
	}
	for _, away := range evenings {
		out := time.Now()
		for i := range away {
			cables[i].Pull()
		}
		for i, long := range away {
			n.until("a station is back", watched(func() bool { return time.Since(out) > long }))
			cables[i].PlugIn()
			in, tick := time.Now(), n.links[0].feed.now.Tick
			took := n.until(fmt.Sprintf("a picture is there after %v", long), watched(func() bool { return n.seated(i+1, tick) && n.links[i+1].feed.arrived.After(in) }))
			hold(t, control, fmt.Sprintf("the picture after %v", long), took, time.Second)
		}
		for i := range away {
			n.until("all see everyone back", func() bool {
				s := n.links[0].Lobby.SeatOf(n.links[i+1].Welcome.Client)
				return s != nil && s.Holder == netcode.Taken
			})
		}
	}
	hold(t, control, "the others' wait for a picture", gap, 1500*time.Millisecond) // one comes every second, even if the battle is paused
}
