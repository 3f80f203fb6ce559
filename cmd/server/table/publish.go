package table

import (
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// maxHistory is how many events are kept for those who sit down later.
const maxHistory = 200

// publish tells everyone what a step came to, as far as they may know it.
func (t *Table) publish(r *sim.Result) {
	for i, a := range r.Answers {
		t.answer(t.from[i], a, t.orders[i].Intent)
		t.noteMissed(t.from[i], a)
	}
	t.tell(r.Events)
	t.sendEvents(r.Events)
	t.remember(r.Events)
	t.sendLobby()
	t.noteChange(r)
	t.sendFrames()
	t.askBots()
}

// answer tells whoever gave an order what became of it.
func (t *Table) answer(g *guest, a sim.Answer, i sim.Intent) {
	switch {
	case g == nil && a.Refusal != nil:
		t.refusedBot(a.Seat)
		t.Log.Debug("an order of a bot was refused", "ship", a.Seat.Ship, "seat", a.Seat.Place(), "order", i.Verb().String(),
			"rule", a.Refusal.Rule, "why", a.Refusal.Why)
	case g == nil:
	case a.Refusal != nil:
		t.budgets.refund(a.Seat, i.Verb())
		t.refused(g, a, i.Verb())
	default:
		if c, ok := i.(*sim.Command); ok {
			t.yieldBot(c.Seat)
		}
		t.logOrder(g, a, i.Verb())
		t.sendAnswer(g, a)
	}
}

// sendEvents sends each guest what their seat may know, encoded once for all
// who know the same.
func (t *Table) sendEvents(events []event.Event) {
	if len(events) == 0 {
		return
	}
	clear(t.packed)
	for _, g := range t.guests {
		if !t.watches(g) {
			continue
		}
		who := t.knowerOf(g.seat)
		packed, done := t.packed[who]
		if !done {
			var err error
			if packed, err = netcode.Pack(&netcode.Events{Events: t.known(who, events)}); err != nil {
				t.Log.Error("events could not be encoded", "error", err)
				continue
			}
			t.packed[who] = packed
		}
		if err := g.link.SendPacked(packed); err != nil && g.link.Err() == nil {
			t.Log.Error("events could not be sent", "to", g.name, "error", err)
		}
	}
}

// knower is those who may know the same events.
type knower struct {
	sides event.Sides
	all   bool
	open  bool // of what all sides know alone
	kept  bool // of the rest alone
}

// knowerOf is what the one in a seat may know by.
func (t *Table) knowerOf(seat crew.Seat) (k knower) {
	k.sides, k.all = sight.SidesOf(t.world, seat)
	k.open = t.secretive() && !k.all
	return k
}

func (k knower) knows(e *event.Event) bool {
	open := e.Sides == event.AllSides
	return k.all || e.Sides&k.sides != 0 && (open || !k.open) && (!open || !k.kept)
}

// known are the events that somebody may know, with the ticks of the table.
func (t *Table) known(k knower, events []event.Event) []event.Event {
	var known []event.Event
	for _, e := range events {
		if k.knows(&e) {
			e.Tick += t.past
			known = append(known, e)
		}
	}
	return known
}

// tell gives the events to whoever writes the battle's log.
func (t *Table) tell(events []event.Event) {
	if t.Tell == nil {
		return
	}
	for _, e := range events {
		sentence := e.Fact.Sentence(t.world)
		if p, ok := e.Fact.(*sim.Paused); ok && !p.On && len(t.history) == 0 {
			sentence = "The battle begins."
		}
		t.Tell(t.world.Order.Round, netcode.Sentence(sentence))
		if _, over := e.Fact.(*sim.BattleOver); over {
			t.note("What comes next is chosen at a station: again, another battle, the report, a replay. Ctrl-C closes the table.")
		}
	}
}

// remember keeps the latest events. Facts are never changed once emitted.
func (t *Table) remember(events []event.Event) {
	t.history = append(t.history, events...)
	if over := len(t.history) - maxHistory; over > 0 {
		t.history = append(t.history[:0], t.history[over:]...)
	}
}

// noteChange notes whether any picture can differ from the last tick's: only
// orders, events, motion and clocks change one.
func (t *Table) noteChange(r *sim.Result) {
	moving := false
	for i := range t.world.Ships {
		s := &t.world.Ships[i]
		helm := s.Feet > 0 && (s.Throttle != 0 || s.Rudder != 0)
		moving = moving || helm || s.UnderWay() || s.Step != space.Point{}
	}
	clock := t.world.Window.Member != 0 || t.world.Clock > 0 && !t.world.Paused
	if len(r.Accepted)+len(r.Events) > 0 || moving || t.moving || clock {
		t.changed = t.past + r.Tick
	}
	t.moving = moving
}

// seen is what a seat sees.
type seen struct {
	flat    *picture.Flat
	changed int64 // the tick in which it last became another
}

// look is what a seat sees, if anything can have changed since it was last asked
// for or it is to be shown again. What changes in what the seat may not know is no
// change to it: not even a frame tells of it. It is nil where nothing can be shown.
func (t *Table) look(seat crew.Seat, again bool) *seen {
	s := t.sights[seat]
	if s != nil && (s.flat.Tick == t.now() || s.flat.Tick >= t.changed && !again) {
		return s
	}
	p := t.view(seat)
	if p == nil {
		return s
	}
	flat := p.Flatten()
	flat.Tick = t.now()
	switch {
	case s == nil:
		s = &seen{changed: flat.Tick}
		t.sights[seat] = s
	case !s.flat.Shows(flat):
		s.changed = flat.Tick
	}
	s.flat = flat
	return s
}

// sendFrames puts the latest picture into the mailbox of each link. Those who
// share a seat share the picture.
func (t *Table) sendFrames() {
	if t.Reel == nil && t.world.Tick%int64(t.Frames) != 0 {
		return
	}
	for _, g := range t.guests {
		if !t.watches(g) || !g.hears() {
			continue
		}
		s := t.look(g.seat, false)
		if s == nil || !g.feed.due(t.now(), s.changed) {
			continue
		}
		if s = t.look(g.seat, true); s == nil {
			continue
		}
		if err := g.link.SendFrame(g.feed.frame(s.flat)); err != nil && g.link.Err() == nil {
			t.Log.Error("a frame could not be sent", "to", g.name, "error", err)
		}
	}
}
