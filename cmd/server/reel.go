package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"

	"broadside/cmd/server/report"
	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/journal"
)

// reel is a recording that has been played through once and can continue from any tick.
type reel struct {
	*journal.Player
	rec    *journal.Recording
	states []state
	events []event.Event
	report *report.Report
	first  int64 // in which the battle begins
	last   int64
	ended  int64 // the tick in which the battle ended; 0: it has not
	bad    error // why it cannot be played to its end, or nil
}

// state is the world after a tick, to continue from.
type state struct {
	tick  int64
	world []byte
}

// statesEvery is the number of ticks between two states: a round.
const statesEvery = crew.RoundTicks

// afterEnd is how many ticks a recording goes on after the end of its battle.
const afterEnd = crew.RoundTicks

// readRecording reads a whole journal.
func readRecording(path string) (*journal.Recording, error) {
	file, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%w; \"broadside-server recover\" lists the journals", err)
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	switch rec, err := journal.Read(file); {
	case err == nil:
		return rec, nil
	case errors.Is(err, journal.ErrDamaged):
		return nil, fmt.Errorf("%s: %w; see \"broadside-server recover\" for what can be recovered", path, err)
	default:
		return nil, fmt.Errorf("%s: %w", path, err)
	}
}

// newReel plays a recording through and returns its reel.
func newReel(rec *journal.Recording) (*reel, error) {
	p, err := rec.NewPlayer()
	if err != nil {
		return nil, err
	}
	r := &reel{Player: p, rec: rec, events: rec.Start.Events, report: report.New(p.World, rec.Header.Seed), last: p.World.Tick, bad: rec.Torn}
	if err := r.keep(); err != nil {
		return nil, err
	}
	begun := p.World.Begun()
	if begun {
		r.first = r.last
	}
	defer func() {
		if r.ended > 0 { // and not how long people then stayed
			r.last = min(r.last, r.ended+afterEnd)
		}
	}()
	for {
		result, err := p.Step()
		if errors.Is(err, io.EOF) {
			return r, nil
		}
		if err != nil {
			r.bad = err
			return r, nil
		}
		whole := result.Tick == r.last+1
		r.last = result.Tick
		if !begun && p.World.Begun() {
			begun, r.first = true, r.last
		}
		switch {
		case !p.World.Over:
			r.ended = 0
		case r.ended == 0:
			r.ended = r.last
		}
		r.events = append(r.events, result.Events...)
		r.report.Follow(p.World, result.Events)
		if !whole || r.last-r.states[len(r.states)-1].tick >= statesEvery {
			if err := r.keep(); err != nil {
				return nil, err
			}
		}
	}
}

// keep saves the state of the world.
func (r *reel) keep() error {
	s, err := r.World.Snapshot()
	r.states = append(r.states, state{r.World.Tick, s})
	return err
}

// First implements table.Reel.
func (r *reel) First() int64 { return r.first }

// Last implements table.Reel.
func (r *reel) Last() int64 { return r.last }

// Step implements table.Reel.
func (r *reel) Step() (*sim.Result, error) {
	if r.World.Tick >= r.last {
		return nil, io.EOF
	}
	return r.Player.Step()
}

// told is how many earlier events are shown after a leap.
const told = 200

// Leap implements table.Reel. A tick before the first, or one that was not recorded, leads to
// the next that was.
func (r *reel) Leap(tick int64) (*sim.World, []event.Event, error) {
	n, found := slices.BinarySearchFunc(r.states, tick, func(s state, t int64) int { return cmp.Compare(s.tick, t) })
	if !found && n > 0 {
		n--
	}
	w, err := sim.Restore(r.rec.Library, r.rec.Scenario, r.states[n].world)
	if err != nil {
		return nil, nil, err
	}
	for r.ContinueFrom(w); r.World.Tick < tick; {
		if _, err := r.Step(); err != nil {
			return nil, nil, err
		}
	}
	after, _ := slices.BinarySearchFunc(r.events, r.World.Tick+1, func(e event.Event, t int64) int { return cmp.Compare(e.Tick, t) })
	return r.World, r.events[max(0, after-told):after], nil
}

// recordingOf returns a function that reads the journal at a path as it is by then.
func recordingOf(path string) func() (table.Reel, error) {
	return func() (table.Reel, error) {
		rec, err := readRecording(path)
		if err != nil {
			return nil, err
		}
		r, err := newReel(rec)
		if err != nil {
			return nil, err
		}
		return r, nil
	}
}

// Report implements table.Reel.
func (r *reel) Report() *netcode.Report { return r.report.Message() }

// maxMarks is the most marks on a timeline.
const maxMarks = 16

// Marks implements table.Reel.
func (r *reel) Marks() []netcode.Mark {
	var marks []netcode.Mark
	for _, p := range r.report.Turning(maxMarks) {
		marks = append(marks, netcode.Mark{Tick: p.Tick, Side: uint8(p.Side), Text: p.Text})
	}
	return marks
}
