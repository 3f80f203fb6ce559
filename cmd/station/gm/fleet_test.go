package gm

import (
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/crew"
)

// The list of ships has room for every number, however long.
func TestTheListOfShipsCutsNoNumber(t *testing.T) {
	s := stage.Set(t, "duel", crew.Master)
	v := s.Look()
	v.Contacts[0].Hull, v.Contacts[0].HullMax = 12_000, 12_000
	s.UI.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
	defer s.UI.End()
	for _, room := range []float64{500, 700} {
		cells := columns(kit.Rect{W: room, H: 28}, widths(s.UI, v))
		if need := s.UI.Width(pointsOf(12_000, 12_000), kit.Type{Size: kit.Small, Bold: true}); cells[2].W < need || cells[3].W < need || cells[0].W < 100 {
			t.Errorf("in %v points the number needs %v of %v, and the name has %v", room, need, cells[2].W, cells[0].W)
		}
	}
}
