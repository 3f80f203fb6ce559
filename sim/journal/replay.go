package journal

import (
	"errors"
	"fmt"
	"io"

	"broadside/ships"
	"broadside/sim"
)

// Open sets up the world that a journal begins with. The error wraps ErrOther
// if it was another battle's.
func (j *Reader) Open(lib *ships.Library, sc *sim.Scenario) (*sim.World, error) {
	return j.Header.open(lib, sc)
}

func (h *Header) open(lib *ships.Library, sc *sim.Scenario) (*sim.World, error) {
	data, err := Fingerprint(lib, sc)
	if err != nil {
		return nil, err
	}
	if sc.Key != h.Scenario || data != h.Data {
		return nil, fmt.Errorf("%w: it needs the scenario %s and the ships of its day", ErrOther, h.Scenario)
	}
	return sim.New(lib, sc, h.Seed)
}

// Replay steps a new world through the rest of a journal, comparing every hash
// that was kept, and leaves it at the last tick that was. A torn tail is
// reported after all before it has been played: the error then wraps ErrTorn,
// and the world is good. The error wraps ErrDiverged when the world came to
// another state, and sim.ErrBroken when it broke.
func Replay(w *sim.World, j *Reader) error {
	for {
		t, err := j.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if err := t.play(w); err != nil {
			return err
		}
	}
}

// play steps a world up to a tick and through it.
func (t *Tick) play(w *sim.World) error {
	if t.Tick <= w.Tick {
		return fmt.Errorf("%w: tick %d comes after tick %d", ErrDiverged, t.Tick, w.Tick)
	}
	for w.Tick < t.Tick-1 {
		if _, err := w.Step(nil); err != nil {
			return err
		}
	}
	_, err := t.step(w)
	return err
}

// step steps a world through the tick.
func (t *Tick) step(w *sim.World) (*sim.Result, error) {
	r, err := w.Step(t.Orders)
	if err != nil {
		return nil, err
	}
	for _, a := range r.Answers {
		if a.Refusal != nil {
			return nil, fmt.Errorf("%w: in tick %d, order %d of the %s of ship %d is refused: %w", ErrDiverged, t.Tick, a.Number, a.Seat, a.Seat.Ship, a.Refusal)
		}
	}
	if t.Hashed && t.Hash != r.Hash {
		return nil, fmt.Errorf("%w: in tick %d", ErrDiverged, t.Tick)
	}
	return r, nil
}
