package gm

import (
	"strings"
	"testing"

	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/sim/picture"
)

// An improvised action waits 300 ticks, which at a table of half the speed are 30 s.
func TestASlowTableWaitsLongerForTheGM(t *testing.T) {
	v := view.New(nil, &picture.Picture{}, 1)
	v.Beat = 0.1
	row := picture.HeldRow{Text: "vents the bay", Asks: true, Left: crew.ImproviseTicks / picture.HeldTicks}
	if says := v.Say(request(v, &row, ships.Told)); !strings.Contains(says, "in 30 s") {
		t.Errorf("it says %q", says)
	}
}
