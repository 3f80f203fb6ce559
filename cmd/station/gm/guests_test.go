package gm_test

import (
	"fmt"
	"testing"

	"broadside/cmd/station/gm"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
)

func TestSendsAwayBarsAndPardonsWhenItIsMeant(t *testing.T) {
	s, screen := set(t), gm.New()
	asked := ""
	pilot, gunner := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}, crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}
	s.Table = view.Table{
		Client: 1, Kick: func(client uint32, ban netcode.Ban) { asked += fmt.Sprint(client, ".", ban, " ") },
		Relieve: func(crew.Seat, netcode.Relief, int) {}, Admit: func(closed bool) { asked += fmt.Sprint("closed ", closed) },
		Lobby: &netcode.Lobby{Wait: 60, Players: []netcode.Player{{Client: 3, Name: "Wenceslas the Mechanic", Late: true}}, Seats: []netcode.Seat{
			{Seat: crew.Master, Holder: netcode.Taken, Who: "Mo", Client: 1}, {Seat: pilot, Holder: netcode.Taken, Who: "Ada", Client: 2},
			{Seat: gunner, Holder: netcode.Held, Who: "Wenceslas the Mechanic", Client: 3},
		}},
		Visitors: []netcode.Visitor{
			{Client: 1, Name: "Mo", Host: "127.0.0.1"}, {Client: 2, Name: "Ada", Host: "192.168.178.21"},
			{Client: 3, Name: "Wenceslas the Mechanic", Host: "2001:db8:1234:5678:9abc:def0:1234:5678"},
			{Client: 4, Name: "Nan", Host: "192.168.178.23"}, {Client: 9, Name: "Eve", Host: "192.168.178.66", Banned: true},
		},
	}
	press := func(want string, keys ...kit.Key) {
		t.Helper()
		asked = ""
		if ordered := s.Press(screen, keys...); len(ordered) != 0 {
			t.Errorf("%v ordered %v", keys, ordered)
		}
		if asked != want {
			t.Errorf("%v ask for %q, not %q", keys, asked, want)
		}
	}
	press("", "F12", "Enter", "Y") // the GM themselves
	press("", "Down", "Enter", "Enter")
	press("", "Backspace")
	press("2.0 ", "Enter", "Y")
	press("", "Down", "Delete")
	s.Pictures("gm-players-asked", crew.GM, screen)
	press("", "Down", "Y") // meant for another guest
	press("4.3 ", "V")
	s.Pictures("gm-players", crew.GM, screen)
	press("4.1 ", "Delete", "Y")
	press("9.2 ", "Down", "Enter")
	press("closed true", "L")
	s.Table.Lobby.Closed = true
	s.Pictures("gm-players-closed", crew.GM, screen)
	press("closed false", "L")
	s.Table.Kick = nil
	press("", "Up", "Enter", "Y")
}
