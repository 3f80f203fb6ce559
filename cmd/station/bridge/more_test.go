package bridge

import (
	"strings"
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

// The row of an order that cannot be given has room for what it does and for why not, so that
// nothing needs to be told beside the mouse.
func TestRowOfAnOrderThatIsRefusedSaysWhatItDoes(t *testing.T) {
	jump := picture.Option{Verb: crew.Jump, Says: &picture.OptionTexts{Rule: "SHIP-ACTION", Why: "your action is used"}}
	p := &picture.Picture{Options: []picture.Option{jump}}
	p.Head.Seat = crew.Seat{Ship: 1, Role: crew.Operator, Number: 1}
	v := view.New(nil, p, 1)
	for _, w := range []int{1280, 720} {
		u, err := kit.New()
		if err != nil {
			t.Fatal(err)
		}
		u.Watch = true
		for range 2 {
			u.Begin(nil, w, 720, kit.Input{Mouse: kit.Point{X: float64(w) / 2, Y: 380}}, 1)
			new(Bridge).showMore(u, v)
			u.End()
		}
		if says := strings.Join(u.Texts(), " "); strings.Contains(says, "hyperdrive") || !strings.Contains(says, "More orders") {
			t.Errorf("%v wide, beside the mouse: %q", w, says)
		}
	}
}
