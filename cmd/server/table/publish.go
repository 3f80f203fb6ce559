package table

import (
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
)

// publish tells everyone what a step came to, as far as they may know it.
func (t *Table) publish(r *sim.Result) {
	for i, a := range r.Answers {
		t.referee.answer(t.docket.from[i], a, t.docket.orders[i].Intent)
		t.noteMissed(t.docket.from[i], a)
	}
	t.chronicle.tell(r.Events)
	t.chronicle.sendEvents(r.Events)
	t.chronicle.remember(r.Events)
	t.lobby.sendLobby()
	t.frames.noteChange(r)
	t.frames.sendFrames()
	t.bots.askBots()
}

// bind swears everyone who sits as the battle begins to their side, and tells them
// what only that side knows of what has happened.
func (t *Table) bind() {
	if t.bound || !t.world.Begun() {
		return
	}
	t.bound = true
	clear(t.frames.sights)
	for _, g := range t.guests {
		t.secrecy.swear(g)
		if t.several() && t.watches(g) && g.seat != crew.Master {
			k := t.knowerOf(g.seat)
			k.kept = true
			t.send(g, &netcode.Events{Events: t.known(k, t.chronicle.history)})
		}
	}
}
