package table

import (
	"sync"
	"time"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/picture"
)

// bots play the seats that nobody has.
type bots struct {
	*company
	safety  *safety
	pending *pending
	thinker *thinker        // of the current battle; nil: nobody plays the seats
	beside  *sync.WaitGroup // their goroutines
}

// seatBots seats the bots of a battle.
func (bo *bots) seatBots() {
	bo.thinker = nil
	if bo.Minds != nil {
		bo.thinker = newThinker(bo.Minds, bo.beside)
	}
}

// dismissBots dismisses the bots of a battle once they have finished thinking.
func (bo *bots) dismissBots() {
	if bo.thinker != nil {
		close(bo.thinker.quit)
	}
}

// waiting is how many pictures can wait for a bot to look at them.
const waiting = 64

// patience is how many pictures a bot may look at in one turn of rounds tempo. A mind that has not
// ended the turn by then is stuck, and the others wait for it.
const patience = 60

// yields is how long a bot stays away from its seat after a GM has given an order from it.
const yields = 20 * time.Second

// askBots shows the picture to each bot that is due to decide.
func (bo *bots) askBots() {
	if bo.thinker == nil || bo.world.Paused || bo.world.Over || !bo.world.Begun() {
		return
	}
	for i := range bo.world.Ships {
		s := &bo.world.Ships[i]
		if s.State.Gone() {
			continue
		}
		for _, id := range s.Crew {
			bo.askBot(s, id)
		}
	}
	for i := range bo.world.Fight.People {
		if p := &bo.world.Fight.People[i]; bo.world.Member(p.ID).Seat.Role == crew.Boots && !p.IsOut() {
			bo.askBot(nil, p.ID)
		}
	}
}

func (bo *bots) askBot(s *ships.Ship, id crew.ID) {
	m := bo.world.Member(id)
	c := bo.thinker.seat(m.Seat)
	reacts := bo.world.Asked() == id
	if !bo.world.OpenTurn(id) {
		c.turn, c.due = 0, max(c.due, bo.world.Tick+bo.ticks(bo.Pace)/2)
		return
	}
	if bo.world.IsHeld(id) {
		c.turn = 0 // the GM has their order
		return
	}
	rounds := bo.world.Order.Tempo != crew.Live
	if c.asked || bo.world.Tick < c.until || bo.world.Tick < c.due && !reacts || bo.hasPlayer(m.Seat) || rounds && s != nil && s.UnderWay() && !reacts {
		return
	}
	if len(bo.thinker.asks)+len(bo.thinker.replies) >= waiting/2 {
		return // there will be room in the next tick
	}
	p := bo.safety.viewSeat(m.Seat, picture.Asked{})
	if p == nil {
		return
	}
	bo.thinker.asks <- ask{m.Seat, p, c.refused}
	c.asked, c.refused = true, false
}

// hearBots takes the bots' decisions. An order for a seat that its player has taken back meanwhile
// is dropped.
func (bo *bots) hearBots() {
	for {
		select {
		case r := <-bo.thinker.replies:
			c := bo.thinker.seats[r.seat]
			c.asked = false
			bo.safety.noteBotBreakdown(r)
			c.turn++
			c.due = bo.world.Tick + bo.ticks(bo.Pace/4)
			if len(r.intents) > 0 {
				c.due = bo.world.Tick + bo.ticks(bo.Pace)
			}
			if !bo.hasPlayer(r.seat) && bo.world.Tick >= c.until {
				bo.orderAsBot(r, c)
			}
		default:
			return
		}
	}
}

func (bo *bots) orderAsBot(r reply, c *botSeat) {
	intents := r.intents
	m, _ := bo.world.HolderOf(r.seat)
	if m != nil && m.Open && bo.world.Order.Tempo != crew.Live && c.turn >= patience {
		bo.Log.Warn("a bot has lost its way; its turn is ended", "ship", r.seat.Ship, "seat", r.seat.Place())
		intents = []sim.Intent{&sim.EndTurn{}}
	}
	for _, i := range intents {
		bo.pending.add(sim.Order{Seat: r.seat, Intent: i}, nil)
	}
}

// refusedBot records for a bot that its order was refused.
func (bo *bots) refusedBot(seat crew.Seat) {
	if bo.thinker != nil {
		bo.thinker.seat(seat).refused = true
	}
}

// yieldBot makes a bot wait because the GM plays its seat; in rounds, also the bots of a group that
// shares the turn. What it has decided meanwhile is dropped.
func (bo *bots) yieldBot(seat crew.Seat) {
	if bo.thinker == nil {
		return
	}
	until := bo.world.Tick + bo.ticks(yields)
	bo.thinker.seat(seat).until = until
	for i := range bo.world.Members {
		if id := bo.world.Numbering.ID(i); bo.world.Order.Tempo != crew.Live && bo.world.PersonAt(seat) != nil && bo.world.OpenTurn(id) {
			bo.thinker.seat(bo.world.Members[i].Seat).until = until
		}
	}
}

// thinker decides for the bots: one goroutine thinks for all seats without players. It has what
// the table knows of each.
type thinker struct {
	asks    chan ask
	replies chan reply
	quit    chan struct{}
	seats   map[crew.Seat]*botSeat // the table's own
}

type ask struct {
	seat    crew.Seat
	picture *picture.Picture
	refused bool // the last order was
}

type reply struct {
	seat    crew.Seat
	intents []sim.Intent
	err     error // the mind has panicked
}

// botSeat is a seat that a bot may play.
type botSeat struct {
	asked   bool  // a picture is being thought about
	due     int64 // the tick of the next picture
	turn    int   // pictures seen since the turn began
	refused bool  // an order was refused, and the mind has not been told yet
	until   int64 // the tick until which the GM plays the seat
}

// newThinker returns a thinker, which works until quit is closed.
func newThinker(minds func(crew.Seat) Mind, beside *sync.WaitGroup) *thinker {
	b := &thinker{
		asks: make(chan ask, waiting), replies: make(chan reply, waiting),
		quit: make(chan struct{}), seats: make(map[crew.Seat]*botSeat),
	}
	beside.Go(func() { b.think(minds) })
	return b
}

func (b *thinker) think(minds func(crew.Seat) Mind) {
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
				delete(known, a.seat) // another starts from nothing
			}
			// There is never a reply without a request, so this cannot block.
			b.replies <- r
		}
	}
}

// seat returns what is known of a seat, and begins with nothing.
func (b *thinker) seat(seat crew.Seat) *botSeat {
	c := b.seats[seat]
	if c == nil {
		c = &botSeat{}
		b.seats[seat] = c
	}
	return c
}
