package coordinator

import (
	"slices"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// The name of the next turn is shown in full, in place of the word if there is no room for both.
func TestTheNextTurnHasItsNameWhole(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	p := &picture.Picture{Contacts: []picture.Contact{{ID: 2, Name: "Whetstone"}}}
	for _, role := range []crew.Role{crew.Pilot, crew.Gunner} {
		p.Turns = append(p.Turns, picture.TurnRow{Seat: crew.Seat{Ship: 2, Role: role, Number: 1}, Total: 16})
	}
	v := view.New(nil, p, 1)
	u.Names, u.Watch = v, true
	name := say.English(p.Turns[1].Who(), v)
	for width, word := range map[float64]bool{224: false, 320: true} {
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
		stop(u, v, kit.Rect{X: 10, Y: 10, W: width, H: stopHeight}, &p.Turns[1], false, true)
		u.End()
		if all := u.Texts(); !slices.Contains(all, name) || slices.Contains(all, "NEXT") != word {
			t.Errorf("%.0f wide stands %q for %q", width, all, name)
		}
	}
}
