package table

import (
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/say"
)

// relieveGuest deals with an absent guest as another one asks.
func (t *Table) relieveGuest(by *guest, m *netcode.Absence) {
	if m.How == netcode.WaitFor {
		t.setWait(by, m.Seconds)
		return
	}
	g := t.holderOf(m.Seat)
	_, id := t.world.HolderOf(m.Seat)
	switch {
	case !t.lobby.lobbyFor(by).CanRelieve(by.client, m.Seat): // checked first, so that nobody learns of hidden seats
		t.whisper(by, "That is for the GM, or for the coordinator of the ship.")
	case t.Reel != nil || g == nil || g.here() || g.left:
		t.whisper(by, "The player of that seat is not away.")
	case m.How == netcode.PlayOn:
		g.relieved, t.restless = true, true
		t.log(by, "relieve", "client", g.client)
		t.note("%s has a bot play for %s.", by.name, g.name)
	case t.world.Order.Tempo == crew.Live:
		t.whisper(by, "No turn can be skipped in live tempo.")
	case !t.world.OpenTurn(id):
		t.whisper(by, say.Of("It is not the turn of %s.", g.name))
	default:
		t.skipTurn(by, g, m.Seat)
	}
}

// skipTurn ends the turn of an absent guest, if they could end it themselves now.
func (t *Table) skipTurn(by, g *guest, seat crew.Seat) {
	skip := sim.Order{Seat: seat, Intent: &sim.EndTurn{}}
	if r := t.world.Validate(&skip); r != nil { // in the words for the player of the seat
		t.whisper(by, say.Of("The turn of %s cannot be ended now: somebody may react, or the battle stands still.", g.name))
		return
	}
	t.pending.add(skip, nil)
	round, tick := t.world.Order.Round, t.now()+1
	g.noteMissed(netcode.MissedTurn{Seat: seat, Round: round, From: tick, To: tick, Skipped: by.name})
	t.log(by, "skip", "client", g.client)
	t.note("%s skips the turn of %s.", by.name, g.name)
}

// setWait sets how long the table waits for absent players in the current tempo.
func (t *Table) setWait(by *guest, seconds int) {
	if by.seat != crew.Master || !by.knows { // the chair of a recording is anybody's
		t.whisper(by, "Only the GM sets how long the table waits.")
		return
	}
	wait := &t.waits.rounds
	if t.world.Order.Tempo == crew.Live {
		wait = &t.waits.live
	}
	*wait, t.restless = max(seconds, netcode.MinWait), true
	t.log(by, "wait", "seconds", seconds)
	t.keepRoster()
}
