package sim_test

import (
	"strings"
	"testing"

	"broadside/configs"
	"broadside/crew"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/say"
)

// Of a held order's dice, only those that the GM has set are shown as the GM's, before or after it
// began to wait; those released as they fell are not.
func TestHeldDiceTellWhoHasSetThem(t *testing.T) {
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	for name, c := range map[string]struct {
		before, release []dice.Fixed
		ruled           bool
	}{
		"as it fell":     {},
		"left":           {release: []dice.Fixed{{}}},
		"changed":        {release: []dice.Fixed{{Faces: 20, Value: 20}}, ruled: true},
		"set in advance": {before: []dice.Fixed{{Faces: 20, Value: 7}}, ruled: true},
	} {
		w, err := sim.New(data.Library, data.Scenario("duel"), 7)
		if err != nil {
			t.Fatal(err)
		}
		gm := func(i sim.Intent) sim.Order { return sim.Order{Seat: crew.Master, Intent: i} }
		step(t, w, gm(&sim.SetTempo{Tempo: crew.Live}), gm(&sim.Pause{}), gm(&sim.HoldOrders{On: true}))
		var seat crew.Seat
		for seat == (crew.Seat{}) && w.Tick < 200 {
			step(t, w)
			for _, id := range w.Ships[0].Crew {
				if m := w.Member(id); m.Open {
					seat = m.Seat
				}
			}
		}
		asked := step(t, w, gm(&sim.SetDice{Dice: c.before}), sim.Order{Seat: seat, Intent: &deployment.Search{Skill: crew.Perception}})
		if len(w.Held) != 1 {
			t.Fatalf("%s: %d orders wait: %+v", name, len(w.Held), asked.Answers)
		}
		if kept, err := w.Snapshot(); err != nil {
			t.Fatal(err)
		} else if w, err = sim.Restore(w.Library, w.Scenario, kept); err != nil {
			t.Fatal(err)
		}
		if shown := w.Held[0].Dice[0].Value; c.release != nil && c.release[0].Value == shown {
			t.Fatalf("%s: the die shows %d already; take another seed", name, shown)
		}
		var told []string
		for _, e := range step(t, w, gm(&sim.Release{Number: w.Held[0].Number, Dice: c.release})).Events {
			if s := say.English(e.Fact.Sentence(), nil); strings.Contains(s, "d20") {
				told = append(told, s)
			}
		}
		if len(told) != 1 || strings.Contains(told[0], "(GM)") != c.ruled {
			t.Errorf("%s: marked as the GM's should be %v: %q", name, c.ruled, told)
		}
	}
}
