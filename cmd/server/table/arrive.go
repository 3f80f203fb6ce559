package table

import (
	"slices"

	"broadside/crew"
	"broadside/netcode"
)

// maxComing is how many are let in from tick to tick. Nobody can be sent away for
// who comes before they are in, so who is coming must not fill the table.
const maxComing = netcode.MaxPlayers / 4

// admit has an arrival come in as soon as their new token is kept, or says why
// they are not let in.
func (t *Table) admit(a arrival) {
	g, why := t.door.letIn(a, hostOf(a.link.Remote()))
	if why != nil {
		a.link.Close(why.Code, why.Reason)
		return
	}
	t.coming = append(t.coming, comer{g, a.link, g.pass.next()})
	t.keepRoster()
}

// welcomeGuests lets in whoever has come: their tokens are kept by now.
func (t *Table) welcomeGuests() {
	for _, c := range t.coming {
		if !slices.Contains(t.guests, c.guest) {
			c.link.Close(netcode.Full, "The table is full.")
			continue
		}
		t.bringIn(c)
	}
	t.coming = t.coming[:0]
}

func (t *Table) bringIn(c comer) {
	g, host := c.guest, hostOf(c.link.Remote())
	if g.link != nil {
		t.door.replaceLink(g, host)
	}
	g.link, g.host, g.lobby, g.visit, g.programme, g.quiet, g.left = c.link, host, 0, 0, 0, false, false
	g.feed.reset()
	t.send(g, &netcode.Welcome{
		Protocol: netcode.Protocol, Build: t.Build, Token: c.token, Table: t.Name, Client: g.client, Ticks: t.rate(), Orders: g.sequence.last,
	})
	t.brief(g)
	t.noteOf(host, "%s has joined from %s.", g.name, host)
	t.log(g, "join")
	if g.seat == crew.Master && !g.knows && t.Reel == nil {
		t.seats.takeSeats(g)
	}
	t.secrecy.bindGuest(g)
	t.restless = true
	if g.seat.Role != crew.NoRole {
		t.seats.showSeat(g)
	}
	t.tellMissed(g)
	g.heard, g.relieved = t.now(), false
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
