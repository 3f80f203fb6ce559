package table

import (
	"broadside/sim"
	"broadside/sim/journal"
)

// snapshotEvery is after how many ticks a whole state is kept: what a server
// that was cut off has to play again at most.
const snapshotEvery = 100

// save hands a tick to the journal before anybody is told of it.
func (t *Table) save(r *sim.Result) {
	if t.Journal == nil {
		return
	}
	running := t.world.Begun() && !t.world.Paused && !t.world.Over
	t.Journal.Tick(r, !running && len(r.Accepted)+len(r.Events) == 0)
	if t.world.Tick%snapshotEvery != 0 {
		return
	}
	state, err := t.world.Snapshot()
	if err != nil {
		t.Log.Error("the state of the battle cannot be kept", "error", err)
		return
	}
	events := append(t.history[:len(t.history):len(t.history)], r.Events...)
	t.Journal.Snapshot(&journal.State{Tick: r.Tick, World: state, Events: events[max(0, len(events)-maxHistory):]})
}
