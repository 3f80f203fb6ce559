package boots

import (
	"testing"

	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// Each of several shields has a control with its name, except the best.
func TestShieldsAreRaisedByName(t *testing.T) {
	v := view.New(nil, &picture.Picture{Gear: []picture.GearRow{{Kind: picture.ArmGear, Number: 1, Name: "breaker blade"}, {Kind: picture.ArmGear, Number: 2, Name: "buckler"}}}, 1)
	s := New()
	for item, want := range map[uint8]say.Text{0: crew.PermissionOf(crew.Raise).Title, 1: say.Of("Raise %s", "breaker blade")} {
		a := &picture.ActRow{Verb: crew.Raise, Item: item}
		if got := s.control(v, a).Name; got != want || !s.listed(v, a) {
			t.Errorf("shield %d: %q, listed %t", item, got, s.listed(v, a))
		}
	}
}
