package table

import (
	"crypto/rand"
	"crypto/subtle"
	"fmt"
	"net"
	"time"

	"golang.org/x/time/rate"

	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
)

// perTick is how many messages of one link a tick takes in. What is more waits
// in the link, which then reads no further.
const perTick = 16

// arrival is somebody at the door who has said hello.
type arrival struct {
	link  netcode.Link
	hello *netcode.Hello
}

// guest is somebody at the table: seated or not, here or expected back.
type guest struct {
	client uint32
	name   string
	token  []byte
	link   netcode.Link // nil while they are away
	host   string       // the machine that they joined from last
	master bool         // may have the GM's chair
	seat   crew.Seat    // no role: none
	ready  bool
	sworn  bool       // has held a seat of a crew in this battle
	side   ships.Side // and on which side, if sworn
	feed   feed
	lobby  uint64        // the hash of the lobby that they were sent last
	asks   *rate.Limiter // of seats and talk; orders are the rules' business
}

// admit lets an arrival in, or says why not.
func (t *Table) admit(a arrival) {
	g := t.returning(a.hello)
	knows := g != nil && g.master
	if !knows && a.hello.Passphrase != "" && t.Password != "" {
		why := t.tryPassword(a)
		if why != "" {
			a.link.Close(netcode.Refused, why)
			return
		}
		knows = true
	}
	host := hostOf(a.link.Remote())
	if g == nil {
		if t.crowded(host) {
			a.link.Close(netcode.Full, "Too many are here from your machine already.")
			return
		}
		if g = t.enter(a.hello); g == nil {
			a.link.Close(netcode.Full, "The table is full.")
			return
		}
	} else if g.link != nil {
		g.link.Close(netcode.Replaced, "You have joined again from elsewhere.")
	}
	g.link, g.host, g.lobby = a.link, host, 0
	g.feed.reset()
	g.master = knows || local(a.link.Remote())
	t.restless = true
	welcome := &netcode.Welcome{
		Protocol: netcode.Protocol, Build: t.Build, Token: g.token, Table: t.Name, Client: g.client, Ticks: t.rate(),
	}
	if err := a.link.Send(welcome); err != nil {
		t.Log.Warn("a welcome could not be sent", "to", g.name, "error", err)
	}
	t.note("%s has joined from %s.", g.name, a.link.Remote())
	if g.seat.Role != crew.NoRole {
		t.seated(g)
	}
}

// rate is the ticks of the table in a second, as the wire can say it.
func (t *Table) rate() int { return min(1000, max(1, int(time.Second/t.Tick))) }

// Guests and guesses of one machine: one that means ill neither fills the table
// nor finds the password, and keeps nobody else from either.
const (
	maxGuestsEach  = 8
	guessesAtOnce  = 5
	maxGuessers    = 1024 // machines whose guesses are counted apart
	nextGuessAfter = 12 * time.Second
)

// tryPassword says why a hello does not open the GM's chair, or "".
func (t *Table) tryPassword(a arrival) string {
	host := hostOf(a.link.Remote())
	if !local(a.link.Remote()) {
		if len(t.guesses) >= maxGuessers {
			clear(t.guesses)
		}
		if t.guesses[host] == nil {
			t.guesses[host] = rate.NewLimiter(rate.Every(nextGuessAfter), guessesAtOnce)
		}
		if !t.guesses[host].Allow() {
			return "Too many guesses at the GM's password; wait a minute."
		}
	}
	if subtle.ConstantTimeCompare([]byte(a.hello.Passphrase), []byte(t.Password)) != 1 {
		t.note("somebody at %s has guessed at the GM's password, and was wrong.", host)
		return "The GM's password is another."
	}
	return ""
}

// crowded says whether a machine, other than this one, has as many guests here
// as one may have.
func (t *Table) crowded(host string) bool {
	count := 0
	for _, g := range t.guests {
		if g.host == host && g.link != nil {
			count++
		}
	}
	return count >= maxGuestsEach && !net.ParseIP(host).IsLoopback()
}

func hostOf(remote string) string {
	host, _, err := net.SplitHostPort(remote)
	if err != nil {
		return remote
	}
	return host
}

// local says whether a link comes from this machine.
func local(remote string) bool { return net.ParseIP(hostOf(remote)).IsLoopback() }

// returning is the guest who was given the hello's token, or nil.
func (t *Table) returning(h *netcode.Hello) *guest {
	if len(h.Token) == 0 {
		return nil
	}
	for _, g := range t.guests {
		if subtle.ConstantTimeCompare(g.token, h.Token) == 1 {
			return g
		}
	}
	return nil
}

// enter makes room for a new guest, if need be that of one who is away; nil
// when there is none.
func (t *Table) enter(h *netcode.Hello) *guest {
	if len(t.guests) >= t.Capacity && !t.forgetAbsent() {
		return nil
	}
	t.clients++
	g := &guest{client: t.clients, token: make([]byte, netcode.TokenSize), asks: rate.NewLimiter(3, 12)}
	_, _ = rand.Read(g.token) // never fails
	g.name = t.freeName(h.Name)
	t.guests = append(t.guests, g)
	return g
}

func (t *Table) forgetAbsent() bool {
	for i, g := range t.guests {
		if g.link == nil {
			t.guests = append(t.guests[:i], t.guests[i+1:]...)
			return true
		}
	}
	return false
}

// freeName is a name that nobody else at the table has.
func (t *Table) freeName(name string) string {
	if name == "" {
		name = "Guest"
	}
	free := name
	for n := 2; t.hasName(free); n++ {
		free = netcode.CleanName(fmt.Sprintf("%.*s %d", len(name), name, n))
		if t.hasName(free) && len([]rune(name)) > netcode.MaxName-4 {
			name = string([]rune(name)[:netcode.MaxName-4])
		}
	}
	return free
}

func (t *Table) hasName(name string) bool {
	if name == t.Name {
		return true // the table itself speaks by it
	}
	for _, g := range t.guests {
		if g.name == name {
			return true
		}
	}
	return false
}

// takeIn takes what has arrived since the last tick: of each guest in turn,
// and of the bots.
func (t *Table) takeIn() {
	for i := 0; i < len(t.guests); i++ {
		g := t.guests[i]
		if g.link != nil && !t.hear(g) {
			t.away(g)
			if g.seat.Role == crew.NoRole {
				t.guests = append(t.guests[:i], t.guests[i+1:]...)
				i--
			}
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
		g.feed.acknowledge(m.Tick)
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
	case *netcode.Stand:
		t.stand(g)
	case *netcode.Ready:
		g.ready, t.restless = m.Ready, true
	case *netcode.Chat:
		t.chat(g, m.Text)
	case *netcode.Battle:
		t.askBattle(g, m)
	case *netcode.Reel:
		t.wind(g, m)
	}
}

// away notes that a guest's link has ended. The seat waits for them, and a bot
// keeps it warm.
func (t *Table) away(g *guest) {
	t.note("%s is away: %v", g.name, g.link.Err())
	g.link, g.ready, t.restless = nil, false, true
	g.feed.reset()
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

// note tells the terminal what happens around the table.
func (t *Table) note(format string, args ...any) {
	if t.Note != nil {
		t.Note(fmt.Sprintf(format, args...))
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
