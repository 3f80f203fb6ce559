package bot_test

import "testing"

// Orders that only one book has: aim before a shot from afar, cover in place of a third attack.
func TestBootsAimFromAfarAndCoverUp(t *testing.T) {
	rows := []string{
		"######################",
		"#....................#",
		"#..O.................#",
		"#....................#",
		"######################",
	}
	y := newYards(t, "forge", false, [][]string{rows}, body{"void-raider", 0, 3, 1}, body{"plain", 1, 19, 1})
	y.until("an aim", func() bool { return y.was("void-raider is aiming.") })
	y.until("a shot that is aimed", func() bool { return y.struck() != 0 })

	y = newYards(t, "forge", false, [][]string{rows}, body{"lock-guard", 0, 3, 1}, body{"hull-walker", 1, 9, 1})
	y.until("cover that is taken", func() bool { return y.was("lock-guard is taking cover.") })
	if n := int(y.person(0).Tries); n != 2 {
		t.Errorf("takes cover after %d attacks, with one action left", n)
	}
}

// A fighter who is too far away to shoot well comes nearer before taking aim.
func TestBootsDoNotAimFromTooFarAway(t *testing.T) {
	y := newYards(t, "forge", false, [][]string{{
		"####################################",
		"#..................................#",
		"####################################",
	}}, body{"lock-guard", 0, 1, 1}, body{"plain", 1, 33, 1})
	from := y.person(0).At
	y.until("a step", func() bool {
		if y.was("lock-guard is aiming.") {
			t.Fatal("takes aim from 160 ft, with a pistol")
		}
		return y.person(0).At != from
	})
}

// Shields and stored damage are charged once foes are there; a fighter who can lift moves a foe
// away from a friend.
func TestBootsChargeAndLift(t *testing.T) {
	rows := []string{
		"##################",
		"#................#",
		"#................#",
		"#................#",
		"##################",
	}
	y := newYards(t, "lurasko", false, [][]string{rows}, body{"hired-gun", 0, 1, 1}, body{"dockhand", 1, 9, 1})
	y.until("a techshield", func() bool { return y.was("hired-gun: techshield +50, now 50.") })

	y = newYards(t, "lurasko", false, [][]string{rows}, body{"lamp-priest", 0, 1, 1}, body{"dockhand", 1, 9, 1})
	y.until("an aura", func() bool { return y.was("lamp-priest: ember mantle +30, now 30.") })

	y = newYards(t, "lurasko", false, [][]string{rows}, body{"ether-witch", 0, 1, 1}, body{"dockhand", 1, 6, 2}, body{"dockhand", 0, 7, 2})
	was := y.person(1).At
	y.until("a foe moved off", func() bool { return y.person(1).At != was })
	if y.person(0).Reserves[2] != 0 {
		t.Errorf("%d points are left: nobody lifted anybody", y.person(0).Reserves[2])
	}
}

// A fighter who has come out to many foes goes on to where they can be shot at, and not back out of
// their sight.
func TestBootsDoNotGoToAndFro(t *testing.T) {
	y := newYards(t, "forge", false, [][]string{{
		"#############################",
		"#.....................#.....#",
		"#...........................#",
		"#.....................#.....#",
		"#############################",
	}}, body{"dock-tough", 0, 25, 2}, body{"plain", 1, 8, 1}, body{"plain", 1, 8, 2}, body{"plain", 1, 8, 3}, body{"plain", 1, 7, 2}, body{"plain", 1, 7, 3})
	out := false
	y.until("an attack", func() bool {
		at := y.person(0).At.X
		if out = out || at < 22; out && at > 22 {
			t.Fatalf("is back at %s in round %d", y.person(0).At, y.Order.Round)
		}
		return y.struck() != 0
	})
}
