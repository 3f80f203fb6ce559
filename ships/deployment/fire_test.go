package deployment

import (
	"testing"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/say"
	"broadside/sim/space"
)

// A weapon with a magazine of one shot is empty once it is fired.
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

// A shot that does not reach is refused in every tick, and the refusal for each mount and
// target is worded once.
func TestAMissIsWordedOnce(t *testing.T) {
	weapon := shipyard.Weapon{Name: "laser"}
	weapon.Near, weapon.Far = 100*space.Foot, 300*space.Foot
	fore, aft := &shipyard.Mounting{Weapon: weapon}, &shipyard.Mounting{Weapon: weapon, Facing: 2 * space.Quarter}
	fore.Weapon.Far = 400 * space.Foot
	b := &ships.Battle{}
	misses := []struct {
		aim    ships.AimedShot
		target say.Text
		want   string
	}{
		{ships.AimedShot{Mounting: fore, Band: shipyard.BeyondReach}, "=Wren", "Wren is beyond the laser's 400 ft [SHIP-RANGE]"},
		{ships.AimedShot{Mounting: aft, Band: shipyard.BeyondReach}, "=Wren", "Wren is beyond the laser's 300 ft [SHIP-RANGE]"},
		{ships.AimedShot{Mounting: aft, Band: shipyard.BeyondReach}, "=Heron", "Heron is beyond the laser's 300 ft [SHIP-RANGE]"},
		{ships.AimedShot{Mounting: fore}, "=Wren", "Wren is outside the fore arc of the laser [SHIP-ARC]"},
		{ships.AimedShot{Mounting: aft}, "=Wren", "Wren is outside the aft arc of the laser [SHIP-ARC]"},
		{ships.AimedShot{Mounting: fore, InArc: true, Cover: space.TotalCover}, "=Wren", "Wren is wholly hidden behind cover [SHIP-COVER]"},
	}
	for range 2 {
		for _, m := range misses {
			if err := checkAim(b, m.aim, m.target); err == nil || err.Error() != m.want {
				t.Errorf("%v, and not %s", err, m.want)
			}
		}
	}
	if err := checkAim(b, ships.AimedShot{Mounting: fore, InArc: true}, "=Wren"); err != nil {
		t.Errorf("a shot that reaches: %v", err)
	}
	if n := testing.AllocsPerRun(100, func() {
		for i := range misses {
			_ = checkAim(b, misses[i].aim, misses[i].target)
		}
	}); n > 0 {
		t.Errorf("refusals that were worded allocate %v times", n)
	}
}
