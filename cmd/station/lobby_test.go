package main

import (
	"net/netip"
	"testing"

	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/sim/space"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/lobby"
)

func TestDoor(t *testing.T) {
	found := []discovery.Found{
		{Table: discovery.Table{Name: "Thursday evening", Scenario: "The Toll at Lantern Gap", Players: 2, Seats: 5, Port: 7620, Protocol: netcode.Protocol, Code: "K7M2QX"},
			At: netip.MustParseAddrPort("127.0.0.1:7620")},
		{Table: discovery.Table{Name: "An old table", Scenario: "Bread", Seats: 5, Port: 7621, Protocol: netcode.Protocol + 1, Code: "AAAAAA"},
			At: netip.MustParseAddrPort("127.0.0.1:7621")},
	}
	door := lobby.Door{Name: "Mara"}
	pose(t, "door", func(u *kit.UI) { door.Show(u, lobby.Around{Found: found, Looked: true}) })
	empty := lobby.Door{}
	pose(t, "door-empty", func(u *kit.UI) {
		empty.Show(u, lobby.Around{Looked: true, Strange: true, Error: kit.Sentence(netcode.ErrWrongKey.Error() + " (it shows " + netcode.Fingerprint{1}.String() + ")")})
	})
	var wish lobby.Wish
	headless(t, func(u *kit.UI) {
		if w := door.Show(u, lobby.Around{Found: found, Looked: true}); w.Join != "" {
			wish = w
		}
	}, "F1")
	if wish.Join != "127.0.0.1:7620" {
		t.Errorf("F1 joins %q, not the first table", wish.Join)
	}
}

// headless shows a screen without drawing it, and presses keys at it.
func headless(t *testing.T, show func(*kit.UI), keys ...kit.Key) {
	t.Helper()
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	for i := range len(keys) + 2 {
		in := kit.Input{Mouse: kit.Point{X: -1, Y: -1}}
		if i > 0 && i <= len(keys) {
			in.Keys = []kit.Key{keys[i-1]}
		}
		u.Begin(nil, 1280, 720, in, float64(i)/30)
		show(u)
		u.End()
	}
}

func TestHall(t *testing.T) {
	l := &netcode.Lobby{Scenario: "The Toll at Lantern Gap", State: netcode.Gathering}
	for i, name := range []string{"Second Helping", "Kind Word"} {
		id := space.ID(i + 1)
		l.Ships = append(l.Ships, netcode.Ship{ID: id, Name: name, Class: "Gallant corvette"})
		for r := crew.Pilot; r <= crew.Coordinator; r++ {
			l.Seats = append(l.Seats, netcode.Seat{Seat: crew.Seat{Ship: id, Role: r, Number: 1}, Holder: netcode.Bot, Who: "Captain Reeve Castellan"})
		}
		l.Seats = append(l.Seats, netcode.Seat{Seat: crew.Seat{Ship: id, Role: crew.Screen, Number: 1}})
	}
	l.Seats = append(l.Seats, netcode.Seat{Seat: crew.Master})
	l.Seats[1] = netcode.Seat{Seat: l.Seats[1].Seat, Holder: netcode.Taken, Who: "Mara", Client: 1, Ready: true}
	l.Seats[2] = netcode.Seat{Seat: l.Seats[2].Seat, Holder: netcode.Taken, Who: "Somebody with a long name", Client: 2}
	l.Players = []netcode.Player{{Client: 1, Name: "Mara", Here: true}, {Client: 2, Name: "Somebody with a long name"}}
	p := lobby.Present{Table: "Thursday evening", Lobby: l, Mine: &l.Seats[1], Talk: []*netcode.Chat{{From: "Mara", Text: "Who takes the guns?"}}}
	var hall lobby.Hall
	pose(t, "hall", func(u *kit.UI) { hall.Show(u, p) }, "Right", "Right", "Right")

	entered := false
	var seated lobby.Hall
	headless(t, func(u *kit.UI) { entered = seated.Show(u, p).Enter || entered }, "Enter")
	if !entered {
		t.Error("Enter does not lead whoever has a seat to the bridge")
	}

	var choice lobby.Choice
	var fresh lobby.Hall
	p.Mine = nil
	headless(t, func(u *kit.UI) {
		if c := fresh.Show(u, p); c.Sit != nil {
			choice = c
		}
	}, "Right", "Left", "Enter")
	if choice.Sit == nil || choice.Sit.Role != crew.Pilot || choice.Sit.Ship != 1 {
		t.Errorf("Enter at the first seat that nobody has asks for %v", choice.Sit)
	}
}
