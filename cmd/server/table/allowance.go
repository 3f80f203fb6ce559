package table

import "broadside/crew"

// What takes no action can be ordered as often as somebody likes, as far as the
// rules go: words, standing orders, a course plotted again. A seat may have so many
// of them obeyed at once, and then one in so many ticks.
var (
	words = allowance{atOnce: 10, each: TicksPerSecond}
	moves = allowance{atOnce: 40, each: 1}
)

type allowance struct{ atOnce, each int64 }

// spending holds the ticks until which a seat has used up its allowances.
type spending struct{ words, moves int64 }

// allowanceOf is the allowance that an order takes from, and how far that is used
// up; nil for what the rules bound.
func (t *Table) allowanceOf(seat crew.Seat, verb crew.Verb) (*allowance, *int64) {
	rule := crew.RuleOf(verb)
	if rule == nil || seat == crew.Master || rule.Cost != crew.Free && rule.Cost != crew.Movement {
		return nil, nil
	}
	s := t.spent[seat]
	if s == nil {
		s = &spending{}
		t.spent[seat] = s
	}
	if rule.Cost == crew.Movement {
		return &moves, &s.moves
	}
	return &words, &s.words
}

// spend says whether a seat may order something once more, and counts it.
func (t *Table) spend(seat crew.Seat, verb crew.Verb) bool {
	a, until := t.allowanceOf(seat, verb)
	if a == nil {
		return true
	}
	next := max(*until, t.now()) + a.each
	if next > t.now()+a.atOnce*a.each {
		return false
	}
	*until = next
	return true
}

// refund counts an order off that was not obeyed.
func (t *Table) refund(seat crew.Seat, verb crew.Verb) {
	if a, until := t.allowanceOf(seat, verb); a != nil {
		*until -= a.each
	}
}
