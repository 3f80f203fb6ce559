package link

import (
	"slices"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/say"
)

// keptAnswers is how many answers a table keeps for repeated orders (docs/wire.md).
const keptAnswers = 64

// orders numbers the orders of this station, and keeps those without an answer.
type orders struct {
	last       uint32
	unanswered []*netcode.Order // at most keptAnswers, the latest
	answered   time.Time        // when the latest answer came
	tick       int64            // of the picture shown then
}

// settles reports whether a picture of a tick may precede the effect of the last order. A table
// that is paused sends no later one.
func (o *orders) settles(tick int64, now time.Time) bool {
	return len(o.unanswered) > 0 || tick <= o.tick && now.Sub(o.answered) < time.Second/2
}

// number gives an order its number.
func (o *orders) number(order sim.Order) *netcode.Order {
	o.last++
	order.Number = o.last
	m := &netcode.Order{Order: order}
	if len(o.unanswered) == keptAnswers {
		o.unanswered = o.unanswered[1:]
	}
	o.unanswered = append(o.unanswered, m)
	return m
}

// settle forgets the order with a number, whose answer came while the picture of a tick was shown.
func (o *orders) settle(number uint32, tick int64, now time.Time) {
	o.tick, o.answered = tick, now
	o.unanswered = slices.DeleteFunc(o.unanswered, func(m *netcode.Order) bool { return m.Number == number })
}

// resume continues after the last order that the table has taken. It returns the
// unanswered orders whose answers the table still keeps, and the number of those that
// are lost: they never arrived, or the table no longer knows them.
func (o *orders) resume(taken uint32) (again []*netcode.Order, lost int) {
	for _, m := range o.unanswered {
		if m.Number <= taken && taken-m.Number < keptAnswers {
			again = append(again, m)
		} else {
			lost++
		}
	}
	o.last, o.unanswered = taken, again
	return again, lost
}

// Order gives orders from the seat whose picture is shown, or says that there is no link.
func (l *Link) Order(intents []sim.Intent) {
	if len(intents) > 0 && l.Lost() != "" {
		l.Refusals = append(l.Refusals, Refusal{crew.Manners, l.feed.words("there is no link to the table: nothing was sent")})
		return
	}
	seat := l.seat
	if l.feed.now != nil {
		seat = l.feed.now.Head.Seat
	}
	for _, i := range intents {
		l.send(l.orders.number(sim.Order{Seat: seat, Intent: i}))
	}
}

// resumeOrders asks again for answers that were lost with a link.
func (l *Link) resumeOrders() {
	again, lost := l.orders.resume(l.Welcome.Orders)
	for _, m := range again {
		l.send(m)
	}
	if lost > 0 {
		l.Refusals = append(l.Refusals, Refusal{crew.Manners, l.feed.words(say.Count(lost,
			"an order was lost with the link: check, and give it again", say.Of("%d orders were lost with the link: check, and give them again", lost)))})
	}
}
