package table

import (
	"slices"

	"broadside/crew"
	"broadside/netcode"
)

// has says whether a guest holds a seat: the one that they look from, or one
// beside it.
func (g *guest) has(seat crew.Seat) bool { return g.seat == seat || slices.Contains(g.also, seat) }

// lose takes one seat of several from a guest. If it is the one that they look
// from, they look from another.
func (g *guest) lose(seat crew.Seat) {
	if g.seat != seat {
		g.also = slices.DeleteFunc(g.also, func(o crew.Seat) bool { return o == seat })
		return
	}
	g.seat = crew.Seat{}
	if len(g.also) > 0 {
		g.seat, g.also = g.also[0], g.also[1:]
	}
	g.ready = g.ready && g.seat.Role != crew.NoRole
	g.feed.reset()
}

// hold does what a guest asks for one seat of several.
func (t *Table) hold(g *guest, m *netcode.Hold) {
	switch {
	case m.How == netcode.Beside:
		t.sitBeside(g, m.Seat)
	case !g.has(m.Seat):
		t.whisper(g, "You do not have that seat.")
	case m.How == netcode.Look:
		g.look(m.Seat)
	case len(g.also) == 0:
		t.stand(g)
	default:
		t.yield(g, m.Seat)
	}
}

// look has a guest be sent the pictures of another of their seats. Whoever shares
// a ship knows the same of what has happened, so that is not told again.
func (g *guest) look(from crew.Seat) {
	if at := slices.Index(g.also, from); at >= 0 {
		g.seat, g.also[at] = from, g.seat
	}
	g.feed.reset()
}

// sitBeside gives a guest a seat beside those that they have, or says why not.
func (t *Table) sitBeside(g *guest, seat crew.Seat) {
	if g.has(seat) {
		return
	}
	if why := t.refuseBeside(g, seat); why != "" {
		t.log(g, "sit beside", "ship", seat.Ship, "seat", seat.Place(), "refused", why)
		t.whisper(g, why)
		return
	}
	t.unseat(g, seat)
	g.also = append(g.also, seat)
	t.restless = true
	t.keep()
	t.log(g, "sit beside", "ship", seat.Ship, "seat", seat.Place())
	t.noteOf(g.host, "%s takes a further seat: %s.", g.name, t.world.SeatName(seat))
}

// refuseBeside says in words why a guest may not have a seat beside their own, or
// "".
func (t *Table) refuseBeside(g *guest, seat crew.Seat) string {
	switch {
	case t.Reel != nil:
		return "This is a recording: there is nothing to do in a further seat. Change seats instead."
	case !g.seat.Role.Deployed():
		return "Only somebody who has a seat of a crew can take a further one."
	case !seat.Role.Deployed() || seat.Ship != g.seat.Ship:
		return "A further seat must be a station aboard your own ship."
	}
	if why := t.refuseSeat(g, seat); why != "" {
		return why
	}
	return t.refuseLate(g, seat, true)
}

// yield gives one seat of several up; a bot or another player may take it.
func (t *Table) yield(g *guest, seat crew.Seat) {
	g.lose(seat)
	t.restless = true
	t.keep()
	t.log(g, "yield", "ship", seat.Ship, "seat", seat.Place())
	t.noteOf(g.host, "%s gives a seat up: %s.", g.name, t.world.SeatName(seat))
}

// unseat has whoever is away lose a seat of one person that another takes.
func (t *Table) unseat(by *guest, seat crew.Seat) {
	if t.Reel != nil || !seat.Role.Plays() {
		return
	}
	for _, g := range t.guests {
		if g != by && g.has(seat) {
			g.lose(seat)
			t.whisper(g, by.name+" has taken your seat while you were away.")
		}
	}
}
