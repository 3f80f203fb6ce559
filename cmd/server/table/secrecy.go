package table

import (
	"slices"

	"broadside/crew"
	"broadside/netcode"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim/event"
	"broadside/sim/say"
	"broadside/sim/sight"
)

// Where players fight on several sides, what one side knows must not be carried to another. Before
// the battle a seat is shown no more than its ship, its crew and what all sides know. A guest who
// has seen more, from a seat or a screen, is bound to that side until the end of the battle, unless
// the GM vouches for them.

// secrecy keeps what one side knows from the others.
type secrecy struct{ *company }

// hasSeveralSides reports whether players fight on more than one side.
func (b *bout) hasSeveralSides() bool {
	n := 0
	for _, s := range b.world.Scenario.Sides {
		if s.Players {
			n++
		}
	}
	return n > 1
}

// keepsSecrets reports whether a side's secrets are still withheld from its seats.
func (b *bout) keepsSecrets() bool { return b.Reel == nil && !b.world.Begun() && b.hasSeveralSides() }

// bindGuest binds a guest to the side whose secrets they are shown. The GM sees all sides and is
// bound to none.
func (sec *secrecy) bindGuest(g *guest) {
	if g.seat == crew.Master {
		g.sworn = false
		return
	}
	side, ok := sight.SideOfSeat(sec.world, g.seat)
	if !ok || sec.keepsSecrets() && !sec.hasDecided(g, side) {
		return
	}
	g.vouched = g.vouched && g.sworn && g.side == side
	g.side, g.sworn = side, true
	if m := sec.machineOf(g.host); m != sec.machines[together] {
		m.sides = m.sides.With(side)
	}
}

// followShips binds guests whose ship now fights for another side to that side, before they are
// shown what it knows. The main screen of a captured ship is its captors': a guest who watched from
// it loses it.
func (sec *secrecy) followShips() {
	if sec.world.Over { // nothing is secret then
		return
	}
	for _, g := range sec.guests {
		side, sits := sight.SideOfSeat(sec.world, g.seat)
		switch {
		case !sits || !g.sworn || side == g.side || g.seat == crew.Master:
		case g.seat.Role != crew.Screen || sec.hasOwnCrew(sec.world.Ship(g.seat.Ship)):
			sec.bindGuest(g)
		default:
			g.loseSeat(g.seat)
			sec.restless = true
			sec.keepRoster()
			sec.whisper(g, "Your ship is captured: its main screen is no longer yours.")
		}
	}
}

// hasOwnCrew reports whether somebody of a ship's crew belongs to its side.
func (b *bout) hasOwnCrew(s *ships.Ship) bool {
	return slices.ContainsFunc(s.Crew, func(id crew.ID) bool {
		side, _ := sight.SideOfSeat(b.world, b.world.Member(id).Seat)
		return side == s.Side
	})
}

// hasDecided reports whether a guest is shown the ships that their side hides, although the battle
// has not begun: their own ship is hidden, or they are ready and can go aboard.
func (b *bout) hasDecided(g *guest, side event.Side) bool {
	for i := range b.world.Ships {
		if s := &b.world.Ships[i]; isSecret(s) && s.Side == side && (g.ready || g.seat.Ship == s.ID) {
			return true
		}
	}
	return false
}

// refuseSide returns why a guest may not go where a side's secrets are shown, or "", and tells the
// GM that they ask.
func (sec *secrecy) refuseSide(g *guest, to event.Side) say.Text {
	why := sec.whyNot(g, to)
	if why != "" {
		sec.petitionGM(g)
	}
	return why
}

// whyNot returns why a guest may not go where a side's secrets are shown, or "".
func (sec *secrecy) whyNot(g *guest, to event.Side) say.Text {
	switch {
	case sec.Reel != nil || sec.state() == netcode.Over || g.vouched || !sec.hasSeveralSides():
		return ""
	case sec.isDeserter(g, to):
		return "You have seen what another side knows: until the battle ends, only the GM lets you change, by vouching for you."
	case !sec.isStranger(g, to):
		return ""
	case sec.machineOf(g.host).sides.Has(to):
		return "Players fight on several sides, and your machine has seen another one as well: the GM lets you in by vouching for you."
	}
	return "Players fight on several sides, and nobody at your machine has been on this one: the GM lets you in by vouching for you."
}

// isDeserter reports whether a guest is bound to another side.
func (b *bout) isDeserter(g *guest, to event.Side) bool {
	own := g.side
	if side, sits := sight.SideOfSeat(b.world, g.seat); sits && g.seat.Role.Deployed() {
		own = side // a GM may have given the ship to another side
	}
	return g.sworn && own != to
}

// isStranger reports whether a guest would see secrets that their machine has not seen: somebody of
// another side may have sent them. If a machine has seen those of several sides, nobody can tell
// which of them a newcomer has seen.
func (sec *secrecy) isStranger(g *guest, to event.Side) bool {
	seen := sec.machineOf(g.host).sides
	return !g.sworn && !g.knows && !sec.isHome(g.host) && seen != event.Sides(0).With(to) && (sec.world.Begun() || seen != 0)
}

// isHome reports whether a machine is the table's own, and trusted: strangers can reach a table
// with a password, perhaps through that machine.
func (b *bout) isHome(host string) bool { return b.Password == "" && local(host) }

// petitionGM tells the GM that somebody waits for them to vouch, however often a stranger asks.
func (sec *secrecy) petitionGM(g *guest) {
	sec.raiseAlarm(g.host, say.Of("%s, from %s, asks for a seat on another side than they may have. To allow it, vouch for them among the players (F12).", g.name, g.host))
}

// knower identifies those who may know the same events.
type knower struct {
	sides event.Sides
	all   bool
	open  bool // only what all sides know
	kept  bool // only the rest
}

func (k knower) knows(e *event.Event) bool {
	open := e.Sides == event.AllSides
	return e.IsFor(k.sides, k.all) && (k.all || (open || !k.open) && (!open || !k.kept))
}

// knowerOf returns what decides which events a seat may know.
func (b *bout) knowerOf(seat crew.Seat) (k knower) {
	k.sides, k.all = sight.SidesOf(b.world, seat)
	k.open = b.keepsSecrets() && !k.all
	return k
}

// knownEvents returns the events that a knower may know, with the ticks of the table.
func (b *bout) knownEvents(k knower, events []event.Event) []event.Event {
	var known []event.Event
	for _, e := range events {
		if k.knows(&e) {
			e.Tick += b.past
			known = append(known, e)
		}
	}
	return known
}

// isSecret reports whether a ship is hidden, or lies in a bay, which gives away what is to come.
func isSecret(s *ships.Ship) bool { return s.Hidden || s.State == ships.Stowed }

// knowsShip reports whether a guest may hear of a ship. A secret one is told to the GM, to those
// aboard, to the sides that know it once their secrets are shown, and, only if all players are on
// one side, to those who have not chosen a seat.
func (b *bout) knowsShip(g *guest, s *ships.Ship) bool {
	if !isSecret(s) || g.seat == crew.Master || b.Reel != nil {
		return true
	}
	side, chosen := sight.SideOfSeat(b.world, g.seat)
	switch {
	case chosen:
		return g.seat.Ship == s.ID || (!b.keepsSecrets() || g.sworn) && b.world.Knows(side, s)
	case g.sworn:
		return b.world.Knows(g.side, s)
	}
	for side, info := range b.world.Scenario.Sides {
		if info.Players && event.Side(side) != s.Side {
			return false
		}
	}
	return true
}

// isHiddenFrom reports whether a guest may neither hear of a ship nor find it by asking for a seat.
func (sec *secrecy) isHiddenFrom(g *guest, s *ships.Ship) bool {
	return !sec.knowsShip(g, s) && sec.whyNot(g, s.Side) != ""
}

// knowsPerson reports whether a guest may hear of a person on a deck. Before the battle anybody may
// choose whom to play, except those who hide; then a side hears only of others whom it is aware of.
func (co *company) knowsPerson(g *guest, p *personal.Person) bool {
	if g.seat == crew.Master || co.Reel != nil || !co.hasSeveralSides() || !co.world.Begun() && !p.Hidden {
		return true
	}
	side, chosen := sight.SideOfSeat(co.world, g.seat)
	switch {
	case chosen && (g.sworn || co.world.Begun()):
		return personal.Aware(&co.world.Fight, side, p)
	case g.sworn:
		return personal.Aware(&co.world.Fight, g.side, p)
	case co.isHome(g.host) || g.knows:
		return true
	}
	return co.machineOf(g.host).sides == event.Sides(0).With(p.Side)
}

// hidesPerson is isHiddenFrom for a person on a deck.
func (sec *secrecy) hidesPerson(g *guest, p *personal.Person) bool {
	return !sec.knowsPerson(g, p) && sec.whyNot(g, p.Side) != ""
}
