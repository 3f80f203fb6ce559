package main

import (
	"testing"

	"broadside/crew"
	"broadside/netcode"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/rehearsal"
)

func TestRecording(t *testing.T) {
	for name, seat := range map[string]crew.Seat{
		"gm": crew.Master, "screen": at(1, crew.Screen), "pilot": at(1, crew.Pilot),
	} {
		b, err := rehearsal.Start("duel", crew.Rounds, 7)
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Fight(at(1, crew.Pilot), 2); err != nil {
			t.Fatal(err)
		}
		v := viewOf(b, seat)
		keys := []kit.Key{"Up", "Up", "Enter", "E", "Q", "N"}
		if ordered := newPlayer(t, v, screens()).press(keys...); name == "pilot" && len(ordered) < 2 {
			t.Errorf("in the battle itself %v are ordered: the test shows nothing", ordered)
		}
		v.Reel = &netcode.Reel{Tick: 1234, Last: 7400, Speed: 1600, Marks: []netcode.Mark{{Tick: 900, Side: 0, Text: "The shields are down."}, {Tick: 6400, Side: 1, Text: "It explodes."}}}
		v.Wind = func(netcode.Reel) {}
		pose(t, "recording-"+name, onBridge(v))
		p := newPlayer(t, v, screens())
		if seat != crew.Master {
			if ordered := p.press(keys...); len(ordered) != 0 {
				t.Errorf("at the %s of a recording %v are ordered", name, ordered)
			}
			continue
		}
		p.view.Table.Programme = &netcode.Programme{On: "duel", Scenarios: []netcode.Scenario{{Key: "duel", Title: "The Toll"}}}
		asked := ""
		p.view.Table.Fight = func(key string, _ bool) { asked = key }
		if ordered := p.press("P", "N", "D", "Z", "F6", "Enter"); len(ordered) != 0 || asked != "duel" {
			t.Errorf("over a recording the GM orders %v, and asks for %q", ordered, asked)
		}
	}
}
