package table

import (
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/say"
	"broadside/sim/sight"
)

// seats gives and takes seats.
type seats struct {
	*company
	secrecy   *secrecy
	lobby     *lobby
	chronicle *chronicle
}

// giveSeat gives a guest a seat in place of all that they have, or tells them why not.
func (st *seats) giveSeat(g *guest, seat crew.Seat) {
	if seat.Role == crew.GM || seat.Role == crew.Screen {
		seat.Number = 1
	}
	why := st.refuseSeat(g, seat)
	if why == "" {
		why = st.refuseLate(g, seat, false)
	}
	if why != "" {
		st.log(g, "sit", "ship", seat.Ship, "seat", seat.Place(), "refused", why.String())
		st.whisper(g, why)
		return
	}
	if !st.mayChange(g) {
		return
	}
	st.unseatAbsent(g, seat)
	g.seat, g.also, g.ready = seat, nil, false
	st.secrecy.bindGuest(g)
	st.keepRoster()
	st.log(g, "sit", "ship", seat.Ship, "seat", seat.Place())
	st.noteOf(g.host, "%s sits down: %s.", g.name, st.world.SeatName(seat))
	st.showSeat(g)
	st.tellPlayed(g, seat)
}

// showSeat starts sending a guest their seat's picture, and tells them what has happened.
func (st *seats) showSeat(g *guest) {
	st.restless = true
	g.feed.reset()
	if st.Reel != nil {
		st.send(g, st.reel())
	}
	st.tellSince(g, st.chronicle.firstFor(g))
}

// tellSince tells a guest what has happened since a tick of the table, that tick included.
func (st *seats) tellSince(g *guest, tick int64) {
	if !st.canWatch(g) {
		return
	}
	all := st.knownEvents(st.knowerOf(g.seat), st.chronicle.history)
	for len(all) > 0 && all[0].Tick < tick {
		all = all[1:]
	}
	st.send(g, &netcode.Events{Events: all})
}

// takeSeats takes all of a guest's seats.
func (st *seats) takeSeats(g *guest) {
	g.seat, g.also, g.ready, st.restless = crew.Seat{}, nil, false, true
	g.feed.reset()
	st.keepRoster()
	st.log(g, "stand")
}

// mayChange counts a change of seats by a guest and their machine, since the journal records each
// change, and reports whether it is within the limits. It tells those who have exceeded them.
func (st *seats) mayChange(g *guest) bool {
	if g.knows || g.changes.Allow() && (st.isHome(g.host) || st.machineOf(g.host).changes.Allow()) {
		return true
	}
	st.whisper(g, "That was too often; wait a moment.")
	return false
}

// changeSeats handles a request about one seat of several.
func (st *seats) changeSeats(g *guest, m *netcode.Hold) {
	switch {
	case m.How == netcode.Beside:
		st.sitBeside(g, m.Seat)
	case !g.sitsAt(m.Seat):
		st.whisper(g, "You do not have that seat.")
	case m.How == netcode.Look:
		g.lookFrom(m.Seat)
	case !st.mayChange(g):
	case len(g.also) == 0:
		st.takeSeats(g)
	default:
		st.giveUpSeat(g, m.Seat)
	}
}

// sitBeside gives a guest a further seat, or tells them why not.
func (st *seats) sitBeside(g *guest, seat crew.Seat) {
	if g.sitsAt(seat) {
		return
	}
	if why := st.refuseBeside(g, seat); why != "" {
		st.log(g, "sit beside", "ship", seat.Ship, "seat", seat.Place(), "refused", why.String())
		st.whisper(g, why)
		return
	}
	if !st.mayChange(g) {
		return
	}
	st.unseatAbsent(g, seat)
	g.also = append(g.also, seat)
	st.restless = true
	st.keepRoster()
	st.log(g, "sit beside", "ship", seat.Ship, "seat", seat.Place())
	st.noteOf(g.host, "%s takes another seat: %s.", g.name, st.world.SeatName(seat))
	st.tellPlayed(g, seat)
}

// giveUpSeat gives up one seat of several; a bot or another player may take it.
func (st *seats) giveUpSeat(g *guest, seat crew.Seat) {
	g.loseSeat(seat)
	st.restless = true
	st.keepRoster()
	st.log(g, "yield", "ship", seat.Ship, "seat", seat.Place())
	st.noteOf(g.host, "%s gives a seat up: %s.", g.name, st.world.SeatName(seat))
}

// refuseSeat returns why a guest may not have a seat, or "".
func (st *seats) refuseSeat(g *guest, seat crew.Seat) say.Text {
	if seat.Role == crew.GM {
		switch {
		case seat != crew.Master:
			return "The GM's chair is on no ship."
		case g.knows || st.Reel != nil:
			return ""
		case g.link != nil && !g.link.Pinned():
			return "The GM's chair is not available over a WebSocket, where a browser cannot be sure whose table this is. Join with the program, or open the page on the table's own machine."
		case st.Password == "":
			return "The GM's chair is only for those who join by the host's link, which the server prints as it starts."
		}
		return "The GM's chair needs the GM's password. Choose the chair again, and enter it."
	}
	if seat.Role == crew.Boots {
		return st.refuseBoots(g, seat)
	}
	s := st.world.Ship(seat.Ship)
	switch {
	case s == nil || !st.hasPlayers(s) || st.secrecy.isHiddenFrom(g, s):
		return "There is no such ship for players."
	}
	side, _ := sight.SideOfSeat(st.world, seat) // for a captured ship's crew, their own side
	why := st.secrecy.refuseSide(g, side)
	switch {
	case why != "":
		return why
	case seat.Role == crew.Screen:
		return ""
	}
	if m, _ := st.world.HolderOf(seat); m == nil {
		return "There is no such seat." // without the name: the ship may be hidden from them
	}
	return st.refuseOccupied(g, seat)
}

// refuseBoots returns why a guest may not play a person on a deck who serves on no ship, or "".
func (st *seats) refuseBoots(g *guest, seat crew.Seat) say.Text {
	side, ok := sight.SideOfSeat(st.world, seat)
	sides := st.world.Scenario.Sides
	switch {
	case !ok || !sight.CanView(st.world, seat) || st.Reel == nil && (int(side) >= len(sides) || !sides[side].Players):
		return "There is no such character for players."
	}
	if s, p := st.world.Ship(seat.Ship), st.world.PersonAt(seat); s != nil && st.secrecy.isHiddenFrom(g, s) || p != nil && st.secrecy.hidesPerson(g, p) {
		return "There is no such character for players."
	}
	if why := st.secrecy.refuseSide(g, side); why != "" {
		return why
	}
	return st.refuseOccupied(g, seat)
}

// refuseBeside returns why a guest may not have a further seat, or "".
func (st *seats) refuseBeside(g *guest, seat crew.Seat) say.Text {
	switch {
	case st.Reel != nil:
		return "This is a recording: there is nothing to do in another seat. Change seats instead."
	case !g.seat.Role.Deployed():
		return "Only somebody with a seat in a crew can take another."
	case !seat.Role.Deployed() || seat.Ship != g.seat.Ship:
		return "Another seat must be a station aboard your own ship."
	}
	if why := st.refuseSeat(g, seat); why != "" {
		return why
	}
	return st.refuseLate(g, seat, true)
}

// Those who join while the battle runs may have one seat of a ship, and only one of them from each
// network, until the GM or one of the crew vouches for them, so that a stranger cannot take over a
// ship.

// refuseLate returns why a newcomer may not have a seat of a ship, in place of theirs or as a
// further one, or "".
func (st *seats) refuseLate(g *guest, seat crew.Seat, beside bool) say.Text {
	if st.Reel != nil || !g.late || !seat.Role.PlaysPerson() || st.isHome(g.host) || !st.anyoneSettled(g) {
		return ""
	}
	for _, o := range st.guests {
		if !o.late || o == g && !beside || netcode.NetworkOf(o.host) != netcode.NetworkOf(g.host) {
			continue
		}
		if o.seat.Role.PlaysPerson() && o.seat.Ship == seat.Ship && o.seat != seat {
			st.lobby.petitionCrew(g)
			return "Newcomers may have one seat of a ship while the battle runs, and more once the GM or one of its crew vouches for them."
		}
	}
	return ""
}

// vouchAsCrew lets a newcomer have several seats of a ship, because one of its crew has vouched for
// them.
func (st *seats) vouchAsCrew(by, g *guest) {
	if !st.lobby.lobbyFor(by).CanVouch(by.client, g.client) {
		st.whisper(by, "Only the GM, or the crew of their ship, vouches for somebody.")
		return
	}
	g.late, st.restless = false, true
	st.log(by, "nod", "client", g.client, "of", g.name)
	st.whisper(by, say.Of("%s may take more seats of the ship.", g.name))
	st.whisper(g, say.Of("%s vouches for you: take more seats of the ship.", by.name))
	st.keepRoster()
}
