package lesson

import (
	"testing"

	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim/picture"
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
