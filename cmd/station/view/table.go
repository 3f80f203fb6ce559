package view

import (
	"broadside/crew"
	"broadside/netcode"
)

// Scenario is what can be fought: its key at the table, and its title.
type Scenario struct{ Key, Title string }

// Table is who is at the table, and what a GM can ask of it.
type Table struct {
	Lobby     *netcode.Lobby // or nil
	Client    uint32         // who this station is, in the lobby
	Scenario  string         // the title of the one that is on
	Scenarios []Scenario     // that the table can turn to
	Fight     func(key string)
	Deeds     []netcode.Deed   // what can be taken back, the latest first
	TakeBack  func(tick int64) // takes the deed of a tick back, or for 0 asks what there is
	Visitors  []netcode.Visitor
	Kick      func(client uint32, ban netcode.Ban)
}

// Player is who has a seat of a crew, in words, or "" for a bot of the table's.
func (t *Table) Player(seat crew.Seat) string {
	s := t.seat(seat)
	switch {
	case s == nil:
		return ""
	case s.Holder == netcode.Held:
		return "a bot, for " + s.Who
	case s.Holder == netcode.Taken:
		return s.Who
	}
	return ""
}

// Away is a seat aboard a ship whose player is away, or nil.
func (t *Table) Away(v *View) *netcode.Seat {
	if t.Lobby == nil {
		return nil
	}
	for i := range t.Lobby.Seats {
		if s := &t.Lobby.Seats[i]; s.Holder == netcode.Held && s.Seat.Ship == v.Head.Seat.Ship {
			return s
		}
	}
	return nil
}

// Held are the seats of a crew that this station has, in the order of the lobby.
func (t *Table) Held() (seats []crew.Seat) {
	if t.Lobby == nil {
		return nil
	}
	for _, s := range t.Lobby.SeatsOf(t.Client) {
		if s.Seat.Role.Deployed() {
			seats = append(seats, s.Seat)
		}
	}
	return seats
}

func (t *Table) seat(at crew.Seat) *netcode.Seat {
	if t.Lobby == nil {
		return nil
	}
	for i := range t.Lobby.Seats {
		if s := &t.Lobby.Seats[i]; s.Seat == at && at.Role.Deployed() {
			return s
		}
	}
	return nil
}
