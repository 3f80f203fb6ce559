package boots_test

import (
	"testing"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
)

// A fighter who holds several people releases the chosen one, or all of them.
func TestLetsGo(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 5}
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	p := s.World.PersonAt(seat)
	for i := range s.World.Fight.People {
		if o := &s.World.Fight.People[i]; o.Side != p.Side && o.State == personal.Able && len(p.Holds) < 2 {
			o.Deck, o.At = p.Deck, p.At.Plus(int16(1-2*len(p.Holds)), 0)
			p.Holds = append(p.Holds, personal.Hold{Person: o.ID})
		}
	}
	if len(p.Holds) != 2 {
		t.Fatalf("holds %v", p.Holds)
	}
	chosen := map[crew.ID]bool{}
	for range 12 {
		for _, i := range s.Press(screen, "Tab", "Ctrl+L") {
			chosen[i.(*action.Deed).Person] = true
		}
	}
	if len(chosen) != 2 {
		t.Errorf("could let go of %v", chosen)
	}
	for _, h := range p.Holds {
		if !chosen[h.Person] {
			t.Errorf("nothing lets go of %d", h.Person)
		}
	}
	s.Pictures("boots-holds", seat.Role, screen)
	ordered := s.Press(screen, "L")
	if len(ordered) != 1 {
		t.Fatalf("ordered %v", ordered)
	}
	s.Order(seat, ordered[0])
	if p = s.World.PersonAt(seat); len(p.Holds) != 0 {
		t.Errorf("still holds %v", p.Holds)
	}
}

// Somebody who is held by two escapes from the chosen one; the third is chosen by a click.
func TestEscapesFromOne(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 5}
	s, screen := stage.Set(t, "prize", seat), boots.New()
	s.Turn(seat)
	p := s.World.PersonAt(seat)
	var holders []crew.ID
	for i := range s.World.Fight.People {
		if o := &s.World.Fight.People[i]; o.Side != p.Side && o.State == personal.Able && len(holders) < 2 {
			o.Deck, o.At = p.Deck, p.At.Plus(int16(1-2*len(holders)), 0)
			o.Holds, holders = append(o.Holds, personal.Hold{Person: p.ID}), append(holders, o.ID)
		}
	}
	for n, key := range []kit.Key{"E", "Shift+E"} {
		ordered := s.Press(screen, key)
		if len(ordered) != 1 {
			t.Fatalf("%s ordered %v", key, ordered)
		}
		if d := ordered[0].(*action.Deed); d.What != crew.Escape || !d.OtherWay || d.Person != holders[n] {
			t.Errorf("%s ordered %+v", key, d)
		}
	}
	s.Pictures("boots-bonds", seat.Role, screen)
}
