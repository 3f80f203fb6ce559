package journal

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/field"
	"broadside/sim/scenario"
)

// Run is a battle that can be walked tick by tick: a Player, or States written by another
// machine.
type Run interface {
	// Next returns the world after the next tick. The error is io.EOF after the last.
	Next() (*sim.World, error)
}

// Next implements Run.
func (p *Player) Next() (*sim.World, error) {
	_, err := p.Step()
	return p.World, err
}

// Divergence is where two runs of a battle diverge.
type Divergence struct {
	Tick  int64            // the first after which they differ
	Field field.Difference // the first of their fields that differs
}

func (d *Divergence) String() string {
	return fmt.Sprintf("they part in tick %d, in %s", d.Tick, d.Field)
}

// Differ walks two runs until they diverge. It returns for how many ticks they are alike,
// and the difference, or nil if neither shows one until the shorter ends. An error of a
// run ends the search, too. That a recording reaches another state here than where it was
// made shows only by comparison with the other run.
func Differ(a, b Run) (alike int64, d *Divergence, err error) {
	for {
		x, errX := a.Next()
		y, errY := b.Next()
		switch {
		case errors.Is(errX, io.EOF) || errors.Is(errY, io.EOF):
			return alike, nil, nil
		case isFatal(errX) || isFatal(errY):
			return alike, nil, errors.Join(errX, errY)
		case x.Tick != y.Tick:
			return alike, nil, fmt.Errorf("%w: one run is at tick %d and the other at %d", ErrDiverged, x.Tick, y.Tick)
		}
		if x.Hash() != y.Hash() {
			f, differ := field.Differ(x, y)
			if !differ {
				return alike, nil, fmt.Errorf("%w: in tick %d, only the hashes differ", ErrDiverged, x.Tick)
			}
			return alike, &Divergence{x.Tick, f}, nil
		}
		if errX != nil || errY != nil {
			return alike, nil, errors.Join(errX, errY)
		}
		alike = x.Tick
	}
}

func isFatal(err error) bool { return err != nil && !errors.Is(err, ErrDiverged) }

// WriteStates plays a run to its end and writes the state after each tick, to be compared
// with what another machine makes of the same orders. It returns the number of ticks.
func WriteStates(to io.Writer, run Run) (ticks int, err error) {
	for {
		w, err := run.Next()
		if errors.Is(err, io.EOF) {
			return ticks, nil
		}
		if err != nil {
			return ticks, err
		}
		state, err := w.Snapshot()
		if err != nil {
			return ticks, err
		}
		size := binary.AppendUvarint(nil, uint64(len(state)))
		if _, err := to.Write(append(size, state...)); err != nil {
			return ticks, err
		}
		ticks++
	}
}

// States is a run written by WriteStates.
type States struct {
	from *bufio.Reader
	lib  *shipyard.Library
	sc   *scenario.Scenario
}

// ReadStates reads states of a battle.
func ReadStates(from io.Reader, lib *shipyard.Library, sc *scenario.Scenario) *States {
	return &States{bufio.NewReader(from), lib, sc}
}

// maxState is the maximum length of a state, in bytes.
const maxState = 16 << 20

// Next implements Run.
func (s *States) Next() (*sim.World, error) {
	size, err := binary.ReadUvarint(s.from)
	if errors.Is(err, io.EOF) {
		return nil, io.EOF
	}
	if err != nil || size > maxState {
		return nil, fmt.Errorf("these are not the states of a battle: %w", errors.Join(err, field.CheckLength("state", int(size), maxState)))
	}
	state := make([]byte, size)
	if _, err := io.ReadFull(s.from, state); err != nil {
		return nil, fmt.Errorf("the states end inside one: %w", err)
	}
	return sim.Restore(s.lib, s.sc, state)
}
