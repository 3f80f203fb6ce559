package gm_test

import (
	"slices"
	"testing"

	"broadside/crew"
	"broadside/netcode"

	"broadside/cmd/station/gm"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

func TestTakesOrdersBack(t *testing.T) {
	s, screen := set(t), gm.New()
	var asked []int64
	s.Table = view.Table{
		TakeBack: func(tick int64) { asked = append(asked, tick) },
		Deeds:    []netcode.Deed{{Tick: 340, Text: "round 3, Hesper's gunner: Attack"}, {Tick: 301, Text: "round 3, Hesper's pilot: Fly"}, {Tick: 5, Text: "The GM: Rename"}},
	}
	press := func(keys ...kit.Key) {
		if ordered := s.Press(screen, keys...); len(ordered) != 0 {
			t.Errorf("%v ordered %v", keys, ordered)
		}
	}
	press("F", "Enter")
	press("F", "Down", "Enter")
	if !slices.Equal(asked, []int64{0, 340, 0, 301}) {
		t.Fatalf("it asks for %v", asked)
	}
	press("F")
	s.Pictures("gm-back", crew.GM, screen)
	s.Table.Deeds = nil
	press("Enter")
	if n := len(asked); n != 5 {
		t.Errorf("where nothing can be taken back it asks for %v", asked)
	}
}
