package story

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/sim"
	"broadside/sim/event"
)

// pass ends the open turns of everybody who has one. "pass to SEAT" continues until that
// seat's turn is open, or has come and gone: the crew of a disabled ship have nothing to
// do in theirs.
func (g *stage) pass(p *phrase) error {
	g.events = nil
	if p.done() {
		return g.passOn()
	}
	if err := p.need("to"); err != nil {
		return err
	}
	seat, err := g.seat(p)
	if err != nil {
		return err
	}
	if m, _ := g.world.HolderOf(seat); m == nil {
		return g.nobody(seat)
	}
	for range mostTicks {
		seen := len(g.events)
		if err := g.passOn(); err != nil {
			return err
		}
		m, _ := g.world.HolderOf(seat)
		if m != nil && (m.Open || g.open(g.world.IDAt(seat))) || g.world.Over || g.began(seat, seen) {
			return nil
		}
	}
	return ErrRestless
}

// asked returns an error that names whose reaction is awaited first.
func (g *stage) asked() error {
	w := g.world
	if p := w.Fight.Person(w.Asked()); p != nil && w.Windows.First().Response.OnFoot() {
		return fmt.Errorf("%w: %s may react first; write %s.boots react, or %s.boots react pass", ErrRestless, p.Name, refer(p.Name), refer(p.Name))
	}
	return fmt.Errorf("%w: somebody may react first; write react, or react pass, for that seat", ErrRestless)
}

// passOn ends the open turn in rounds tempo.
func (g *stage) passOn() error {
	w := g.world
	switch {
	case !w.Begun() || w.Order.Tempo == crew.Live || len(w.Order.Slots) == 0:
		return fmt.Errorf("%w: pass ends a turn in rounds tempo; use wait", ErrVerb)
	case w.Asked() != 0:
		return g.asked()
	}
	var orders []sim.Order
	for at := range w.Order.Slots {
		if !w.Order.Slots[at].Acts {
			continue
		}
		for _, id := range w.Order.Slots[at].Members {
			if m := w.Member(id); m.Open || g.open(id) {
				g.number++
				orders = append(orders, sim.Order{Seat: m.Seat, Number: g.number, Intent: &sim.EndTurn{}})
			}
		}
	}
	if err := g.step(orders); err != nil {
		return err
	}
	return g.rest()
}

const longestWait = 5 * 600 * crew.RoundTicks

// wait reads: wait N ticks|rounds|hours, or wait for SEAT, until the seat's next turn
// begins.
func (g *stage) wait(p *phrase) error {
	g.events = nil
	if p.take("for") {
		return g.waitFor(p)
	}
	n, err := p.number(1, longestWait)
	if err != nil {
		return err
	}
	switch w := p.next(); w {
	case "tick", "ticks":
	case "round", "rounds":
		n *= crew.RoundTicks
	case "hour", "hours":
		n *= 600 * crew.RoundTicks
	default:
		return fmt.Errorf("%w: %q; wait for ticks, rounds or hours", ErrSyntax, w)
	}
	if n > longestWait {
		return fmt.Errorf("%w: a story waits at most five hours", ErrSyntax)
	}
	for range n {
		if err := g.step(nil); err != nil {
			return err
		}
	}
	return nil
}

func (g *stage) waitFor(p *phrase) error {
	seat, err := g.seat(p)
	if err != nil {
		return err
	}
	for range mostTicks {
		seen := len(g.events)
		if err := g.step(nil); err != nil {
			return err
		}
		if g.began(seat, seen) {
			return nil
		}
	}
	return ErrRestless
}

// began reports whether a seat's turn has begun since a number of events.
func (g *stage) began(seat crew.Seat, seen int) bool {
	return slices.ContainsFunc(g.events[seen:], func(e event.Event) bool {
		f, ok := e.Fact.(*sim.TurnBegan)
		return ok && f.Seat == seat
	})
}
