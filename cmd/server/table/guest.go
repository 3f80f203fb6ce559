package table

import (
	"fmt"
	"slices"
	"time"

	"golang.org/x/time/rate"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/event"
	"broadside/sim/sight"
)

// perTick is how many messages of one link a tick takes in. What is more waits
// in the link, which then reads no further.
const perTick = 16

// maxComing is how many are let in from tick to tick. Nobody can be sent away for
// who comes before they are in, so who is coming must not fill the table.
const maxComing = netcode.MaxPlayers / 4

// arrival is somebody at the door who has said hello.
type arrival struct {
	link  netcode.Link
	hello *netcode.Hello
}

// guest is somebody at the table: seated or not, here or expected back.
type guest struct {
	client    uint32
	name      string
	pass      pass
	link      netcode.Link // nil while they are away
	host      string       // the machine that they joined from last
	knows     bool         // the GM's password, or the host's key: may have the GM's chair
	hosts     bool         // came by the host's key
	seat      crew.Seat    // whose pictures they are sent; no role: none
	also      []crew.Seat  // that they hold beside it, aboard the same ship
	ready     bool
	sworn     bool                 // has seen what a side alone knows of this battle
	side      event.Side           // and which, if sworn
	vouched   bool                 // the GM lets them take a seat of any side
	asked     int64                // the tick of the table in which the crew was told that they want a further seat, or 0
	late      bool                 // came while the battle ran, and nobody has nodded yet
	heard     int64                // the tick of the table in which something came of them last
	quiet     bool                 // nothing has for a while, though they have a link
	left      bool                 // they have said goodbye
	relieved  bool                 // a bot plays for them until they are back, however long the table would wait
	missed    []netcode.MissedTurn // what was done in their name
	feed      feed
	lobby     uint64        // the hash of the lobby that they were sent last
	visit     uint64        // and of who visits
	programme uint64        // and of what can be fought
	asks      *rate.Limiter // of seats and talk; orders are the rules' business
	tries     map[try]int   // orders that the audit log has yet to count
	sequence  sequence      // of the numbers of their orders
}

// here says whether a guest can play: what has a link and is heard of.
func (g *guest) here() bool { return g.link != nil && !g.quiet }

// comer is a guest on the way in.
type comer struct {
	*guest
	link  netcode.Link
	token []byte
}

// admit has an arrival come in as soon as their new token is kept, or says why
// they are not let in.
func (t *Table) admit(a arrival) {
	g, why := t.let(a, hostOf(a.link.Remote()))
	if why != nil {
		a.link.Close(why.Code, why.Reason)
		return
	}
	t.coming = append(t.coming, comer{g, a.link, g.pass.next()})
	t.keep()
}

// welcome lets in whoever has come: their tokens are kept by now.
func (t *Table) welcome() {
	for _, c := range t.coming {
		if !slices.Contains(t.guests, c.guest) {
			c.link.Close(netcode.Full, "The table is full.")
			continue
		}
		t.bringIn(c)
	}
	t.coming = t.coming[:0]
}

func (t *Table) bringIn(c comer) {
	g, host := c.guest, hostOf(c.link.Remote())
	if g.link != nil {
		t.replace(g, host)
	}
	g.link, g.host, g.lobby, g.visit, g.programme, g.quiet, g.left = c.link, host, 0, 0, 0, false, false
	g.feed.reset()
	t.send(g, &netcode.Welcome{
		Protocol: netcode.Protocol, Build: t.Build, Token: c.token, Table: t.Name, Client: g.client, Ticks: t.rate(), Orders: g.sequence.last,
	})
	t.brief(g)
	t.noteOf(host, "%s has joined from %s.", g.name, host)
	t.log(g, "join")
	if g.seat == crew.Master && !g.knows && t.Reel == nil {
		t.stand(g)
	}
	t.swear(g)
	t.restless = true
	if g.seat.Role != crew.NoRole {
		t.seated(g)
	}
	t.tellMissed(g)
	g.heard, g.relieved = t.now(), false
}

// let is the guest that an arrival is, or why they are not let in.
func (t *Table) let(a arrival, host string) (*guest, *netcode.Ended) {
	if t.barred(host) {
		return nil, &netcode.Ended{Code: netcode.Kicked, Reason: "The GM has barred your machine from this table."}
	}
	g, spent := t.returning(a.hello)
	if spent {
		t.warnOwner(g, host)
		return nil, &netcode.Ended{Code: netcode.Spent, Reason: "The seat that your station asks back has been taken from elsewhere since. Join as somebody new, or ask the GM."}
	}
	if g != nil && g.knows && !a.link.Pinned() {
		return nil, &netcode.Ended{Code: netcode.Refused, Reason: "You have the GM's chair, and a browser cannot be sure whose table this is. Come back with the program, or say another name."}
	}
	hosts := a.link.Pinned() && t.hosts(a.hello.Passphrase)
	knows := hosts
	if !hosts {
		var why string
		if knows, why = t.challenge(g, a.hello.Passphrase, host); why != "" {
			return nil, &netcode.Ended{Code: netcode.Refused, Reason: why}
		}
	}
	if g == nil {
		if t.Closed && !knows && (t.state() == netcode.Playing || t.state() == netcode.Paused) {
			return nil, &netcode.Ended{Code: netcode.Refused, Reason: "The battle runs, and this table lets nobody new in until it is over."}
		}
		if why := t.crowded(host); why != "" {
			return nil, &netcode.Ended{Code: netcode.Full, Reason: why}
		}
		if g = t.enter(a.hello); g == nil {
			return nil, &netcode.Ended{Code: netcode.Full, Reason: "The table is full."}
		}
	}
	g.knows, g.hosts = g.knows || knows && a.link.Pinned(), hosts
	return g, nil
}

// rate is the ticks of the table in a second, as the wire can say it.
func (t *Table) rate() int { return min(1000, max(1, int(time.Second/t.Tick))) }

// brief tells a guest what the battle is about.
func (t *Table) brief(g *guest) {
	b := &netcode.Brief{Text: t.world.Scenario.Brief}
	for _, s := range t.world.Scenario.Sides {
		b.Sides = append(b.Sides, netcode.CleanName(s.Name))
	}
	t.send(g, b)
	if l := t.world.Scenario.Lesson; l != nil && t.Reel == nil {
		t.send(g, &netcode.Lesson{Key: t.world.Scenario.Key, Seat: t.world.Scenario.Seat(), Lesson: *l})
	}
}

// enter makes room for a new guest, if need be that of one who is away for good
// or has only looked on; nil when there is none.
func (t *Table) enter(h *netcode.Hello) *guest {
	if len(t.guests) >= t.Capacity && !t.forgetAbsent() && !t.turnOut() {
		return nil
	}
	t.clients++
	g := newGuest(t.clients, t.freeName(h.Name))
	g.late = t.world.Begun() && !t.world.Over
	t.guests = append(t.guests, g)
	return g
}

func newGuest(client uint32, name string) *guest {
	return &guest{client: client, name: name, asks: rate.NewLimiter(3, 12), tries: map[try]int{}}
}

// forgetAbsent lets go of the guest who is away for longest, if their seat is
// not held any more.
func (t *Table) forgetAbsent() bool {
	at := -1
	for i, g := range t.guests {
		if g.link == nil && !t.holds(g) && !t.comes(g) && (at < 0 || g.heard < t.guests[at].heard) {
			at = i
		}
	}
	if at < 0 {
		return false
	}
	t.forget(t.guests[at])
	return true
}

// comes says whether a guest is on the way in.
func (t *Table) comes(g *guest) bool {
	return slices.ContainsFunc(t.coming, func(c comer) bool { return c.guest == g })
}

// turnOut sends away whoever has been here longest without a seat, of the machine
// that has most of them here: who holds all places and takes none keeps nobody
// out.
func (t *Table) turnOut() bool {
	idle := func(g *guest) bool { return g.link != nil && g.seat.Role == crew.NoRole && !g.knows }
	count := map[string]int{}
	for _, g := range t.guests {
		if idle(g) {
			count[g.host]++
		}
	}
	var out *guest
	for _, g := range t.guests {
		if idle(g) && (out == nil || count[g.host] > count[out.host]) {
			out = g
		}
	}
	if out == nil {
		return false
	}
	out.link.Close(netcode.Full, "The table is full, and you have taken no seat.")
	t.forget(out)
	return true
}

// forget takes a guest off the list.
func (t *Table) forget(g *guest) {
	t.logTries(g)
	t.guests = slices.DeleteFunc(t.guests, func(o *guest) bool { return o == g })
	t.restless = true
	t.keep()
}

// freeName is a name that can be taken for nobody else's at the table.
func (t *Table) freeName(name string) string {
	if name == "" {
		name = "Guest"
	}
	free := name
	for n := 2; t.hasName(free); n++ {
		number := fmt.Sprintf(" %d", n)
		free = netcode.CleanLine(name, netcode.MaxName-len(number)) + number
	}
	return free
}

// hasName says whether a name can be taken for that of a guest, of the table,
// which speaks by it, or of the GM.
func (t *Table) hasName(name string) bool {
	for _, own := range []string{t.Name, "GM", "The GM"} {
		if netcode.Alike(name, own) {
			return true
		}
	}
	return slices.ContainsFunc(t.guests, func(g *guest) bool { return netcode.Alike(name, g.name) })
}

// takeIn takes what has arrived since the last tick: of each guest in turn,
// and of the bots.
func (t *Table) takeIn() {
	for i := 0; i < len(t.guests); i++ {
		g := t.guests[i]
		switch {
		case g.link == nil:
		case !t.hear(g):
			t.away(g)
			if g.seat.Role == crew.NoRole {
				t.forget(g)
				i--
			}
		default:
			t.listen(g)
		}
	}
	if t.bench != nil {
		t.hearBots()
	}
}

// hear takes in what a guest has sent, and says whether the link lives.
func (t *Table) hear(g *guest) bool {
	for range perTick {
		select {
		case m, open := <-g.link.Inbox():
			if !open {
				return false
			}
			t.awake(g)
			t.heed(g, m)
		default:
			return true
		}
	}
	return true
}

// heed does what a message asks for.
func (t *Table) heed(g *guest, m netcode.Message) {
	switch m := m.(type) {
	case *netcode.Ack:
		t.acknowledged(g, m.Tick)
	case *netcode.Order:
		t.takeOrder(g, m)
	default:
		if !g.asks.Allow() {
			t.whisper(g, "That was too fast; wait a moment.")
			return
		}
		t.attend(g, m)
	}
}

// attend does what a guest asks of the table itself.
func (t *Table) attend(g *guest, m netcode.Message) {
	switch m := m.(type) {
	case *netcode.Sit:
		t.sit(g, m.Seat)
	case *netcode.Hold:
		t.hold(g, m)
	case *netcode.Stand:
		t.stand(g)
	case *netcode.Ready:
		g.ready, t.restless = m.Ready, true
		t.swear(g)
	case *netcode.Chat:
		t.chat(g, m.Text)
	case *netcode.Point:
		point(t, g, m)
	case *netcode.Battle:
		t.askBattle(g, m)
	case *netcode.Reel:
		t.wind(g, m)
	case *netcode.Back:
		t.takeBack(g, m)
	case *netcode.Kick:
		t.kick(g, m)
	case *netcode.Admission:
		t.admission(g, m.Closed)
	case *netcode.Report:
		t.recount(g, false)
	case *netcode.Absence:
		t.relieve(g, m)
	}
}

// chat passes a line of talk to everyone.
func (t *Table) chat(g *guest, text string) {
	if text == "" {
		return
	}
	t.note("%s: %s", g.name, text)
	for _, to := range t.guests {
		t.send(to, &netcode.Chat{From: g.name, Text: text})
	}
}

// point passes what a guest points out to those of the same crew and to GMs; a GM's
// own to everybody. Nobody points to a ship that their side knows nothing of.
func point(t *Table, g *guest, m *netcode.Point) {
	side, ok := sight.SideOfSeat(t.world, g.seat)
	gm := g.seat == crew.Master
	if !ok && !gm || t.Reel != nil {
		t.whisper(g, "Sit down first, and point to something then.")
		return
	}
	if s := t.world.Ship(m.Ship); m.Ship != 0 && (s == nil || !gm && !t.world.Knows(side, s)) {
		t.whisper(g, "You know of no such ship.")
		return
	}
	if !t.budgets.spend(g.seat, crew.Call, t.now()) {
		t.whisper(g, "That was too often; wait a moment.")
		return
	}
	m.From = g.name
	for _, to := range t.guests {
		theirs, sits := sight.SideOfSeat(t.world, to.seat)
		if gm || to == g || to.seat == crew.Master || sits && theirs == side && to.seat.Ship == g.seat.Ship {
			t.send(to, m)
		}
	}
}

// whisper tells one guest something in the table's name.
func (t *Table) whisper(g *guest, text string) {
	t.send(g, &netcode.Chat{From: t.Name, Text: text})
}

// send queues a message for a guest who is here. A link that is over is
// noticed in the next tick; a message that cannot be sent is a fault of ours.
func (t *Table) send(g *guest, m netcode.Message) {
	if g.link == nil {
		return
	}
	if err := g.link.Send(m); err != nil && g.link.Err() == nil {
		t.Log.Error("a message could not be sent", "message", m.Kind().String(), "to", g.name, "error", err)
	}
}
