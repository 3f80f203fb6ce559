package main

import (
	"slices"
	"testing"
	"time"

	"broadside/cmd/station/bridge"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/lobby"
	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode/discovery"
)

// A window in landscape that is nearly square, has room for what a phone has
// not: the words of a lesson stand above the page and not beside nothing, what a lesson is about beside
// the list, and who did what under the end.
func TestASmallWindowWithRoomUsesIt(t *testing.T) {
	b, err := rehearsal.Start("duel", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	gunner := at(1, crew.Gunner)
	if err := b.Fight(gunner, 1); err != nil {
		t.Fatal(err)
	}
	p := newPlayer(t, viewOf(b, gunner), screens())
	p.view.Tips = view.ReadTips("")
	show := func(show func()) {
		p.ui.Watch = true
		for range 3 {
			p.now += 0.05
			p.ui.Begin(nil, 800, 600, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, p.now)
			show()
			p.ui.End()
		}
	}
	show(func() { p.Show(p.ui, p.view) })
	if read := p.ui.Where("I see"); read.W < 500 || p.ui.Where("End turn").Y < read.Bottom() {
		t.Errorf("the card of a new order is closed at %v", read)
	}
	v := viewOf(fought(t, "duel", crew.Rounds, gunner, 2), gunner)
	v.Head.Over = true
	p = newPlayer(t, v, screens())
	show(func() { p.Show(p.ui, p.view) })
	if texts := p.ui.Texts(); !slices.Contains(texts, "Who did what, as far as this station knows") {
		t.Errorf("under the end stands only %q", texts)
	}
	var learn lobby.Learn
	prospect := lobby.Prospect{Scenarios: []discovery.Scenario{{Key: "learn", Title: "The Chair", Size: "rounds, a lesson for the pilot, 5 minutes", Lesson: true, Brief: "Plot a course."}}}
	show(func() { learn.Show(p.ui, prospect) })
	if texts := p.ui.Texts(); !slices.Contains(texts, "Plot a course.") {
		t.Errorf("beside the lessons stands only %q", texts)
	}
}

// On a phone what the page More leads to is called otherwise.
func TestThePageMoreNamesItsContentsDifferently(t *testing.T) {
	p := newPlayer(t, viewOf(fought(t, "duel", crew.Rounds, at(1, crew.Gunner), 1), at(1, crew.Gunner)), screens())
	p.ui.Watch = true
	show := func(in kit.Input) {
		p.now += 0.05
		p.ui.Begin(nil, 390, 844, in, p.now)
		p.Show(p.ui, p.view)
		p.ui.End()
	}
	show(kit.Input{})
	page := p.ui.Where("More").Centre()
	for _, in := range []kit.Input{{Mouse: page, Pressed: true, Held: true}, {Mouse: page, Released: true}, {Mouse: page}} {
		show(in)
	}
	texts := p.ui.Texts()
	texts = slices.DeleteFunc(texts, func(text string) bool { return text != "More" })
	if p.ui.Where("More orders").H == 0 || len(texts) != 1 {
		t.Errorf("More stands there %d times, and %q", len(texts), p.ui.Texts())
	}
}

// The first screen tells whether tables answer, once it has been looked for some.
func TestTheFirstScreenTellsOfTables(t *testing.T) {
	p := newPlayer(t, nil, nil)
	p.ui.Watch = true
	for tables, says := range map[int]string{
		-1: "Find the GM's table on this network, or go to it by its code, address or link.",
		0:  "No table answers on this network yet. Or go to one by its code, address or link.",
		1:  "A table answers on this network. Or go to one by its code, address or link.",
	} {
		p.ui.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
		new(lobby.First).Show(p.ui, lobby.Choices{Tables: tables}, time.Now())
		p.ui.End()
		if texts := p.ui.Texts(); !slices.Contains(texts, says) {
			t.Errorf("of %d tables it tells %q", tables, texts)
		}
	}
}

// The pages that the end leads to are read in every small window.
func TestPocketAfter(t *testing.T) {
	v := viewOf(fought(t, "duel", crew.Rounds, at(1, crew.Pilot), 2), at(1, crew.Pilot))
	over(v)
	v.Head.Over = true
	wait := make([]kit.Key, 40) // until the plate hears keys
	for name, keys := range map[string][]kit.Key{"another": {"S"}, "another-below": {"S", "Down", "Down", "PageDown"}, "report": {"R"}, "put-away": {"Enter"}} {
		bridges := map[*kit.UI]*bridge.Bridge{}
		handle(t, "after-"+name, func(u *kit.UI) {
			if bridges[u] == nil {
				bridges[u] = bridge.New(screens())
			}
			bridges[u].Show(u, v)
		}, pressed(append(slices.Clone(wait), keys...)...))
	}
}

// What opens over a station is read in every small window.
func TestPocketWindows(t *testing.T) {
	for role, seat := range map[string]crew.Seat{"gunner": at(1, crew.Gunner), "mechanic": at(1, crew.Mechanic), "coordinator": at(1, crew.Coordinator), "boots": {Ship: 1, Role: crew.Boots, Number: 5}, "gm": crew.Master} {
		v := viewOf(fought(t, "prize", crew.Rounds, at(1, crew.Gunner), 2), seat)
		holding(v, v.Head.Seat)
		for name, keys := range map[string][]kit.Key{"help": {"H"}, "keys": {"H", "Tab"}, "goals": {"I"}, "features": {"B"}, "more": {"L"}, "other": {"U"}, "seats": {"Ctrl+S"}, "talk": {"T"}, "ready": {"Y"}, "tally": {"Ctrl+F3"}} {
			bridges := map[*kit.UI]*bridge.Bridge{}
			handle(t, role+"-"+name, func(u *kit.UI) {
				if bridges[u] == nil {
					bridges[u] = bridge.New(screens())
				}
				bridges[u].Show(u, v)
			}, pressed(keys...))
		}
	}
}
