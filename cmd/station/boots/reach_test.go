package boots

import (
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/crew"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/sim"
	"broadside/sim/picture"
)

// If a thing does not reach a square, the deck says so before it is ordered, in the words of the
// rule.
func TestAPlaceOutOfRangeSaysSo(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}
	s, screen := stage.Set(t, "prize", seat), New()
	s.Turn(seat)
	s.Show(screen, kit.Input{})
	v := s.Look()
	me, tried := character(v), 0
	for i := range v.Gear {
		g := &v.Gear[i]
		if g.Kind == picture.ArmGear || !placed(g) {
			continue
		}
		for n := range int16(30) {
			q := deckplan.Square{X: n, Y: me.At.Y, Level: me.At.Level}
			refusal := s.World.Validate(&sim.Order{Seat: seat, Intent: screen.use(g, 0, q)})
			_, beyond := away(screen.deck.Row(), g, me, q)
			if use, ok := screen.use(g, 0, q).(*combat.Use); !ok || use.At != q {
				continue
			}
			if refused := refusal != nil && strings.Contains(refusal.Error(), "beyond"); refused != beyond {
				t.Errorf("%s at %v: the rule says %v, the deck %q", g.Name, q, refusal, screen.aimed(s.UI, v, kit.Rect{W: 900}, me, g, q))
			}
			if says := screen.aimed(s.UI, v, kit.Rect{W: 900}, me, g, q).String(); strings.Contains(says, "out of range") != beyond {
				t.Errorf("%s at %v: %q", g.Name, q, says)
			}
			if beyond {
				tried++
			}
		}
	}
	if tried == 0 {
		t.Fatal("nothing is out of range: the test shows nothing")
	}
}

// A hatch says where it leads while the ship is docked.
func TestAHatchSaysWhereItLeads(t *testing.T) {
	s, screen := stage.Set(t, "prize", crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}), New()
	hatch := s.World.Fight.Hatches(0)[0]
	s.Show(screen, kit.Input{})
	if says := s.Look().Say(screen.squareSays(s.Look(), hatch)); !strings.HasSuffix(says, ": hatch") {
		t.Errorf("with no ship alongside: %q", says)
	}
	s.World.Ship(1).Docked, s.World.Ship(2).Docked = 2, 1
	s.Show(screen, kit.Input{})
	if says := s.Look().Say(screen.squareSays(s.Look(), hatch)); !strings.HasSuffix(says, ": hatch, to cross to Tally Sheet from") {
		t.Errorf("with the Tally Sheet alongside: %q", says)
	}
}

// What is meant for a foe cannot be used while none is known, and its control says so.
func TestWhatIsForAFoeAsksForOne(t *testing.T) {
	seat := crew.Seat{Role: crew.Boots, Number: 1}
	s, screen := stage.Set(t, "lantern", seat), New()
	for s.World.PersonAt(seat) == nil || s.World.PersonAt(seat).Name != "Ysolde Fenn" {
		if seat.Number++; seat.Number > 99 {
			t.Fatal("Ysolde Fenn has no seat")
		}
	}
	s = stage.Set(t, "lantern", seat)
	if err := s.Await(seat); err != nil {
		t.Fatal(err)
	}
	s.Show(screen, kit.Input{})
	tried := 0
	for i := range s.Look().Gear {
		v := s.Look()
		g := &v.Gear[i]
		if !aimed(g) {
			continue
		}
		tried++
		refusal := s.World.Validate(&sim.Order{Seat: seat, Intent: screen.use(g, 0, deckplan.Square{})})
		screen.take(i)
		ordered := s.Press(screen, "Enter")
		if told := s.UI.Texts(); refusal == nil || len(ordered) > 0 || !slices.Contains(told, "There is nobody to use it on.") {
			t.Errorf("%s with nobody in sight: the rules say %v; ordered %v; the controls say %q", g.Name, refusal, ordered, told)
		}
	}
	if tried < 2 {
		t.Errorf("%d things or powers were tried", tried)
	}
}
