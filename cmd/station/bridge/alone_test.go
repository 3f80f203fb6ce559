package bridge

import (
	"slices"
	"testing"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/gunner"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/sight"
)

// When the GM removes the ship of somebody who is on another deck, their station shows that deck,
// with what they can do.
func TestWhoHasNoShipAnyMoreIsOnFoot(t *testing.T) {
	b, u := rehearse(t, "prize")
	seat := crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	if err := b.Await(seat); err != nil {
		t.Fatal(err)
	}
	p := b.World.PersonAt(seat)
	to, ok := b.World.Fight.FindRoom(p, 1, b.World.Fight.Hatches(1))
	if !ok {
		t.Fatal("there is no room on the other ship")
	}
	p.Deck, p.At = 1, to
	screen := New(map[crew.Role]view.Screen{crew.Boots: boots.New(), crew.Gunner: gunner.New()})
	show := func() []string {
		for range 2 {
			u.Begin(nil, 1280, 720, kit.Input{}, 1)
			screen.Show(u, view.New(nil, sight.View(b.World, seat), 1))
			u.End()
		}
		return u.Texts()
	}
	if show(); screen.role != crew.Gunner {
		t.Fatalf("aboard a ship they are shown as the %s", screen.role)
	}
	(&sim.Remove{Ship: 1}).Do(b.World)
	if texts := show(); screen.role != crew.Boots || !slices.Contains(texts, "10 m left, speed 10 m") || !slices.Contains(texts, "End turn") {
		t.Errorf("without a ship they are shown as the %s: %q", screen.role, texts)
	}
}
