package sim_test

import (
	"testing"

	"broadside/personal/deckplan"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
)

func TestGoalsSayWhatTheyAsk(t *testing.T) {
	p := &picture.Picture{}
	p.Contacts = []picture.Contact{{ID: 2, Name: "Tally"}}
	p.Decks = []picture.DeckRow{{Levels: 2}}
	for _, c := range []struct {
		goal scenario.Goal
		want string
	}{
		{scenario.Goal{Kind: scenario.Beat}, "leave no foe able to fight"},
		{scenario.Goal{Kind: scenario.Beat, Ship: 2}, "leave Tally unable to fight"},
		{scenario.Goal{Kind: scenario.Reach, Ship: 2}, "bring Tally to the marked place"},
		{scenario.Goal{Kind: scenario.Reach}, "bring a ship to the marked place"},
		{scenario.Goal{Kind: scenario.Reach, Count: 3}, "bring 3 ships to the marked place"},
		{scenario.Goal{Kind: scenario.Survive, Round: 8}, "be able to fight at the end of round 8"},
		{scenario.Goal{Kind: scenario.Survive, Round: 8, Ship: 2}, "do not lose Tally before round 8 is over"},
		{scenario.Goal{Kind: scenario.Protect, Ship: 2}, "do not lose Tally"},
		{scenario.Goal{Kind: scenario.Capture, Ship: 2}, "capture Tally: hold all its consoles or, where it has no decks to board, disable it and lie within 300 ft"},
		{scenario.Goal{Kind: scenario.Hold, Round: 2}, "hold the marked place alone for 2 rounds"},
		{scenario.Goal{Kind: scenario.Escape, Ship: 2}, "jump away with Tally"},
		{scenario.Goal{Kind: scenario.Gather, Count: 3, Area: scenario.Area{From: deckplan.Square{X: 1, Y: 1}, To: deckplan.Square{X: 5, Y: 3}}},
			"have 3 people on their feet between 1 1 and 5 3 on level 1"},
	} {
		if got := say.English(c.goal.Says(p), p); got != c.want {
			t.Errorf("%v says %q, not %q", c.goal.Kind, got, c.want)
		}
	}
}
