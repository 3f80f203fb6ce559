package night_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"time"

	"broadside/cmd/server/bot"
	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// person is somebody at a station without a window.
type person struct {
	n        *night
	name     string
	host     string
	dice     *rand.Rand
	strait   netcode.Strait
	secret   string // said at the door
	token    []byte
	act      func(*client.Client) error // what they do now and then
	pace     time.Duration              // the longest time between two acts
	looks    crew.Seat                  // whose picture they were last shown
	whispers func(string)               // called with each word of a GM; may be nil
	joins    func(*client.Client)       // called with each link; may be nil
	sees     func(*picture.Picture)     // called with each picture; may be nil
	client   uint32                     // their number at the table, or the last one
	byToken  bool                       // they joined with a token

	mu   sync.Mutex
	dial context.CancelFunc // cancels the dial that is under way, if any
	link netcode.Link
	door *netcode.InMemory // through which they joined
}

func (p *person) init(n *night, number int, name string) {
	p.n, p.name, p.host = n, name, fmt.Sprintf("192.0.2.%d", number+1)
	n.mu.Lock()
	n.people = append(n.people, p)
	n.mu.Unlock()
	p.dice = rand.New(rand.NewPCG(n.seed, uint64(number)+100))
	p.strait.Seed = n.seed<<8 + uint64(number)
	p.strait.Roughen(0, time.Millisecond, 5*time.Millisecond)
}

// hangUp ends their link, or the one being dialled, as if the other side were gone.
func (p *person) hangUp() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.dial != nil {
		p.dial()
	}
	if p.link != nil {
		p.link.Close(netcode.Gone, "")
	}
}

// comes joins with the latest token.
func (p *person) comes() (*client.Client, error) {
	p.n.mu.Lock()
	door := p.n.door
	p.n.mu.Unlock()
	ctx, cancel := context.WithTimeout(p.n.ctx, 5*time.Second)
	defer cancel()
	p.mu.Lock()
	p.dial = cancel
	p.mu.Unlock()
	link, welcome, err := door.Dial(ctx, netcode.Guest{Hello: netcode.Hello{Name: p.name, Token: p.token, Passphrase: p.secret}}, p.host, &p.strait)
	if err != nil {
		if netcode.CodeOf(err) == netcode.Spent || netcode.CodeOf(err) == netcode.Refused {
			p.token = nil
		}
		return nil, err
	}
	p.byToken, p.token = p.token != nil, welcome.Token
	p.n.mu.Lock()
	p.client = welcome.Client
	p.n.mu.Unlock()
	p.mu.Lock()
	p.link, p.door = link, door
	p.mu.Unlock()
	p.n.watch(p.looks) // which may be given back
	c := client.On(link, welcome)
	c.Told = p.hearEvents
	if p.joins != nil {
		p.joins(c)
	}
	return c, nil
}

// hearEvents records the ticks of which they were told, which must have been stored by then.
func (p *person) hearEvents(events []event.Event) {
	for i := range events {
		p.n.told(p, events[i].Tick)
		if said, ok := events[i].Fact.(*sim.Said); ok && p.whispers != nil {
			p.whispers(said.Text)
		}
	}
}

// live joins and leaves until the night is over.
func (p *person) live() {
	p.wait() // no two join at once, or chance would decide who is first
	for p.n.ctx.Err() == nil {
		if c, err := p.comes(); err == nil {
			p.stay(c)
			<-c.Link().Done()
		}
		p.wait()
	}
}

func (p *person) wait() {
	time.Sleep(500*time.Millisecond + time.Duration(p.dice.Int64N(int64(2*time.Second))))
}

// stay stays at the table until they leave or are sent away.
func (p *person) stay(c *client.Client) {
	defer c.Leave("")
	next := 200*time.Millisecond + time.Duration(p.dice.Int64N(int64(p.pace)))
	for p.watches(c, next) && p.act(c) == nil {
		next = 50*time.Millisecond + time.Duration(p.dice.Int64N(int64(p.pace)))
	}
}

// watches looks on for a time, and reports whether they are still at the table then.
func (p *person) watches(c *client.Client, long time.Duration) bool {
	ctx, cancel := context.WithTimeout(p.n.ctx, long)
	defer cancel()
	for {
		fresh, err := c.Next(ctx)
		switch {
		case p.n.ctx.Err() != nil:
			return false
		case err != nil:
			return errors.Is(err, context.DeadlineExceeded)
		case fresh:
			p.n.see(p, c.Picture)
		}
	}
}

func (n *night) isCalm() bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.calm
}

// errLeft means that somebody leaves voluntarily.
var errLeft = errors.New("enough")

// player is a person who plays a seat, and does what they should not.
type player struct {
	person
	mind     *bot.Brain
	words    int
	waiting  map[uint32]string // unanswered words, by the number of the order
	accepted map[string]int    // obeyed words, by the number of kills before them
	last     *sim.Order
	seated   bool // they have a seat, and see the battle
	seen     int64

	known              // what they know of their battle
	heard  []string    // what GMs have said to them since the latest picture
	had    place       // their seats, as far as they know
	owed   []crew.Seat // the seats that a token must give back to them
	banned time.Time   // when a GM last sent them away
	unsure bool        // they have asked for other seats, and do not know which they have
	asked  uint32      // the number of the last order before that
}

// known is what somebody knows of a battle.
type known struct {
	as      uint32 // their number at the table
	battle  int
	breaks  int         // how often the night allowed for more
	sides   event.Sides // those whose pictures they have been shown
	side    event.Side  // of the latest picture
	vouched time.Time   // when the GM last let them change sides; zero: that is used up
	since   time.Time   // when they were shown its first picture
}

// place is the seats that somebody has, and since when nobody may take them away.
type place struct {
	seats          []crew.Seat
	client         uint32
	heard          time.Time // when they last heard from the table
	battle, breaks int
}

func newPlayer(n *night, i int) *player {
	p := &player{waiting: map[uint32]string{}, accepted: map[string]int{}}
	p.init(n, i, fmt.Sprintf("Player%d", i))
	p.pace = 4 * time.Second
	p.act = p.play
	p.sees, p.joins = p.learn, p.join
	p.whispers = func(word string) { p.heard = append(p.heard, word) }
	return p
}

// soon is the longest time until a request has been handled.
const soon = 20 * time.Second

// held is the least time that a seat is held for somebody after they last heard from the table: a
// minute from when it last heard from them, which may be some seconds earlier.
const held = 45 * time.Second

// learn checks that what they are shown, and have been told since the previous picture, is for
// their side, and that they are shown no other side's secrets in the same battle. The caller holds
// the night.
func (p *player) learn(shown *picture.Picture) {
	was := p.known
	now := known{
		as: p.client, battle: p.n.battleAt(shown.Tick), breaks: p.n.breaks, side: shown.Head.Side, sides: event.Sides(0).With(shown.Head.Side), vouched: was.vouched, since: was.since,
	}
	if now.as != was.as || now.battle != was.battle || now.breaks != was.breaks {
		now.since = time.Now()
	}
	switch {
	case now.battle != was.battle && !p.n.isSince(was.vouched):
		now.vouched = time.Time{}
	case now.battle != was.battle || was.sides == 0:
	case now.breaks != was.breaks: // nobody knows what they have seen since
		now.vouched = time.Now()
	case was.sides.Has(now.side): // a machine that has seen both by a GM's leave may return to either
		now.sides = was.sides
	case was.vouched.IsZero():
		p.n.Errorf("%s is shown what side %d knows in tick %d, and has seen another side's secrets", p.name, now.side, shown.Tick)
	default:
		now.sides = now.sides.With(was.side)
	}
	p.known = now
	stayed := now.battle == was.battle && now.breaks == was.breaks && now.sides == was.sides && was.vouched.IsZero() // or they may have been on both since
	for _, word := range p.heard {
		var to event.Sides
		if _, err := fmt.Sscanf(word, whisper, &to); err == nil && stayed && !to.Has(now.side) {
			p.n.Errorf("%s of side %d is told %q", p.name, now.side, word)
		}
	}
	p.heard = nil
}

// join begins with a link. A token that was heard of recently gives the seat back.
func (p *player) join(c *client.Client) {
	clear(p.waiting)
	p.last, p.owed, p.unsure = nil, nil, false
	c.Heard = func(m netcode.Message) { p.hear(c, m) }
	p.n.mu.Lock()
	defer p.n.mu.Unlock()
	h := p.had
	switch {
	case time.Since(h.heard) > held || h.battle != p.n.battleAt(p.n.now) || h.breaks != p.n.breaks:
	case h.client == p.client:
		p.owed = slices.Clone(h.seats)
	case len(h.seats) > 0 && p.byToken && time.Since(p.banned) > held+soon:
		p.n.Errorf("%s comes back for %v by a token, and is taken for somebody else", p.name, h.seats)
	}
}

// moves records that they ask for other seats, and may lose what they have. That has been handled
// when a later order is answered, or never if they join by another link before.
func (p *player) moves(c *client.Client) {
	p.n.mu.Lock()
	defer p.n.mu.Unlock()
	p.had, p.unsure, p.asked = place{}, true, c.Number()
}

// find checks that they have the seats owed to them, and records which they have.
func (p *player) find(seats []*netcode.Seat) {
	p.n.mu.Lock()
	defer p.n.mu.Unlock()
	for _, seat := range p.owed {
		if !has(seats, seat) && slices.Contains(p.had.seats, seat) && p.had.battle == p.n.battleAt(p.n.now) {
			p.n.Errorf("%s comes back and has lost the seat of %v", p.name, seat)
		}
	}
	p.owed, p.had = nil, place{}
	if len(seats) > 0 && !p.unsure {
		p.had = place{client: p.client, heard: time.Now(), battle: p.n.battleAt(p.n.now), breaks: p.n.breaks}
		for _, s := range seats {
			p.had.seats = append(p.had.seats, s.Seat)
		}
	}
}

// refused checks that they are not refused a seat as a stranger to their side although they have
// been shown it for a while.
func (p *player) refused(why string) {
	p.n.mu.Lock()
	defer p.n.mu.Unlock()
	k := p.known
	if strings.Contains(why, "nobody at your machine has been on this one") && k.as == p.client && k.battle == p.n.battleAt(p.n.now) && k.breaks == p.n.breaks && time.Since(k.since) > soon {
		p.n.Errorf("%s has seen what side %d knows for %v, and is refused as nobody would be: %s", p.name, k.side, time.Since(k.since), why)
	}
}

// seats returns those that they would take.
func (p *player) seats(l *netcode.Lobby) (free []crew.Seat) {
	for _, s := range l.Seats {
		if s.Seat.Role != crew.GM && (s.Holder == netcode.Open || s.Holder == netcode.Bot) {
			free = append(free, s.Seat)
		}
	}
	return free
}

// play does one thing.
func (p *player) play(c *client.Client) error {
	l := c.Lobby
	if l == nil {
		return nil
	}
	mine := l.SeatOf(c.Welcome.Client)
	p.noteSeat(mine != nil && c.Picture != nil, c.Picture)
	switch {
	case mine == nil:
		if free := p.seats(l); len(free) > 0 {
			seat := free[p.dice.IntN(len(free))]
			p.n.watch(seat)
			p.moves(c)
			return c.Sit(seat)
		}
		return nil
	case c.Seat().Role == crew.NoRole: // given back by the token
		c.Resume(mine.Seat)
		return nil
	case c.Picture == nil || !has(l.SeatsOf(c.Welcome.Client), c.Seat()): // one of several seats is looked from
		p.n.watch(mine.Seat)
		return c.Hold(mine.Seat, netcode.Look)
	case p.n.isCalm():
		return c.Ready(true)
	}
	k := p.dice.IntN(24)
	switch k {
	case 15, 16, 18, 21:
		p.moves(c)
	}
	switch {
	case k < 8:
		return p.decide(c)
	case k < 12:
		return p.call(c)
	case k == 12 && p.last != nil: // the same order again
		return c.Send(&netcode.Order{Order: *p.last})
	case k == 13: // in somebody else's name
		return c.OrderAs(crew.Seat{Ship: space.ID(1 + p.dice.IntN(3)), Role: crew.Role(1 + p.dice.IntN(5)), Number: 1}, &sim.EndTurn{})
	case k == 14:
		return c.Order(&sim.Damage{Ship: 1, Type: shipyard.Kinetic, Amount: 500})
	case k == 15:
		if free := p.seats(l); len(free) > 0 {
			return c.Hold(free[p.dice.IntN(len(free))], netcode.Beside)
		}
	case k == 16:
		return c.Send(&netcode.Hold{Seat: mine.Seat, How: netcode.Yield})
	case k == 17:
		return c.Send(&netcode.Chat{Text: "How are we doing?"})
	case k == 18 && p.dice.IntN(3) == 0:
		return errLeft
	case k == 19 && p.dice.IntN(3) == 0: // killed
		c.Link().Close(netcode.Gone, "")
		return errLeft
	case k == 20:
		return c.Send(&netcode.Kick{Client: uint32(p.dice.IntN(12)), Ban: netcode.Vouch})
	case k == 21 && p.dice.IntN(4) == 0:
		return c.Send(&netcode.Stand{})
	}
	return nil
}

func has(seats []*netcode.Seat, seat crew.Seat) bool {
	return slices.ContainsFunc(seats, func(s *netcode.Seat) bool { return s.Seat == seat })
}

// decide plays as a bot would.
func (p *player) decide(c *client.Client) error {
	if p.mind == nil || p.dice.IntN(50) == 0 {
		p.mind = bot.New(c.Picture.Head.Seat, p.n.seed)
	}
	if c.Waits() || c.Picture.Head.Seat != c.Seat() {
		return nil
	}
	for _, i := range bot.New(c.Seat(), p.n.seed).Decide(c.Picture) {
		if err := c.Order(i); err != nil {
			return err
		}
	}
	return nil
}

// call calls a word that nobody else calls.
func (p *player) call(c *client.Client) error {
	if c.Waits() || len(p.waiting) > 0 {
		return nil
	}
	p.words++
	word := fmt.Sprintf("%s %d", p.name, p.words)
	intent := &deployment.Call{Word: word}
	if err := c.Order(intent); err != nil {
		return err
	}
	p.last = &sim.Order{Seat: c.Seat(), Number: c.Number(), Intent: intent}
	p.waiting[c.Number()] = word
	return nil
}

// hear records the outcome of words, and the seats.
func (p *player) hear(c *client.Client, m netcode.Message) {
	p.had.heard = time.Now()
	switch m := m.(type) {
	case *netcode.Answer:
		if word := p.waiting[m.Number]; word != "" && m.Accepted {
			p.n.mu.Lock()
			p.accepted[word] = p.n.kills
			p.n.mu.Unlock()
		}
		delete(p.waiting, m.Number)
		p.unsure = p.unsure && m.Number <= p.asked
	case *netcode.Lobby:
		p.find(m.SeatsOf(c.Welcome.Client))
	case *netcode.Remark:
		p.refused(m.Text.String())
	}
}

// noteSeat records whether they have a seat, and the last picture shown.
func (p *player) noteSeat(seated bool, shown *picture.Picture) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.seated = seated; shown != nil {
		p.seen = shown.Tick
	}
}

// isBackSince reports whether they have a seat, and were shown a later tick.
func (p *player) isBackSince(tick int64) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.seated && p.seen > tick
}

// judge checks that they are back.
func (p *player) judge() {
	if !p.seated || p.seen < p.n.now-10*20 {
		p.n.Errorf("%s is not back: seated %v, shown tick %d of %d", p.name, p.seated, p.seen, p.n.now)
	}
}
