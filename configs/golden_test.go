package configs

import (
	"fmt"
	"testing"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/space"
)

// The weapon table, companions A3, row by row.
func TestWeaponsHaveTheNumbersOfTheTable(t *testing.T) {
	rows := []struct {
		key   string
		grade shipyard.Grade
		a, b  string
		of    shipyard.DamageType
		bonus int8
		rate  int8
		near  space.Length
		far   space.Length
		ammo  int16
		ammoB int16
	}{
		{"burst-laser", shipyard.Primary, "3d6", "6d6", shipyard.Energy, 0, 1, 300, 600, 0, 0},
		{"heavy-laser", shipyard.Primary, "1d6+1", "2d6+2", shipyard.Energy, 1, 1, 600, 1200, 0, 0},
		{"ion-cannon", shipyard.Primary, "3d6", "6d6", shipyard.Pulse, 0, 1, 300, 600, 0, 0},
		{"laser-cannon", shipyard.Primary, "1d6", "2d6", shipyard.Energy, 0, 2, 450, 900, 0, 0},
		{"light-laser", shipyard.Primary, "1d6+1", "2d6+2", shipyard.Energy, 0, 2, 300, 600, 0, 0},
		{"quad-laser", shipyard.Primary, "1d6+1", "2d6+2", shipyard.Energy, -1, 2, 450, 900, 0, 0},
		{"rapid-laser", shipyard.Primary, "1d6", "2d6", shipyard.Energy, -1, 3, 300, 600, 0, 0},
		{"thermite-cannon", shipyard.Primary, "3d6", "6d6", shipyard.Thermite, 0, 1, 300, 600, 0, 0},
		{"heavy-cannon", shipyard.Primary, "2d12", "3d12", shipyard.Energy, 1, 2, 1000, 2000, 0, 0},
		{"capital-railgun", shipyard.Secondary, "3d10", "6d10", shipyard.Energy, 2, 1, 3000, 6000, 0, 0},
		{"ion-railgun", shipyard.Secondary, "2d8", "4d8", shipyard.Pulse, 1, 1, 600, 1800, 0, 0},
		{"slug-railgun", shipyard.Secondary, "2d8", "4d8", shipyard.Kinetic, 1, 1, 600, 1800, 0, 0},
		{"thermite-railgun", shipyard.Secondary, "2d8", "4d8", shipyard.Thermite, 1, 1, 600, 1800, 0, 0},
		{"cluster-missile", shipyard.Tertiary, "2d10", "4d10", shipyard.Energy, 2, 2, 300, 600, 8, 64},
		{"blast-missile", shipyard.Tertiary, "3d10", "6d10", shipyard.Energy, 2, 1, 600, 1200, 4, 32},
		{"ion-missile", shipyard.Tertiary, "2d10", "4d10", shipyard.Pulse, 2, 1, 900, 1800, 4, 32},
		{"plasma-torpedo", shipyard.Tertiary, "2d10", "4d10", shipyard.Energy, 2, 1, 900, 1800, 4, 32},
		{"rocket-pod", shipyard.Tertiary, "1d10", "2d10", shipyard.Energy, 0, 3, 600, 1200, 12, 96},
		{"thermite-torpedo", shipyard.Tertiary, "2d10", "4d10", shipyard.Thermite, 2, 1, 900, 1800, 4, 32},
	}
	lib := mustLoad(t).Library
	if p := lib.Pattern("bomb-deployer"); p == nil || p.Grade != shipyard.Quaternary || p.Attacks != 1 || p.Ammo != 4 || p.HeavyAmmo != 32 {
		t.Errorf("the bomb deployer is %+v", p)
	}
	if len(lib.Patterns) != len(rows)+1 {
		t.Errorf("%d weapons are shipped, %d are in the table", len(lib.Patterns), len(rows))
	}
	for _, r := range rows {
		p := lib.Pattern(r.key)
		if p == nil {
			t.Errorf("there is no %s", r.key)
			continue
		}
		got := fmt.Sprintln(p.Grade, p.Damage, p.Heavy, p.Type, p.Bonus, p.Attacks, p.Near, p.Far, p.Ammo, p.HeavyAmmo)
		want := fmt.Sprintln(r.grade, r.a, r.b, r.of, r.bonus, r.rate, r.near*space.Foot, r.far*space.Foot, r.ammo, r.ammoB)
		if got != want {
			t.Errorf("%s: %swant %s", r.key, got, want)
		}
	}
}

// The bombs of the weapon table, companions A3, from small ships and from huge ones.
func TestBombsHaveTheNumbersOfTheTable(t *testing.T) {
	lib := mustLoad(t).Library
	for _, r := range []struct {
		key               string
		radius            space.Length
		save              crew.Ability
		half, near, small bool
		damage, heavy     string
		of                shipyard.DamageType
		afflicts          bool
		condition         string
	}{
		{"bomblet", 100, crew.Dexterity, true, false, false, "3d10", "6d10", shipyard.Energy, false, "blinded"},
		{"emp-bomb", 200, crew.Constitution, false, false, false, "0", "0", shipyard.Energy, true, "stunned"},
		{"proximity-mine", 100, crew.Dexterity, true, true, false, "2d10", "4d10", shipyard.Thermite, false, "blinded"},
		{"pulse-bomb", 200, crew.Constitution, true, false, true, "2d10", "4d10", shipyard.Pulse, true, "ionized"},
		{"seismic-bomb", 300, crew.Dexterity, true, false, false, "1d10", "2d10", shipyard.Kinetic, false, "blinded"},
	} {
		k := lib.Bomb(r.key)
		if k == nil {
			t.Errorf("there is no %s", r.key)
			continue
		}
		got := fmt.Sprintln(k.Radius, k.Save, k.Half, k.Proximity, k.NoLarger, k.Damage, k.Heavy, k.Type, k.Afflicts, lib.Rule(k.Condition).Key)
		want := fmt.Sprintln(r.radius*space.Foot, r.save, r.half, r.near, r.small, r.damage, r.heavy, r.of, r.afflicts, r.condition)
		if got != want {
			t.Errorf("%s: %swant %s", r.key, got, want)
		}
	}
	if len(lib.Bombs) != 5 {
		t.Errorf("%d bombs are shipped, 5 are in the table", len(lib.Bombs))
	}
}

// The size table, companions A1: a bare hull of each size with a directional
// shield.
func TestSizesHaveTheNumbersOfTheTable(t *testing.T) {
	for _, r := range []struct {
		size                        string
		space                       int
		scores                      string
		ac, hull, shield, regen     int
		fly, turn, hitDice, hitDie  int
		laser, missile              string
		laserAttacks, missileRounds int
	}{
		{"tiny", 25, "8/18/8", 10, 3, 3, 4, 400, 50, 1, 4, "1d4", "2d8", 2, 2},
		{"small", 50, "10/16/10", 9, 14, 14, 6, 350, 100, 3, 6, "1d6", "2d10", 2, 4},
		{"medium", 250, "12/14/12", 8, 33, 33, 8, 300, 150, 5, 8, "1d8", "2d12", 2, 8},
		{"large", 2500, "14/12/14", 7, 60, 60, 10, 250, 200, 7, 10, "2d4", "4d8", 2, 16},
		{"huge", 25000, "16/10/16", 6, 95, 95, 12, 200, 200, 9, 12, "2d6", "4d10", 2, 32},
		{"gargantuan", 25000, "18/8/18", 5, 174, 174, 20, 150, 150, 11, 20, "2d8", "4d12", 2, 64},
	} {
		data := mustLoad(t, files(t, "classes/hull.yaml", fmt.Sprintf(`
hull:
  {name: Hull, shape: barge, size: %s, space: %d, armour: deflection, shield: directional, crew: [{role: pilot}, {role: gunner}],
   hardpoints: [{weapon: laser-cannon, mount: turret}, {weapon: plasma-torpedo, mount: fore}]}`, r.size, r.space)))
		c := data.Library.Classes[data.Library.Class("hull")]
		laser, missile := c.Mounts[0].Weapon, c.Mounts[1].Weapon
		got := fmt.Sprintf("%d/%d/%d", c.Str, c.Dex, c.Con) + fmt.Sprintln(c.AC, c.HullMax, c.ShieldMax, c.Regen, c.Fly.Feet(), c.Turn.Feet(),
			c.HitDice, c.HitDie, laser.Damage, missile.Damage, laser.Attacks, missile.Ammo)
		want := r.scores + fmt.Sprintln(r.ac, r.hull, r.shield, r.regen, r.fly, r.turn, r.hitDice, r.hitDie, r.laser, r.missile, r.laserAttacks, r.missileRounds)
		if got != want {
			t.Errorf("%s: %swant %s", r.size, got, want)
		}
	}
}

// The ready set, companions A11. AC is with the pilot at the helm.
func TestHullsHaveTheNumbersOfTheReadySet(t *testing.T) {
	for _, r := range []struct {
		key                     string
		size                    shipyard.Size
		ac, hull, shield, regen int
		fly, turn               int
		guns                    string
	}{
		{"drone", shipyard.Tiny, 14, 2, 0, 0, 400, 50, "fore 1d4+1x2"},
		{"fighter", shipyard.Small, 13, 14, 14, 6, 350, 100, "fore 1d6x3, fore 2d10x1"},
		{"interceptor", shipyard.Small, 14, 11, 5, 12, 350, 100, "fore 1d6+1x2, fore 1d10x3"},
		{"bomber", shipyard.Small, 12, 17, 34, 3, 350, 100, "fore 3d6x1, fore 2d10x1, fore 2d10x1, aft 0x1"},
		{"corvette", shipyard.Medium, 12, 33, 33, 8, 300, 150, "turret 1d8x2, turret 1d8x2, fore 2d10x1, fore 3d12x1"},
		{"frigate", shipyard.Large, 10, 67, 67, 10, 250, 200, "turret 2d4+2x2, turret 2d4+2x2, turret 2d4+2x1, turret 2d4+2x1"},
		{"cruiser", shipyard.Huge, 10, 95, 190, 6, 200, 200, ""},
	} {
		lib := mustLoad(t).Library
		i := lib.Class(r.key)
		if i < 0 {
			t.Errorf("there is no %s", r.key)
			continue
		}
		c := &lib.Classes[i]
		b := ships.Battle{Library: lib}
		id, err := deployment.AddShip(&b, &ships.Arrival{Name: "it", Class: int16(i)})
		if err != nil {
			t.Fatal(err)
		}
		guns := ""
		for i := range c.Mounts {
			m := &c.Mounts[i]
			guns += fmt.Sprintf(", %s %sx%d", m.Place(), m.Weapon.Damage, m.Weapon.Attacks)
		}
		if r.guns != "" && guns != ", "+r.guns {
			t.Errorf("%s: guns %s, want %s", r.key, guns, r.guns)
		}
		got := fmt.Sprintln(c.Size, b.ArmourClass(b.Ship(id)), c.HullMax, c.ShieldMax, c.Regen, c.Fly.Feet(), c.Turn.Feet())
		want := fmt.Sprintln(r.size, r.ac, r.hull, r.shield, r.regen, r.fly, r.turn)
		if got != want {
			t.Errorf("%s: %swant %s", r.key, got, want)
		}
	}
}

// What each post in a crew begins with, companions A12: a pilot adds 4 to AC,
// a gunner 2 to hit.
func TestCrewNumbers(t *testing.T) {
	for _, r := range []struct {
		post    string
		role    crew.Role
		roles   crew.Roles
		skill   crew.Skill
		bonus   int
		gunnery bool
	}{
		{"pilot", crew.Pilot, crew.Of(crew.Pilot), crew.Piloting, 4, false},
		{"gunner", crew.Gunner, crew.Of(crew.Gunner), crew.Piloting, 0, true},
		{"operator", crew.Operator, crew.Of(crew.Operator), crew.Technology, 4, false},
		{"mechanic", crew.Mechanic, crew.Of(crew.Mechanic), crew.MechanicsKit, 4, false},
		{"coordinator", crew.Coordinator, crew.Of(crew.Coordinator), crew.Perception, 2, false},
		{"solo", crew.Pilot, crew.AllStations, crew.Piloting, 4, true},
		{"brain", crew.Pilot, crew.Of(crew.Pilot, crew.Gunner), crew.Piloting, 3, true},
	} {
		b, err := parseBerth(r.post)
		if err != nil {
			t.Fatal(err)
		}
		bonus := b.Modifier(r.skill.Ability()) + b.SkillBonus(r.skill)
		if b.Role != r.role || b.Roles != r.roles || bonus != r.bonus || b.Gunnery != r.gunnery || b.Proficiency != 2 {
			t.Errorf("%s: %v (%v), %v %+d, gunnery %v", r.post, b.Role, b.Roles, r.skill, bonus, b.Gunnery)
		}
	}
}

// One lone laser does not outshoot what directional shields regain in a round, two
// do (companions A12): of small ships 4.9 points against 6, of medium ones 7.6
// against 8.
func TestOneLaserDoesNotOutshootShieldsAndTwoDo(t *testing.T) {
	for _, r := range []struct {
		size         string
		space        int
		least, most  int // tenths of a point of one laser
		regeneration int
	}{{"small", 50, 48, 50, 6}, {"medium", 100, 75, 77, 8}} {
		lib := mustLoad(t, files(t, "classes/hull.yaml", fmt.Sprintf(`
hull: {name: Hull, shape: barge, size: %s, space: %d, shield: directional, crew: [{role: pilot}, {role: gunner}],
  hardpoints: [{weapon: laser-cannon, mount: turret}]}`, r.size, r.space))).Library
		b := ships.Battle{Library: lib}
		for i, at := range []space.Point{{}, {Y: 400 * space.Foot}} {
			if _, err := deployment.AddShip(&b, &ships.Arrival{Name: fmt.Sprint(i), Class: int16(lib.Class("hull")), Side: event.Side(i), At: at}); err != nil {
				t.Fatal(err)
			}
		}
		gunner, _ := b.HolderOf(crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1})
		f := deployment.ForecastFire(&b, gunner, b.Ship(1), 0, b.Ship(2), ships.With{})
		if int(f.Shield) < r.least || int(f.Shield) > r.most {
			t.Errorf("%s: a laser deals %d tenths, not %d to %d", r.size, f.Shield, r.least, r.most)
		}
		if regains := 10 * int(b.Ship(2).Regeneration()); regains != 10*r.regeneration || int(f.Shield) >= regains || 2*int(f.Shield) <= regains {
			t.Errorf("%s: one laser deals %d, two %d, and shields regain %d tenths", r.size, f.Shield, 2*f.Shield, regains)
		}
	}
}
