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

// The row of an order that cannot be given has room for what it does and for why not.
func TestRowOfAnOrderThatIsRefusedSaysWhatItDoes(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Begin(nil, 1280, 720, kit.Input{}, 1)
	defer u.End()
	var b Bridge
	jump := b.say(view.New(nil, &picture.Picture{}, 1), &picture.Option{Verb: crew.Jump})
	can := jump.height(u, 760)
	jump.Rule, jump.Why = "SHIP-ACTION", "Your action is spent."
	if cannot := jump.height(u, 760); cannot-6 < jump.Needs(u, 760) || cannot <= can {
		t.Errorf("it is %v high, and %v when it is refused", can, cannot)
	}
}
