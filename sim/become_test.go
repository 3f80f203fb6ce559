package sim_test

import (
	"testing"

	"broadside/crew"
	"broadside/personal/action"
	"broadside/sim"
)

// A world that has become another continues in the same way, including the dice on decks.
func TestAWorldThatBecomesAnotherGoesOnAsItDoes(t *testing.T) {
	w, other := crowd(t, crew.Rounds), crowd(t, crew.Rounds)
	snapshot, err := other.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	restored, err := sim.Restore(other.Library, other.Scenario, snapshot)
	if err != nil {
		t.Fatal(err)
	}
	w.Become(restored)
	check := sim.Order{Seat: crew.Master, Intent: &sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RuleCheck, Person: w.Fight.People[0].ID, Amount: 10}}}
	for n := range 20 {
		a, b := step(t, w, check), step(t, other, check)
		if len(a.Answers) != 1 || a.Answers[0].Refusal != nil || len(a.Events) == 0 {
			t.Fatalf("check %d: %+v", n, a)
		}
		if a.Hash != b.Hash {
			t.Fatalf("they part at check %d", n)
		}
	}
}
