package table

import (
	"iter"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/say"
)

// pending holds the orders for the next step.
type pending struct {
	*company
	given   []given
	step    []sim.Order // room: see orders
	round   int32       // in which they are given
	rewound bool        // a GM has taken something back in this tick
	budgets budgets
}

// given is an order and the guest who gave it; nil: a bot or the table.
type given struct {
	sim.Order
	from    *guest
	why     say.Text // why the table refuses it before the step, or ""
	counted bool     // it has used up part of its seat's allowance
}

// orders returns the orders of the next step, in the order given.
func (p *pending) orders() []sim.Order {
	p.step, p.round = p.step[:0], p.world.Order.Round
	for i := range p.given {
		if o := &p.given[i]; o.why == "" {
			p.step = append(p.step, o.Order)
		}
	}
	return p.step
}

// outcomes yields each order with its answer, in the order given. Answers are those of the step.
func (p *pending) outcomes(answers []sim.Answer) iter.Seq2[*given, sim.Answer] {
	return func(yield func(*given, sim.Answer) bool) {
		for i := range p.given {
			o := &p.given[i]
			a := sim.Answer{Seat: o.Seat, Number: o.Number}
			if o.why == "" {
				a, answers = answers[0], answers[1:]
			} else {
				a.Refusal = &crew.Refusal{Rule: crew.Manners, Why: o.why}
			}
			if !yield(o, a) {
				return
			}
		}
	}
}

// add adds an order.
func (p *pending) add(o sim.Order, from *guest) {
	p.given = append(p.given, given{Order: o, from: from})
}

// addRuling adds an order of the table itself, from the GM's seat.
func (p *pending) addRuling(i sim.Intent) { p.add(sim.Order{Seat: crew.Master, Intent: i}, nil) }

// forgetOrders drops the orders of a tick.
func (p *pending) forgetOrders() { p.given, p.rewound = p.given[:0], false }

// refuseOrders refuses all orders of this tick that are not refused yet.
func (p *pending) refuseOrders(why say.Text) {
	for i := range p.given {
		if o := &p.given[i]; o.why == "" {
			o.why = why
		}
	}
}

// takenBack is why an order given before a take-back is refused.
const takenBack say.Text = "the GM has just taken something back; give it again if you still want it"

// takeOrder adds a guest's order to the next step. It is refused there, in its turn, if the guest
// does not hold its seat.
func (p *pending) takeOrder(g *guest, m *netcode.Order) {
	next, again, why := g.sequence.take(m.Number)
	if again != nil {
		p.send(g, again)
		return
	}
	if !next && why == "" {
		return // its answer is on the way
	}
	o := given{Order: m.Order, from: g, why: why}
	if next {
		o.why = p.refuseFrom(g, m.Seat)
	}
	if o.why == "" && p.rewound {
		o.why = takenBack
	}
	if o.why == "" {
		if o.counted = p.budgets.spend(m.Seat, m.Intent.Verb(), p.now()); !o.counted {
			o.why = "that was too often in a short time; wait a moment"
		}
	}
	p.given = append(p.given, o)
}

// answerGuest sends a guest the outcome of an order.
func (p *pending) answerGuest(o *given, a sim.Answer) {
	verb := o.Intent.Verb()
	p.logOrder(o.from, a, verb)
	if a.Refusal != nil {
		if o.counted {
			p.budgets.refund(o.Seat, verb)
		}
		p.Log.Debug("an order was refused", "name", o.from.name, "ship", a.Seat.Ship, "seat", a.Seat.Place(), "order", verb.String(),
			"number", a.Number, "rule", a.Refusal.Rule, "why", a.Refusal.Why)
	}
	m := netcode.AnswerOf(a)
	o.from.sequence.note(m)
	p.send(o.from, m)
}
