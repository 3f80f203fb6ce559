package bot_test

import (
	"testing"

	"broadside/personal/deckplan"
	"broadside/sim/scenario"
)

// meet lets a goal ask for both people of the first side in the columns from 1 to 3.
func (y *yard) meet(minor bool) (together func() bool) {
	from, to := deckplan.Square{X: 1, Y: 1}, deckplan.Square{X: 3, Y: 1}
	y.Scenario.Goals = []scenario.Goal{{Kind: scenario.Gather, Count: 2, Minor: minor, Area: scenario.Area{From: from, To: to}, Text: "Together."}}
	y.World.Goals = make([]scenario.Progress, 1)
	return func() bool { return y.World.Goals[0].Standing == scenario.Reached }
}

// Somebody who is called to a place goes on past the friends who stand in its nearest squares.
func TestBootsGatherBehindThoseWhoStandInTheWay(t *testing.T) {
	y := newYard(t, false, []string{
		"############",
		"#..........#",
		"#..........#",
		"#########..#",
		"############",
	}, body{"umbra-trooper", 0, 9, 1}, body{"umbra-trooper", 0, 3, 1}, body{"umbra-trooper", 1, 10, 3})
	y.until("all are together", y.meet(false))
}

// Somebody behind a locked door forces it before they run.
func TestBootsForceADoorBeforeTheyRun(t *testing.T) {
	y := newYard(t, false, []string{
		"############",
		"#....x.....#",
		"############",
		"#..........#",
		"############",
	}, body{"umbra-trooper", 0, 6, 1}, body{"umbra-trooper", 0, 3, 1}, body{"umbra-trooper", 1, 10, 3})
	y.until("all are together", y.meet(false))
}

// Somebody who is called far away runs while no foe is in sight, though it decides nothing yet.
func TestBootsRunToAMinorGoal(t *testing.T) {
	y := newYard(t, false, []string{
		"####################",
		"#..................#",
		"####################",
		"#..................#",
		"####################",
	}, body{"umbra-trooper", 0, 18, 1}, body{"umbra-trooper", 0, 2, 1}, body{"umbra-trooper", 1, 10, 3})
	together := y.meet(true)
	y.until("all are together", together)
	if y.Order.Round > 2 {
		t.Errorf("takes until round %d", y.Order.Round)
	}
}

// Somebody whom a goal that decides nothing calls far away walks there while a foe is in sight, and
// keeps the action for the foe.
func TestBootsWalkToAMinorGoalBeforeAFoe(t *testing.T) {
	y := newYard(t, false, []string{
		"##############################",
		"#............................#",
		"##############################",
	}, body{"plague-swarm", 0, 18, 1}, body{"umbra-trooper", 0, 2, 1}, body{"umbra-trooper", 1, 28, 1})
	y.meet(true)
	y.until("its turn ends", func() bool { return y.Order.Round > 1 })
	if at := (deckplan.Square{X: 13, Y: 1}); y.person(0).At != at {
		t.Errorf("is at %v, not where one move leads, %v", y.person(0).At, at)
	}
}
