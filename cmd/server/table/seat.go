package table

import (
	"fmt"
	"slices"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/sight"
)

// sit gives a guest a seat in place of all that they have, or says why not.
func (t *Table) sit(g *guest, seat crew.Seat) {
	if seat.Role == crew.GM || seat.Role == crew.Screen {
		seat.Number = 1
	}
	why := t.refuseSeat(g, seat)
	if why == "" {
		why = t.refuseLate(g, seat, false)
	}
	if why != "" {
		t.log(g, "sit", "ship", seat.Ship, "seat", seat.Place(), "refused", why)
		t.whisper(g, why)
		return
	}
	t.unseat(g, seat)
	g.seat, g.also, g.ready = seat, nil, false
	t.swear(g)
	t.keep()
	t.log(g, "sit", "ship", seat.Ship, "seat", seat.Place())
	t.noteOf(g.host, "%s sits down: %s.", g.name, t.world.SeatName(seat))
	t.seated(g)
}

// seated begins what a seat is shown: the picture, and what has happened.
func (t *Table) seated(g *guest) {
	t.restless = true
	g.feed.reset()
	if t.Reel != nil {
		t.send(g, t.reel())
	}
	if t.watches(g) {
		t.send(g, &netcode.Events{Events: t.known(t.knowerOf(g.seat), t.history)})
	}
}

// refuseSeat says in words why a guest may not have a seat, or "".
func (t *Table) refuseSeat(g *guest, seat crew.Seat) string {
	if seat.Role == crew.GM {
		switch {
		case seat != crew.Master:
			return "The GM's chair is on no ship."
		case g.knows || t.Reel != nil:
			return ""
		case g.link != nil && !g.link.Pinned():
			return "The GM's chair is not for browsers, which cannot be sure whose table this is. Join with the program to have it."
		case t.Password == "":
			return "The GM's chair is only for who comes by the host's link, which the server prints as it starts."
		}
		return "The GM's chair needs the GM's password. Leave, and join again with it."
	}
	if seat.Role == crew.Boots {
		return t.refuseBoots(g, seat)
	}
	s := t.world.Ship(seat.Ship)
	switch {
	case s == nil || !t.forPlayers(s):
		return "There is no such ship for players."
	}
	why := t.refuseSide(g, s.Side)
	switch {
	case why != "":
		return why
	case seat.Role == crew.Screen:
		return ""
	}
	if m, _ := t.world.At(seat); m == nil {
		return "There is no such seat." // no name: the ship may be hidden from them
	}
	return t.occupied(g, seat)
}

// occupied says in words who has a seat, or is coming back to it, or "".
func (t *Table) occupied(g *guest, seat crew.Seat) string {
	switch holder := t.holder(seat); {
	case holder == nil || holder == g || t.Reel != nil:
	case holder.here():
		return holder.name + " sits there."
	case t.holds(holder):
		left := time.Duration(t.holding()-(t.now()-holder.heard)) * t.Tick
		return fmt.Sprintf("%s is away, and keeps the seat for another %v.", holder.name, left.Round(time.Second)+time.Second)
	}
	return ""
}

// forPlayers says whether people crew a ship.
func (t *Table) forPlayers(s *ships.Ship) bool {
	sides := t.world.Scenario.Sides
	return t.Reel != nil || int(s.Side) < len(sides) && sides[s.Side].Players
}

// holder is the guest who has a seat, here or away, or nil.
func (t *Table) holder(seat crew.Seat) *guest {
	for _, g := range t.guests {
		if g.has(seat) {
			return g
		}
	}
	return nil
}

// stand takes all of a guest's seats away.
func (t *Table) stand(g *guest) {
	g.seat, g.also, g.ready, t.restless = crew.Seat{}, nil, false, true
	g.feed.reset()
	t.keep()
	t.log(g, "stand")
}

// state is what the table does at the moment.
func (t *Table) state() netcode.State {
	switch {
	case t.world.Over:
		return netcode.Over
	case !t.world.Begun():
		return netcode.Gathering
	case t.world.Paused:
		return netcode.Paused
	}
	return netcode.Playing
}

// lobbyEvery is how many ticks pass before the lobby is looked at without a
// reason: a GM may have brought or renamed a ship.
const lobbyEvery = 10

// sendLobby tells everyone the state of the table if it has changed for them.
func (t *Table) sendLobby() {
	if !t.restless && t.world.Tick%lobbyEvery != 0 {
		return
	}
	t.restless = false
	here := 0
	for _, g := range t.guests {
		t.keepSeat(g)
		if g.link == nil {
			continue
		}
		here++
		l := t.lobbyFor(g)
		var h field.Hash
		h.Reset()
		l.Fields(&h)
		if sum := h.Sum(); sum != g.lobby {
			g.lobby = sum
			t.send(g, l)
		}
		t.sendVisit(g)
		t.sendProgramme(g)
	}
	if here != t.gathered {
		if t.gathered = here; t.Gathered != nil {
			t.Gathered(here)
		}
	}
}

// keepSeat has a guest stand up whose ship has been taken out of the battle.
func (t *Table) keepSeat(g *guest) {
	gone := func(seat crew.Seat) bool { return !sight.CanView(t.world, seat) }
	g.also = slices.DeleteFunc(g.also, gone)
	if g.seat.Role != crew.NoRole && gone(g.seat) {
		g.lose(g.seat)
		t.whisper(g, "Your ship is not in the battle any more.")
	}
}

// lobbyFor is the state of the table as a guest may know it.
func (t *Table) lobbyFor(g *guest) *netcode.Lobby {
	l := &netcode.Lobby{Scenario: netcode.CleanName(t.world.Scenario.Title), State: t.state(), Since: t.watched(), Notice: t.notice(g), Closed: t.Closed, Wait: int(t.wait() / time.Second)}
	l.Decides = t.Programme != nil && t.decides(g)
	for i := range t.world.Ships {
		s := &t.world.Ships[i]
		if !t.forPlayers(s) || !t.mayKnow(g, s) || len(l.Ships) == netcode.MaxShips || len(l.Seats)+len(s.Crew)+netcode.MaxPlayers >= netcode.MaxSeats {
			continue
		}
		class := t.world.ClassOf(s)
		l.Ships = append(l.Ships, netcode.Ship{ID: s.ID, Name: s.Name, Class: class.Name, Side: uint8(s.Side)})
		for _, id := range s.Crew {
			l.Seats = append(l.Seats, t.crewSeat(t.world.Member(id)))
		}
		l.Seats = append(l.Seats, netcode.Seat{Seat: crew.Seat{Ship: s.ID, Role: crew.Screen, Number: 1}})
	}
	t.listBoots(l)
	l.Seats = append(l.Seats, netcode.Seat{Seat: crew.Master})
	for _, o := range t.guests {
		if len(l.Players) == netcode.MaxPlayers {
			break
		}
		l.Players = append(l.Players, netcode.Player{Client: o.client, Name: o.name, Here: o.here(), Late: o.late && t.world.Begun() && !t.world.Over && !t.home(o.host)})
		// Chairs that any number may share stay open, and show each who is in one.
		if !o.here() {
			continue
		}
		if role := o.seat.Role; role == crew.GM || (role == crew.Screen || t.Reel != nil && role.Deployed()) && t.mayKnowSeat(g, o.seat) {
			l.Seats = append(l.Seats, netcode.Seat{Seat: o.seat, Holder: netcode.Taken, Who: o.name, Client: o.client, Ready: o.ready})
		}
	}
	return l
}

// crewSeat is a crew member's seat and who has it.
func (t *Table) crewSeat(m *crew.Member) netcode.Seat {
	s := netcode.Seat{Seat: m.Seat, Who: netcode.CleanName(m.Name)}
	g := t.holder(m.Seat)
	switch {
	case t.Reel != nil: // any number may watch from it
	case g != nil && g.here():
		s.Holder, s.Who, s.Client, s.Ready = netcode.Taken, g.name, g.client, g.ready
	case g != nil && t.holds(g):
		s.Holder, s.Who, s.Client, s.Due = netcode.Held, g.name, g.client, t.due(g)
	case t.bench != nil:
		s.Holder = netcode.Bot
	}
	return s
}

// mayKnow says whether a guest may hear of a ship. A hidden ship is told to its
// own side and the GM, and to those who have chosen no side yet only where
// players are all on one.
func (t *Table) mayKnow(g *guest, s *ships.Ship) bool {
	if !s.Hidden || g.seat == crew.Master || t.Reel != nil {
		return true
	}
	if own := t.world.Ship(g.seat.Ship); own != nil {
		return own == s || (!t.secretive() || g.sworn) && t.world.Knows(own.Side, s)
	}
	for side, info := range t.world.Scenario.Sides {
		if info.Players && event.Side(side) != s.Side {
			return false
		}
	}
	return true
}

func (t *Table) mayKnowSeat(g *guest, seat crew.Seat) bool {
	s := t.world.Ship(seat.Ship)
	return s != nil && t.mayKnow(g, s)
}

// watches says whether a guest is here and sits where there is something to see.
func (t *Table) watches(g *guest) bool {
	return g.link != nil && g.seat.Role != crew.NoRole && sight.CanView(t.world, g.seat)
}

// takeOrder puts a guest's order to those of the next step, if it is for a seat
// that the guest holds.
func (t *Table) takeOrder(g *guest, m *netcode.Order) {
	next, again, why := g.sequence.take(m.Number)
	switch {
	case again != nil:
		t.send(g, again)
		return
	case !next && why == "":
		return // its answer is on the way
	case !next:
	case g.seat.Role == crew.NoRole:
		why = "you have no seat"
	case !g.has(m.Seat):
		why = "it is not your seat"
	case g.seat.Role == crew.Screen:
		why = "the main screen gives no orders"
	case t.Reel != nil:
		why = "this is a recording, and only watched"
	case !t.budgets.spend(m.Seat, m.Intent.Verb(), t.now()):
		why = "that was too often in a short time; wait a moment"
	}
	if why != "" {
		t.refused(g, sim.Answer{Seat: m.Seat, Number: m.Number, Refusal: &crew.Refusal{Rule: crew.Manners, Why: why}}, m.Intent.Verb())
		return
	}
	t.orders = append(t.orders, m.Order)
	t.from = append(t.from, g)
}

// refused tells a guest that an order was not obeyed.
func (t *Table) refused(g *guest, a sim.Answer, v crew.Verb) {
	t.logOrder(g, a, v)
	t.Log.Debug("an order was refused", "name", g.name, "ship", a.Seat.Ship, "seat", a.Seat.Place(), "order", v.String(),
		"number", a.Number, "rule", a.Refusal.Rule, "why", a.Refusal.Why)
	t.sendAnswer(g, a)
}

// sendAnswer tells a guest what became of an order, and again when it is given again.
func (t *Table) sendAnswer(g *guest, a sim.Answer) {
	m := netcode.AnswerOf(a)
	g.sequence.note(m)
	t.send(g, m)
}
