package table

import (
	"fmt"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/event"
	"broadside/sim/sight"
)

// Where players fight on several sides, what one side knows must not be carried to
// another. Before the battle a seat is shown no more than its ship, its crew and
// what all sides know. Whoever has seen more, by a seat or a screen, is sworn to
// that side until the battle's end, unless the GM vouches for them.

// several says whether players fight on more sides than one.
func (t *Table) several() bool {
	n := 0
	for _, s := range t.world.Scenario.Sides {
		if s.Players {
			n++
		}
	}
	return n > 1
}

// secretive says whether a side's secrets are not shown to its seats yet.
func (t *Table) secretive() bool { return t.Reel == nil && !t.world.Begun() && t.several() }

// bind swears everyone who sits as the battle begins to their side, and tells them
// what only that side knows of what has happened.
func (t *Table) bind() {
	if t.bound || !t.world.Begun() {
		return
	}
	t.bound = true
	clear(t.sights)
	for _, g := range t.guests {
		t.swear(g)
		if t.several() && t.watches(g) && g.seat != crew.Master {
			k := t.knowerOf(g.seat)
			k.kept = true
			t.send(g, &netcode.Events{Events: t.known(k, t.history)})
		}
	}
}

// swear binds whoever is shown a side's secrets to it. The GM sees all sides, and is
// of none.
func (t *Table) swear(g *guest) {
	if g.seat == crew.Master {
		g.sworn = false
		return
	}
	side, ok := sight.SideOfSeat(t.world, g.seat)
	if !ok || t.secretive() && !t.decided(g, side) {
		return
	}
	g.vouched = g.vouched && g.sworn && g.side == side
	g.side, g.sworn = side, true
	m := t.machineOf(g.host)
	m.sides = m.sides.With(side)
}

// decided says whether a guest is shown the ships that their side hides, though the
// battle has not begun: their own is one, or they are ready and can go aboard.
func (t *Table) decided(g *guest, side event.Side) bool {
	for i := range t.world.Ships {
		if s := &t.world.Ships[i]; s.Hidden && s.Side == side && (g.ready || g.seat.Ship == s.ID) {
			return true
		}
	}
	return false
}

// refuseSide says in words why a guest may not go where a side's secrets are shown,
// or "".
func (t *Table) refuseSide(g *guest, to event.Side) string {
	switch {
	case t.Reel != nil || t.state() == netcode.Over || g.vouched || !t.several():
		return ""
	case t.deserts(g, to):
		t.petition(g)
		return "You have seen what another side knows: until the battle ends, only the GM lets you change, by vouching for you."
	case t.strays(g, to):
		t.petition(g)
		return "Players fight on several sides, and nobody at your machine has been on this one: the GM lets you in by vouching for you."
	}
	return ""
}

// deserts says whether a guest is sworn to another side.
func (t *Table) deserts(g *guest, to event.Side) bool {
	own := g.side
	if s := t.world.Ship(g.seat.Ship); s != nil && g.seat.Role.Deployed() {
		own = s.Side // a GM may have given the ship to another
	}
	return g.sworn && own != to
}

// strays says whether a guest would see more than their machine has: somebody of
// another side may have sent them.
func (t *Table) strays(g *guest, to event.Side) bool {
	seen := t.machineOf(g.host).sides
	return !g.sworn && !g.knows && !t.home(g.host) && !seen.Has(to) && (t.world.Begun() || seen != 0)
}

// home says whether a machine is the table's own, and trusted: a table with a
// password is one that strangers reach, perhaps through that machine.
func (t *Table) home(host string) bool { return t.Password == "" && local(host) }

// petition tells the GM that somebody waits for them to vouch; not as often as a
// stranger likes.
func (t *Table) petition(g *guest) {
	t.alarm(fmt.Sprintf("%s, from %s, asks for a seat on another side than they may have. To allow it, vouch for them among the players (F12).", g.name, g.host))
}

// vouch lets a guest take a seat of any side, once.
func (t *Table) vouch(by, g *guest) {
	g.vouched, g.late, t.restless = true, false, true
	t.log(by, "vouch", "client", g.client, "of", g.name)
	t.note("%s vouches for %s.", by.name, g.name)
	t.whisper(g, "The GM vouches for you: take any seat.")
	t.keep()
}
