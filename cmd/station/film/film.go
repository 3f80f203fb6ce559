// Package film shows a recording on a main screen, picture by picture, and writes it as an animated
// picture or as a folder of pictures.
package film

import (
	"errors"
	"fmt"
	"image"
	"io"

	"github.com/hajimehoshi/ebiten/v2"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/cmd/station/mainscreen"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/sim/event"
	"broadside/sim/journal"
	"broadside/sim/picture"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// ticks is the number of ticks in a second of the battle.
const ticks = crew.RoundTicks / 6

// Film is a recording as a seat sees it, with quiet passages cut out.
type Film struct {
	UI     *kit.UI // on which it is drawn
	Last   int32   // the round after which it ends; 0: with the recording
	player *journal.Player
	seat   crew.Seat
	fps    int
	screen *mainscreen.Screen
	log    *log.Log

	flat    *picture.Flat
	now     *picture.Picture
	clock   float64 // seconds
	due     float64 // ticks by which the clock is ahead of the battle
	stirred float64 // when something last happened
	ended   float64 // when the recording ended, or 0
	cause   error
}

// closing is for how many seconds the end is shown.
const closing = 2.5

// New returns the film of a recording from a round on, with fps frames a second.
func New(rec *journal.Recording, seat crew.Seat, fps int, first int32) (*Film, error) {
	if fps < 1 || fps > ticks {
		return nil, fmt.Errorf("a film has 1 to %d frames a second, not %d", ticks, fps)
	}
	p, err := rec.NewPlayer()
	if err != nil {
		return nil, err
	}
	if !sight.CanView(p.World, seat) {
		return nil, fmt.Errorf("the recording has no %s of ship %d", seat.Role, seat.Ship)
	}
	ui, err := kit.New()
	if err != nil {
		return nil, fmt.Errorf("the type: %w", err)
	}
	f := &Film{UI: ui, player: p, seat: seat, fps: fps, screen: mainscreen.New(), log: &log.Log{}}
	f.log.Clock = func(int64) float64 { return f.clock }
	f.log.Judge(func() *picture.Picture { return f.now })
	for f.now == nil || f.now.Head.Round < first {
		more, err := f.step()
		if err != nil {
			return nil, err
		}
		if !more && f.now == nil {
			return nil, errors.New("the recording has no tick")
		}
		if !more {
			return nil, fmt.Errorf("the recording has no round %d: its last is %d", first, f.now.Head.Round)
		}
	}
	if first > 1 {
		f.log = &log.Log{Clock: f.log.Clock, Hostile: f.log.Hostile, Enemy: f.log.Enemy}
	}
	return f, nil
}

// Next draws the next frame. It returns false after the last one; Err then returns the reason, if
// there is one.
func (f *Film) Next(target *ebiten.Image, size image.Point) bool {
	if !f.pass() {
		return false
	}
	v := view.New(nil, f.now, 1)
	v.Log, v.Clock = f.log, f.clock
	f.UI.Begin(target, size.X, size.Y, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, f.clock)
	f.UI.Accent, f.UI.Names = kit.Accent(crew.Screen), v
	f.screen.Show(f.UI, v, f.UI.Size.Inset(kit.Gap))
	f.UI.End()
	return true
}

// Round returns the round shown.
func (f *Film) Round() int32 { return f.now.Head.Round }

// Err returns why the film ended before its recording, or nil.
func (f *Film) Err() error { return f.cause }

// pass lets the time of a frame pass, and skips quiet passages; it returns false at the end.
func (f *Film) pass() bool {
	f.clock += 1 / float64(f.fps)
	if f.ended > 0 {
		return f.clock < f.ended+closing || f.screen.Busy(f.clock)
	}
	if f.screen.Waits() { // the battle waits until everything has been shown
		return true
	}
	for f.due += ticks / float64(f.fps); f.due >= 1 || f.quiet(); f.due = max(0, f.due-1) {
		more, err := f.step()
		if err != nil || !more || f.Last > 0 && f.now.Head.Round > f.Last {
			f.cause, f.ended = err, f.clock
			break
		}
	}
	return true
}

// rest is for how many seconds quiet is shown.
const rest = 1.0

// quiet reports whether nothing is worth showing.
func (f *Film) quiet() bool { return f.clock-f.stirred > rest && !f.screen.Busy(f.clock) }

// step plays a tick, and returns false if there is none.
func (f *Film) step() (bool, error) {
	result, err := f.player.Step()
	if errors.Is(err, io.EOF) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	if err := f.look(); err != nil {
		return false, err
	}
	sides, all := sight.SidesOf(f.player.World, f.seat)
	for _, e := range result.Events {
		if e.IsFor(sides, all) {
			f.hear(e)
		}
	}
	for i := range f.now.Contacts {
		if f.now.Contacts[i].Step != (space.Point{}) && !f.now.Head.Over { // after the end ships drift on
			f.stirred = f.clock
		}
	}
	return true, nil
}

func (f *Film) hear(e event.Event) {
	before := f.log.Count
	f.log.Add(e, f.now)
	if n := len(f.log.Entries); f.log.Count > before && !f.log.Entries[n-1].Minor() && e.Fact.Kind() != ships.KindFlew {
		f.stirred = f.clock
	}
}

// look assembles the picture of this tick from a frame, as if the table had sent it.
func (f *Film) look() error {
	flat := sight.View(f.player.World, f.seat).Flatten()
	frame := picture.Diff(f.flat, flat)
	now, err := picture.Patch(f.now, &frame)
	if err != nil {
		return err
	}
	f.flat, f.now = flat, now
	return nil
}
