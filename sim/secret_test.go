package sim_test

import (
	"bytes"
	"testing"

	"pgregory.net/rapid"

	"broadside/crew"
	"broadside/sim"
	"broadside/sim/space"
)

const lurker space.ID = 3 // hidden from Hesper's side

// spy notes whether a fact speaks of the hidden ship.
type spy struct{ told bool }

func (s *spy) ShipName(id space.ID) string {
	s.told = s.told || id == lurker
	return "a ship"
}

func (s *spy) SeatName(seat crew.Seat) string { return s.ShipName(seat.Ship) }

func TestAHiddenShipIsInNothingThatOthersGet(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		tempo := crew.Tempo(rapid.IntRange(0, 1).Draw(rt, "tempo"))
		w := begin(t, tempo)
		seats := []crew.Seat{hesperPilot, {Ship: 1, Role: crew.Operator, Number: 1}, {Ship: 1, Role: crew.Screen, Number: 1}}
		for range rapid.IntRange(1, 200).Draw(rt, "ticks") {
			r, err := w.Step(rapid.SliceOfN(rapid.Custom(anyOrder(w)), 0, 3).Draw(rt, "orders"))
			if err != nil {
				rt.Fatal(err)
			}
			// While the GM shows and hides it, it may be told of.
			for _, o := range r.Accepted {
				if o.Intent.Verb() == crew.RuleHide {
					return
				}
			}
			if s := w.Ship(lurker); s == nil || !s.Hidden || s.Side == 0 || s.Found.Has(0) || w.Ship(1) == nil || w.Ship(1).Side != 0 {
				return
			}
			for _, e := range r.Events {
				var names spy
				if e.Fact.Sentence(&names); names.told && e.Sides.Has(0) {
					rt.Fatalf("%T tells of the hidden ship", e.Fact)
				}
			}
			for _, seat := range seats {
				frame := sim.Diff(nil, w.View(seat).Flatten())
				if bytes.Contains(frame.Bits, []byte("Lurker")) || bytes.Contains(frame.Bits, []byte("the secret")) {
					rt.Fatalf("the picture of %v holds a secret", seat)
				}
				if w.View(seat).Contact(lurker) != nil {
					rt.Fatalf("the picture of %v shows the hidden ship", seat)
				}
			}
		}
	})
}
