package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	"broadside/cmd/server/report"
	"broadside/configs"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/journal"
)

// reel is a recording that has been played through once, and can be gone on
// with from any tick.
type reel struct {
	*journal.Player
	library  *ships.Library
	scenario *sim.Scenario
	states   [][]byte // the world after every so many ticks, from the start
	events   []ships.Event
	report   *report.Report
	last     int64
	bad      error // why it cannot be played to its end, or nil
}

// statesEvery is how many ticks lie between two states: a round.
const statesEvery = crew.RoundTicks

// openRecording reads a journal, and finds the scenario that it is of.
func openRecording(path string, data *configs.Data) (*journal.Recording, *sim.Scenario, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, nil, err
	}
	defer file.Close()
	rec, err := journal.Read(file)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", path, err)
	}
	sc := data.Scenario(rec.Header.Scenario)
	if sc == nil {
		return nil, nil, fmt.Errorf("%s is of the scenario %q, which is not here; name the folder that has it with --data", path, rec.Header.Scenario)
	}
	for _, sc := range []*sim.Scenario{sc, sc.Crewed()} { // as at a table, and as bots play it
		if _, err = rec.Play(data.Library, sc); err == nil {
			return rec, sc, nil
		}
	}
	if errors.Is(err, journal.ErrOther) {
		err = fmt.Errorf("%w; name the folder that has them with --data", err)
	}
	return nil, nil, fmt.Errorf("%s: %w", path, err)
}

// newReel plays a recording through.
func newReel(rec *journal.Recording, data *configs.Data, sc *sim.Scenario) (*reel, error) {
	p, err := rec.Play(data.Library, sc)
	if err != nil {
		return nil, err
	}
	r := &reel{Player: p, library: data.Library, scenario: sc, report: report.New(p.World, rec.Header.Seed), bad: rec.Torn}
	for {
		if p.World.Tick%statesEvery == 0 {
			state, err := p.World.Snapshot()
			if err != nil {
				return nil, err
			}
			r.states = append(r.states, state)
		}
		result, err := p.Step()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			r.bad = err
			break
		}
		r.last = result.Tick
		r.events = append(r.events, result.Events...)
		r.report.Follow(p.World, result.Events)
	}
	return r, nil
}

// Last implements table.Reel.
func (r *reel) Last() int64 { return r.last }

// Step implements table.Reel.
func (r *reel) Step() (*sim.Result, error) {
	if r.World.Tick >= r.last {
		return nil, io.EOF
	}
	return r.Player.Step()
}

// told is how many events are told of before a tick that is leapt to.
const told = 200

// Leap implements table.Reel.
func (r *reel) Leap(tick int64) (*sim.World, []ships.Event, error) {
	w, err := sim.Restore(r.library, r.scenario, r.states[min(int(tick/statesEvery), len(r.states)-1)])
	if err != nil {
		return nil, nil, err
	}
	for r.From(w); w.Tick < tick; {
		if _, err := r.Step(); err != nil {
			return nil, nil, err
		}
	}
	n, _ := slices.BinarySearchFunc(r.events, tick+1, func(e ships.Event, t int64) int { return int(e.Tick - t) })
	return w, r.events[max(0, n-told):n], nil
}

// maxMarks is how many moments stand on a timeline.
const maxMarks = 16

// Marks implements table.Reel.
func (r *reel) Marks() []netcode.Mark {
	var marks []netcode.Mark
	for _, p := range r.report.Turning(maxMarks) {
		marks = append(marks, netcode.Mark{Tick: p.Tick, Side: uint8(p.Side), Text: netcode.CleanLine(p.Text, netcode.MaxMark/4)})
	}
	return marks
}
