package table

import (
	"broadside/crew"
	"broadside/netcode"
)

// maxArrivals is how many guests are let in each tick: a guest who arrives has a tick to choose a
// seat before others can crowd them out.
const maxArrivals = netcode.MaxPlayers / 4

// admit lets an arrival in at once, with a new token that is stored first, so that the next tick
// finds them there; or it tells them why they are not let in.
func (t *Table) admit(a arrival) {
	g, why := t.door.letIn(a, hostOf(a.link.Remote()))
	if why != nil {
		a.link.Close(why.Code, why.Reason)
		return
	}
	t.arrived++
	returns := g.pass.isValid(markOf(a.hello.Token))
	token := g.pass.next(t.Random)
	t.keepRoster()
	t.bringIn(g, a.link, token, returns)
}

func (t *Table) bringIn(g *guest, link netcode.Link, token []byte, returns bool) {
	host := hostOf(link.Remote())
	if g.link != nil {
		t.door.replaceLink(g, host)
	}
	g.link, g.host, g.visit, g.programme, g.quiet, g.left = link, host, 0, 0, false, false
	t.listenTo(g)
	if g.seat == crew.Master && !g.knows && t.Reel == nil {
		t.seats.takeSeats(g)
		g.recalls = nil
	}
	welcome := &netcode.Welcome{
		Protocol: netcode.Protocol, Build: t.Build, Token: token, Table: t.Name, Client: g.client, Ticks: t.rate(), Orders: g.sequence.last, Returns: returns,
	}
	if r := g.recalls; r != nil {
		welcome.Base = r.Held
	}
	t.send(g, welcome)
	if r := g.recalls; r == nil || r.Lobby != uint32(g.lobby) {
		g.lobby = 0
	}
	if g.recalls == nil {
		t.tellGoals(g)
	}
	t.noteOf(host, "%s has joined from %s.", g.name, host)
	t.log(g, "join", "carrier", link.Carrier().Name)
	t.secrecy.bindGuest(g)
	t.restless = true
	switch r := g.recalls; {
	case r != nil:
		t.seats.tellSince(g, r.Told)
	case g.seat.Role != crew.NoRole:
		t.seats.showSeat(g)
	}
	t.tellMissed(g)
	g.heard, g.relieved, g.recalls = t.now(), false, nil
}

// setSpeed lets time pass at half speed, or at normal speed, for a GM.
func (t *Table) setSpeed(by *guest, half bool) {
	if by.seat != crew.Master || !by.knows {
		t.log(by, "speed", "half", half, "refused", true)
		t.whisper(by, "Only the GM can change the speed.")
		return
	}
	every := t.usual
	if half {
		every *= 2
	}
	if t.Tick == every {
		return
	}
	t.Tick, t.lobby.pace, t.restless = every, pace{}, true
	t.log(by, "speed", "half", half)
	t.note("%s", map[bool]string{true: "The GM sets half speed.", false: "The GM sets normal speed."}[half])
	t.keepRoster()
}

// setAdmission closes the table to newcomers while a battle runs, or opens it, for a GM.
func (t *Table) setAdmission(by *guest, closed bool) {
	if by.seat != crew.Master || !by.knows {
		t.log(by, "admission", "closed", closed, "refused", true)
		t.whisper(by, "Only the GM can close the table to newcomers.")
		return
	}
	if t.Closed == closed {
		return
	}
	t.Closed, t.chosen, t.restless = closed, true, true
	t.log(by, "admission", "closed", closed)
	t.note("%s", map[bool]string{true: "The GM closes the table: nobody new comes in while a battle runs.", false: "The GM opens the table to newcomers."}[closed])
	t.keepRoster()
}
