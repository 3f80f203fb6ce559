package sim_test

import (
	"testing"

	"broadside/personal"
	"broadside/sim"
)

func TestGoalsSayWhatTheyAsk(t *testing.T) {
	p := &sim.Picture{}
	p.Contacts = []sim.Contact{{ID: 2, Name: "Tally"}}
	for _, c := range []struct {
		goal sim.Goal
		want string
	}{
		{sim.Goal{Kind: sim.Beat}, "leave no hostile ship able to fight"},
		{sim.Goal{Kind: sim.Beat, Ship: 2}, "leave Tally unable to fight"},
		{sim.Goal{Kind: sim.Reach, Ship: 2}, "bring Tally to the marked place"},
		{sim.Goal{Kind: sim.Reach}, "bring a ship to the marked place"},
		{sim.Goal{Kind: sim.Reach, Count: 3}, "bring 3 ships to the marked place"},
		{sim.Goal{Kind: sim.Survive, Round: 8}, "do not lose every ship before round 8 is over"},
		{sim.Goal{Kind: sim.Survive, Round: 8, Ship: 2}, "do not lose Tally before round 8 is over"},
		{sim.Goal{Kind: sim.Protect, Ship: 2}, "do not lose Tally"},
		{sim.Goal{Kind: sim.Capture, Ship: 2}, "capture Tally: disable it and lie within 300 ft, or hold its bridge"},
		{sim.Goal{Kind: sim.Hold, Round: 2}, "hold the marked place alone for 2 rounds"},
		{sim.Goal{Kind: sim.Escape, Ship: 2}, "jump away with Tally"},
		{sim.Goal{Kind: sim.Gather, Count: 3, Area: sim.Area{From: personal.Square{X: 1, Y: 1}, To: personal.Square{X: 5, Y: 3}}},
			"have 3 people on their feet from 1 1 on level 1 to 5 3 on level 1"},
	} {
		if got := c.goal.Says(p); got != c.want {
			t.Errorf("%v says %q, not %q", c.goal.Kind, got, c.want)
		}
	}
}
