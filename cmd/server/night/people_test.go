package night_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"broadside/cmd/server/bot"
	"broadside/cmd/server/client"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships/deployment"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/field"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// person is somebody at a station without a window.
type person struct {
	n      *night
	name   string
	host   string
	dice   *rand.Rand
	strait netcode.Strait
	secret string // said at the door
	token  []byte
	act    func(*client.Client) error // what they do now and then
	pace   time.Duration              // how long from one deed to the next, at most
	looks  crew.Seat                  // whose picture they were shown last

	mu   sync.Mutex
	link netcode.Link
	door *netcode.InMemory // that they came by
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

// hangUp has their link end as if the other side were gone.
func (p *person) hangUp() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.link != nil {
		p.link.Close(netcode.Gone, "")
	}
}

// comes joins, with the token of before.
func (p *person) comes() (*client.Client, error) {
	p.n.mu.Lock()
	door := p.n.door
	p.n.mu.Unlock()
	ctx, cancel := context.WithTimeout(p.n.ctx, 5*time.Second)
	defer cancel()
	link, welcome, err := door.Dial(ctx, netcode.Guest{Hello: netcode.Hello{Name: p.name, Token: p.token, Passphrase: p.secret}}, p.host, &p.strait)
	if err != nil {
		if netcode.CodeOf(err) == netcode.Spent || netcode.CodeOf(err) == netcode.Refused {
			p.token = nil
		}
		return nil, err
	}
	p.token = welcome.Token
	p.mu.Lock()
	p.link, p.door = link, door
	p.mu.Unlock()
	p.n.watch(p.looks) // which may be given back
	return client.On(link, welcome), nil
}

// live comes and goes until the night is over.
func (p *person) live() {
	p.wait() // no two come at once, or chance would tell who is first
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

// stay is at the table until they leave or are sent away.
func (p *person) stay(c *client.Client) {
	defer c.Leave("")
	next := time.Now().Add(200*time.Millisecond + time.Duration(p.dice.Int64N(int64(p.pace))))
	for {
		ctx, cancel := context.WithDeadline(p.n.ctx, next)
		fresh, err := c.Next(ctx)
		cancel()
		switch {
		case p.n.ctx.Err() != nil:
			return
		case errors.Is(err, context.DeadlineExceeded):
			if err := p.act(c); err != nil {
				return
			}
			next = time.Now().Add(50*time.Millisecond + time.Duration(p.dice.Int64N(int64(p.pace))))
		case err != nil:
			return
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

// errLeft means that somebody goes of their own will.
var errLeft = errors.New("enough")

// player is a person who plays a seat, and does what they should not.
type player struct {
	person
	mind     *bot.Brain
	words    int
	waiting  map[uint32]string // words that are not answered yet, by the number of the order
	accepted map[string]bool
	last     *sim.Order
	seated   bool // they have a seat, and see the battle
	seen     int64
}

func newPlayer(n *night, i int) *player {
	p := &player{waiting: map[uint32]string{}, accepted: map[string]bool{}}
	p.init(n, i, fmt.Sprintf("Player%d", i))
	p.pace = 4 * time.Second
	p.act = p.play
	return p
}

// seats are those that they would have.
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
	if c.Heard == nil {
		clear(p.waiting)
		p.last = nil
		c.Heard = p.hear
	}
	l := c.Lobby
	if l == nil {
		return nil
	}
	mine := l.Mine(c.Welcome.Client)
	p.noteSeat(mine != nil && c.Picture != nil, c.Picture)
	switch {
	case mine == nil:
		if free := p.seats(l); len(free) > 0 {
			seat := free[p.dice.IntN(len(free))]
			p.n.watch(seat)
			return c.Sit(seat)
		}
		return nil
	case c.Seat().Role == crew.NoRole: // given back by the token
		c.Resume(mine.Seat)
		return nil
	case c.Picture == nil || !has(l.SeatsOf(c.Welcome.Client), c.Seat()): // of several seats, one is looked from
		p.n.watch(mine.Seat)
		return c.Hold(mine.Seat, netcode.Look)
	case p.n.isCalm():
		return c.Ready(true)
	}
	switch k := p.dice.IntN(24); {
	case k < 8:
		return p.decide(c)
	case k < 12:
		return p.call(c)
	case k == 12 && p.last != nil: // once more
		return c.Send(&netcode.Order{Order: *p.last})
	case k == 13: // in another's name
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

// hear notes what became of the words.
func (p *player) hear(m netcode.Message) {
	if a, ok := m.(*netcode.Answer); ok {
		if word := p.waiting[a.Number]; word != "" && a.Accepted {
			p.accepted[word] = true
		}
		delete(p.waiting, a.Number)
	}
}

// noteSeat notes whether they have a seat, and what they were shown last.
func (p *player) noteSeat(seated bool, shown *picture.Picture) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.seated = seated; shown != nil {
		p.seen = shown.Tick
	}
}

// isBackSince reports whether they have a seat, and were shown a tick after another.
func (p *player) isBackSince(tick int64) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.seated && p.seen > tick
}

// judge looks whether they are back.
func (p *player) judge() {
	if !p.seated || p.seen < p.n.now-10*20 {
		p.n.Errorf("%s is not back: seated %v, shown tick %d of %d", p.name, p.seated, p.seen, p.n.now)
	}
}

// gm is a person in the GM's chair, who meddles.
type gm struct {
	person
	deeds []netcode.Deed
}

func newGM(n *night) *gm {
	g := &gm{}
	g.init(n, 40, "Mo")
	g.secret = hostKey
	g.pace = 9 * time.Second
	g.act = g.meddle
	return g
}

func (g *gm) meddle(c *client.Client) error {
	if c.Heard == nil {
		c.Heard = func(m netcode.Message) {
			if b, ok := m.(*netcode.Back); ok {
				g.deeds = b.Deeds
			}
		}
	}
	if c.Lobby == nil {
		return nil
	}
	if c.Lobby.Mine(c.Welcome.Client) == nil || c.Seat() != crew.Master {
		return c.Sit(crew.Master)
	}
	if c.Picture == nil {
		return nil
	}
	if c.Lobby.State == netcode.Paused {
		return c.Order(&sim.Pause{On: false})
	}
	if g.n.isCalm() {
		return nil
	}
	g.n.watchAll()
	switch g.dice.IntN(12) {
	case 0:
		return c.Order(&sim.Pause{On: true})
	case 1:
		return c.Order(&sim.SetTempo{Tempo: crew.Tempo(g.dice.IntN(int(crew.MaxTempo) + 1))})
	case 2:
		return c.Order(&sim.Damage{Ship: space.ID(1 + g.dice.IntN(3)), Type: shipyard.Kinetic, Amount: int32(g.dice.IntN(9))})
	case 3:
		return c.Order(&sim.Say{Text: "Between us.", Sides: 2})
	case 4:
		return c.Send(&netcode.Back{})
	case 5:
		if len(g.deeds) > 0 {
			d := g.deeds[g.dice.IntN(len(g.deeds))]
			g.deeds = nil
			return c.Send(&netcode.Back{Tick: d.Tick})
		}
	case 6:
		if g.dice.IntN(3) == 0 || c.Lobby.State == netcode.Over {
			return c.Send(&netcode.Battle{Scenario: g.n.Scenarios()[g.dice.IntN(3)].Key, Seed: 1 + g.dice.Uint64N(1<<30)})
		}
	case 7:
		return c.Send(&netcode.Kick{Client: uint32(g.dice.IntN(12)), Ban: netcode.Vouch})
	case 8:
		if g.dice.IntN(3) == 0 {
			return c.Send(&netcode.Kick{Client: uint32(2 + g.dice.IntN(12)), Ban: netcode.Leave})
		}
	case 9:
		return c.Send(&netcode.Absence{How: netcode.WaitFor, Seconds: 5 + g.dice.IntN(60)})
	}
	return nil
}

// stranger is a client that keeps no rule.
type stranger struct{ person }

func newStranger(n *night) *stranger {
	s := &stranger{}
	s.init(n, 60, "Eve")
	s.pace = time.Second
	s.act = s.rave
	return s
}

// rave says anything.
func (s *stranger) rave(c *client.Client) error {
	if s.n.isCalm() {
		return c.Send(&netcode.Stand{})
	}
	for range 1 + s.dice.IntN(8) {
		m := netcode.NewMessage(netcode.Kind(1 + s.dice.IntN(27)))
		switch m := m.(type) {
		case nil, *netcode.Hello, *netcode.Goodbye:
			continue
		case *netcode.Order:
			for m.Intent == nil {
				m.Intent = sim.NewIntent(crew.Verb(s.dice.IntN(int(crew.LastVerb))))
			}
		}
		if !m.Kind().Over(netcode.ToServer) && m.Kind() != netcode.KindAck {
			continue
		}
		m.Fields(&chaos{dice: s.dice})
		_ = c.Send(m) // what is too long is not sent
	}
	if s.dice.IntN(20) == 0 {
		return errLeft
	}
	return nil
}

// chaos is the Coder that fills a record with anything.
type chaos struct {
	dice *rand.Rand
	err  error
}

func (c *chaos) Number(name string, v, lo, hi int64) int64 {
	if name == "verb" || name == "verb on foot" || name == "fact" {
		return v
	}
	switch c.dice.IntN(4) {
	case 0:
		return lo
	case 1:
		return hi
	case 2:
		return min(hi, max(lo, int64(c.dice.IntN(5))))
	}
	return lo + c.dice.Int64N(max(1, min(hi-lo, 1<<40)))
}

func (c *chaos) Text(_, _ string, max int) string {
	return "\x1b[2J\u202eDoom"[:min(max, 7)]
}
func (c *chaos) Bytes(_ string, b []byte, _ int) []byte { return b }
func (c *chaos) Count(_ string, _, max int) int         { return min(max, c.dice.IntN(4)) }
func (c *chaos) Fail(err error)                         { c.err = errors.Join(c.err, err) }
func (c *chaos) Err() error                             { return c.err }

var _ field.Coder = (*chaos)(nil)
