package sim_test

import (
	"testing"

	"broadside/configs"
	"broadside/crew"
	"broadside/personal"
	"broadside/sim"
)

// In live tempo, a new round takes nothing from people whose turn continues, whether or
// not their book holds actions to the end of a round.
func TestALiveTurnLastsBeyondTheRound(t *testing.T) {
	data, problems := configs.Load()
	if configs.Broken(problems) {
		t.Fatal(problems)
	}
	for _, key := range []string{"lantern", "crews"} {
		w, err := sim.New(data.Library, data.Scenario(key), 7)
		if err != nil {
			t.Fatal(err)
		}
		step(t, w, sim.Order{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: crew.Live}}, sim.Order{Seat: crew.Master, Intent: &sim.Pause{}})
		full := w.Fight.Book().Tokens[0].Count
		turns := 0
		for w.Order.Round < 4 {
			step(t, w)
			for i := range w.Fight.People {
				p := &w.Fight.People[i]
				if !p.Open || p.State != personal.Able {
					continue
				}
				if turns++; p.Tokens[0] != full || !p.Began {
					t.Fatalf("%s, tick %d of round %d: %s has %d actions of %d in an open turn", key, w.Tick, w.Order.Round, p.Name, p.Tokens[0], full)
				}
			}
		}
		if turns == 0 {
			t.Errorf("%s: nobody has a turn", key)
		}
	}
}
