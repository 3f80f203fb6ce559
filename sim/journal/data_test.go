package journal_test

import (
	"bytes"
	"reflect"
	"testing"

	"broadside/sim"
	"broadside/sim/journal"
)

// TestJournalHoldsItsOwnData checks that every battle that can be hosted can be played
// from its journal alone.
func TestJournalHoldsItsOwnData(t *testing.T) {
	data := load(t)
	var one journal.Opener // shared by all of them
	for i := range data.Scenarios {
		sc := &data.Scenarios[i]
		w, err := sim.New(data.Library, sc, 1)
		if err != nil {
			t.Fatal(err)
		}
		kept, err := journal.Begin(journal.Header{Scenario: sc.Key}, w)
		if err != nil {
			t.Fatal(err)
		}
		j, err := new(journal.Opener).NewReader(kept)
		if err != nil {
			t.Fatalf("%s: %v", sc.Key, err)
		}
		if !reflect.DeepEqual(j.Library, data.Library) || !reflect.DeepEqual(j.Scenario, sc) {
			t.Errorf("%s: what the journal holds is not what it was given", sc.Key)
		}
		for range 2 {
			if again, err := one.Begin(journal.Header{Scenario: sc.Key}, w); err != nil || !bytes.Equal(again, kept) {
				t.Errorf("%s: of an opener that knows others a journal begins otherwise (%v)", sc.Key, err)
			}
			if j, err := one.NewReader(kept); err != nil || j.Scenario != sc {
				t.Errorf("%s: an opener unpacks what it has packed, or another (%v)", sc.Key, err)
			}
		}
		t.Logf("%s: a journal begins with %d bytes", sc.Key, len(kept))
	}
}
