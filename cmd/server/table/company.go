package table

import (
	"fmt"
	"slices"
	"time"

	"golang.org/x/time/rate"

	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/likeness"
	"broadside/sim"
	"broadside/sim/say"
	"broadside/sim/sight"
)

// company holds those at the table, here and away.
type company struct {
	*bout
	*voice
	*clerk
	guests   []*guest
	played   []netcode.MissedTurn // turns played by bots at seats that nobody has, the latest of each
	arrived  int                  // since the last tick
	clients  uint32               // the last number given to a client
	banned   []netcode.Visitor
	chosen   bool // a GM has chosen whether the table is closed
	restless bool // something that the lobby shows has changed
	alarms   *rate.Limiter
	unsaid   int      // alarms left out
	warning  say.Text // for the GM
	warned   int64    // the tick of the table in which the warning was given
}

// addGuest adds a guest, if need be in place of one who has gone for good or has only looked on;
// nil if there is no room.
func (co *company) addGuest(h *netcode.Hello) *guest {
	var displaced *guest
	if len(co.guests) >= co.Capacity {
		out := co.absentLongest()
		if out == nil {
			out = co.idleLongest()
		}
		if out == nil {
			return nil
		}
		displaced = co.displace(out)
	}
	co.clients++
	g := newGuest(co.clients, co.freeName(h.Name))
	g.displaced = displaced
	g.late = co.world.Begun() && !co.world.Over
	co.guests = append(co.guests, g)
	return g
}

// absentLongest returns the guest who has been away longest, if their seat is no longer held, or nil.
func (co *company) absentLongest() (absent *guest) {
	for _, g := range co.guests {
		if g.link == nil && !co.holdsSeat(g) && (absent == nil || g.heard < absent.heard) {
			absent = g
		}
	}
	return absent
}

// idleLongest returns the guest who has been here longest without a seat, from the network with the
// most of them, so that nobody can fill the table without taking a seat; or nil.
func (co *company) idleLongest() (out *guest) {
	idle := func(g *guest) bool { return g.link != nil && g.seat.Role == crew.NoRole && !g.knows }
	count := map[string]int{}
	for _, g := range co.guests {
		if idle(g) {
			count[netcode.NetworkOf(g.host)]++
		}
	}
	for _, g := range co.guests {
		if idle(g) && (out == nil || count[netcode.NetworkOf(g.host)] > count[netcode.NetworkOf(out.host)]) {
			out = g
		}
	}
	return out
}

// displace forgets a guest for a newcomer, and returns who has the place again if nothing is heard of
// the newcomer: the guest, if they were away, or the one whose place they had in turn; or nil.
func (co *company) displace(out *guest) *guest {
	displaced := out.displaced
	out.displaced = nil
	if out.link != nil {
		out.link.Close(netcode.Full, "The table is full, and you have taken no seat.")
	} else if displaced == nil {
		displaced = out
	}
	co.forgetGuest(out)
	return displaced
}

// forgetGuest removes a guest. One whose place they had, and who may be the same person with the token
// of another table, has it again.
func (co *company) forgetGuest(g *guest) {
	co.logTries(g)
	co.guests = slices.DeleteFunc(co.guests, func(o *guest) bool { return o == g })
	if back := g.displaced; back != nil {
		g.displaced = nil
		back.name = co.freeName(back.name)
		co.vacateLost(back)
		for _, seat := range slices.Concat([]crew.Seat{back.seat}, back.also) {
			if seat.Role.PlaysPerson() && co.holderOf(seat) != nil {
				back.loseSeat(seat)
			}
		}
		co.guests = append(co.guests, back)
	}
	co.restless = true
	co.keepRoster()
}

// unheardFor returns the guest who has the place of the holder of a token and has not been heard of,
// or nil.
func (co *company) unheardFor(m Mark) *guest {
	for _, g := range co.guests {
		if g.displaced != nil && g.displaced.pass.isValid(m) {
			return g
		}
	}
	return nil
}

// freeName returns a name like the given one that cannot be confused with another at the table.
func (co *company) freeName(name string) string {
	if name == "" {
		name = "Guest"
	}
	free := name
	for n := 2; co.hasName(free); n++ {
		number := fmt.Sprintf(" %d", n)
		free = netcode.CleanLine(name, netcode.MaxName-len(number)) + number
	}
	return free
}

// hasName reports whether a name can be confused with that of a guest, of the table, which speaks
// by it, or of the GM.
func (co *company) hasName(name string) bool {
	for _, own := range []string{co.Name, "GM", "The GM"} {
		if likeness.Alike(name, own) {
			return true
		}
	}
	return slices.ContainsFunc(co.guests, func(g *guest) bool { return likeness.Alike(name, g.name) })
}

// holderOf returns the guest who has a seat, here or away, or nil.
func (co *company) holderOf(seat crew.Seat) *guest {
	for _, g := range co.guests {
		if g.sitsAt(seat) {
			return g
		}
	}
	return nil
}

// hasPlayer reports whether a seat has a player who is here or whom the table waits for.
func (co *company) hasPlayer(seat crew.Seat) bool {
	g := co.holderOf(seat)
	return g != nil && (g.here() || co.botDue(g) > 0)
}

// refuseOccupied returns why a guest cannot have a seat that somebody else has or is coming back
// to, or "".
func (co *company) refuseOccupied(g *guest, seat crew.Seat) say.Text {
	switch holder := co.holderOf(seat); {
	case holder == nil || holder == g || co.Reel != nil:
	case holder.here():
		return say.Of("%s sits there.", holder.name)
	case co.holdsSeat(holder):
		left := time.Duration(co.holdTicks()-(co.now()-holder.heard)) * co.Tick
		return say.Of("%s is away, and keeps the seat for another %d s.", holder.name, seconds(left)+1)
	}
	return ""
}

// vacateLost takes from a guest the seats of a ship that has left the battle.
func (co *company) vacateLost(g *guest) {
	gone := func(seat crew.Seat) bool { return !sight.CanView(co.world, seat) }
	g.also = slices.DeleteFunc(g.also, gone)
	if g.seat.Role != crew.NoRole && gone(g.seat) {
		g.loseSeat(g.seat)
		co.whisper(g, "Your ship is not in the battle any more.")
	}
}

// unseatAbsent takes a seat of one person from an absent guest when somebody else takes it.
func (co *company) unseatAbsent(by *guest, seat crew.Seat) {
	if co.Reel != nil || !seat.Role.PlaysPerson() {
		return
	}
	for _, g := range co.guests {
		if g != by && g.sitsAt(seat) {
			g.loseSeat(seat)
			co.whisper(g, say.Of("%s has taken your seat while you were away.", by.name))
		}
	}
}

// anyoneSettled reports whether anybody else is here who could vouch for a guest.
func (co *company) anyoneSettled(g *guest) bool {
	return slices.ContainsFunc(co.guests, func(o *guest) bool {
		return o != g && o.here() && (o.seat == crew.Master && o.knows || !o.late && o.seat.Role.PlaysPerson())
	})
}

// mayDecide reports whether a guest may choose the next battle. The GM may at any time. Without a
// GM, when the battle is over or is shown again, and in a lesson, those with a seat may who sit at
// the table's own machine or know the GM's password or, if none of them is here, everybody with a
// seat.
func (co *company) mayDecide(g *guest) bool {
	if g.seat == crew.Master && g.knows {
		return true
	}
	if !co.world.Over && co.Reel == nil && co.world.Scenario.Lesson == nil || g.seat.Role == crew.NoRole || co.Programme == nil {
		return false
	}
	gm := func(o *guest) bool { return o.here() && o.seat == crew.Master && o.knows }
	host := func(o *guest) bool { return o.here() && o.knows && o.seat.Role != crew.NoRole }
	return !slices.ContainsFunc(co.guests, gm) && (g.knows || !slices.ContainsFunc(co.guests, host))
}

// mayWind reports whether a guest may control the recording that is shown: those who decide may and,
// if the table shows nothing else, everybody with a seat.
func (co *company) mayWind(g *guest) bool {
	return co.mayDecide(g) || co.Programme == nil && g.seat.Role != crew.NoRole
}

// mindsTable reports whether a guest is told what is wrong with the table: the guest in the GM's
// chair and, while it is empty, those who may take it.
func (co *company) mindsTable(g *guest) bool {
	return g.knows && (g.seat == crew.Master || !slices.ContainsFunc(co.guests, func(o *guest) bool { return o.seat == crew.Master && o.knows && o.here() }))
}

// raiseAlarm warns the terminal and the GM of somebody at a machine: no more often than people can
// read, and not so often about one machine that it drowns out alarms about others.
func (co *company) raiseAlarm(host string, text say.Text) {
	if !co.machineOf(host).alarms.Allow() || !co.alarms.Allow() {
		co.unsaid++
		return
	}
	co.tellAlarm(text)
}

// tellAlarm gives a warning that is limited elsewhere and must not be left out.
func (co *company) tellAlarm(text say.Text) {
	if co.unsaid > 0 {
		text = say.Sentences(text, say.Of("(%d more warnings were left out)", co.unsaid))
		co.unsaid = 0
	}
	co.note("%s", co.english(text))
	for _, g := range co.guests {
		if co.mindsTable(g) {
			co.whisper(g, text)
		}
	}
}

// warnGM tells the GM that something has gone wrong with the table.
func (co *company) warnGM(text say.Text) {
	co.tellAlarm(text)
	co.warning, co.warned, co.restless = text, co.now(), true
}

// passChat passes a line of talk to everyone. All guests of one machine together may talk as much
// as one guest, so that they cannot drown out others.
func (co *company) passChat(g *guest, text string) {
	switch {
	case text == "":
		return
	case !g.knows && !co.isHome(g.host) && !co.machineOf(g.host).talk.Allow():
		co.whisper(g, "That was too fast; wait a moment.")
		return
	}
	co.note("%s: %s", g.name, text)
	for _, to := range co.guests {
		co.send(to, &netcode.Chat{From: g.name, Text: text})
	}
}

// noteMissed records an order that the table itself has given in a round for an absent guest, or at
// a seat that nobody has.
func (co *company) noteMissed(from *guest, a sim.Answer, round int32) {
	if from != nil || a.Refusal != nil || !a.Seat.Role.PlaysPerson() {
		return
	}
	turn := netcode.MissedTurn{Seat: a.Seat, Round: round, From: co.now(), To: co.now()}
	switch g := co.holderOf(a.Seat); {
	case g == nil:
		i := slices.IndexFunc(co.played, func(m netcode.MissedTurn) bool { return m.Seat == a.Seat })
		switch {
		case i < 0:
			co.played = append(co.played, turn)
		case co.played[i].Round == turn.Round:
			co.played[i].To = turn.To
		default:
			co.played[i] = turn
		}
	case !g.here():
		g.noteMissed(turn)
	}
}

// tellPlayed tells a guest who sits down in the middle of a turn what a bot has done in it. In live
// tempo the page would cover what goes on.
func (co *company) tellPlayed(g *guest, seat crew.Seat) {
	m, id := co.world.HolderOf(seat)
	if m == nil || co.world.Order.Tempo == crew.Live || !co.world.OpenTurn(id) {
		return
	}
	for _, turn := range co.played {
		if turn.Seat == seat && turn.Round == co.world.Order.Round {
			co.send(g, &netcode.Missed{Turns: []netcode.MissedTurn{turn}})
		}
	}
}

// countTries writes counts of orders at intervals.
func (co *company) countTries() {
	if co.world.Tick%countEvery == 0 {
		for _, g := range co.guests {
			co.logTries(g)
		}
	}
	if co.world.Tick%leftOutEvery == 0 {
		co.logLeftOut()
	}
}
