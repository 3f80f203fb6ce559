// Package link connects a station to a table: it dials, redials when the link is lost, and turns
// messages into what screens show. It is polled between two screens and never makes them wait.
package link

import (
	"context"
	"errors"
	"fmt"
	"net"
	"time"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/say"
)

// Refusal is an order that was not obeyed, or a wish that was not granted.
type Refusal struct{ Rule, Why string }

// Link is a station's connection to one table. Only one goroutine may use it.
type Link struct {
	Lobby     *netcode.Lobby // the latest, or nil
	Welcome   *netcode.Welcome
	Refusals  []Refusal          // since they were last taken
	Talk      []*netcode.Chat    // likewise
	Reel      *netcode.Reel      // of the recording that the table shows, or nil
	Brief     *netcode.Brief     // of the battle, or nil
	Visit     *netcode.Visit     // who is at the table, for a GM, or nil
	Programme *netcode.Programme // what can be played, for a player who decides, or nil
	Report    *netcode.Report    // of the battle that is over, or nil
	Missed    *netcode.Missed    // what was done in this player's name while they were away, or nil
	News      []say.Text         // about who is away and who is back, since they were last taken
	Turned    bool               // the table has turned to another battle, or to another moment of this one, since this was last reset
	Another   bool               // it has turned to another battle

	place  string
	pin    *netcode.Fingerprint // the key in the join link; nil: see known
	hall   string               // the hall that knows where the table is if it moves, or ""
	heard  time.Time            // when something last came
	missed int                  // how often in a row the hall has not known where the table is
	told   chan string          // receives the hall's answer; nil: it is not being asked
	hello  netcode.Hello
	known  *Known
	tokens *Tokens
	dialed chan dialed
	over   func() (net.PacketConn, error) // opens the socket, or nil
	wants  context.Context                // ends when the station leaves
	leave  context.CancelFunc

	link    netcode.Link
	deeds   []netcode.Deed // those that a GM can take back
	seat    crew.Seat
	looked  time.Time // when the station last switched to another of its seats
	fresh   bool      // the lobby has yet to show whether the table has kept a seat
	briefed bool      // a brief has come, and its lobby has yet to come
	ready   bool      // the player's latest choice
	bid     bid
	orders  orders
	feed    feed
	lessons
	loss loss
}

// loss is why there is no link, and what to do about it.
type loss struct {
	why   say.Text // "": there is one
	cause error
	asks  *netcode.Fingerprint // the key that the table shows, if somebody has to decide whether to trust it
	final bool                 // trying again is useless
	again time.Time            // when to try again
}

// lessons holds what a lesson needs from the table.
type lessons struct {
	Lesson          *netcode.Lesson // that the battle teaches, or nil
	obeyed, refused int             // orders that the table has answered
}

// To starts to join the table at an address or join link.
func To(address string, hello netcode.Hello, known *Known, tokens *Tokens) *Link {
	return useTransport(nil, address, hello, known, tokens)
}

// Speak sets the language of the log; nil: English.
func (l *Link) Speak(language *say.Language) { l.feed.log.Language = language }

// useTransport makes packets travel over something other than a port of their own.
func useTransport(way func() (net.PacketConn, error), address string, hello netcode.Hello, known *Known, tokens *Tokens) *Link {
	l := &Link{place: address, hello: hello, known: known, tokens: tokens, over: way, dialed: make(chan dialed)}
	l.wants, l.leave = context.WithCancel(context.Background())
	l.feed = newFeed(time.Second/20, nil)
	if netcode.IsPage(address) {
		l.dial()
		return l
	}
	i, err := netcode.ParseInvitation(address)
	if err != nil {
		l.lose(err, time.Now())
		return l
	}
	l.place, l.pin, l.hall = i.Place, i.Pin, i.Hall
	if i.Pass != "" {
		l.hello.Passphrase = i.Pass
	}
	l.dial()
	return l
}

// Place returns where the table is.
func (l *Link) Place() string { return l.place }

// Poll handles what has come since the last call. It returns false when the link is over for good.
func (l *Link) Poll(now time.Time) bool {
	select {
	case d := <-l.dialed:
		l.answered(d, now)
	default:
	}
	if l.link == nil {
		if l.loss.why != "" && !l.loss.final && !l.loss.again.IsZero() && now.After(l.loss.again) {
			l.loss.again = time.Time{}
			l.dial()
		}
		return !l.loss.final
	}
	l.goBack(now)
	l.relook(now)
	l.follow(now)
	for l.link != nil {
		select {
		case m, open := <-l.link.Inbox():
			l.heard = now
			if !open {
				l.lose(l.link.Err(), now)
				return !l.loss.final
			}
			l.take(m, now)
		default:
			return true
		}
	}
	return !l.loss.final
}

// answered handles the outcome of a dial.
func (l *Link) answered(d dialed, now time.Time) {
	l.missed++
	if !errors.Is(d.err, errBetween) {
		l.missed = 0
	}
	if d.err != nil {
		if l.pin == nil && (errors.Is(d.err, errAsk) || errors.Is(d.err, netcode.ErrWrongKey)) {
			l.loss.asks = &d.key
		}
		l.lose(d.err, now)
		return
	}
	l.link, l.Welcome, l.loss.why, l.fresh, l.place, l.heard = d.link, d.welcome, "", true, d.place, now
	for _, err := range []error{d.forgetful, l.known.Remember(l.place, d.key)} {
		if err != nil {
			l.Refusals = append(l.Refusals, Refusal{crew.Manners, err.Error()})
		}
	}
	if d.welcome.Ticks > 0 {
		l.feed.beat = time.Second / time.Duration(d.welcome.Ticks)
	}
	switch {
	case d.welcome.Base != 0: // the seat is kept as well
		l.fresh = false
		l.feed.resume()
		l.stayReady()
	case l.seat.Role != crew.NoRole:
		l.feed.restart() // the table sends everything again
		l.bid.left = nil
	}
	l.resumeOrders()
}

// enter handles the state of the table.
func (l *Link) enter(m *netcode.Lobby) {
	was, held := l.Lobby, l.Mine()
	turned := was != nil && m.Since != was.Since
	if !turned {
		self := uint32(0)
		if l.Welcome != nil {
			self = l.Welcome.Client
		}
		l.News = append(l.News, news(was, m, self)...)
	}
	if m.Rate > 0 {
		l.feed.beat = time.Second / time.Duration(m.Rate)
	}
	fresh, briefed := l.fresh, l.briefed
	l.Lobby, l.fresh, l.briefed = m, false, false
	mine := l.Mine()
	sat, free := l.seat.Role != crew.NoRole, was != nil && vacant(was, l.seat)
	switch {
	case turned:
		l.turn(briefed && (!fresh || m.Scenario != was.Scenario))
	case fresh && mine != nil:
		l.seat = mine.Seat
		l.lookAmong()
		l.stayReady()
	case mine != nil && held != nil && held.Seat == l.seat && mine.Seat != l.seat: // it was given up, or lost
		l.Look(mine.Seat)
	case mine == nil && sat && (fresh || !free && vacant(m, l.seat)):
		// Somebody else held the seat, perhaps this station before it was killed, and is gone.
		ready := l.ready
		l.Sit(l.seat)
		if ready {
			l.Ready(true)
		}
	}
}

// turn follows the table to another moment of the battle, or to another battle. The seat is the one
// that the table has given there, and nothing is kept but, of the same battle, its recording and
// report.
func (l *Link) turn(another bool) {
	l.Turned, l.Another, l.seat, l.ready, l.orders.unanswered = true, another, crew.Seat{}, false, nil
	if another {
		l.Reel, l.Missed, l.Report = nil, nil, nil
	}
	l.feed.turn(l.Lobby.Since)
	l.bid.left = nil
	if mine := l.Mine(); mine != nil {
		l.seat, l.ready = mine.Seat, mine.Ready // a GM still is ready
		l.lookAmong()
	}
}

// lose records why there is no link, and whether to try again.
func (l *Link) lose(err error, now time.Time) {
	l.link = nil
	l.loss.cause, l.loss.why, l.loss.again = err, Words(err), now.Add(redial)
	var ended *netcode.Ended
	switch {
	case errors.Is(err, netcode.ErrWrongKey):
		l.loss.final = true
	case errors.As(err, &ended):
		switch ended.Code {
		case netcode.Lost, netcode.Gone, netcode.Stalled, netcode.Crowded, netcode.Late:
			l.loss.final = l.Welcome == nil // it never answered
		default:
			l.loss.final = true
		}
	default:
		l.loss.final = true
	}
}

// Words returns an error as a text for people.
func Words(err error) say.Text {
	var told interface {
		error
		say.Texter
	}
	switch {
	case err == nil:
		return "The link has ended."
	case errors.As(err, &told):
		return kit.Sentence(told.Text())
	}
	return say.Of("There is no table: %s.", err)
}

// take handles a message.
func (l *Link) take(m netcode.Message, now time.Time) {
	switch m := m.(type) {
	case *netcode.Lobby:
		l.enter(m)
	case *netcode.Brief:
		l.Brief, l.briefed, l.Lesson = m, true, nil
	case *netcode.Lesson:
		l.Lesson = m
	case *netcode.Visit:
		l.Visit = m
	case *netcode.Answer:
		l.orders.settle(m.Number, l.feed.tick(), now)
		if r := m.Refusal(); r != nil {
			l.Refusals = append(l.Refusals, Refusal{r.Rule, l.feed.words(r.Why)})
			l.refused++
		} else {
			l.obeyed++
		}
	case *netcode.Reel:
		l.Reel = m
	case *netcode.Programme:
		l.Programme = m
	case *netcode.Report:
		l.Report = m
	case *netcode.Missed:
		l.Missed = m
	case *netcode.Back:
		l.deeds = m.Deeds
		for i := range l.deeds {
			l.deeds[i].Text = say.Name(l.feed.words(l.deeds[i].Text))
		}
	case *netcode.Events:
		l.feed.hear(m, now)
	case *netcode.Chat:
		l.hear(m)
	case *netcode.Remark:
		l.hear(&netcode.Chat{From: l.Welcome.Table, Text: l.feed.words(m.Text)})
	case *netcode.Point:
		l.feed.point(m, now)
	case *netcode.Frame:
		made, err := l.feed.take(&m.Frame, l.seat, now)
		if err != nil {
			l.link.Close(netcode.Bye, "A frame did not fit.")
			l.lose(fmt.Errorf("a frame of the table cannot be read: %w", err), now)
			return
		}
		if m.Base == 0 {
			l.feed.wish = wish{} // the table has begun again and forgotten it
		}
		if made {
			l.send(&netcode.Ack{Tick: m.Tick})
		}
	}
}

// hear handles a line from somebody, or from the table itself.
func (l *Link) hear(m *netcode.Chat) {
	l.Talk = append(l.Talk, m)
	if l.feed.now != nil {
		l.feed.log.Say(l.feed.now.Tick, m.From, m.Text)
	}
}

// send queues a message. If the link is over, Poll reports it.
func (l *Link) send(m netcode.Message) {
	if l.link == nil {
		return
	}
	if err := l.link.Send(m); err != nil && l.link.Err() == nil {
		l.Refusals = append(l.Refusals, Refusal{crew.Manners, l.feed.words(say.Of("This cannot be sent: %s.", err))})
	}
}

// Sit asks for a seat in place of all others. The pictures of the last one are forgotten.
func (l *Link) Sit(seat crew.Seat) { l.SitWith(seat, "") }

// Hold asks for a further seat of the same crew, or gives up one of several.
func (l *Link) Hold(seat crew.Seat, how netcode.How) { l.send(&netcode.Hold{Seat: seat, How: how}) }

// Look switches to another of the station's seats. The last picture is shown until its first one
// comes.
func (l *Link) Look(seat crew.Seat) {
	l.seat, l.looked = seat, time.Now()
	l.feed.pictures.DropAll()
	l.Hold(seat, netcode.Look)
}

// lookAmong tells the table which of several seats is being looked from, since nothing else does.
func (l *Link) lookAmong() {
	if len(l.Lobby.SeatsOf(l.Welcome.Client)) > 1 {
		l.Look(l.seat)
	}
}

// relook asks again for the pictures of a seat if none has come: the table ignores those who ask
// too often.
func (l *Link) relook(now time.Time) {
	p := l.feed.now
	if p != nil && p.Head.Seat != l.seat && !l.looked.IsZero() && now.Sub(l.looked) > time.Second {
		if mine := l.Mine(); mine != nil && mine.Seat == l.seat {
			l.Look(l.seat)
		}
	}
}

// Stand gives up all seats.
func (l *Link) Stand() {
	l.seat, l.ready = crew.Seat{}, false
	l.feed.restart()
	l.send(&netcode.Stand{})
}

// Ready tells the table whether the player here is ready.
func (l *Link) Ready(ready bool) {
	l.ready = ready
	l.send(&netcode.Ready{Ready: ready})
}

// stayReady tells the table again that the player is ready: it forgets that while a guest is away.
func (l *Link) stayReady() {
	if l.ready {
		l.Ready(true)
	}
}

// Say says something to the table.
func (l *Link) Say(text string) { l.send(&netcode.Chat{Text: text}) }

// Point points something out to the crew.
func (l *Link) Point(m netcode.Point) { l.send(&m) }

// Seat returns the seat that was asked for last.
func (l *Link) Seat() crew.Seat { return l.seat }

// Mine returns the lobby's entry for this station's seat: of several, the one it looks from, or
// else the first; or nil.
func (l *Link) Mine() *netcode.Seat {
	if l.Lobby == nil || l.Welcome == nil {
		return nil
	}
	all := l.Lobby.SeatsOf(l.Welcome.Client)
	for _, s := range all {
		if s.Seat == l.seat {
			return s
		}
	}
	if len(all) > 0 {
		return all[0]
	}
	return nil
}

// Strange reports whether the table has shown another key than the known one.
func (l *Link) Strange() bool { return errors.Is(l.loss.cause, netcode.ErrWrongKey) }

// Outdated reports whether the table speaks another version than this station.
func (l *Link) Outdated() bool {
	var ended *netcode.Ended
	return errors.As(l.loss.cause, &ended) && ended.Code == netcode.Version
}

// Asks returns the key of a table that is met for the first time or shows another key than before:
// somebody has to decide whether to trust it, with Known.Remember, before it is dialled again.
// Otherwise it returns nil.
func (l *Link) Asks() *netcode.Fingerprint { return l.loss.asks }

// Lost returns why there is no link now, or "".
func (l *Link) Lost() say.Text { return l.loss.why }

// Joined reports whether the table has let the station in.
func (l *Link) Joined() bool { return l.Welcome != nil }

// Received returns what has come over this link so far.
func (l *Link) Received() Received {
	r := l.feed.received
	if l.link != nil {
		r.Over = l.link.Carrier()
	}
	return r
}

// View returns what there is to show now, or nil before the first picture.
func (l *Link) View(now time.Time) *view.View {
	v := l.feed.view(now)
	if v == nil {
		return nil
	}
	v.Trip.Lost, v.Reel, v.Missed = l.loss.why, l.Reel, l.Missed
	v.Points = l.feed.pointed(now)
	v.Lesson, v.Obeyed, v.Refused = l.Lesson, l.obeyed, l.refused
	v.Settling = l.link != nil && l.orders.settles(v.Tick, now)
	if l.Welcome != nil {
		v.Joined = l.Welcome.Table
	}
	if l.Lobby != nil && l.Lobby.Decides {
		v.Wind = l.Wind
	}
	if l.Lobby != nil && l.link != nil {
		v.Table = view.Table{Fight: l.Fight, Kick: l.Kick, Admit: l.Admit, Speed: l.Speed, Point: l.Point, Hold: l.Hold, Relieve: l.Relieve, Ready: l.Ready, Report: l.Report, AskReport: l.AskReport, Lobby: l.Lobby, Client: l.Welcome.Client, Deeds: l.deeds, TakeBack: l.TakeBack}
		if l.Visit != nil {
			v.Table.Visitors = l.Visit.Visitors
		}
		if l.Lobby.Decides {
			v.Table.Programme = l.Programme
		}
	}
	if l.link != nil {
		v.Trip.Millis = int(l.link.RoundTrip() / time.Millisecond)
	}
	return v
}

// Leave ends the link, or the dialling.
func (l *Link) Leave() {
	l.loss.final = true
	l.leave()
	if l.link != nil {
		l.link.Close(netcode.Bye, "")
		<-l.link.Done()
		l.link = nil
	}
}
