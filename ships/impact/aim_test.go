package impact

import (
	"testing"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
)

// Weighing a save gives the same result as throwing it, without building texts.
func TestASaveThatIsWeighedIsNotWorded(t *testing.T) {
	torpedo := shipyard.Mounting{Weapon: shipyard.Weapon{Name: "torpedo", Grade: shipyard.Tertiary, Attacks: 1}}
	b := &ships.Battle{Library: &shipyard.Library{Classes: []shipyard.Class{{Mounts: []shipyard.Mounting{torpedo}}}}}
	b.Ships = []ships.Ship{{ID: 1, Mounts: make([]ships.Mount, 1)}, {ID: 2, Numbers: shipyard.Numbers{Dex: 16}}}
	b.Members = []crew.Member{{Seat: crew.Seat{Ship: 1, Role: crew.Gunner}}}
	aim := func(purpose Purpose) ships.AimedShot {
		return AimAt(b, &b.Members[0], &b.Ships[0], 0, &b.Ships[1], purpose)
	}
	thrown, weighed := aim(Thrown), aim(Weighed)
	if !weighed.Saves || weighed.Roll.Bonus() != 3 || thrown.Roll.Bonus() != 3 {
		t.Errorf("weighed %+d, thrown %+d", weighed.Roll.Bonus(), thrown.Roll.Bonus())
	}
	if n := testing.AllocsPerRun(100, func() { aim(Weighed) }); n > 0 {
		t.Errorf("to weigh a save allocates %v times", n)
	}
}
