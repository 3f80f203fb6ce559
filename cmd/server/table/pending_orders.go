package table

import (
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/say"
)

// pending holds the orders that the next step is to obey.
type pending struct {
	*company
	given   []given
	step    []sim.Order // room: see orders
	rewound bool        // a GM has taken something back in this tick
	budgets budgets
}

// given is an order and whose it is: a guest's, or where that is nil a bot's or the table's.
type given struct {
	sim.Order
	from *guest
}

// orders returns the orders of the next step, in the order in which they were given.
func (p *pending) orders() []sim.Order {
	p.step = p.step[:0]
	for i := range p.given {
		p.step = append(p.step, p.given[i].Order)
	}
	return p.step
}

// add gives an order.
func (p *pending) add(o sim.Order, from *guest) { p.given = append(p.given, given{o, from}) }

// addRuling gives an order of the table itself, in the GM's name.
func (p *pending) addRuling(i sim.Intent) { p.add(sim.Order{Seat: crew.Master, Intent: i}, nil) }

// forgetOrders forgets the orders of a tick.
func (p *pending) forgetOrders() { p.given, p.rewound = p.given[:0], false }

// refuseAll refuses the orders of this tick, and those still to come in it: they were given in a
// battle that has been taken back.
func (p *pending) refuseAll() {
	for i := range p.given {
		if o := &p.given[i]; o.from != nil {
			p.budgets.refund(o.Seat, o.Intent.Verb())
			p.refuseOrder(o.from, sim.Answer{Seat: o.Seat, Number: o.Number, Refusal: &crew.Refusal{Rule: crew.Manners, Why: takenBack}}, o.Intent.Verb())
		}
	}
	p.forgetOrders()
	p.rewound = true
}

// takenBack is why an order given before a take-back is refused.
const takenBack say.Text = "the GM has just taken something back; give it again if you still want it"

// takeOrder puts a guest's order to those of the next step, if it is for a seat
// that the guest holds.
func (p *pending) takeOrder(g *guest, m *netcode.Order) {
	next, again, why := g.sequence.take(m.Number)
	switch {
	case again != nil:
		p.send(g, again)
		return
	case !next && why == "":
		return // its answer is on the way
	}
	if next {
		why = p.refuseFrom(g, m.Seat)
		if why == "" && p.rewound {
			why = takenBack
		}
		if why == "" && !p.budgets.spend(m.Seat, m.Intent.Verb(), p.now()) {
			why = "that was too often in a short time; wait a moment"
		}
	}
	if why != "" {
		p.refuseOrder(g, sim.Answer{Seat: m.Seat, Number: m.Number, Refusal: &crew.Refusal{Rule: crew.Manners, Why: why}}, m.Intent.Verb())
		return
	}
	p.add(m.Order, g)
}

// refuseOrder tells a guest that an order was not obeyed.
func (p *pending) refuseOrder(g *guest, a sim.Answer, v crew.Verb) {
	p.logOrder(g, a, v)
	p.Log.Debug("an order was refused", "name", g.name, "ship", a.Seat.Ship, "seat", a.Seat.Place(), "order", v.String(),
		"number", a.Number, "rule", a.Refusal.Rule, "why", a.Refusal.Why)
	p.sendAnswer(g, a)
}

// sendAnswer tells a guest what became of an order, and again when it is given again.
func (p *pending) sendAnswer(g *guest, a sim.Answer) {
	m := netcode.AnswerOf(a)
	g.sequence.note(m)
	p.send(g, m)
}
