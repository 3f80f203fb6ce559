package journal

import (
	"errors"
	"fmt"
	"io"

	"broadside/sim"
	"broadside/sim/event"
)

// Recovered is a battle recovered from its journal.
type Recovered struct {
	Header Header
	World  *sim.World
	Events []event.Event // the latest, up to MaxEvents/4
	Roster Roster
	Closed bool  // the table was closed, not cut off
	Begun  int64 // bytes before the first tick
	From   int64 // the tick of the state from which the rest was played
	Good   int64 // bytes of the journal to keep, after which it continues
	Torn   error // what was wrong with the rest, or nil
}

// Recover restores a battle at the last tick of its journal. It uses the first good
// snapshot, the latest first, and plays the rest; what precedes the snapshot in the
// journal is read all the same. The error wraps ErrVersion, ErrDamaged, ErrDiverged, or
// ErrTorn if the table had not opened.
func (o *Opener) Recover(kept []byte, snapshots ...[]byte) (*Recovered, error) {
	j, err := o.NewReader(kept)
	if err != nil {
		return nil, err
	}
	r := &Recovered{Header: j.Header, Begun: j.GoodBytes()}
	if err := r.survey(j); err != nil {
		return nil, err
	}
	for _, s := range snapshots {
		if r.playSnapshot(o, kept, s) == nil {
			return r, nil
		}
	}
	again, err := o.NewReader(kept[:r.Good])
	if err != nil {
		return nil, err
	}
	return r, r.playOn(again, &again.Start)
}

// Recover does the same as the method of an Opener that is used only once.
func Recover(kept []byte, snapshots ...[]byte) (*Recovered, error) {
	return new(Opener).Recover(kept, snapshots...)
}

// survey reads all records, and notes the last roster, and where the journal ends.
func (r *Recovered) survey(j *Reader) error {
	for {
		e, err := j.Next()
		switch {
		case errors.Is(err, io.EOF):
			r.Good = j.GoodBytes()
			return nil
		case errors.Is(err, ErrTorn):
			r.Good, r.Torn = j.GoodBytes(), err
			return nil
		case err != nil:
			return err
		}
		r.Closed = false
		switch e := e.(type) {
		case *Roster:
			r.Roster = *e
		case *Closing:
			r.Closed = true
		}
	}
}

// playSnapshot plays the ticks after a snapshot.
func (r *Recovered) playSnapshot(o *Opener, kept, snapshot []byte) error {
	s, err := o.NewReader(snapshot)
	if err != nil {
		return err
	}
	if s.Header != r.Header || s.Start.Offset > r.Good {
		return ErrOther
	}
	j, err := o.NewReader(kept[:r.Good])
	if err != nil {
		return err
	}
	if s.Start.Offset < j.GoodBytes() {
		return ErrOther
	}
	j.good, j.last = int(s.Start.Offset), s.Start.Tick
	return r.playOn(j, &s.Start)
}

func (r *Recovered) playOn(j *Reader, from *State) error {
	w, err := sim.Restore(j.Library, j.Scenario, from.World)
	if err != nil {
		return err
	}
	if w.Tick != from.Tick {
		return fmt.Errorf("%w: a state of tick %d says tick %d", ErrDiverged, w.Tick, from.Tick)
	}
	events := from.Events
	err = j.replay(w, func(s *sim.Result) {
		events = append(events, s.Events...)
		if over := len(events) - MaxEvents; over > 0 {
			events = append(events[:0], events[over:]...)
		}
	}, func(s *State) { events = append(events[:0], s.Events...) })
	if err != nil {
		return err
	}
	r.World, r.From = w, from.Tick
	r.Events = events[max(0, len(events)-MaxEvents/4):]
	return nil
}
