package bridge

import (
	"strings"
	"testing"

	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim/picture"
	"broadside/sim/scenario"
)

// A goal to capture a ship shows how many of its consoles are held.
func TestAGoalTellsOfConsoles(t *testing.T) {
	p := &picture.Picture{}
	for _, k := range []scenario.ConsoleState{{Holder: 0}, {Holder: 1}, {Holder: 2}, {Holder: 1}} {
		k.Seat = crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1}
		p.Consoles = append(p.Consoles, picture.ConsoleRow{ConsoleState: k})
	}
	p.Consoles = append(p.Consoles, picture.ConsoleRow{ConsoleState: scenario.ConsoleState{Seat: crew.Seat{Ship: 1}, Holder: 1}})
	v := view.New(nil, p, 1)
	g := &picture.GoalRow{Goal: scenario.Goal{Kind: scenario.Capture, Ship: 2}}
	const want = "2 of 4 known consoles held"
	if says := v.Tell(goalSays(v, g)); !strings.Contains(says, want) {
		t.Errorf("%q does not say %q", says, want)
	}
	p.Consoles, p.Decks = nil, []picture.DeckRow{{Ship: 2}}
	if says := v.Tell(goalSays(v, g)); !strings.Contains(says, "none of them is found yet") {
		t.Errorf("before anybody is aboard it says %q", says)
	}
	g.Kind = scenario.Beat
	if says := v.Tell(goalSays(v, g)); strings.Contains(says, "consoles") {
		t.Errorf("another goal says %q", says)
	}
}

// What is true once a goal is reached is not told as if it already were.
func TestAnOpenGoalTellsWhatFollows(t *testing.T) {
	v := view.New(nil, &picture.Picture{}, 1)
	g := &picture.GoalRow{Goal: scenario.Goal{Text: "The Gap is open."}}
	for standing, want := range map[scenario.GoalState]string{scenario.Open: "Then: The Gap is open.", scenario.Reached: "The Gap is open.", scenario.Failed: ""} {
		g.Standing = standing
		if says := v.Tell(follows(g)); says != want {
			t.Errorf("of a goal that is %s is told %q", standing, says)
		}
	}
}
