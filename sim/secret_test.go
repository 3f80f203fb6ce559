package sim_test

import (
	"bytes"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// Ships that are not numbered in sequence: one that is hidden from Hesper's side, and one
// that arrives.
var (
	lurker = secretID("Lurker")
	late   = secretID("Late")
)

func secretID(name string) space.ID {
	return ships.SecretID(name, func(space.ID) bool { return false })
}

// spy notes whether a fact refers to the hidden ship.
type spy struct{ told bool }

func (s *spy) Call(t say.Thing) say.Text {
	s.told = s.told || t.Ship != nil && *t.Ship == int(lurker) || t.Seat != nil && t.Seat[0] == int(lurker)
	return "a ship"
}

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
			// When the GM reveals and hides it, it may be told of.
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
				if say.English(e.Fact.Sentence(), &names); names.told && e.Sides.Has(0) {
					rt.Fatalf("%T tells of the hidden ship", e.Fact)
				}
			}
			gallery := sight.NewGallery(w)
			for _, seat := range []crew.Seat{crew.Master, {Ship: 2, Role: crew.Pilot, Number: 1}} { // who know more come first
				if sight.CanView(w, seat) && !gallery.Flat(seat, picture.Asked{}).ShowsSame(sight.View(w, seat).Flatten()) {
					rt.Fatalf("the picture of %v is another where others see it too", seat)
				}
			}
			for _, seat := range seats {
				shared := gallery.Flat(seat, picture.Asked{})
				if !shared.ShowsSame(sight.View(w, seat).Flatten()) {
					rt.Fatalf("the picture of %v is another where others see it too", seat)
				}
				frame := picture.Diff(nil, shared)
				if bytes.Contains(frame.Bits, []byte("Lurker")) || bytes.Contains(frame.Bits, []byte("the secret")) {
					rt.Fatalf("the picture of %v holds a secret", seat)
				}
				if sight.View(w, seat).Contact(lurker) != nil {
					rt.Fatalf("the picture of %v shows the hidden ship", seat)
				}
			}
		}
	})
}

// TestNoGapInTheNumbersTellsOfWhatIsHidden sets up a battle with and without ships that
// are hidden or yet to come: what everybody sees has the same numbers, and so has
// everything that joins later.
func TestNoGapInTheNumbersTellsOfWhatIsHidden(t *testing.T) {
	open := skirmish(t)
	sc := *open.Scenario
	sc.Ships = []ships.Arrival{sc.Ships[0], sc.Ships[1]}
	open, err := sim.New(open.Library, &sc, 1)
	if err != nil {
		t.Fatal(err)
	}
	secret := sc
	hidden := skirmish(t).Scenario.Ships[2]
	secret.Ships = []ships.Arrival{hidden, sc.Ships[0], hidden, sc.Ships[1], hidden}
	secret.Reinforcements = []scenario.Reinforcement{{Arrival: sc.Ships[1]}}
	w, err := sim.New(open.Library, &secret, 1)
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		if _, err := deployment.AddShip(&w.Battle, &hidden); err != nil {
			t.Fatal(err)
		}
		for _, w := range []*sim.World{open, w} {
			if _, err := deployment.AddShip(&w.Battle, &sc.Ships[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	numbers := func(w *sim.World) (ids []space.ID) {
		for i := range w.Ships {
			if !w.Ships[i].Hidden {
				ids = append(ids, w.Ships[i].ID)
			}
		}
		for i := range w.Objects {
			ids = append(ids, w.Objects[i].ID)
		}
		return ids
	}
	if a, b := numbers(open), numbers(w); !slices.Equal(a, b) {
		t.Errorf("where nothing hides the numbers are %v, and where something does %v", a, b)
	}
	if len(w.Ships) != 5+3+3 {
		t.Errorf("there are %d ships", len(w.Ships))
	}
}
