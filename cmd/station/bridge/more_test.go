package bridge

import (
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim/picture"
)

// The direction in which bombs drift is asked for only if a turret drops them.
func TestBombsOfAFixedMountHaveNoBearing(t *testing.T) {
	for _, turret := range []bool{false, true} {
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		p := &picture.Picture{Mounts: []picture.MountRow{{Ship: 1, Mount: 2, Turret: turret}, {Ship: 1, Mount: 3, Turret: true}}, Options: []picture.Option{{Verb: crew.Drop, Weapon: 2}}}
		p.Head.Seat = crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
		var x bombing
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{Keys: []kit.Key{"F6"}}, 1)
		x.show(u, view.New(nil, p, 1), kit.Rect{W: 600, H: 46})
		u.End()
		if x.free != turret {
			t.Errorf("with a turret %v, a bearing is chosen: %v", turret, x.free)
		}
	}
}
