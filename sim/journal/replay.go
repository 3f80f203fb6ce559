package journal

import (
	"errors"
	"fmt"
	"io"

	"broadside/sim"
)

// FirstWorld returns the world with which a journal begins.
func (j *Reader) FirstWorld() (*sim.World, error) {
	return sim.Restore(j.Library, j.Scenario, j.Start.World)
}

// Replay steps a world through the rest of its journal, comparing every hash, and leaves
// it at the last tick. A torn end is reported after everything before it has been played:
// the error then wraps ErrTorn, and the world is good. The error wraps ErrDamaged if the
// journal is damaged, ErrDiverged if the world reaches another state, and sim.ErrBroken
// if it breaks.
func Replay(w *sim.World, j *Reader) error {
	return j.replay(w, func(*sim.Result) {}, func(*State) {})
}

// replay does the same, calling show for the result of each step and leap for the states
// between them.
func (j *Reader) replay(w *sim.World, show func(*sim.Result), leap func(*State)) error {
	for {
		e, err := j.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		switch e := e.(type) {
		case *Tick:
			r, err := e.Play(w)
			if err != nil {
				return err
			}
			show(r)
		case *State: // ticks before it were not kept, or were taken back
			leapt, err := sim.Restore(j.Library, j.Scenario, e.World)
			if err != nil {
				return err
			}
			w.Become(leapt)
			leap(e)
		}
	}
}

// Play steps a world through the tick. The error wraps ErrDiverged if it reaches another
// state than the battle, and sim.ErrBroken if it breaks.
func (t *Tick) Play(w *sim.World) (*sim.Result, error) {
	if t.Tick != w.Tick+1 {
		return nil, fmt.Errorf("%w: tick %d comes after tick %d", ErrDiverged, t.Tick, w.Tick)
	}
	r, err := w.Step(t.Orders)
	if err != nil {
		return nil, err
	}
	for _, a := range r.Answers {
		if a.Refusal != nil {
			return nil, fmt.Errorf("%w: in tick %d, order %d of the %s of ship %d is refused: %w", ErrDiverged, t.Tick, a.Number, a.Seat, a.Seat.Ship, a.Refusal)
		}
	}
	if t.Hash != r.Hash {
		return nil, fmt.Errorf("%w: in tick %d", ErrDiverged, t.Tick)
	}
	return r, nil
}
