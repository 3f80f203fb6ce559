package table

import (
	"slices"

	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/journal"
)

// snapshotEvery is the number of ticks between whole states: the most that a server that was cut
// off has to replay.
const snapshotEvery = 100

// record keeps the battle: on disk, and to continue from.
type record struct {
	*company
	chronicle *chronicle
	recent    recent
}

// saveTick hands a tick to the journal before anybody is told of it.
func (rec *record) saveTick(r *sim.Result) {
	rec.recent.note(r)
	if rec.Journal != nil {
		running := rec.world.Begun() && !rec.world.Paused && !rec.world.Over
		rec.Journal.KeepTick(r, !running && len(r.Accepted)+len(r.Events) == 0)
	}
	if rec.world.Tick%snapshotEvery != 0 {
		return
	}
	events := append(slices.Clip(rec.chronicle.history), r.Events...)
	if s := rec.keepState(events); s != nil && rec.Journal != nil {
		rec.Journal.KeepSnapshot(s)
	}
}

// keepState returns the whole state of the battle, to continue from. The journal reads it outside
// the loop, so it shares nothing with the table.
func (rec *record) keepState(events []event.Event) *journal.State {
	world, err := rec.world.Snapshot()
	if err != nil {
		rec.Log.Error("the state of the battle cannot be kept", "error", err)
		return nil
	}
	s := &journal.State{Tick: rec.world.Tick, World: world, Events: slices.Clone(latest(events, newest))}
	rec.recent.startFrom(s)
	return s
}

// recent is the battle as it was a while ago, and the orders since.
type recent struct {
	base  *journal.State
	since []journal.Tick
}

// startFrom makes the given state the one to go back to.
func (r *recent) startFrom(s *journal.State) { r.base, r.since = s, r.since[:0] }

// note records a tick.
func (r *recent) note(s *sim.Result) {
	r.since = append(r.since, journal.Tick{Tick: s.Tick, Orders: slices.Clone(s.Accepted), Hash: s.Hash})
}

// world returns the battle after the last recorded tick.
func (r *recent) world(of *sim.World) (*sim.World, error) {
	w, err := sim.Restore(of.Library, of.Scenario, r.base.World)
	if err != nil {
		return nil, err
	}
	for i := range r.since {
		if _, err := r.since[i].Play(w); err != nil {
			return nil, err
		}
	}
	return w, nil
}
