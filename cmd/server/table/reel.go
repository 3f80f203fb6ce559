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

// normal is the battle's own speed, in hundredths.
const normal = 100

// toldEvery is the number of ticks of the table between reports of the position in the recording.
const toldEvery = 5

// threadReel starts to show the reel.
func (t *Table) threadReel() error {
	t.projector.speed, t.begun = normal, true
	t.projector.shown = t.Reel.Last() // so that no earlier event has a negative tick
	if t.world != nil {
		t.projector.shown = max(t.projector.shown, t.now())
	}
	return t.leapTo(t.Reel.First())
}

// leapTo jumps to a tick of the recording.
func (t *Table) leapTo(tick int64) error {
	p := &t.projector
	var w *sim.World
	var events []event.Event
	if err := attempt(func() (err error) {
		w, events, err = t.Reel.Leap(min(max(tick, 0), t.Reel.Last()))
		return err
	}); err != nil {
		t.logBreakdown(err)
		return fmt.Errorf("the recording: %w", err)
	}
	t.world, t.chronicle.history = w, nil
	p.since = p.shown
	p.shown++
	p.part, p.stale, t.restless = 0, true, true
	t.past = p.shown - w.Tick
	t.frames.changed = t.now()
	clear(t.frames.sights)
	t.chronicle.keepEvents(events)
	for _, g := range t.guests {
		g.feed.reset()
		t.vacateLost(g)
	}
	t.lobby.sendLobby() // before anything of the tick that was jumped to
	for _, g := range t.guests {
		if g.link != nil && g.seat.Role != crew.NoRole {
			t.seats.showSeat(g)
		}
	}
	return nil
}

// showReel makes one tick of a table that shows a recording.
func (t *Table) showReel() error {
	p := &t.projector
	p.shown++
	p.events = p.events[:0]
	if !p.paused {
		if err := t.rollReel(); err != nil {
			return err
		}
	}
	return t.safety.guardTelling(t.publishReel)
}

// rollReel plays as much of a recording as a tick of the table shows. It stops at the end, or where
// a rule breaks down.
func (t *Table) rollReel() error {
	p := &t.projector
	for p.part += p.speed; p.part >= normal; p.part -= normal {
		at := t.world.Tick
		var r *sim.Result
		err := attempt(func() (err error) {
			r, err = t.Reel.Step()
			return err
		})
		var fell *breakdown
		switch {
		case errors.Is(err, io.EOF):
			p.paused, p.stale, p.part = true, true, 0
			return nil
		case errors.As(err, &fell):
			t.logBreakdown(err)
			for _, g := range t.guests {
				t.whisper(g, "A rule broke down: the recording cannot be shown any further.")
			}
			p.paused = true
			return t.leapTo(at)
		case err != nil:
			return err
		}
		p.events = append(p.events, r.Events...)
		t.frames.changed = p.shown
	}
	return nil
}

// publishReel tells everyone what a tick of the table shows of a recording.
func (t *Table) publishReel() {
	p := &t.projector
	t.past = p.shown - t.world.Tick
	for rest := p.events; len(rest) > 0; {
		n := min(len(rest), netcode.MaxEvents)
		t.chronicle.sendEvents(rest[:n])
		rest = rest[n:]
	}
	t.chronicle.keepEvents(p.events)
	t.lobby.sendLobby()
	t.safety.gallery.Renew(t.world)
	t.frames.sendFrames()
	t.tellReel()
}

// tellReel tells everyone the position in the recording.
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

// windReel controls the recording as a guest asks.
func (t *Table) windReel(g *guest, m *netcode.Reel) {
	p := &t.projector
	if t.Reel == nil {
		t.recountBattle(g, true)
		return
	}
	if !t.mayWind(g) {
		t.whisper(g, "You cannot choose what the table shows.")
		return
	}
	p.speed, p.paused, p.stale = m.Speed, m.Paused, true
	to := m.Tick
	switch {
	case to != netcode.Stay:
		to += t.Reel.First()
	case !m.Paused && t.world.Tick == t.Reel.Last():
		to = t.Reel.First()
	default:
		return
	}
	if err := t.leapTo(to); err != nil {
		t.Log.Error("the recording cannot be shown from there", "tick", to, "error", err)
		t.whisper(g, "The recording cannot be shown from there.")
	}
}
