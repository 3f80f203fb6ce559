package table

import (
	"slices"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/say"
)

// maxBanned is how many machines can be banned; beyond it, the first is let in again.
const maxBanned = netcode.MaxVisitors - netcode.MaxPlayers

// kickGuest sends a guest away on a GM's behalf.
func (t *Table) kickGuest(by *guest, m *netcode.Kick) {
	at := slices.IndexFunc(t.guests, func(g *guest) bool { return g.client == m.Client })
	if by.seat != crew.Master || !by.knows {
		if m.Ban == netcode.Vouch && at >= 0 && t.guests[at] != by {
			t.seats.vouchAsCrew(by, t.guests[at])
			return
		}
		t.log(by, "kick", "client", m.Client, "refused", true)
		t.whisper(by, "Only the GM can send somebody away.")
		return
	}
	if m.Ban == netcode.Pardon {
		t.pardonMachine(by, m.Client)
		return
	}
	switch {
	case at < 0:
		t.whisper(by, "They are not here any more.")
		return
	case t.guests[at] == by:
		t.whisper(by, "You cannot send yourself away.")
		return
	}
	g := t.guests[at]
	if m.Ban == netcode.Vouch {
		t.vouchFor(by, g)
		return
	}
	bar := m.Ban == netcode.Bar
	switch {
	case bar && local(g.host):
		bar = false
		t.whisper(by, say.Of("%s sits at the table's own machine, which cannot be barred. They can join again.", g.name))
	case bar && netcode.NetworkOf(g.host) == netcode.NetworkOf(by.host):
		bar = false
		t.whisper(by, say.Of("%s comes from the same network as you, which cannot be barred. They can join again.", g.name))
	}
	why := say.Text("The GM has sent you away.")
	if bar {
		why = "The GM has sent you away, and bars your machine."
		t.banned = append(t.banned, netcode.Visitor{Client: g.client, Name: g.name, Host: g.host, Banned: true})
		t.banned = t.banned[max(0, len(t.banned)-maxBanned):]
		for _, o := range slices.Clone(t.guests) {
			if o != g && netcode.NetworkOf(o.host) == netcode.NetworkOf(g.host) {
				t.sendAway(o, why)
			}
		}
	}
	t.log(by, "kick", "client", g.client, "of", g.name, "host", g.host, "bar", bar)
	t.note("%s has sent %s away.", by.name, g.name)
	t.sendAway(g, why)
}

// sendAway ends a guest's stay.
func (t *Table) sendAway(g *guest, why say.Text) {
	if g.link != nil {
		g.link.Close(netcode.Kicked, why)
		g.link = nil
	}
	t.forgetGuest(g)
}

// pardonMachine lifts the ban on a guest's machine.
func (t *Table) pardonMachine(by *guest, client uint32) {
	at := slices.IndexFunc(t.banned, func(v netcode.Visitor) bool { return v.Client == client })
	if at < 0 {
		t.whisper(by, "They are not barred.")
		return
	}
	host := t.banned[at].Host
	t.banned = slices.DeleteFunc(t.banned, func(v netcode.Visitor) bool { return netcode.NetworkOf(v.Host) == netcode.NetworkOf(host) })
	t.log(by, "pardon", "host", host)
	t.note("%s lets those at %s in again.", by.name, host)
	t.keepRoster()
}

// vouchFor lets a guest take a seat of any side, once.
func (t *Table) vouchFor(by, g *guest) {
	g.vouched, g.late, t.restless = true, false, true
	t.log(by, "vouch", "client", g.client, "of", g.name)
	t.note("%s vouches for %s.", by.name, g.name)
	t.whisper(g, "The GM vouches for you: take any seat.")
	t.whisper(by, say.Of("%s may take a seat of any side, once.", g.name))
	t.keepRoster()
}
