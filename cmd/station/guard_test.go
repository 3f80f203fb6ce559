package main

import (
	"context"
	"slices"
	"testing"
	"time"

	"broadside/cmd/station/hosting"
	"broadside/cmd/station/rehearsal"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

// TestFaultPictureThatFitsNothingEndsNoStation has a table send a picture whose numbers are all in
// range, but from which the seat's own ship is missing. A table that the station hosts meanwhile goes on.
func TestFaultPictureThatFitsNothingEndsNoStation(t *testing.T) {
	b, err := rehearsal.Start("duel", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	seat := at(1, crew.Pilot)
	p := sight.View(b.World, seat)
	p.Contacts = slices.DeleteFunc(p.Contacts, func(k picture.Contact) bool { return k.ID == seat.Ship })
	id, err := netcode.LoadIdentity(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	door, err := netcode.Listen("127.0.0.1:0", id)
	if err != nil {
		t.Fatal(err)
	}
	defer door.Close("")
	go func() {
		l, _, err := door.Accept(context.Background())
		if err != nil {
			return
		}
		_ = l.Send(&netcode.Welcome{Protocol: netcode.Protocol, Build: netcode.Build(), Token: make([]byte, netcode.TokenSize), Table: "Table", Client: 1, Ticks: 20})
		_ = l.Send(&netcode.Lobby{State: netcode.Playing, Ships: []netcode.Ship{{ID: 1, Name: "Hesper", Class: "Corvette"}}, Seats: []netcode.Seat{{Seat: seat, Holder: netcode.Taken, Client: 1}}, Players: []netcode.Player{{Client: 1, Name: "Mara", Here: true}}})
		for tick := p.Tick; l.Err() == nil; tick++ {
			p.Tick = tick
			_ = l.SendFrame((&picture.Differ{}).Diff(nil, p.Flatten()))
			time.Sleep(50 * time.Millisecond)
		}
	}()
	g := arriving(t)
	g.at, g.invited = atDoor, ""
	own := &hosting.Host{}
	g.host.running = own // it does not listen yet
	g.knock(door.Addr().String())
	g.until("the station has a seat", func() bool { return g.link != nil && g.link.Mine() != nil })
	g.turn("Enter")
	if g.link != nil && !g.aboard {
		g.board()
		g.aboard = true
	}
	g.until("the station has left the table", func() bool { return g.link == nil })
	if g.trouble != unshown || g.ended {
		t.Errorf("the station says %q; it has ended: %v", g.trouble, g.ended)
	}
	g.turn()
	if g.host.running != own {
		t.Error("the station no longer hosts its own table")
	}
	g.host.running = nil // there is no server to close
}
