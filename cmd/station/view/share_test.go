package view

import (
	"testing"

	"broadside/crew"
	"broadside/netcode"
)

// Boots are listed among the seats of their ship, with the reason why they cannot be a further
// seat.
func TestBootsAreNoFurtherSeat(t *testing.T) {
	l := &netcode.Lobby{Seats: []netcode.Seat{
		{Seat: crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}, Holder: netcode.Taken, Client: 1},
		{Seat: crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}},
	}}
	if a, _ := Share(l, &l.Seats[0], &l.Seats[1]); a.Why != "People on the decks need a player each." {
		t.Errorf("it says %q", a.Why)
	}
}
