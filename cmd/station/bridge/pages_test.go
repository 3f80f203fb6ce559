package bridge

import (
	"slices"
	"testing"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/pilot"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim/sight"
)

// On a phone there is a page of the own ship, unless there is no ship.
func TestAPageOfTheShipNeedsOne(t *testing.T) {
	seats := map[string]crew.Seat{"prize": {Ship: 1, Role: crew.Pilot, Number: 1}, "lantern": {Role: crew.Boots, Number: 1}}
	for scenario, seat := range seats {
		battle, u := rehearse(t, scenario)
		b := New(map[crew.Role]view.Screen{crew.Pilot: pilot.New(), crew.Boots: boots.New()})
		u.Begin(nil, 390, 844, kit.Input{}, 1)
		b.Show(u, view.New(nil, sight.View(battle.World, seat), 1))
		u.End()
		if told := u.Texts(); !slices.Contains(told, "Orders") || slices.Contains(told, "Ship") != (seat.Ship != 0) {
			t.Errorf("in %s the pages are among %q", scenario, told)
		}
	}
}
