package main

import (
	"os"
	"testing"

	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/story"
)

// moments returns what the seats saw when a story's orders of a verb were given.
func moments(t *testing.T, name string, verb crew.Verb) (views []*view.View) {
	t.Helper()
	data, problems := load()
	if data == nil {
		t.Fatal(problems)
	}
	text, err := os.ReadFile("../../docs/stories/" + name)
	if err != nil {
		t.Fatal(err)
	}
	s, err := story.Parse(name, text)
	if err != nil {
		t.Fatal(err)
	}
	story.Watch(&story.Stock{Library: data.Library, Scenarios: data.Scenarios, Persons: data.Persons}, s, func(w *sim.World, o *sim.Order) {
		if o.Intent.Verb() == verb {
			views = append(views, seen(t, w, o.Seat))
		}
	})
	if len(views) == 0 {
		t.Fatalf("nobody gives %s in %s", verb, name)
	}
	return views
}

func TestWhatLiesOnADeckIsShown(t *testing.T) {
	lying := moments(t, "me-improvise.story", crew.PickUp)
	levers := moments(t, "me-improvise.story", crew.Handle)
	asked := moments(t, "me-improvise.story", crew.RuleAllow)
	pose(t, "boots-lever", onBridge(levers[0]))
	pose(t, "boots-lies", onBridge(lying[1]))
	pose(t, "boots-improvises", onBridge(lying[1]), "Shift+Y", "F7", "F10", "F10")
	pose(t, "gm-asked-on-foot", onBridge(asked[0]), "Home")
	handle(t, "boots-lies", onBridge(lying[1]), pressed())
	handle(t, "boots-improvises", onBridge(lying[1]), pressed("Shift+Y", "F7"))
}
