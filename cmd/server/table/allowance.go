package table

import "broadside/crew"

// The rules set no limit on orders that cost no action: words, standing orders, a course plotted
// again. A seat may have atOnce of them obeyed in a row, and then one in each given number of
// ticks.
var (
	words   = allowance{atOnce: 10, each: TicksPerSecond}
	signals = allowance{atOnce: 10, each: TicksPerSecond}
	moves   = allowance{atOnce: 40, each: 1}
)

type allowance struct{ atOnce, each int64 }

// spending holds the ticks until which a seat has used up its allowances.
type spending struct{ words, moves int64 }

// budgets hold what each seat has used up.
type budgets map[crew.Seat]*spending

// allowanceOf returns the allowance from which an order is taken, and the tick until which it is
// used up; nil if the rules limit the order.
func (b budgets) allowanceOf(seat crew.Seat, verb crew.Verb) (*allowance, *int64) {
	rule := crew.PermissionOf(verb)
	if rule == nil || seat == crew.Master || rule.Cost != crew.Free && rule.Cost != crew.Movement {
		return nil, nil
	}
	s := b[seat]
	if s == nil {
		s = &spending{}
		b[seat] = s
	}
	if rule.Cost == crew.Movement {
		return &moves, &s.moves
	}
	return &words, &s.words
}

// spend counts an order at a tick of the table, and reports whether the seat may give it.
func (b budgets) spend(seat crew.Seat, verb crew.Verb, now int64) bool {
	a, until := b.allowanceOf(seat, verb)
	if a == nil {
		return true
	}
	return a.take(until, now)
}

// take takes one from an allowance at a tick of the table, and reports whether there was one.
func (a *allowance) take(until *int64, now int64) bool {
	next := max(*until, now) + a.each
	if next > now+a.atOnce*a.each {
		return false
	}
	*until = next
	return true
}

// spendSignal counts a guest's signal, such as pointing or being ready, and reports whether it is
// allowed. It is counted by guest, as any number share a screen; the GM's are not limited.
func (g *guest) spendSignal(now int64) bool {
	return g.seat == crew.Master || signals.take(&g.signalled, now)
}

// refund uncounts an order that was not obeyed.
func (b budgets) refund(seat crew.Seat, verb crew.Verb) {
	if a, until := b.allowanceOf(seat, verb); a != nil {
		*until -= a.each
	}
}
