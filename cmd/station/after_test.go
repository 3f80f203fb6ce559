package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/say"

	"broadside/cmd/station/bridge"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/view"
)

// after collects the requests to the table.
type after struct{ asked []string }

func (a *after) ask(format string, args ...any) {
	a.asked = append(a.asked, fmt.Sprintf(format, args...))
}

// over makes a view that of a player who decides what comes after the end.
func over(v *view.View) *after {
	a := &after{}
	p := &netcode.Programme{On: "duel"}
	for i := range 40 {
		p.Scenarios = append(p.Scenarios, netcode.Scenario{Key: fmt.Sprint("other", i), Title: fmt.Sprint("Bread for Anchor ", i)})
	}
	p.Scenarios[3] = netcode.Scenario{Key: "duel", Title: "The Toll at Lantern Gap", Minutes: 15, People: [2]int8{1, 5}, Book: "Mass Effect 5e",
		Opening: "The Gap is the short way to Marrow Station, and the fever there will not wait for the long one. Your hold is full of serum."}
	holding(v, v.Head.Seat)
	v.Table.Lobby.State = netcode.Over
	v.Table.Programme = p
	v.Table.Fight = func(key string, _ bool) { a.ask("fight %s", key) }
	v.Table.AskReport = func() { a.ask("report") }
	v.Wind = func(netcode.Reel) { a.ask("replay") }
	v.Table.Ready = func(bool) { a.ask("ready") }
	row := netcode.Row(say.Names(slices.Repeat([]string{"Second Helping", "The Crew", "40", "44 %"}, 3)))
	v.Table.Report = &netcode.Report{Rows: slices.Repeat([]netcode.Row{row}, 30)}
	return a
}

func TestTheEndOffersWhatComesNext(t *testing.T) {
	seat := at(1, crew.Pilot)
	v := seatIn(t, "duel", crew.Rounds, seat, 2, func(b *rehearsal.Battle) error {
		return b.Give(crew.Master, &sim.Finish{Over: true, Winners: 1, Text: "The Gap is open."})
	})
	for _, row := range []struct {
		keys   []kit.Key
		want   string
		leaves bool
	}{
		{[]kit.Key{"A"}, "fight duel", false},
		{[]kit.Key{"S", "Down", "Enter"}, "fight other4", false},
		{[]kit.Key{"S", "Escape", "A"}, "fight duel", false},
		{[]kit.Key{"P"}, "replay", false},
		{[]kit.Key{"R", "Escape", "A"}, "report fight duel", false},
		{[]kit.Key{"L"}, "", true},
		{[]kit.Key{"Enter", "A"}, "", false},
		{[]kit.Key{"Escape"}, "", false},
		{[]kit.Key{"Enter", "Shift+Enter", "A"}, "fight duel", false},
	} {
		a, b := over(v), bridge.New(screens())
		headless(t, func(u *kit.UI) { b.Show(u, v) }, row.keys...)
		if got := strings.Join(a.asked, " "); got != row.want || b.Leave != row.leaves {
			t.Errorf("%v asks for %q, and leaves: %v", row.keys, got, b.Leave)
		}
	}
	a, b := over(v), bridge.New(screens())
	v.Table.Programme.Campaign = "Moonrakers"
	v.Table.Fight = func(key string, again bool) { a.ask("fight %s %t", key, again) }
	headless(t, func(u *kit.UI) { b.Show(u, v) }, "A", "S", "Enter")
	if got, want := strings.Join(a.asked, " "), "fight duel true fight duel false"; got != want {
		t.Errorf("in a campaign A, S and Enter ask for %q, not %q", got, want)
	}
	a, b = over(v), bridge.New(screens())
	v.Table.Lessons = func() { a.ask("lessons") }
	if headless(t, func(u *kit.UI) { b.Show(u, v) }, "S"); strings.Join(a.asked, " ") != "lessons" {
		t.Errorf("after a lesson that is hosted here S asks for %q", a.asked)
	}
	a, b = over(v), bridge.New(screens())
	v.Table.Programme, v.Table.Lessons, v.Wind = nil, nil, nil
	headless(t, func(u *kit.UI) { b.Show(u, v) }, "A", "S", "P", "Enter")
	if len(a.asked) != 0 {
		t.Errorf("who does not decide has asked for %v", a.asked)
	}
}

// TestARecordingLeadsBackToWhatComesNext leaves a recording, to which a table has turned, in its
// middle.
func TestARecordingLeadsBackToWhatComesNext(t *testing.T) {
	v := seatIn(t, "duel", crew.Rounds, at(1, crew.Pilot), 2)
	for _, row := range []struct {
		keys   []kit.Key
		want   string
		leaves bool
	}{
		{[]kit.Key{"Escape", "A"}, "fight duel", false},
		{[]kit.Key{"Escape", "S", "Down", "Enter"}, "fight other4", false},
		{[]kit.Key{"Escape", "R"}, "report", false},
		{[]kit.Key{"Escape", "L"}, "", true},
		{[]kit.Key{"Escape", "Escape"}, "", true},
		{[]kit.Key{"Escape", "Enter"}, "", false},
		{[]kit.Key{"Escape", "Enter", "", "Escape", "A"}, "fight duel", false},
	} {
		a, b := over(v), bridge.New(screens())
		v.Table.Lobby.State, v.Reel = netcode.Playing, &netcode.Reel{Tick: 1234, Last: 7400, Speed: 100}
		headless(t, func(u *kit.UI) { b.Show(u, v) }, row.keys...)
		if got := strings.Join(a.asked, " "); got != row.want || b.Leave != row.leaves {
			t.Errorf("%v asks for %q, and leaves: %v", row.keys, got, b.Leave)
		}
	}
	over(v)
	v.Reel = &netcode.Reel{Tick: 1234, Last: 7400, Speed: 100}
	pose(t, "recording-next", onBridge(v), "Escape")
}

func TestTheNextBattleAsksWhetherOneIsReady(t *testing.T) {
	v := seatIn(t, "duel", crew.Rounds, at(1, crew.Pilot), 1)
	a := over(v)
	v.Table.Lobby.State = netcode.Gathering
	pose(t, "next-battle", onBridge(v))
	b := bridge.New(screens())
	headless(t, func(u *kit.UI) { b.Show(u, v) }, "Enter")
	if len(a.asked) != 1 || a.asked[0] != "ready" {
		t.Errorf("asked for %v", a.asked)
	}
}
