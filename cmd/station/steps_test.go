package main

import (
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/crew"
	"broadside/sim/scenario"
)

// Every carried thing can be chosen, whatever its number.
func TestAnyNumberIsAChoice(t *testing.T) {
	l := newLearner(t, "learn-boots")
	byHand := map[int][]kit.Key{2: {"Right", "Right", "Space"}}
	for n := range 3 {
		l.learns(&l.lesson.Steps[n], byHand[n])
	}
	pose(t, "lesson-many-keys", func(u *kit.UI) { l.Show(u, l.view) })
	if l.do("4"); l.step() != 4 {
		t.Errorf("what the key 4 chose leads to step %d", l.step()+1)
	}
}

// A learner who ends their turn too early is told to act in the next one, until that has come.
func TestTheNextTurnIsNotTheNextOnceItHasCome(t *testing.T) {
	l := newLearner(t, "learn-operator")
	n := slices.IndexFunc(l.lesson.Steps, func(s scenario.LessonStep) bool { return s.Verb == crew.Search })
	for l.step() < n {
		l.do(nextStep)
	}
	says := func() string { return strings.Join(l.ui.Texts(), " ") }
	opens := func(open bool) {
		t.Helper()
		for range 400 {
			if l.others(5); l.view.Me().Open == open {
				l.do("")
				return
			}
		}
		t.Fatalf("the turn is not open: %t", open)
	}
	opens(true)
	if l.do("N"); l.step() != n {
		t.Fatalf("to end the turn is step %d", l.step()+1)
	}
	opens(false)
	if !strings.Contains(says(), "Search in your next turn.") {
		t.Errorf("while others act the lesson says %q", says())
	}
	opens(true)
	if strings.Contains(says(), "Search in your next turn.") {
		t.Errorf("in the next turn the lesson says %q", says())
	}
}
