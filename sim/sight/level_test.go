package sight_test

import (
	"testing"

	"broadside/configs"
	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

// A power is not forecast against somebody on another level, whom it does not reach. Each increment of
// that distance took five from the roll, and no frame could hold the sum.
func TestAPowerIsNotForecastToAnotherLevel(t *testing.T) {
	data, problems := configs.Load()
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	w, err := sim.New(data.Library, data.Scenario("ring"), 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Step([]sim.Order{{Seat: crew.Master, Intent: &sim.Pause{}}}); err != nil {
		t.Fatal(err)
	}
	var caster crew.Seat
	var foe crew.ID
	for i := range w.Fight.People {
		p := &w.Fight.People[i]
		switch p.Name {
		case "Teodor Lisk":
			caster = w.Member(p.ID).Seat
		case "Bookmaker":
			foe, p.Hidden, p.At = p.ID, false, deckplan.Square{X: 29, Y: 9, Level: 1}
		case "Garrick Thole": // who can see them
			p.At = deckplan.Square{X: 28, Y: 9, Level: 1}
		}
	}
	frame := picture.Diff(nil, sight.View(w, caster).Flatten())
	p, err := picture.Patch(nil, &frame)
	if err != nil {
		t.Fatalf("the caster's picture does not arrive: %v", err)
	}
	found := false
	for _, a := range p.Acts {
		if a.Verb == crew.Cast && a.Person == foe && !a.Way {
			found = true
			if a.Why == "" || a.Chance != 0 || a.Bonus != 0 {
				t.Errorf("the power is forecast: %+v", a)
			}
		}
	}
	if !found {
		t.Errorf("nothing says why the power cannot be used on the foe: %+v", p.Acts)
	}
}
