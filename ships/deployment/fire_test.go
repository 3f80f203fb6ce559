package deployment

import (
	"testing"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
)

// A weapon that carries one shot has none once it is fired.
func TestMagazineOfOneIsEmptyAfterAShot(t *testing.T) {
	torpedo := shipyard.Mounting{Weapon: shipyard.Weapon{Name: "torpedo", Grade: shipyard.Tertiary, Attacks: 1, Ammo: 1}}
	b := &ships.Battle{Library: &shipyard.Library{Classes: []shipyard.Class{{Mounts: []shipyard.Mounting{torpedo}}}}}
	b.Ships = []ships.Ship{{ID: 1, Mounts: []ships.Mount{{Ammo: 1}}}}
	b.Members = []crew.Member{{Seat: crew.Seat{Ship: 1, Role: crew.Gunner}}}
	s, m := &b.Ships[0], &b.Members[0]
	if err := (&Fire{}).checkWeapon(b, m, s); err != nil {
		t.Errorf("with a torpedo aboard: %v", err)
	}
	s.Mounts[0].Ammo = 0
	if err := (&Fire{}).checkWeapon(b, m, s); err == nil {
		t.Error("it fires what it does not have")
	}
}
