package bridge

import (
	"testing"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/gunner"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/pilot"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim/say"
	"broadside/sim/sight"
)

// Toasts are shown over the map or the deck, and cover no heading and no control.
func TestToastsCoverNoWords(t *testing.T) {
	for role, heading := range map[crew.Role]string{crew.Gunner: "TARGETS", crew.Pilot: "COURSE", crew.Boots: "CARRIED"} {
		b, u := rehearse(t, "prize")
		screen := New(map[crew.Role]view.Screen{crew.Gunner: gunner.New(), crew.Pilot: pilot.New(), crew.Boots: boots.New()})
		v := view.New(nil, sight.View(b.World, crew.Seat{Ship: 1, Role: role, Number: 1}), 1)
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
		for _, says := range []say.Text{"First: it is farther away than the weapon reaches.", "Then: it is not your turn.", "Last: nothing."} {
			u.Tell(kit.Toast{Text: says, Rule: "SHIP-RANGE", Tone: kit.Bad})
		}
		screen.Show(u, v)
		u.End()
		last, head := u.Find("Last:"), u.Find(heading)
		if last.W == 0 || !v.Situation.Holds(last, 0) {
			t.Errorf("at the %s the last toast stands at %v, and the map at %v", role, last, v.Situation)
		}
		if own := v.Situation.Centre(); role == crew.Gunner && last.Inset(-20).Holds(kit.Rect{X: own.X, Y: own.Y}, 0) {
			t.Errorf("at the %s the last toast at %v covers the ship at %v", role, last, own)
		}
		for _, says := range []string{"First:", "Then:"} {
			if at := u.Find(says); at.W > 0 && !v.Situation.Holds(at, 0) {
				t.Errorf("at the %s a toast stands at %v, beyond the map at %v", role, at, v.Situation)
			}
		}
		if head.W == 0 || head.Meets(v.Situation) {
			t.Errorf("at the %s the heading %s stands at %v, and the map at %v", role, heading, head, v.Situation)
		}
	}
}
