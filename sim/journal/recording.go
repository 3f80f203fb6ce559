package journal

import (
	"errors"
	"fmt"
	"io"

	"broadside/ships"
	"broadside/sim"
)

// Recording is a journal that has been read whole, so that it can be played
// from any tick.
type Recording struct {
	Header Header
	Ticks  []*Tick // those that were kept, by rising tick
	Torn   error   // why what follows the last of them cannot be read, or nil
}

// Read reads a journal whole. The error wraps ErrVersion, or ErrTorn where not
// even the header is whole; a torn tail is noted in the Recording.
func Read(r io.Reader) (*Recording, error) {
	j, err := NewReader(r)
	if err != nil {
		return nil, err
	}
	rec := &Recording{Header: j.Header}
	for {
		t, err := j.Next()
		switch {
		case errors.Is(err, io.EOF):
			return rec, nil
		case err != nil:
			rec.Torn = err
			return rec, nil
		case t.Tick <= rec.Last():
			return nil, fmt.Errorf("%w: tick %d comes after tick %d", ErrDiverged, t.Tick, rec.Last())
		}
		rec.Ticks = append(rec.Ticks, t)
	}
}

// Last is the last tick that was kept, or 0.
func (r *Recording) Last() int64 {
	if n := len(r.Ticks); n > 0 {
		return r.Ticks[n-1].Tick
	}
	return 0
}

// Player plays a recording, a tick a step.
type Player struct {
	World *sim.World
	rec   *Recording
	next  int // of the recording's ticks
}

// Play sets up the world that a recording begins with. The error wraps ErrOther
// if it was another battle's.
func (r *Recording) Play(lib *ships.Library, sc *sim.Scenario) (*Player, error) {
	w, err := r.Header.open(lib, sc)
	if err != nil {
		return nil, err
	}
	return &Player{World: w, rec: r}, nil
}

// From goes on from a world of the battle, at whatever tick.
func (p *Player) From(w *sim.World) {
	p.World, p.next = w, 0
	for p.next < len(p.rec.Ticks) && p.rec.Ticks[p.next].Tick <= w.Tick {
		p.next++
	}
}

// Step plays the next tick. The error is io.EOF after the last one that was
// kept; it wraps ErrDiverged where the world comes to another state than the
// battle did, and sim.ErrBroken where it breaks.
func (p *Player) Step() (*sim.Result, error) {
	if p.next == len(p.rec.Ticks) {
		return nil, io.EOF
	}
	t := p.rec.Ticks[p.next]
	if p.World.Tick+1 < t.Tick {
		return p.World.Step(nil)
	}
	p.next++
	return t.step(p.World)
}
