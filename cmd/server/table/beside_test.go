package table

import (
	"sync"
	"testing"

	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/journal"
)

// TestFactsAreWrittenByTwoAtOnce encodes a fact of each kind for the journal while it is
// encoded for the wire, as when somebody joins while a snapshot is written. The race
// detector tells if either changes it.
func TestFactsAreWrittenByTwoAtOnce(t *testing.T) {
	var all []event.Event
	for kind := range 256 {
		if f := sim.NewFact(event.Kind(kind)); f != nil {
			all = append(all, event.Event{Tick: 1, Sides: 1, Fact: f})
		}
	}
	if len(all) < 50 {
		t.Fatalf("there are %d kinds of facts", len(all))
	}
	for _, e := range all {
		var beside sync.WaitGroup
		beside.Go(func() { _, _ = journal.Append(nil, &journal.State{Events: []event.Event{e}}) }) // an empty fact may be out of range
		_, _ = netcode.Pack(&netcode.Events{Events: []event.Event{e}})
		beside.Wait()
	}
}
