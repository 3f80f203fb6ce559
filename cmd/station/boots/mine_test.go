package boots_test

import (
	"testing"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/stage"
)

// A mine of others is in nobody's picture until it is noticed; then it can be disarmed from a step
// beyond its reach, and the own mines can be set off.
func TestDisarmsWhatIsNoticed(t *testing.T) {
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	f, me := &s.World.Fight, s.World.PersonAt(seat)
	deck := &f.Decks[me.Deck]
	var foe *personal.Person
	for i := range f.People {
		if f.People[i].Side != me.Side {
			foe = &f.People[i]
		}
	}
	recon := f.Book().Device("recon-mine")
	deck.Mines = append(deck.Mines, personal.Mine{At: me.At.Plus(1, 0), From: me.At.Plus(2, 0), Device: recon, By: uint16(foe.ID), Side: uint8(foe.Side)})
	if v := s.Look(); len(v.Mines) != 0 {
		t.Fatalf("the picture has %v", v.Mines)
	}
	if ordered := s.Press(screen, "Ctrl+E"); len(ordered) != 0 {
		t.Fatalf("ordered %v", ordered)
	}
	deck.Mines[0].Found = deck.Mines[0].Found.With(me.Side)
	s.Picture("mine", crew.Boots, screen)
	ordered := s.Press(screen, "Ctrl+E")
	if len(ordered) != 1 || ordered[0].(*action.Deed).What != crew.Disarm || ordered[0].(*action.Deed).At != deck.Mines[0].At {
		t.Fatalf("ordered %+v", ordered)
	}
	s.Order(seat, ordered[0])
	if len(deck.Mines) != 0 {
		t.Error("it lies there still, neither disarmed nor gone off")
	}

	s.World.PersonAt(seat).Tokens[0] = 1
	deck.Mines = append(deck.Mines, personal.Mine{At: me.At.Plus(1, 0), From: me.At, Device: recon, By: uint16(me.ID), Side: uint8(me.Side)})
	ordered = s.Press(screen, "Ctrl+G")
	if len(ordered) != 1 || ordered[0].(*action.Deed).What != crew.SetOff {
		t.Fatalf("ordered %+v", ordered)
	}
	s.Order(seat, ordered[0])
	if len(deck.Mines) != 0 {
		t.Error("it has not gone off")
	}
}
