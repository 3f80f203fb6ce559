package table

import (
	"errors"
	"fmt"
	"io"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
)

// Reel is a recording that a table shows in place of a battle: whoever sits
// down only watches, and anyone may stop it, change its speed or leap in it.
// The table's goroutine uses it.
type Reel interface {
	// Leap goes to a tick. It returns the world there and the latest events
	// before.
	Leap(tick int64) (*sim.World, []event.Event, error)
	// Step makes the next tick; the error is io.EOF after the last.
	Step() (*sim.Result, error)
	// Last is the last tick.
	Last() int64
	// Marks are what stands on the timeline.
	Marks() []netcode.Mark
	// Report is what the battle came to, in lines.
	Report() []string
}

// projector is how a table shows its reel.
type projector struct {
	shown  int64 // ticks of the table, which count on over all leaps
	since  int64 // the one before the last leap
	speed  int   // in hundredths
	part   int   // hundredths of a tick that are owed
	paused bool
	stale  bool // those who watch have not been told the state
	events []event.Event
}

// normal is the pace of the battle itself.
const normal = 100

// toldEvery is how many ticks of the table pass before it tells again where in
// the recording it is.
const toldEvery = 5

// thread puts the reel in.
func (t *Table) thread() error {
	t.projector.speed, t.begun = normal, true
	t.projector.shown = t.Reel.Last() // so that no event of before has a tick below 0
	if t.world != nil {
		t.projector.shown = max(t.projector.shown, t.now())
	}
	return t.leap(0)
}

// leap goes to a tick of the recording.
func (t *Table) leap(tick int64) error {
	p := &t.projector
	w, events, err := t.Reel.Leap(min(max(tick, 0), t.Reel.Last()))
	if err != nil {
		return fmt.Errorf("the recording: %w", err)
	}
	t.world, t.history = w, nil
	p.since = p.shown
	p.shown++
	p.part, p.stale, t.restless = 0, true, true
	t.past = p.shown - w.Tick
	t.changed = t.now()
	clear(t.sights)
	t.remember(events)
	for _, g := range t.guests {
		g.feed.reset()
		t.keepSeat(g)
	}
	t.sendLobby() // before anything of the tick leapt to
	for _, g := range t.guests {
		if g.link != nil && g.seat.Role != crew.NoRole {
			t.seated(g)
		}
	}
	return nil
}

// show is a twentieth of a second of a recording that is shown.
func (t *Table) show() error {
	p := &t.projector
	p.shown++
	p.events = p.events[:0]
	if !p.paused {
		for p.part += p.speed; p.part >= normal; p.part -= normal {
			r, err := t.Reel.Step()
			if errors.Is(err, io.EOF) {
				p.paused, p.stale, p.part = true, true, 0
				break
			}
			if err != nil {
				return err
			}
			p.events = append(p.events, r.Events...)
			t.changed = p.shown
		}
	}
	t.past = p.shown - t.world.Tick
	for rest := p.events; len(rest) > 0; {
		n := min(len(rest), netcode.MaxEvents)
		t.sendEvents(rest[:n])
		rest = rest[n:]
	}
	t.remember(p.events)
	t.sendLobby()
	t.sendFrames()
	t.tellReel()
	return nil
}

// tellReel tells everyone where in the recording the table is.
func (t *Table) tellReel() {
	p := &t.projector
	if !p.stale && (p.paused || p.shown%toldEvery != 0) {
		return
	}
	p.stale = false
	for _, g := range t.guests {
		t.send(g, t.reel())
	}
}

func (t *Table) reel() *netcode.Reel {
	p := &t.projector
	return &netcode.Reel{Tick: t.world.Tick, Last: t.Reel.Last(), Speed: p.speed, Paused: p.paused, Marks: t.Reel.Marks()}
}

// wind does what a guest asks of the recording.
func (t *Table) wind(g *guest, m *netcode.Reel) {
	p := &t.projector
	if t.Reel == nil {
		t.recount(g, true)
		return
	}
	p.speed, p.paused, p.stale = m.Speed, m.Paused, true
	to := m.Tick
	if to == netcode.Stay && !m.Paused && t.world.Tick == t.Reel.Last() {
		to = 0 // from the beginning
	}
	if to == netcode.Stay {
		return
	}
	if err := t.leap(to); err != nil {
		t.Log.Error("the recording cannot be shown from there", "tick", to, "error", err)
		t.whisper(g, "The recording cannot be shown from there.")
	}
}

// watched is the tick after which what the table shows began: its battle, or
// the leap to where the recording is.
func (t *Table) watched() int64 {
	if t.Reel != nil {
		return t.projector.since
	}
	return t.past
}
