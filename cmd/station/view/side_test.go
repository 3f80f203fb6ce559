package view

import (
	"testing"

	"broadside/crew"
	"broadside/sim/picture"
)

// A boarder belongs to their own side, on anybody's deck.
func TestABoarderIsOfTheirOwnSide(t *testing.T) {
	boarder := crew.Seat{Ship: 1, Role: crew.Boots, Number: 4}
	p := &picture.Picture{Contacts: []picture.Contact{{ID: 1, Side: 0}}}
	p.People = []picture.PersonRow{{Seat: boarder, Side: 1}}
	v := New(nil, p, 1)
	if side, known := v.SideOf(boarder); side != 1 || !known {
		t.Errorf("a boarder is of side %d, known %v", side, known)
	}
	if side, known := v.SideOf(crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}); side != 0 || !known {
		t.Errorf("a pilot is of side %d, known %v", side, known)
	}
	if _, known := v.SideOf(crew.Seat{Ship: 1, Role: crew.Boots, Number: 5}); known {
		t.Error("somebody out of sight has a side")
	}
}
