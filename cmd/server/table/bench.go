package table

import (
	"sync"
	"time"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/picture"
)

// bench is where the bots sit: one goroutine that thinks for all seats without
// players, and what the table knows of each.
type bench struct {
	asks    chan ask
	replies chan reply
	quit    chan struct{}
	seats   map[crew.Seat]*chair // the table's own
}

type ask struct {
	seat    crew.Seat
	picture *picture.Picture
	refused bool // the last order was
}

type reply struct {
	seat    crew.Seat
	intents []sim.Intent
	err     error // the mind has broken down
}

// chair is a seat that a bot may have.
type chair struct {
	asked   bool  // a picture is being thought about
	due     int64 // the tick of the next picture
	turn    int   // pictures seen since the turn began
	refused bool  // an order was refused, which the mind has not heard yet
	until   int64 // the tick until which the GM plays the seat
}

// waiting is how many pictures can wait to be thought about.
const waiting = 64

// patience is how many pictures a bot may look at in one turn of rounds tempo.
// A mind that has not ended it by then has lost its way, and the others wait.
const patience = 60

// newBench seats bots, who think until quit is closed.
func newBench(minds func(crew.Seat) Mind, beside *sync.WaitGroup) *bench {
	b := &bench{
		asks: make(chan ask, waiting), replies: make(chan reply, waiting),
		quit: make(chan struct{}), seats: make(map[crew.Seat]*chair),
	}
	beside.Go(func() { b.think(minds) })
	return b
}

func (b *bench) think(minds func(crew.Seat) Mind) {
	known := make(map[crew.Seat]Mind)
	for {
		select {
		case <-b.quit:
			return
		case a := <-b.asks:
			r := reply{seat: a.seat}
			r.err = attempt(func() error {
				mind := known[a.seat]
				if mind == nil {
					mind = minds(a.seat)
					known[a.seat] = mind
				}
				if a.refused {
					mind.Refused()
				}
				r.intents = mind.Decide(a.picture)
				return nil
			})
			if r.err != nil {
				delete(known, a.seat) // another begins anew
			}
			// There are never more replies than were asked for, so this
			// cannot block.
			b.replies <- r
		}
	}
}

// askBots shows the picture to each bot whose time has come to decide.
func (t *Table) askBots() {
	if t.bench == nil || t.world.Paused || t.world.Over || !t.world.Begun() {
		return
	}
	for i := range t.world.Ships {
		s := &t.world.Ships[i]
		if s.State.Gone() {
			continue
		}
		for _, id := range s.Crew {
			t.askBot(s, id)
		}
	}
	for i := range t.world.Fight.People {
		if p := &t.world.Fight.People[i]; t.world.Member(p.ID).Seat.Role == crew.Boots && !p.Out() {
			t.askBot(nil, p.ID)
		}
	}
}

func (t *Table) askBot(s *ships.Ship, id crew.ID) {
	m := t.world.Member(id)
	c := t.bench.chair(m.Seat)
	reacts := t.world.Window.Member == id || t.world.Fight.Awaited() == id
	if !t.world.OpenTurn(id) {
		c.turn, c.due = 0, max(c.due, t.world.Tick+t.ticks(t.Pace)/2)
		return
	}
	if t.world.Waits(id) {
		c.turn = 0 // the GM has their order
		return
	}
	rounds := t.world.Order.Tempo == crew.Rounds
	if c.asked || t.world.Tick < c.until || t.world.Tick < c.due && !reacts || t.hasPlayer(m.Seat) || rounds && s != nil && s.UnderWay() && !reacts {
		return
	}
	if len(t.bench.asks)+len(t.bench.replies) >= waiting/2 {
		return // there is room in the next tick
	}
	p := t.view(m.Seat)
	if p == nil {
		return
	}
	t.bench.asks <- ask{m.Seat, p, c.refused}
	c.asked, c.refused = true, false
}

// hasPlayer says whether a seat is a person's to play: of one who is here, or for
// whom the table waits.
func (t *Table) hasPlayer(seat crew.Seat) bool {
	g := t.holder(seat)
	return g != nil && (g.here() || t.due(g) > 0)
}

// ticks is a time in ticks of the table, at least one.
func (t *Table) ticks(d time.Duration) int64 { return max(1, int64(d/t.Tick)) }

// hearBots takes in what the bots have decided. An order for a seat that its
// player has taken back meanwhile is dropped.
func (t *Table) hearBots() {
	for {
		select {
		case r := <-t.bench.replies:
			c := t.bench.seats[r.seat]
			c.asked = false
			t.soothe(r)
			c.turn++
			c.due = t.world.Tick + t.ticks(t.Pace/4)
			if len(r.intents) > 0 {
				c.due = t.world.Tick + t.ticks(t.Pace)
			}
			if !t.hasPlayer(r.seat) && t.world.Tick >= c.until {
				t.orderAsBot(r, c)
			}
		default:
			return
		}
	}
}

func (t *Table) orderAsBot(r reply, c *chair) {
	intents := r.intents
	m, _ := t.world.At(r.seat)
	if m != nil && m.Open && t.world.Order.Tempo == crew.Rounds && c.turn >= patience {
		t.Log.Warn("a bot has lost its way; its turn is ended", "ship", r.seat.Ship, "seat", r.seat.Place())
		intents = []sim.Intent{&sim.EndTurn{}}
	}
	for _, i := range intents {
		t.orders = append(t.orders, sim.Order{Seat: r.seat, Intent: i})
		t.from = append(t.from, nil)
	}
}

// refusedBot notes for a bot that its order was refused.
func (t *Table) refusedBot(seat crew.Seat) {
	if t.bench != nil {
		t.bench.chair(seat).refused = true
	}
}

// yields is how long a bot leaves its seat to a GM who has given an order as it.
const yields = 20 * time.Second

// yieldBot has a bot wait, since the GM plays its seat; and in rounds those of a group
// whose turn it is with them. What it has thought of meanwhile is dropped.
func (t *Table) yieldBot(seat crew.Seat) {
	if t.bench == nil {
		return
	}
	until := t.world.Tick + t.ticks(yields)
	t.bench.chair(seat).until = until
	for i := range t.world.Members {
		if id := crew.ID(i + 1); t.world.Order.Tempo == crew.Rounds && t.world.Afoot(seat) != nil && t.world.OpenTurn(id) {
			t.bench.chair(t.world.Members[i].Seat).until = until
		}
	}
}

// chair is what is known of a seat.
func (b *bench) chair(seat crew.Seat) *chair {
	c := b.seats[seat]
	if c == nil {
		c = &chair{}
		b.seats[seat] = c
	}
	return c
}
