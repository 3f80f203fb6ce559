package lesson

import (
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/picture"
	"broadside/sim/scenario"
)

// A pilot who looks at the deck is told of orders there, and not of those of the console, some of
// which have the same name.
func TestTipsAreOfTheScreen(t *testing.T) {
	p := &picture.Picture{Options: []picture.Option{{Verb: crew.Search}}, Acts: []picture.ActRow{{Verb: crew.Look}}}
	p.Head.Seat = crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	v := view.New(nil, p, 1)
	v.Tips = view.ReadTips("")
	for role, want := range map[crew.Role]crew.Verb{crew.Pilot: crew.Search, crew.Boots: crew.Look} {
		v.Role = role
		if rule := fresh(v); rule == nil || rule.Verb != want {
			t.Errorf("at the %v is told of %+v", role, rule)
		}
	}
}

// The control that a tip lights gives its order, and no other that is called alike.
func TestTipsNameTheControlOfTheirOrder(t *testing.T) {
	for verb, want := range map[crew.Verb]string{crew.Dash: "Dash", crew.DropProne: "Drop prone", crew.Discard: "", crew.Help: ""} {
		if got := controlOf(crew.Boots, crew.RuleOf(verb)); got != want {
			t.Errorf("%v lights %q, not %q", verb, got, want)
		}
	}
	if got := controlOf(crew.Pilot, crew.RuleOf(crew.DropProne)); got != "" {
		t.Errorf("at a console a deck's order lights %q", got)
	}
}

// A tip goes when its order is possible no longer.
func TestATipGoesWithItsOrder(t *testing.T) {
	p := &picture.Picture{Options: []picture.Option{{Verb: crew.Search}}}
	p.Head.Seat = crew.Seat{Ship: 1, Role: crew.Operator, Number: 1}
	v := view.New(nil, p, 1)
	v.Role, v.Tips = crew.Operator, view.ReadTips("")
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	var tip Tip
	show := func() {
		u.Begin(nil, 1280, 720, kit.Input{}, 1)
		r := kit.Rect{W: 300, H: 500}
		tip.Show(u, v, &r)
		u.End()
	}
	if show(); tip.rule == nil || tip.rule.Verb != crew.Search {
		t.Fatalf("told is %+v", tip.rule)
	}
	p.Options[0].Says = &picture.OptionTexts{Why: "Your action is spent."}
	if show(); tip.rule != nil {
		t.Errorf("%s is told of still", tip.rule.Title)
	}
}

// To wait for the turn is no step that is counted, since it may be passed over.
func TestWaitingIsNoStepThatCounts(t *testing.T) {
	c := Course{of: &netcode.Lesson{}}
	c.of.Steps = []scenario.LessonStep{{}, {Until: scenario.TurnOpen}, {}, {Until: scenario.TurnOpen}, {}}
	for at, want := range []int{0, 1, 1, 2, 2, 3} {
		if c.at = at; c.taken() != want || c.all() != 3 {
			t.Errorf("at %d %d of %d are taken, not %d of 3", at, c.taken(), c.all(), want)
		}
	}
}

// Nothing of a lesson is written over a plate.
func TestAStepWritesOverNoPlate(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	marks := func(covered bool) bool {
		u.Begin(nil, 1280, 720, kit.Input{}, 1)
		if covered {
			u.Above(kit.Rect{W: 400, H: 400}, true)()
		}
		c := card{&scenario.LessonStep{Action: "any.up"}, kit.Rect{X: 20, Y: 20, W: 200, H: 26}}
		c.Mark(u)
		u.End()
		return len(u.Texts()) > 0
	}
	if !marks(false) {
		t.Error("nothing is written at all")
	}
	if marks(true) {
		t.Error("it is written over a plate")
	}
}
