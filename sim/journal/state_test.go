package journal_test

import (
	"reflect"
	"testing"

	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/journal"
)

// What a GM is told in full at a table that goes on is not told to them in part as well.
func TestAStateKeepsWhomAnEventIsFor(t *testing.T) {
	was := event.Event{Tick: 3, Sides: event.Sides(0).With(1), Fact: &sim.RoundBegan{Round: 1}, Less: true}
	packed, err := field.Pack(&journal.State{Tick: 3, Events: []event.Event{was}})
	if err != nil {
		t.Fatal(err)
	}
	var s journal.State
	if err := field.Unpack(packed, &s); err != nil {
		t.Fatal(err)
	}
	if len(s.Events) != 1 || !reflect.DeepEqual(s.Events[0], was) {
		t.Errorf("%+v was kept as %+v", was, s.Events)
	}
}
