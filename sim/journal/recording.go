package journal

import (
	"errors"
	"fmt"
	"io"
	"slices"

	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/scenario"
)

// Recording is a journal that has been read entirely, so that it can be played from any
// tick.
type Recording struct {
	Header   Header
	Library  *shipyard.Library
	Scenario *scenario.Scenario
	Start    State
	Ticks    []*Tick  // in order
	Leaps    []*State // where ticks before them were not kept
	Torn     error    // why what follows the last tick cannot be read, or nil
}

// Read reads an entire journal. The error wraps ErrVersion, ErrDamaged, or ErrTorn if not
// even its beginning is complete. A torn end is noted in the Recording.
func Read(r io.Reader) (*Recording, error) {
	j, err := NewReader(r)
	if err != nil {
		return nil, err
	}
	rec := &Recording{Header: j.Header, Library: j.Library, Scenario: j.Scenario, Start: j.Start}
	for {
		e, err := j.Next()
		switch {
		case errors.Is(err, io.EOF):
			return rec, nil
		case errors.Is(err, ErrTorn):
			rec.Torn = err
			return rec, nil
		case err != nil:
			return nil, err
		}
		switch e := e.(type) {
		case *Tick:
			if e.Tick <= rec.LastTick() {
				return nil, fmt.Errorf("%w: tick %d comes after tick %d", ErrDiverged, e.Tick, rec.LastTick())
			}
			rec.Ticks = append(rec.Ticks, e)
		case *State:
			rec.forgetAfter(e)
		}
	}
}

// forgetAfter discards the ticks after a state: they were taken back, or the battle had
// not begun.
func (r *Recording) forgetAfter(s *State) {
	tick := s.Tick
	r.Ticks = slices.DeleteFunc(r.Ticks, func(t *Tick) bool { return t.Tick > tick })
	r.Leaps = slices.DeleteFunc(r.Leaps, func(s *State) bool { return s.Tick > tick })
	if tick == r.Start.Tick {
		r.Start = *s
	} else {
		r.Leaps = append(r.Leaps, s)
	}
}

// LastTick returns the last tick that was kept, or the tick at which the recording
// begins.
func (r *Recording) LastTick() int64 {
	if n := len(r.Ticks); n > 0 {
		return r.Ticks[n-1].Tick
	}
	return r.Start.Tick
}

// Player plays a recording, one tick a step.
type Player struct {
	World *sim.World
	rec   *Recording
	next  int // index of the recording's ticks
}

// NewPlayer returns a player at the beginning of the recording.
func (r *Recording) NewPlayer() (*Player, error) {
	w, err := sim.Restore(r.Library, r.Scenario, r.Start.World)
	if err != nil {
		return nil, err
	}
	return &Player{World: w, rec: r}, nil
}

// ContinueFrom makes the player continue from a world of the battle, at any tick.
func (p *Player) ContinueFrom(w *sim.World) {
	p.World, p.next = w, 0
	for p.next < len(p.rec.Ticks) && p.rec.Ticks[p.next].Tick <= w.Tick {
		p.next++
	}
}

// Step plays the next tick. The error is io.EOF after the last one. It wraps ErrDiverged
// if the world reaches another state than the battle did, and sim.ErrBroken if it breaks.
func (p *Player) Step() (*sim.Result, error) {
	if p.next == len(p.rec.Ticks) {
		return nil, io.EOF
	}
	t := p.rec.Ticks[p.next]
	if err := p.skipGap(t.Tick - 1); err != nil {
		return nil, err
	}
	p.next++
	return t.Play(p.World)
}

// skipGap skips ticks that were not kept.
func (p *Player) skipGap(to int64) error {
	if p.World.Tick == to {
		return nil
	}
	for _, s := range p.rec.Leaps {
		if s.Tick == to {
			w, err := sim.Restore(p.rec.Library, p.rec.Scenario, s.World)
			if err == nil {
				p.World = w
			}
			return err
		}
	}
	return nil // Play reports what is missing
}
