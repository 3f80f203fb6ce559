package table

import (
	"slices"

	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/sim/sight"
)

// perTick is how many messages of one link a tick handles. Further messages wait in the link, which
// then reads no more.
const perTick = 16

// takeMessages handles what has arrived since the last tick from each guest in turn, and from the
// bots.
func (t *Table) takeMessages() {
	for _, g := range slices.Clone(t.guests) { // a GM may send guests away meanwhile
		switch {
		case g.link == nil:
		case !t.hearGuest(g):
			t.noteAway(g)
			// Who came by the host's link comes back by their token: the link may be used up by then.
			if g.seat.Role == crew.NoRole && !g.knows {
				t.forgetGuest(g)
			}
		default:
			t.noteQuiet(g)
		}
	}
	if t.bots.thinker != nil {
		t.bots.hearBots()
	}
}

// hearGuest handles a guest's messages, and reports whether the link is alive.
func (t *Table) hearGuest(g *guest) bool {
	for taken := 0; taken < perTick && g.link != nil; taken++ {
		select {
		case m, open := <-g.link.Inbox():
			if !open {
				return false
			}
			t.noteAwake(g)
			t.handleMessage(g, m)
		default:
			return true
		}
	}
	return true
}

// handleMessage does what a message asks for.
func (t *Table) handleMessage(g *guest, m netcode.Message) {
	switch m := m.(type) {
	case *netcode.Ack:
		t.noteAcknowledged(g, m.Tick)
	case *netcode.Targets:
		g.feed.asked = m.Asked
	case *netcode.Order:
		t.pending.takeOrder(g, m)
	default:
		if !g.asks.Allow() {
			t.whisper(g, "That was too fast; wait a moment.")
			return
		}
		t.attendRequest(g, m)
	}
}

// attendRequest handles a request to the table itself.
func (t *Table) attendRequest(g *guest, m netcode.Message) {
	switch m := m.(type) {
	case *netcode.Sit:
		if why := t.door.openChair(g, m.Password); why != "" {
			t.whisper(g, why)
			return
		}
		t.seats.giveSeat(g, m.Seat)
	case *netcode.Hold:
		t.seats.changeSeats(g, m)
	case *netcode.Stand:
		if g.seat.Role != crew.NoRole && t.seats.mayChange(g) {
			t.seats.takeSeats(g)
		}
	case *netcode.Ready:
		t.noteReady(g, m.Ready)
	case *netcode.Chat:
		t.passChat(g, m.Text)
	case *netcode.Point:
		point(t, g, m)
	case *netcode.Battle:
		t.askBattle(g, m)
	case *netcode.Reel:
		t.windReel(g, m)
	case *netcode.Back:
		t.takeBack(g, m)
	case *netcode.Kick:
		t.kickGuest(g, m)
	case *netcode.Admission:
		t.setAdmission(g, m.Closed)
	case *netcode.Speed:
		t.setSpeed(g, m.Half)
	case *netcode.Report:
		t.recountBattle(g, false)
	case *netcode.Absence:
		t.relieveGuest(g, m)
	}
}

// noteReady records whether a guest is ready, and everybody is told. They may change it as often as
// they may point.
func (t *Table) noteReady(g *guest, ready bool) {
	if g.seat.Role == crew.NoRole {
		return
	}
	if ready != g.ready {
		if !g.spendSignal(t.now()) {
			t.whisper(g, "That was too often; wait a moment.")
			return
		}
		g.ready, t.restless = ready, true
	}
	t.secrecy.bindGuest(g)
}

// point passes what a guest points out to their crew and to GMs; a GM's own to everybody. Nobody
// can point to a ship that their side knows nothing of.
func point(t *Table, g *guest, m *netcode.Point) {
	side, ok := sight.SideOfSeat(t.world, g.seat)
	gm := g.seat == crew.Master
	if !ok && !gm || t.Reel != nil {
		t.whisper(g, "Sit down before you point to something.")
		return
	}
	s := t.world.Ship(m.Ship)
	if m.Ship != 0 && (s == nil || !t.knowsShip(g, s)) {
		t.whisper(g, "You know of no such ship.")
		return
	}
	var aboard *ships.Ship
	if decks := t.world.Fight.Decks; int(m.Deck) < len(decks) && m.Deck >= 0 {
		aboard = t.world.Ship(decks[m.Deck].Ship)
	}
	if int(m.Deck) >= len(t.world.Fight.Decks) || aboard != nil && !t.knowsShip(g, aboard) {
		t.whisper(g, "You know of no such deck.")
		return
	}
	if !g.spendSignal(t.now()) {
		t.whisper(g, "That was too often; wait a moment.")
		return
	}
	m.From = g.name
	for _, to := range t.guests {
		theirs, sits := sight.SideOfSeat(t.world, to.seat)
		if s != nil && !t.knowsShip(to, s) || aboard != nil && !t.knowsShip(to, aboard) {
			continue // what the GM points out is for those who know the ship
		}
		if gm || to == g || to.seat == crew.Master || sits && theirs == side && to.seat.Ship == g.seat.Ship {
			t.send(to, m)
		}
	}
}
