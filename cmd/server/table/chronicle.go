package table

import (
	"slices"

	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
)

// newest is how many events are told to a guest who sits down, and stored with the battle.
const newest = 200

// maxHistory is how many events are kept, for guests who read what they have missed.
const maxHistory = 5 * newest

// chronicle tells each guest what happens in the battle, as far as they may know it.
type chronicle struct {
	*company
	history []event.Event
	packed  map[knower]netcode.Packed // of this tick
}

// sendEvents sends each guest what their seat may know, encoded once for all with the same
// knowledge.
func (ch *chronicle) sendEvents(events []event.Event) {
	if len(events) == 0 {
		return
	}
	clear(ch.packed)
	for _, g := range ch.guests {
		if !ch.canWatch(g) {
			continue
		}
		who := ch.knowerOf(g.seat)
		packed, done := ch.packed[who]
		if !done {
			var err error
			if packed, err = netcode.Pack(&netcode.Events{Events: ch.knownEvents(who, events)}); err != nil {
				ch.Log.Error("events could not be encoded", "error", err)
				continue
			}
			ch.packed[who] = packed
		}
		ch.sendPacked(g, packed)
	}
}

// keepEvents keeps the latest events. Those kept before stay as they are where somebody else holds
// them, and facts never change once emitted.
func (ch *chronicle) keepEvents(events []event.Event) {
	ch.history = append(ch.history, events...)
	ch.history = latest(ch.history, maxHistory)
}

// latest returns the last events of a number.
func latest(events []event.Event, n int) []event.Event { return events[max(0, len(events)-n):] }

// firstFor returns the tick of the table from which on a guest who sits down is told what happened: that
// of the newest events, or of the first turn that somebody else had for them if that was earlier.
func (ch *chronicle) firstFor(g *guest) (tick int64) {
	if told := latest(ch.history, newest); len(told) > 0 {
		tick = ch.past + told[0].Tick
	}
	if len(g.missed) > 0 {
		tick = min(tick, g.missed[0].From)
	}
	return tick
}

// hasBegun reports whether it has been told that the battle has begun.
func (ch *chronicle) hasBegun() bool {
	return slices.ContainsFunc(ch.history, func(e event.Event) bool {
		_, begun := sim.OpeningText(e.Fact)
		return begun
	})
}

// logEvents gives the events to the writer of the battle's log, which has all of them in full.
func (ch *chronicle) logEvents(events []event.Event) {
	if ch.Tell == nil {
		return
	}
	for _, e := range events {
		if e.Less {
			continue
		}
		says := e.Fact.Sentence()
		if !ch.hasBegun() {
			says, _ = sim.OpeningText(e.Fact)
		}
		sentence := ch.Language.Tell(says, ch.world)
		ch.Tell(ch.world.Order.Round, netcode.Sentence(sentence))
		if _, over := e.Fact.(*sim.BattleOver); over {
			ch.note("What comes next is chosen at a station: again, another battle, the report, a replay. Ctrl-C closes the table.")
		}
	}
}
