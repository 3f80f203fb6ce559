package bridge

import (
	"testing"

	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim/picture"
)

func TestHeaderOfALiveTurnThatIsYetToBegin(t *testing.T) {
	p := &picture.Picture{Contacts: []picture.Contact{{ID: 1}}, Crew: []picture.CrewRow{{Seat: crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}}}}
	p.Head.Seat, p.Head.Tempo, p.Head.Round = p.Crew[0].Seat, crew.Live, 1
	v := view.New(nil, p, 1)
	if says, _ := whose(v); says != "Your turn begins soon" {
		t.Errorf("before the turn: %q", says)
	}
	p.Crew[0].Open = true
	if says, _ := whose(v); says != "Everyone acts" {
		t.Errorf("in the turn: %q", says)
	}
	p.Head.Seat = crew.Master
	if says, _ := whose(v); says != "Everyone acts" {
		t.Errorf("for the GM: %q", says)
	}
}
