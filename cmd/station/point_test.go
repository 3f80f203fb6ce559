package main

import (
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/space"
)

// One key points out the chosen ship, or what is under the mouse, to the crew; all see it.
func TestAKeyPointsSomethingOut(t *testing.T) {
	seat := at(1, crew.Pilot)
	b := fought(t, "duel", crew.Rounds, seat, 1)
	v := viewOf(b, seat)
	var out []netcode.Point
	v.Table.Point = func(p netcode.Point) { out = append(out, p) }
	p := newPlayer(t, v, screens())
	p.press("", "Period")
	if len(out) != 1 || out[0].Ship == 0 || out[0].Ship == 1 || out[0].Deck != netcode.NoDeck {
		t.Fatalf("pointed out is %+v, and not the target", out)
	}
	p.now += 0.05
	p.ui.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{Mouse: kit.Point{X: 400, Y: 150}, Keys: []kit.Key{"Period"}}, p.now)
	p.Show(p.ui, v)
	p.ui.End()
	if len(out) != 2 || out[1].Ship != 0 || out[1].At == (space.Point{}) {
		t.Errorf("with the mouse on the map %+v is pointed out", out[1:])
	}
	v.Points = []view.Point{{Point: netcode.Point{From: "Mo", Ship: 2, Deck: netcode.NoDeck}}, {Point: netcode.Point{From: "Tobin", At: out[1].At, Deck: netcode.NoDeck}}}
	pose(t, "points", onBridge(v))

	boots := fought(t, "prize", crew.Rounds, at(1, crew.Pilot), 1)
	maren := crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}
	if err := boots.Await(maren); err != nil {
		t.Fatal(err)
	}
	d := viewOf(boots, maren)
	out = nil
	d.Table.Point = v.Table.Point
	newPlayer(t, d, screens()).press("", "Period")
	if len(out) != 1 || out[0].Deck < 0 {
		t.Fatalf("on a deck %+v is pointed out", out)
	}
	out[0].From = "Maren"
	d.Points = []view.Point{{Point: out[0], Number: 1}}
	pose(t, "points-deck", onBridge(d))
}
