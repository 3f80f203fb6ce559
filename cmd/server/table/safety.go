package table

import (
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"broadside/crew"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/sight"
)

// Limits of the breakdowns of rules that a table survives. After that many within the time, nobody
// knows what else is wrong, and the table stops with everything stored.
const (
	maxBreakdowns   = 3
	breakdownWithin = 10 * time.Minute
)

// ErrUnsafe means that the table has stopped for safety; its journal is whole.
var ErrUnsafe = errors.New("rules have broken down too often")

// breakdown is a rule that has broken down, through a defect of the program.
type breakdown struct {
	what  any
	stack []byte
}

func (b *breakdown) Error() string { return fmt.Sprintf("a rule broke down: %v", b.what) }

// attempt runs rules, and returns a panic as a breakdown.
func attempt(do func() error) (err error) {
	defer func() {
		if what := recover(); what != nil {
			err = &breakdown{what, debug.Stack()}
		}
	}()
	return do()
}

// logBreakdown logs a breakdown outside the battle, which it does not affect.
func (b *bout) logBreakdown(err error) {
	if fell := (*breakdown)(nil); errors.As(err, &fell) {
		b.Log.Error("a rule broke down beside the battle", "because", fell.Error(), "stack", string(fell.stack))
	}
}

// safety lets the table survive breakdowns of rules.
type safety struct {
	*company
	gallery    *sight.Gallery     // of the tick that is being told
	blind      map[crew.Seat]bool // seats over whose pictures rules have broken down
	breakdowns []int64            // the ticks of the table in which rules have broken down
	unsafe     error              // why the table must stop
}

// viewSeat returns what a seat may know, with what it asks for, or nil if a rule breaks down over it.
// That seat is then shown nothing in this battle, and everybody else is not affected.
func (sf *safety) viewSeat(seat crew.Seat, asked picture.Asked) (p *picture.Picture) {
	sf.guardView(seat, func() {
		if p = sf.gallery.View(seat, asked); sf.keepsSecrets() {
			p = sight.Lineup(sf.world, seat, p)
		}
	})
	return p
}

// flattenSeat returns what viewSeat does, as rows.
func (sf *safety) flattenSeat(seat crew.Seat, asked picture.Asked) (f *picture.Flat) {
	if sf.keepsSecrets() {
		if p := sf.viewSeat(seat, asked); p != nil {
			f = p.Flatten()
		}
		return f
	}
	sf.guardView(seat, func() { f = sf.gallery.Flat(seat, asked) })
	return f
}

// guardView runs view, except for a seat over whose view a rule has broken down.
func (sf *safety) guardView(seat crew.Seat, view func()) {
	if sf.blind[seat] {
		return
	}
	err := attempt(func() error { view(); return nil })
	var fell *breakdown
	if errors.As(err, &fell) {
		sf.blind[seat] = true
		sf.unsafe = errors.Join(sf.unsafe, sf.countBreakdown(fell))
		sf.warnGM(say.Of("A rule broke down while drawing what %s sees. That seat is shown nothing until the next battle; take another one. See the server's log.", sf.callSeat(seat)))
	}
}

// noteBotBreakdown counts the breakdown of a bot, which starts again.
func (sf *safety) noteBotBreakdown(r reply) {
	var fell *breakdown
	if errors.As(r.err, &fell) {
		sf.unsafe = errors.Join(sf.unsafe, sf.countBreakdown(fell))
		sf.warnGM(say.Of("The bot in the seat of %s broke down and starts again. See the server's log.", sf.callSeat(r.seat)))
	}
}

// guardTelling tells the table something. If a rule breaks down over it, some may have missed it.
func (sf *safety) guardTelling(tell func()) error {
	err := attempt(func() error { tell(); return nil })
	var fell *breakdown
	if errors.As(err, &fell) {
		sf.warnGM("A rule broke down while the table was being told; some may have missed it. See the server's log.")
		return errors.Join(sf.unsafe, sf.countBreakdown(fell))
	}
	return sf.unsafe
}

// countBreakdown counts a breakdown. The error wraps ErrUnsafe if it is one too many.
func (sf *safety) countBreakdown(fell *breakdown) error {
	sf.Log.Error("a rule broke down", "tick", sf.world.Tick, "because", fell.Error(), "stack", string(fell.stack))
	sf.breakdowns = append(sf.breakdowns, sf.now())
	recent := sf.breakdowns[max(0, len(sf.breakdowns)-maxBreakdowns):]
	if len(recent) == maxBreakdowns && sf.now()-recent[0] <= sf.ticks(breakdownWithin) {
		return fmt.Errorf("%w: %d times within %v, the last time because %w", ErrUnsafe, maxBreakdowns, breakdownWithin, fell)
	}
	return nil
}
