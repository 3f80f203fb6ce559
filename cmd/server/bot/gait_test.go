package bot_test

import (
	"testing"

	"broadside/personal/deckplan"
)

// shafts returns a corridor with a shaft of the given width, and the level below.
func shafts(wide string) [][]string {
	return [][]string{
		{"############", "#...." + wide + "#", "############"},
		{"############", "#..........#", "############"},
	}
}

// A fighter jumps over a shaft in the only way.
func TestBootsJumpAShaft(t *testing.T) {
	y := newYards(t, "me5e", false, shafts("v....."), body{"hollow", 0, 1, 1}, body{"umbra-trooper", 1, 10, 1})
	y.until("a jump", func() bool { return y.person(0).At.X > 5 })
	if at := y.person(0).At; at.Level != 0 {
		t.Errorf("fell to %s", at)
	}
}

// A fighter with wings flies over one that nobody could jump.
func TestBootsFlyOverAShaft(t *testing.T) {
	y := newYards(t, "me5e", false, shafts("vvv..."), body{"stinging-swarm", 0, 1, 1}, body{"umbra-trooper", 1, 10, 1})
	y.until("a flight", func() bool { return y.person(0).At.X > 7 })
	if at := y.person(0).At; at.Level != 0 {
		t.Errorf("fell to %s", at)
	}
}

// A climber with nobody left above goes down one.
func TestBootsClimbDownAShaft(t *testing.T) {
	y := newYards(t, "me5e", false, shafts("v#####"), body{"choir-stalker", 0, 1, 1}, body{"umbra-trooper", 1, 3, 1})
	y.person(1).At = deckplan.Square{X: 10, Y: 1, Level: 1}
	y.until("a climb", func() bool { return y.person(0).At.Level == 1 })
}

// A fighter with a foe between them and a shaft, whom they hardly harm, shoves the foe into it.
func TestBootsShoveIntoAShaft(t *testing.T) {
	y := newYards(t, "me5e", false, shafts("v....."), body{"umbra-trooper", 0, 3, 1}, body{"umbra-trooper", 1, 4, 1})
	y.until("a fall", func() bool { return y.person(1).At.Level == 1 })
}

// A fighter who has seen all of a level takes the ladder to an unknown one.
func TestBootsTakeALadderToWhereTheyNeverWere(t *testing.T) {
	y := newYards(t, "ether", false, [][]string{
		{"############", "#.........1#", "############"},
		{"############", "#.........1#", "############"},
	}, body{"brigid-sloane", 0, 1, 1}, body{"rot-walker", 1, 3, 1})
	y.person(1).At = deckplan.Square{X: 1, Y: 1, Level: 1}
	y.until("another level", func() bool { return y.person(0).At.Level == 1 })
}

// A fighter who is too large for the door to a foe does not stay in front of it forever.
func TestALargeFighterLeavesADoorThatIsTooNarrow(t *testing.T) {
	y := newYards(t, "ether", false, [][]string{{
		"##################",
		"#......#.........#",
		"#......+.........#",
		"#......#.........#",
		"#................#",
		"#................#",
		"##################",
	}}, body{"crawling-throne", 0, 5, 1}, body{"brigid-sloane", 1, 16, 2})
	y.until("a way around", func() bool { return y.person(0).At.X > 7 })
}
