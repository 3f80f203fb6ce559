package table

import (
	"slices"
	"strings"
	"time"

	"broadside/crew"
	"broadside/netcode"
	"broadside/netcode/discovery"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/sight"
)

// lobby is the state of the table, as told to each guest.
type lobby struct {
	*company
	beginning *beginning
	told      discovery.Standing // as last told to those who look for a table
	slow      say.Text           // the notice to all that time passes slowly
	pace      pace
	room      netcode.Lobby // room for the lobby being made
	visit     netcode.Visit // likewise
	hash      field.Hash
	packed    map[uint64]netcode.Packed // encoded lobbies of this tick, by hash
}

// lobbyEvery is the number of ticks between checks of the lobby without a cause: a GM may have
// added or renamed a ship.
const lobbyEvery = 10

// Notices stay at the top of a station while they hold.
const (
	// warnFor is how long a warning is shown.
	warnFor = time.Minute
	// paceOver is the number of ticks over which the pace is measured.
	paceOver = 20
	// behind is by how many percent they may take longer before all are told.
	behind = 20
)

// pace is how fast time passes at a table, by the monotonic clock, which setting the time does not
// change.
type pace struct {
	began time.Time
	ticks int
}

// sendLobby sends everyone the state of the table if it has changed for them.
func (lo *lobby) sendLobby() {
	if !lo.restless && lo.world.Tick%lobbyEvery != 0 {
		return
	}
	lo.restless = false
	clear(lo.packed)
	here := 0
	for _, g := range lo.guests {
		lo.vacateLost(g)
		if g.link == nil {
			continue
		}
		here++
		lo.fill(&lo.room, g)
		if sum := lo.hashOf(&lo.room); sum != g.lobby {
			g.lobby, lo.room.Mark = sum, uint32(sum)
			lo.sendRoom(g)
		}
		lo.sendVisit(g)
		lo.sendProgramme(g)
	}
	if s := lo.standing(here); s != lo.told {
		if lo.told = s; lo.Standing != nil {
			lo.Standing(s)
		}
	}
}

// standing returns how far the battle is, with the given number of players at the table.
func (lo *lobby) standing(players int) discovery.Standing {
	s := discovery.Standing{
		Players: players, State: lo.state(), Round: int(lo.world.Order.Round), Minutes: int(lo.world.Tick / TicksPerSecond / 60), Won: Winners(lo.world),
	}
	s.Clean()
	return s
}

// Winners names the sides that have won a battle, or returns "".
func Winners(w *sim.World) string {
	var all []string
	for i := range w.Scenario.Sides {
		if w.Over && w.Winners.Has(event.Side(i)) {
			all = append(all, w.Scenario.Sides[i].Name)
		}
	}
	return strings.Join(all, " and ")
}

// sendRoom sends a guest the lobby that was made. It is encoded once for all who get the same.
func (lo *lobby) sendRoom(g *guest) {
	packed, done := lo.packed[g.lobby]
	if !done {
		var err error
		if packed, err = netcode.Pack(&lo.room); err != nil {
			lo.Log.Error("a lobby could not be encoded", "error", err)
			return
		}
		lo.packed[g.lobby] = packed
	}
	lo.sendPacked(g, packed)
}

// lobbyFor returns the state of the table as a guest may know it.
func (lo *lobby) lobbyFor(g *guest) *netcode.Lobby {
	l := &netcode.Lobby{}
	lo.fill(l, g)
	return l
}

// fill fills a lobby with the state of the table as a guest may know it, reusing its lists.
func (lo *lobby) fill(l *netcode.Lobby, g *guest) {
	*l = netcode.Lobby{
		Scenario: netcode.CleanTitle(lo.world.Scenario.Title), State: lo.state(), Since: lo.shownSince(), Notice: lo.noticeFor(g), Closed: lo.Closed, Rate: lo.rate(), Half: lo.isHalf(), Wait: int(lo.waitForAway() / time.Second),
		Ships: l.Ships[:0], Seats: l.Seats[:0], Players: l.Players[:0],
	}
	l.Decides = lo.Programme != nil && lo.mayDecide(g) || lo.Reel != nil && lo.mayWind(g)
	lo.listShips(l, g)
	lo.listBoots(l, g)
	switch pinned := g.link != nil && g.link.Pinned(); {
	case g.knows || lo.Reel != nil:
		l.Seats = append(l.Seats, netcode.Seat{Seat: crew.Master})
	case pinned && lo.Password != "":
		l.Seats = append(l.Seats, netcode.Seat{Seat: crew.Master, Holder: netcode.Locked})
	}
	lo.listPlayers(l, g)
}

// listShips adds the ships with players to a guest's lobby, with the seats of their crews and main
// screens.
func (lo *lobby) listShips(l *netcode.Lobby, g *guest) {
	for i := range lo.world.Ships {
		s := &lo.world.Ships[i]
		if !lo.hasPlayers(s) || !lo.knowsShip(g, s) || len(l.Ships) == netcode.MaxShips || len(l.Seats)+len(s.Crew)+netcode.MaxPlayers >= netcode.MaxSeats {
			continue
		}
		class := lo.world.ClassOf(s)
		l.Ships = append(l.Ships, netcode.Ship{ID: s.ID, Name: s.Name, Class: class.Name, Side: uint8(s.Side)})
		for _, id := range s.Crew {
			l.Seats = append(l.Seats, lo.crewSeat(g, id))
		}
		l.Seats = append(l.Seats, netcode.Seat{Seat: crew.Seat{Ship: s.ID, Role: crew.Screen, Number: 1}, Side: uint8(s.Side)})
	}
}

// listPlayers adds everybody at the table to a guest's lobby. Chairs that any number may share stay
// open, and show everybody in them.
func (lo *lobby) listPlayers(l *netcode.Lobby, g *guest) {
	for _, o := range lo.guests {
		if len(l.Players) == netcode.MaxPlayers {
			break
		}
		l.Players = append(l.Players, netcode.Player{Client: o.client, Name: o.name, Here: o.here(), Late: o.late && lo.world.Begun() && !lo.world.Over && !lo.isHome(o.host)})
		if !o.here() {
			continue
		}
		if role := o.seat.Role; role == crew.GM || (role == crew.Screen || lo.Reel != nil && role.PlaysPerson()) && lo.knowsPlace(g, o.seat) {
			l.Seats = append(l.Seats, netcode.Seat{Seat: o.seat, Holder: netcode.Taken, Who: o.name, Client: o.client, Ready: o.ready, Side: lo.sideOf(o.seat)})
		}
	}
}

// knowsPlace reports whether a guest may know of the ship of a seat or, for a seat on no ship, of
// its person.
func (lo *lobby) knowsPlace(g *guest, seat crew.Seat) bool {
	if seat.Ship != 0 {
		s := lo.world.Ship(seat.Ship)
		return s != nil && lo.knowsShip(g, s)
	}
	p := lo.world.PersonAt(seat)
	return p != nil && lo.knowsPerson(g, p)
}

// crewSeat returns a crew member's seat and who has it, as a guest may know it.
func (lo *lobby) crewSeat(to *guest, id crew.ID) netcode.Seat {
	m := lo.world.Member(id)
	s := netcode.Seat{Seat: m.Seat, Who: netcode.CleanName(m.Name), Health: lo.healthFor(to, id), Side: lo.sideOf(m.Seat)}
	g := lo.holderOf(m.Seat)
	switch {
	case lo.Reel != nil: // any number may watch from it
	case g != nil && g.here():
		s.Holder, s.Who, s.Client, s.Ready = netcode.Taken, g.name, g.client, g.ready
	case g != nil && lo.holdsSeat(g):
		s.Holder, s.Who, s.Client, s.Due = netcode.Held, g.name, g.client, lo.botDue(g)
	case lo.Minds != nil:
		s.Holder = netcode.Bot
	}
	return s
}

// sideOf returns the side with which a seat is listed.
func (lo *lobby) sideOf(seat crew.Seat) uint8 {
	side, _ := sight.SideOfSeat(lo.world, seat)
	return uint8(side)
}

// healthFor returns the health of somebody, as far as a guest may know: where several sides have
// players, each learns it of their own alone, once the battle has begun.
func (lo *lobby) healthFor(g *guest, id crew.ID) netcode.Health {
	p := lo.world.Fight.Person(id)
	if p == nil || lo.Reel != nil {
		return netcode.Able
	}
	side, seated := sight.SideOfSeat(lo.world, g.seat)
	if lo.world.Begun() && lo.hasSeveralSides() && g.seat != crew.Master && (!seated || side != p.Side) {
		return netcode.Able
	}
	switch p.State {
	case personal.Dead:
		return netcode.Dead
	case personal.Dying, personal.Stable:
		return netcode.Down
	}
	return netcode.Able
}

// listBoots adds the player characters who serve on no ship to a guest's lobby, with the ship aboard
// which they are, even one that is not for players, once for each side. Those on a deck that belongs to
// no ship are listed under the name of their side.
func (lo *lobby) listBoots(l *netcode.Lobby, g *guest) {
	for i := range lo.world.Fight.People {
		p := &lo.world.Fight.People[i]
		m := lo.world.Member(p.ID)
		sides := lo.world.Scenario.Sides
		if m.Seat.Role != crew.Boots || int(p.Side) >= len(sides) || !sides[p.Side].Players || len(l.Seats)+netcode.MaxPlayers >= netcode.MaxSeats {
			continue
		}
		s := lo.world.Ship(m.Seat.Ship)
		if s != nil && !lo.knowsShip(g, s) || !lo.knowsPerson(g, p) {
			continue
		}
		if !slices.ContainsFunc(l.Ships, func(o netcode.Ship) bool { return o.ID == m.Seat.Ship && o.Side == uint8(p.Side) }) {
			if len(l.Ships) == netcode.MaxShips {
				continue
			}
			place := netcode.Ship{ID: m.Seat.Ship, Name: netcode.CleanTitle(sides[p.Side].Name), Class: action.PlanOf(&lo.world.Fight, p.Deck).Name, Side: uint8(p.Side)}
			if s != nil {
				place.Name, place.Class = s.Name, lo.world.ClassOf(s).Name
			}
			l.Ships = append(l.Ships, place)
		}
		l.Seats = append(l.Seats, lo.crewSeat(g, p.ID))
	}
}

// noticeFor returns what a guest should know of the table now, or "".
func (lo *lobby) noticeFor(g *guest) say.Text {
	text := say.Sentences(lo.beginning.notice(g), lo.slow)
	text = say.Sentences(lo.legacyFor(g), text)
	if names := lo.fallenFor(g, personal.Dying, personal.Stable); len(names) > 0 {
		text = say.Sentences(say.Of("Down since an earlier battle: %s. A rest or healing by the GM brings them back.", say.List(names)), text)
	}
	if names := lo.fallenFor(g, personal.Dead); len(names) > 0 {
		text = say.Sentences(say.Of("Dead since an earlier battle: %s.", say.List(names)), text)
	}
	if lo.mindsTable(g) {
		switch {
		case lo.warning != "" && lo.now()-lo.warned < lo.ticks(warnFor):
			text = say.Sentences(lo.warning, text)
		case lo.Journal != nil && lo.Journal.Trouble() != "":
			text = say.Sentences(lo.Journal.Trouble(), text)
		}
	}
	return text
}

// legacyFor returns what carries over from the previous battle, until this one begins, as far as a
// guest may know it.
func (lo *lobby) legacyFor(g *guest) say.Text {
	l := lo.Legacy
	if l == nil || lo.begun || lo.world.Begun() {
		return ""
	}
	var came say.Text
	switch names := lo.knownShips(g, l.Came); {
	case len(names) > 0:
		came = say.Of("As the campaign has left them: %s.", say.List(names))
	case len(l.Came) == 0 && l.People > 0 && !lo.mindsTable(g): // a number would count those who hide, too
		came = "People here come as the campaign has left them."
	case len(l.Came) == 0 && l.People > 0:
		came = say.Count(l.People, "%d of the people here comes as the campaign has left them.", "%d of the people here come as the campaign has left them.")
	case len(l.Came) == 0 && len(l.Lost) == 0:
		came = "Nobody here was in an earlier battle of the campaign: it goes on for ships and people of the same name."
	}
	if names := lo.knownShips(g, l.Lost); len(names) > 0 {
		return say.Sentences(say.Of("Lost earlier in the campaign, and back as the scenario has them: %s. The GM can remove a ship.", say.List(names)), came)
	}
	return came
}

// knownShips returns those of the names by which a guest knows a ship.
func (lo *lobby) knownShips(g *guest, all []string) (names []say.Text) {
	for _, name := range all {
		for i := range lo.world.Ships {
			if s := &lo.world.Ships[i]; s.Name == name && lo.knowsShip(g, s) {
				names = append(names, say.Name(name))
				break
			}
		}
	}
	return names
}

// fallenFor returns the names of people who come to the battle in one of some states, until it begins,
// as far as a guest may know of them.
func (lo *lobby) fallenFor(g *guest, states ...personal.PersonState) (names []say.Text) {
	if lo.Legacy == nil || lo.begun || lo.world.Begun() {
		return nil
	}
	for i := range lo.world.Fight.People {
		if p := &lo.world.Fight.People[i]; slices.Contains(states, p.State) && lo.knowsPerson(g, p) {
			names = append(names, say.Name(p.Name))
		}
	}
	return names
}

// notePace records that a tick has passed, and tells everyone when time has become slow or is
// normal again. A table that was suspended or starved still makes every tick, only later.
func (lo *lobby) notePace(now time.Time) {
	if lo.pace.began.IsZero() {
		lo.pace.began = now
	}
	if lo.pace.ticks++; lo.pace.ticks <= paceOver {
		return
	}
	took, due := now.Sub(lo.pace.began), paceOver*lo.Tick
	lo.pace = pace{began: now, ticks: 1}
	was := lo.slow
	lo.slow = ""
	if percent := int(100 * due / took); 100*took > (100+behind)*due {
		lo.slow = say.Of("The server's machine is busy: time passes at %d %% of its pace. No turn is lost.", percent)
	}
	lo.restless = lo.restless || lo.slow != was
}

// sendChanged sends a guest a message unless it equals the last one sent, whose hash is in told.
func (lo *lobby) sendChanged(g *guest, told *uint64, m netcode.Message) {
	if sum := lo.hashOf(m); sum != *told {
		*told = sum
		lo.send(g, m)
	}
}

func (lo *lobby) hashOf(m netcode.Message) uint64 {
	lo.hash.Reset()
	m.Fields(&lo.hash)
	return lo.hash.Sum()
}

// sendVisit sends a GM everybody's address, if that has changed.
func (lo *lobby) sendVisit(g *guest) {
	if g.seat != crew.Master || !g.knows {
		g.visit = 0
		return
	}
	v := &lo.visit
	v.Visitors = v.Visitors[:0]
	for _, o := range lo.guests[:min(len(lo.guests), netcode.MaxPlayers)] {
		v.Visitors = append(v.Visitors, netcode.Visitor{Client: o.client, Name: o.name, Host: o.host})
	}
	v.Visitors = append(v.Visitors, lo.banned...)
	lo.sendChanged(g, &g.visit, v)
}

// sendProgramme sends a guest who decides what can be fought, if that has changed.
func (lo *lobby) sendProgramme(g *guest) {
	if lo.Programme == nil || !lo.mayDecide(g) {
		g.programme = 0
		return
	}
	p := &netcode.Programme{On: lo.world.Scenario.Key, Campaign: lo.Campaign, Scenarios: lo.Programme.Scenarios(lo.campaign())}
	lo.sendChanged(g, &g.programme, p)
}

// petitionCrew tells those who may agree that a newcomer asks for another seat of a ship, at most
// once a minute for each newcomer.
func (lo *lobby) petitionCrew(g *guest) {
	if g.asked != 0 && lo.now()-g.asked < lo.ticks(time.Minute) {
		return
	}
	g.asked = lo.now()
	l := lo.lobbyFor(g)
	for _, o := range lo.guests {
		asks := say.Text("%s joined while the battle was running, and asks for another seat of the ship. To allow it, vouch for them (Ctrl+S).")
		if o.seat == crew.Master {
			asks = "%s joined while the battle was running, and asks for another seat of the ship. To allow it, vouch for them (F12)."
		}
		if l.CanVouch(o.client, g.client) {
			lo.whisper(o, say.Of(asks, g.name))
		}
	}
}
