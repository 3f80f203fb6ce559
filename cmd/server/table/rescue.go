package table

import (
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"time"

	"broadside/crew"
	"broadside/sim"
	"broadside/sim/field"
	"broadside/sim/journal"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

// Breakdowns of rules that a table lives through. After that many within the
// time, nobody knows what else is wrong, and it stops while all is kept.
const (
	maxBreakdowns   = 3
	breakdownWithin = 10 * time.Minute
)

// ErrUnsafe means that the table has stopped for safety: its journal is whole.
var ErrUnsafe = errors.New("rules have broken down too often")

// rescue is what a table needs to live through a breakdown.
type rescue struct {
	recent     recent
	shunned    map[string]bool    // orders over which rules broke down
	blind      map[crew.Seat]bool // seats over whose pictures they did
	breakdowns []int64            // the ticks of the table in which they did
	unsafe     error              // why the table must stop
}

func newRescue() rescue { return rescue{shunned: map[string]bool{}, blind: map[crew.Seat]bool{}} }

// breakdown is a rule that has broken down: a fault of the program.
type breakdown struct {
	what  any
	stack []byte
}

func (b *breakdown) Error() string { return fmt.Sprintf("a rule broke down: %v", b.what) }

// attempt does something that rules do, and catches one that breaks down.
func attempt(do func() error) (err error) {
	defer func() {
		if what := recover(); what != nil {
			err = &breakdown{what, debug.Stack()}
		}
	}()
	return do()
}

// recent is the battle as it was a while ago, and what has been ordered since.
type recent struct {
	base  *journal.State
	since []journal.Tick
}

// rebase notes the battle as it is now.
func (r *recent) rebase(s *journal.State) { r.base, r.since = s, r.since[:0] }

// note notes a tick.
func (r *recent) note(s *sim.Result) {
	r.since = append(r.since, journal.Tick{Tick: s.Tick, Orders: slices.Clone(s.Accepted), Hash: s.Hash})
}

// world is the battle after the last tick that was noted.
func (r *recent) world(of *sim.World) (*sim.World, error) {
	w, err := sim.Restore(of.Library, of.Scenario, r.base.World)
	if err != nil {
		return nil, err
	}
	for i := range r.since {
		if _, err := r.since[i].Play(w); err != nil {
			return nil, err
		}
	}
	return w, nil
}

// step makes a tick of the battle. An order over which a rule breaks down is set
// aside, and the battle goes on from before it. The error wraps ErrUnsafe when
// that happens too often, or sim.ErrBroken.
func (t *Table) step() (*sim.Result, error) {
	t.shun()
	var result *sim.Result
	err := attempt(func() (err error) {
		result, err = t.world.Step(t.orders)
		return err
	})
	var fell *breakdown
	if !errors.As(err, &fell) {
		return result, err
	}
	if err := t.count(fell); err != nil {
		return nil, err
	}
	began := time.Now()
	w, err := t.recent.world(t.world)
	if err != nil {
		return nil, errors.Join(fell, err)
	}
	orders, from := t.orders, t.from
	t.orders, t.from = nil, nil
	t.world, t.World = w, w
	if !t.survives() {
		t.stall(orders, from)
	} else {
		t.sift(orders, from, fell)
	}
	t.Log.Warn("the battle goes on from before the breakdown", "tick", w.Tick, "after", time.Since(began).Round(time.Millisecond))
	err = attempt(func() (err error) {
		result, err = w.Step(t.orders)
		return err
	})
	return result, err
}

// survives says whether the orders can be obeyed; it tries them on a copy.
func (t *Table) survives() bool {
	return attempt(func() error {
		state, err := t.world.Snapshot()
		if err != nil {
			return err
		}
		w, err := sim.Restore(t.world.Library, t.world.Scenario, state)
		if err != nil {
			return err
		}
		_, err = w.Step(t.orders)
		return err
	}) == nil
}

// sift keeps the orders that can be obeyed, and sets the others aside.
func (t *Table) sift(orders []sim.Order, from []*guest, fell *breakdown) {
	for i := range orders {
		t.orders, t.from = append(t.orders, orders[i]), append(t.from, from[i])
		if t.survives() {
			continue
		}
		t.orders, t.from = t.orders[:len(t.orders)-1], t.from[:len(t.from)-1]
		t.quarantine(&orders[i], from[i], fell)
	}
}

// quarantine sets an order aside: it is refused, now and whenever it is given
// again in this battle. A GM may have changed what was wrong, and try again.
func (t *Table) quarantine(o *sim.Order, g *guest, fell *breakdown) {
	if o.Seat != crew.Master {
		t.shunned[nameOf(o)] = true
	}
	t.Log.Error("an order is set aside", "order", fmt.Sprintf("%s: %+v", o.Intent.Verb(), o.Intent), "seat", o.Seat.Place(), "ship", o.Seat.Ship,
		"tick", t.world.Tick+1, "because", fell.Error(), "stack", string(fell.stack))
	t.setAside(o, g)
	t.warn(fmt.Sprintf("A rule broke down over an order of %s (%s). The order is set aside and the battle goes on. The server's log has more.",
		t.world.SeatName(o.Seat), o.Intent.Verb()))
}

// setAside refuses an order over which a rule broke down.
func (t *Table) setAside(o *sim.Order, g *guest) {
	why := &crew.Refusal{Rule: crew.Manners, Why: "a rule broke down over this order, and it is set aside; the GM has been told"}
	t.answer(g, sim.Answer{Seat: o.Seat, Number: o.Number, Refusal: why}, o.Intent)
}

// stall pauses the battle, since a rule breaks down as time passes. Orders of
// that tick are not obeyed.
func (t *Table) stall(orders []sim.Order, from []*guest) {
	for i := range orders {
		t.setAside(&orders[i], from[i])
	}
	t.rule(&sim.Pause{On: true})
	t.warn("A rule broke down as time passed. The battle is paused: change what it may have been, or have another battle. The server's log has more.")
}

// shun refuses the orders that have been set aside before.
func (t *Table) shun() {
	if len(t.shunned) == 0 {
		return
	}
	kept := 0
	for i := range t.orders {
		if t.shunned[nameOf(&t.orders[i])] {
			t.setAside(&t.orders[i], t.from[i])
			continue
		}
		t.orders[kept], t.from[kept] = t.orders[i], t.from[i]
		kept++
	}
	t.orders, t.from = t.orders[:kept], t.from[:kept]
}

// nameOf is the same for orders that want the same from the same seat.
func nameOf(o *sim.Order) string {
	same := *o
	same.Number = 0
	b, err := field.Pack(&same)
	if err != nil {
		return "" // then it could not have been kept either
	}
	return string(b)
}

// count counts a breakdown. The error wraps ErrUnsafe when it is one too many.
func (t *Table) count(fell *breakdown) error {
	t.Log.Error("a rule broke down", "tick", t.world.Tick, "because", fell.Error(), "stack", string(fell.stack))
	t.breakdowns = append(t.breakdowns, t.now())
	recent := t.breakdowns[max(0, len(t.breakdowns)-maxBreakdowns):]
	if len(recent) == maxBreakdowns && t.now()-recent[0] <= t.ticks(breakdownWithin) {
		return fmt.Errorf("%w: %d times within %v, the last time because %w", ErrUnsafe, maxBreakdowns, breakdownWithin, fell)
	}
	return nil
}

// view is what a seat may know, or nil if a rule breaks down over it. That seat
// is then shown nothing in this battle, and everybody else sees on.
func (t *Table) view(seat crew.Seat) (p *picture.Picture) {
	if t.blind[seat] {
		return nil
	}
	err := attempt(func() error {
		if p = sight.View(t.world, seat); t.secretive() {
			p = sight.Lineup(t.world, seat, p)
		}
		return nil
	})
	var fell *breakdown
	if errors.As(err, &fell) {
		t.blind[seat] = true
		t.unsafe = errors.Join(t.unsafe, t.count(fell))
		t.warn(fmt.Sprintf("A rule broke down over what %s sees. It is shown nothing until the next battle; another seat may be taken. The server's log has more.", t.world.SeatName(seat)))
	}
	return p
}

// soothe counts the breakdown of a bot, which begins anew.
func (t *Table) soothe(r reply) {
	var fell *breakdown
	if errors.As(r.err, &fell) {
		t.unsafe = errors.Join(t.unsafe, t.count(fell))
		t.warn(fmt.Sprintf("The bot in the seat of %s broke down and starts again. The server's log has more.", t.world.SeatName(r.seat)))
	}
}

// guarded tells the table something; if a rule breaks down over it, some may
// have missed it.
func (t *Table) guarded(tell func()) error {
	err := attempt(func() error { tell(); return nil })
	var fell *breakdown
	if errors.As(err, &fell) {
		t.warn("A rule broke down over what the table was told; some may have missed it. The server's log has more.")
		return errors.Join(t.unsafe, t.count(fell))
	}
	return t.unsafe
}
