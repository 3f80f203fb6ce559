package table

import (
	"slices"

	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/sim/say"
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
			if g.displaced != nil && t.now()-g.heard > t.ticks(settling) {
				g.displaced = nil
			}
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

// point passes what a guest points out to their crew and to GMs; a GM's own to everybody who knows the
// ship.
func point(t *Table, g *guest, m *netcode.Point) {
	on, why := t.shipsPointedAt(g, m)
	if why == "" && !g.spendSignal(t.now()) {
		why = "That was too often; wait a moment."
	}
	if why != "" {
		t.whisper(g, why)
		return
	}
	m.From = g.name
	for _, to := range t.guests {
		if slices.ContainsFunc(on, func(s *ships.Ship) bool { return !t.knowsShip(to, s) }) {
			continue
		}
		if g.seat == crew.Master || to == g || to.seat == crew.Master || t.sharesShip(g, to) {
			t.send(to, m)
		}
	}
}

// shipsPointedAt returns the ships that a point is on: the one in space, and that of the deck. Nobody can
// point to a ship that their side knows nothing of; then it returns why.
func (t *Table) shipsPointedAt(g *guest, m *netcode.Point) (on []*ships.Ship, why say.Text) {
	if _, sits := sight.SideOfSeat(t.world, g.seat); !sits && g.seat != crew.Master || t.Reel != nil {
		return nil, "Sit down before you point to something."
	}
	if m.Ship != 0 {
		s := t.world.Ship(m.Ship)
		if s == nil || !t.knowsShip(g, s) {
			return nil, "You know of no such ship."
		}
		on = append(on, s)
	}
	if m.Deck < 0 {
		return on, ""
	}
	decks := t.world.Fight.Decks
	if int(m.Deck) >= len(decks) {
		return nil, "You know of no such deck."
	}
	if aboard := t.world.Ship(decks[m.Deck].Ship); aboard != nil {
		if !t.knowsShip(g, aboard) {
			return nil, "You know of no such deck."
		}
		on = append(on, aboard)
	}
	return on, ""
}

// sharesShip reports whether two guests have seats of one side on one ship.
func (t *Table) sharesShip(a, b *guest) bool {
	side, sits := sight.SideOfSeat(t.world, a.seat)
	other, otherSits := sight.SideOfSeat(t.world, b.seat)
	return sits && otherSits && side == other && a.seat.Ship == b.seat.Ship
}
