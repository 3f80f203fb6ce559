package main

import (
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/scenario"
	"broadside/sim/space"
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

// Flying somewhere is not yet what a step asks for that wants a gun brought to bear.
func TestAStepWantsAGunBroughtToBear(t *testing.T) {
	l := newLearner(t, "learn-pilot")
	n := slices.IndexFunc(l.lesson.Steps, func(s scenario.LessonStep) bool { return s.Target != 0 })
	if n < 0 {
		t.Fatal("no step wants a gun brought to bear")
	}
	for l.step() < n {
		l.do(nextStep)
	}
	if err := l.b.Await(l.lesson.Seat); err != nil {
		t.Fatal(err)
	}
	fly := func(bearing space.Angle) {
		t.Helper()
		l.sees(bearing)
		already := l.obeyed
		if l.do("Up", "Enter"); l.obeyed != already+1 {
			t.Fatal("the course is not flown")
		}
		l.others(60)
	}
	if fly(space.Circle / 2); l.step() != n || !strings.Contains(strings.Join(l.ui.Texts(), " "), "Not yet.") {
		t.Errorf("with the ship astern it is step %d, and the lesson says %q", l.step()+1, l.ui.Texts())
	}
	if fly(0); l.step() != n+1 {
		t.Errorf("with the ship ahead it is step %d, not %d", l.step()+1, n+2)
	}
}

// sees has the GM put the ship of the step at a bearing from the learner's bow.
func (l *learner) sees(bearing space.Angle) {
	l.t.Helper()
	own := l.view.Ship()
	at := own.At.Ahead((own.Heading + bearing).Norm(), 400*space.Foot)
	if err := l.b.Give(crew.Master, &sim.Place{Ship: l.lesson.Steps[l.step()].Target, At: at}); err != nil {
		l.t.Fatal(err)
	}
}

// fliesAhead flies by touch, with the ship of the step before the bow.
func (l *learner) fliesAhead() {
	l.t.Helper()
	l.sees(0)
	l.tap("Orders")
	l.tap("+50 ft")
	l.tap("Give the course")
}

// Another control that gives the same order is not what a step asks for.
func TestAStepIsDoneByItsOwnControl(t *testing.T) {
	l := newLearner(t, "learn-coordinator")
	n := slices.IndexFunc(l.lesson.Steps, func(s scenario.LessonStep) bool { return s.Control == "Next check" })
	for l.step() < n {
		l.do(nextStep)
	}
	if err := l.b.Await(l.lesson.Seat); err != nil {
		t.Fatal(err)
	}
	l.do("2", "A")
	if l.do(); l.obeyed != 1 || l.step() != n {
		t.Errorf("%d orders to direct an attack are obeyed, and it is step %d, not %d", l.obeyed, l.step()+1, n+1)
	}
}
