package boots_test

import (
	"testing"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/deckplan"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
)

// mystic is Quill Deverin's seat in Undertow, whose pseudogravity moves people.
var mystic = crew.Seat{Role: crew.Boots, Number: 4}

// gathered returns the mystic's turn, with 60 points and the power that moves people chosen.
func gathered(t *testing.T) (*stage.Stage, *boots.Screen, *personal.Person) {
	t.Helper()
	s, screen := stage.Set(t, "undertow", mystic), boots.New()
	if err := s.Await(mystic); err != nil {
		t.Fatal(err)
	}
	me := s.World.PersonAt(mystic)
	if me.Name != "Quill Deverin" {
		t.Fatalf("the seat is %s's", me.Name)
	}
	for range 3 {
		press(t, s, screen, gear(t, s, "Gather gravity"), "Enter")
	}
	s.Press(screen, gear(t, s, "Heave"))
	return s, screen, me
}

// gear returns the key of a carried thing.
func gear(t *testing.T, s *stage.Stage, name string) kit.Key {
	t.Helper()
	for i, g := range s.Look().Gear {
		if g.Name == name && i < 9 {
			return kit.Key(rune('1' + i))
		}
	}
	t.Fatalf("no key chooses %s", name)
	return ""
}

// press presses keys, which give one order that the table obeys.
func press(t *testing.T, s *stage.Stage, screen *boots.Screen, keys ...kit.Key) *combat.Cast {
	t.Helper()
	ordered := s.Press(screen, keys...)
	if len(ordered) != 1 {
		t.Fatalf("%v orders %v", keys, ordered)
	}
	s.Order(mystic, ordered[0])
	s.Pass(2)
	return ordered[0].(*combat.Cast)
}

// A character who lifts themselves chooses a square, and goes there; without one there is no order.
func TestLiftsOneself(t *testing.T) {
	s, screen, me := gathered(t)
	to := me.At.Plus(2, 0)
	if all := s.Press(screen, "Enter"); len(all) != 0 {
		t.Errorf("without a square %+v is ordered", all)
	}
	if cast := press(t, s, screen, "B", "Right", "Right", "Space"); cast.Target != me.ID || cast.At != to {
		t.Errorf("ordered %+v", cast)
	}
	if me = s.World.PersonAt(mystic); me.At != to {
		t.Errorf("at %s, not at %s", me.At, to)
	}
	s.Pictures("boots-lift-self", crew.Boots, screen)
}

// The chosen foe is moved to a chosen square, or else straight away; a click on oneself chooses
// oneself instead.
func TestLiftsAFoe(t *testing.T) {
	for _, row := range [...]struct {
		keys  []kit.Key
		to    [2]int16 // from where the mystic stands
		moves func(me, foe *personal.Person) *personal.Person
	}{
		// to the shut door
		{[]kit.Key{"Enter"}, [2]int16{4, 0}, func(_, foe *personal.Person) *personal.Person { return foe }},
		{[]kit.Key{"B", "Right", "Right", "Down", "Space"}, [2]int16{2, 1}, func(_, foe *personal.Person) *personal.Person { return foe }},
		{[]kit.Key{"Down", "Up", "Space", "B", "Down", "Space"}, [2]int16{0, 1}, func(me, _ *personal.Person) *personal.Person { return me }},
	} {
		s, screen, me := gathered(t)
		foe := standBeside(t, s, mystic)
		me.At, foe.At = deckplan.Square{X: 3, Y: 3}, deckplan.Square{X: 4, Y: 3}
		who, from := row.moves(me, foe).ID, me.At
		if cast := press(t, s, screen, row.keys...); cast.Target != who {
			t.Errorf("%v orders %+v", row.keys, cast)
		}
		if at := s.World.Fight.Person(who).At; at != from.Plus(row.to[0], row.to[1]) {
			t.Errorf("%v: at %s", row.keys, at)
		}
	}
}
