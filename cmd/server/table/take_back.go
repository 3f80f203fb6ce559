package table

import (
	"slices"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/journal"
	"broadside/sim/say"
)

// takeBack returns the battle to the state before a deed, for a GM.
func (t *Table) takeBack(g *guest, m *netcode.Back) {
	if g.seat != crew.Master || t.Reel != nil {
		t.whisper(g, "Only the GM of a battle takes orders back.")
		return
	}
	if at := slices.IndexFunc(t.memory.deeds, func(d *deed) bool { return d.tick == m.Tick }); at >= 0 {
		t.rewindTo(g, at)
	} else if m.Tick != 0 {
		t.whisper(g, "That order cannot be taken back any more.")
	}
	t.memory.tellDeeds(g)
}

// rewindTo goes back to the state before a deed. The journal stores that state as its next entry,
// and the battle continues from it.
func (t *Table) rewindTo(g *guest, at int) {
	d := t.memory.deeds[at]
	w, err := sim.Restore(t.world.Library, t.world.Scenario, d.state)
	if err != nil {
		t.Log.Error("an order cannot be taken back", "tick", d.tick, "error", err)
		t.whisper(g, "That order cannot be taken back.")
		return
	}
	t.pending.refuseOrders(takenBack) // including those still to come in this tick
	t.pending.rewound = true
	t.era++
	t.past += t.world.Tick - w.Tick // so that ticks of the table count on
	t.world, t.chronicle.history, t.memory.deeds = w, d.events, t.memory.deeds[:at]
	t.begun = w.Begun() || t.Now // unless its battles begin at once, the GM has to begin it again
	t.frames.changed, t.bound, t.reported = t.now(), w.Begun(), nil
	clear(t.frames.sights)
	then := &journal.State{Tick: w.Tick, World: d.state, Events: latest(d.events, newest)}
	t.record.recent.startFrom(then)
	if t.Journal != nil {
		t.Journal.KeepReturn(then)
	}
	t.keepRoster()
	t.bots.dismissBots() // what bots have decided belongs to another battle
	t.bots.seatBots()
	for _, o := range t.guests {
		o.feed.reset()
		o.ready = o.ready && t.begun
	}
	t.restless = true
	t.lobby.sendLobby() // before anything of what follows
	said := say.Text("The GM takes something back. The battle is paused, as it was before it began.")
	if w.Begun() {
		said = say.Of("The GM takes something back. The battle is paused, as it was in round %d.", w.Order.Round)
	}
	for _, o := range t.guests {
		if o.seat.Role != crew.NoRole {
			t.seats.showSeat(o)
		}
		if d.isKnownTo(t.world, o) {
			t.whisper(o, say.Of("The GM takes something back. The battle is paused, as it was before this: %s", d.text))
		} else {
			t.whisper(o, said)
		}
	}
	t.note("The GM takes back: %s.", t.english(d.text))
	t.log(g, "take back", "order", t.english(d.orders), "of", d.tick) // a ruling may contain the GM's own words
	t.pending.addRuling(&sim.Pause{On: true})
}
