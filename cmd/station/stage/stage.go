// Package stage connects screens to a real battle, for their tests: what they show comes from a
// world by way of frames, and their orders go back to it.
package stage

import (
	"errors"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

// Stage is a battle as a seat sees it.
type Stage struct {
	*rehearsal.Battle
	UI    *kit.UI
	Table view.Table // for a GM
	t     testing.TB
	log   *log.Log
	trail view.Trail
	heard int // events in the log so far
	seat  crew.Seat
	now   float64
}

// Set begins a shipped scenario, turn by turn, as a seat sees it.
func Set(t testing.TB, scenario string, seat crew.Seat) *Stage {
	t.Helper()
	b, err := rehearsal.Start(scenario, crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	ui, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	ui.Watch = true
	s := &Stage{Battle: b, UI: ui, t: t, seat: seat, log: &log.Log{}}
	s.hear()
	return s
}

// Rule gives orders from the GM's seat; all must be obeyed.
func (s *Stage) Rule(intents ...sim.Intent) { s.t.Helper(); s.Order(crew.Master, intents...) }

// Order gives orders from a seat, one a tick; all must be obeyed.
func (s *Stage) Order(seat crew.Seat, intents ...sim.Intent) {
	s.t.Helper()
	for _, i := range intents {
		if r := s.Try(seat, i); r != nil {
			s.t.Fatalf("%s by %v is refused: %v", i.Verb(), seat, r)
		}
	}
}

// Try gives an order and returns why it was refused, or nil.
func (s *Stage) Try(seat crew.Seat, i sim.Intent) *crew.Refusal {
	s.t.Helper()
	err := s.Give(seat, i)
	var refusal *crew.Refusal
	if err != nil && !errors.As(err, &refusal) {
		s.t.Fatal(err)
	}
	s.hear()
	return refusal
}

// Pass lets ticks pass.
func (s *Stage) Pass(ticks int) {
	s.t.Helper()
	if err := s.Wait(ticks); err != nil {
		s.t.Fatal(err)
	}
	s.now += log.Seconds(int64(ticks))
	s.hear()
}

// hear adds what has happened to the log, as far as the seat may know it.
func (s *Stage) hear() {
	sides, all := sight.SidesOf(s.Battle.World, s.seat)
	for _, e := range s.Events[s.heard:] {
		if e.IsFor(sides, all) {
			s.log.Add(e, s.World)
		}
	}
	s.heard = len(s.Events)
}

// Turn ends turns until a seat's turn is open.
func (s *Stage) Turn(seat crew.Seat) {
	s.t.Helper()
	for range 200 {
		if m, _ := s.World.HolderOf(seat); m != nil && m.Open {
			return
		}
		s.Rule(&sim.ForceEnd{})
	}
	s.t.Fatalf("the turn of %v does not come", seat)
}

// Look returns what the seat sees, from a frame.
func (s *Stage) Look() *view.View {
	s.t.Helper()
	frame := picture.Diff(nil, sight.View(s.World, s.seat).Flatten())
	p, err := picture.Patch(nil, &frame)
	if err != nil {
		s.t.Fatal(err)
	}
	v := view.New(nil, p, 1)
	v.Log, v.Table, v.Trail = s.log, s.Table, &s.trail
	s.trail.Follow(v, s.now)
	return v
}

// room returns the room that a bridge leaves for a screen in the smallest window: the least is that
// of a crew member with several stations.
func room(v *view.View) kit.Rect {
	r := kit.Rect{X: 8, Y: 50, W: 956, H: 662}
	if v.Sheet() != nil {
		r.Y, r.H = 84, 522
	}
	if v.Role == crew.Coordinator {
		r.W = 906
	}
	return r
}

// Show draws a screen once with an input, and returns its orders. Nothing is painted, but what
// could not be read is an error.
func (s *Stage) Show(screen view.Screen, in kit.Input) []sim.Intent {
	s.t.Helper()
	s.now += 0.05
	v := s.Look()
	s.UI.Begin(nil, kit.MinWidth, kit.MinHeight, in, s.now)
	s.UI.Accent = kit.Accent(v.Role)
	ordered := screen.Show(s.UI, v, room(v))
	s.UI.End()
	for _, f := range s.UI.Faults() {
		s.t.Errorf("%v", f)
	}
	return ordered
}

// Press presses keys one after another and returns the orders.
func (s *Stage) Press(screen view.Screen, keys ...kit.Key) []sim.Intent {
	s.t.Helper()
	var ordered []sim.Intent
	for _, k := range keys {
		ordered = append(ordered, s.Show(screen, kit.Input{Keys: []kit.Key{k}})...)
	}
	return ordered
}

// Type types a text into the entry that has the keyboard.
func (s *Stage) Type(screen view.Screen, text string) {
	s.t.Helper()
	s.Show(screen, kit.Input{Typed: []rune(text)})
}

// Click clicks a place of the smallest window.
func (s *Stage) Click(screen view.Screen, at kit.Point) []sim.Intent {
	s.t.Helper()
	ordered := s.Show(screen, kit.Input{Mouse: at, Pressed: true, Held: true})
	return append(ordered, s.Show(screen, kit.Input{Mouse: at, Released: true})...)
}
