package impact_test

import (
	"testing"

	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/modifier"
	"broadside/sim/space"
)

// Effects on a ship change the reach of its weapons for a while; the class stays as it
// is.
func TestEffectsChangeHowFarAWeaponReaches(t *testing.T) {
	lib := &shipyard.Library{Classes: []shipyard.Class{{Mounts: []shipyard.Mounting{
		{Weapon: shipyard.Weapon{Grade: shipyard.Primary, Ranges: shipyard.Ranges{Near: 300 * space.Foot, Far: 600 * space.Foot}}},
		{Weapon: shipyard.Weapon{Grade: shipyard.Tertiary, Ranges: shipyard.Ranges{Near: 300 * space.Foot}}},
	}}}}
	b := &ships.Battle{Library: lib}
	half := shipyard.Change{Touch: shipyard.Reaches, Modifier: modifier.Modifier{How: modifier.Times, N: 1}, Grades: 1 << shipyard.Primary}
	more := shipyard.Change{Touch: shipyard.Reaches, Modifier: modifier.Modifier{How: modifier.Plus, N: 100}}
	s := &ships.Ship{Effects: []ships.Effect{{Change: half}, {Change: more}}}
	if got, want := impact.MountOf(b, s, 0).Weapon.Ranges, (shipyard.Ranges{Near: 200 * space.Foot, Far: 350 * space.Foot}); got != want {
		t.Errorf("a primary weapon reaches %v, not %v", got, want)
	}
	if got, want := impact.MountOf(b, s, 1).Weapon.Ranges, (shipyard.Ranges{Near: 400 * space.Foot}); got != want {
		t.Errorf("a tertiary weapon reaches %v, not %v", got, want)
	}
	if got := lib.Classes[0].Mounts[0].Weapon.Near; got != 300*space.Foot {
		t.Errorf("the class reaches %v", got)
	}
	if s.Effects = s.Effects[:0]; impact.MountOf(b, s, 0) != &lib.Classes[0].Mounts[0] {
		t.Error("without effects a mounting is another")
	}
}

// A class that is fitted in steps has each feature once, including sights fitted before a
// weapon.
func TestFittingInStepsChangesRangesOnce(t *testing.T) {
	gun := shipyard.Pattern{Weapon: shipyard.Weapon{Key: "gun", Ranges: shipyard.Ranges{Near: 300 * space.Foot, Far: 601 * space.Foot}}}
	gun.Damage.Faces = 6
	sights := shipyard.Feature{Usage: shipyard.Passive, Acts: []shipyard.Act{{Change: shipyard.Change{Touch: shipyard.Reaches, Modifier: modifier.Modifier{How: modifier.Times, N: 3}}}}}
	built := shipyard.Feature{Usage: shipyard.Passive, Weapon: "gun"}
	better := sights
	better.Built.Replaces = 1
	better.Acts = []shipyard.Act{{Change: shipyard.Change{Touch: shipyard.Reaches, Modifier: modifier.Modifier{How: modifier.Times, N: 4}}}}
	lib := &shipyard.Library{Patterns: []shipyard.Pattern{gun}, Features: []shipyard.Feature{sights, built, better}}
	d := shipyard.Design{Key: "hull", Size: shipyard.Small, Across: 25, Armour: "none", Shield: "none", Mounts: []shipyard.Mounting{{Weapon: gun.Weapon}}}
	c, err := d.Build()
	if err != nil {
		t.Fatal(err)
	}
	lib.Fit(&c, 1)
	lib.Fit(&c, 2)
	for i := range c.Mounts {
		if got, want := c.Mounts[i].Weapon.Ranges, (shipyard.Ranges{Near: 450 * space.Foot, Far: 901_500}); got != want {
			t.Errorf("weapon %d reaches %v, not %v", i, got, want)
		}
	}
	if lib.Fit(&c, 3); c.Mounts[0].Weapon.Far != 1202*space.Foot || c.Mounts[1].Weapon.Near != 600*space.Foot {
		t.Errorf("with better sights it is %v and %v", c.Mounts[0].Weapon.Ranges, c.Mounts[1].Weapon.Ranges)
	}
	if got := d.Mounts[0].Weapon.Far; got != 601*space.Foot {
		t.Errorf("the design reaches %v", got)
	}
}
