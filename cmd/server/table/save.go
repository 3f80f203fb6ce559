package table

import (
	"slices"

	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/journal"
)

// snapshotEvery is after how many ticks a whole state is kept: what a server
// that was cut off has to play again at most.
const snapshotEvery = 100

// save hands a tick to the journal before anybody is told of it.
func (t *Table) save(r *sim.Result) {
	t.recent.note(r)
	if t.Journal != nil {
		running := t.world.Begun() && !t.world.Paused && !t.world.Over
		t.Journal.Tick(r, !running && len(r.Accepted)+len(r.Events) == 0)
	}
	if t.world.Tick%snapshotEvery != 0 {
		return
	}
	events := append(t.history[:len(t.history):len(t.history)], r.Events...)
	if s := t.keepState(events); s != nil && t.Journal != nil {
		t.Journal.Snapshot(s)
	}
}

// keepState notes the whole state of the battle, to go on from. The journal reads
// it beside the loop, so it shares nothing with the table.
func (t *Table) keepState(events []event.Event) *journal.State {
	world, err := t.world.Snapshot()
	if err != nil {
		t.Log.Error("the state of the battle cannot be kept", "error", err)
		return nil
	}
	s := &journal.State{Tick: t.world.Tick, World: world, Events: slices.Clone(events[max(0, len(events)-maxHistory):])}
	t.recent.rebase(s)
	return s
}
