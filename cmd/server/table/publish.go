package table

import (
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
)

// publishTick tells everyone the outcome of a step, as far as they may know it.
func (t *Table) publishTick(r *sim.Result) {
	t.secrecy.followShips()
	t.referee.answerOrders(r.Answers)
	t.chronicle.logEvents(r.Events)
	t.chronicle.sendEvents(r.Events)
	t.chronicle.keepEvents(r.Events)
	t.lobby.sendLobby()
	t.frames.noteChange(r)
	t.safety.gallery.Renew(t.world)
	t.frames.sendFrames()
	t.bots.askBots()
}

// bindGuests binds everyone who has a seat when the battle begins to their side, and tells them
// what only that side knows of what has happened.
func (t *Table) bindGuests() {
	if t.bound || !t.world.Begun() {
		return
	}
	t.bound = true
	clear(t.frames.sights)
	for _, g := range t.guests {
		if t.hasSeveralSides() { // guests who continue from an earlier picture are sent everything again
			g.feed.reset()
		}
		t.secrecy.bindGuest(g)
		if t.hasSeveralSides() && t.canWatch(g) && g.seat != crew.Master {
			k := t.knowerOf(g.seat)
			k.kept = true
			t.send(g, &netcode.Events{Events: t.knownEvents(k, latest(t.chronicle.history, newest))})
		}
	}
}
