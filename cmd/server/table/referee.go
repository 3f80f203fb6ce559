package table

import (
	"errors"
	"fmt"
	"time"

	"broadside/crew"
	"broadside/sim"
	"broadside/sim/field"
	"broadside/sim/say"
)

// referee makes the battle obey the orders of a tick, except those over which a rule breaks down.
type referee struct {
	*company
	safety  *safety
	pending *pending
	bots    *bots
	record  *record
	shunned map[string]bool // orders over which rules broke down
}

// stepWorld makes a tick of the battle. An order over which a rule breaks down is set aside, and
// the battle goes on from the state before it. The error wraps ErrUnsafe if that happens too often,
// or sim.ErrBroken.
func (ref *referee) stepWorld() (*sim.Result, error) {
	ref.dropShunned()
	var result *sim.Result
	err := attempt(func() (err error) {
		result, err = ref.world.Step(ref.pending.orders())
		return err
	})
	var fell *breakdown
	if !errors.As(err, &fell) {
		return result, err
	}
	if err := ref.safety.countBreakdown(fell); err != nil {
		return nil, err
	}
	began := time.Now()
	var w *sim.World
	if err := attempt(func() (err error) {
		w, err = ref.record.recent.world(ref.world)
		return err
	}); err != nil {
		return nil, errors.Join(fell, err)
	}
	orders := ref.pending.given
	ref.pending.given = nil
	ref.world, ref.World = w, w
	if !ref.surviveOrders() {
		ref.pauseBattle(orders)
	} else {
		ref.siftOrders(orders, fell)
	}
	ref.Log.Warn("the battle goes on from before the breakdown", "tick", w.Tick, "after", time.Since(began).Round(time.Millisecond))
	err = attempt(func() (err error) {
		result, err = w.Step(ref.pending.orders())
		return err
	})
	return result, err
}

// surviveOrders reports whether the orders can be obeyed, by trying them on a copy.
func (ref *referee) surviveOrders() bool {
	return attempt(func() error {
		state, err := ref.world.Snapshot()
		if err != nil {
			return err
		}
		w, err := sim.Restore(ref.world.Library, ref.world.Scenario, state)
		if err != nil {
			return err
		}
		_, err = w.Step(ref.pending.orders())
		return err
	}) == nil
}

// siftOrders keeps the orders that can be obeyed, and sets the others aside.
func (ref *referee) siftOrders(orders []given, fell *breakdown) {
	for i := range orders {
		ref.pending.given = append(ref.pending.given, orders[i])
		if ref.pending.given[i].why == "" && !ref.surviveOrders() {
			ref.quarantineOrder(&ref.pending.given[i], fell)
		}
	}
}

// setAside is the reason for refusing an order over which a rule broke down.
const setAside say.Text = "a rule broke down on this order, which is set aside; the GM has been told"

// quarantineOrder sets an order aside: it is refused, now and whenever it is given again in this
// battle. A GM may try it again, having changed what was wrong.
func (ref *referee) quarantineOrder(o *given, fell *breakdown) {
	if o.Seat != crew.Master {
		ref.shunned[nameOf(&o.Order)] = true
	}
	ref.Log.Error("an order is set aside", "order", fmt.Sprintf("%s: %+v", o.Intent.Verb(), o.Intent), "seat", o.Seat.Place(), "ship", o.Seat.Ship,
		"tick", ref.world.Tick+1, "because", fell.Error(), "stack", string(fell.stack))
	o.why = setAside
	ref.warnGM(say.Of("A rule broke down on an order from %s (%s). The order is set aside and the battle goes on. See the server's log.",
		ref.callSeat(o.Seat), crew.PermissionOf(o.Intent.Verb()).Title))
}

// pauseBattle pauses the battle because a rule breaks down as time passes. Orders of that tick are
// not obeyed.
func (ref *referee) pauseBattle(orders []given) {
	ref.pending.given = orders
	ref.pending.refuseOrders(setAside)
	ref.pending.addRuling(&sim.Pause{On: true})
	ref.warnGM("A rule broke down as time passed. The battle is paused: change what may have caused it, or start another battle. See the server's log.")
}

// dropShunned refuses the orders that have been set aside before.
func (ref *referee) dropShunned() {
	if len(ref.shunned) == 0 {
		return
	}
	for i := range ref.pending.given {
		if o := &ref.pending.given[i]; o.why == "" && ref.shunned[nameOf(&o.Order)] {
			o.why = setAside
		}
	}
}

// answerOrders tells everybody the outcome of their orders, in the order of their numbers. Answers
// are those of the step.
func (ref *referee) answerOrders(answers []sim.Answer) {
	for o, a := range ref.pending.outcomes(answers) {
		switch {
		case o.from != nil:
			if c, ok := o.Intent.(*sim.Command); ok && a.Refusal == nil {
				ref.bots.yieldBot(c.Seat)
			}
			ref.pending.answerGuest(o, a)
		case a.Refusal != nil && o.why != takenBack: // the bot that gave it is gone
			ref.bots.refusedBot(a.Seat)
			ref.Log.Debug("an order of a bot was refused", "ship", a.Seat.Ship, "seat", a.Seat.Place(), "order", o.Intent.Verb().String(),
				"rule", a.Refusal.Rule, "why", a.Refusal.Why)
		}
		ref.noteMissed(o.from, a, ref.pending.round)
	}
}

// nameOf returns the same text for orders that want the same from the same seat.
func nameOf(o *sim.Order) string {
	same := *o
	same.Number = 0
	b, err := field.Pack(&same)
	if err != nil {
		return "" // the journal could not have stored it either
	}
	return string(b)
}
