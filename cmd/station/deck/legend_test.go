package deck

import (
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/sim/picture"
)

// A legend at the foot of the window ends there, however many symbols it has.
func TestLegendEndsWhereItSays(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	u.Begin(nil, 1280, 720, kit.Input{}, 1)
	r := u.Size
	Legend(u, view.New(nil, &picture.Picture{}, 1), r.Foot(LegendHeight(r.W)))
	u.End()
	for _, f := range u.Faults() {
		t.Errorf("%v", f)
	}
}
