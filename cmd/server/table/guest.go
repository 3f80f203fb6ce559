package table

import (
	"slices"
	"time"

	"golang.org/x/time/rate"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/event"
)

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
	hosts     bool         // knows by the host's key alone, and has not been heard of since
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
	recalls   *netcode.Recall // what they still had as they came, if they go on from it
	lobby     uint64          // the hash of the lobby that they were sent last
	visit     uint64          // and of who visits
	programme uint64          // and of what can be fought
	asks      *rate.Limiter   // of seats and talk; orders are the rules' business
	changes   *rate.Limiter   // of seats
	warnings  *rate.Limiter   // of who would join as them
	swaps     *rate.Limiter   // of who has joined as them from elsewhere, for the GM
	tries     map[try]int     // orders that the audit log has yet to count
	sequence  sequence        // of the numbers of their orders
	signalled int64           // the tick of the table until which their allowance of signals is used up
}

// here reports whether a guest can play: what has a link and is heard of.
func (g *guest) here() bool { return g.link != nil && !g.quiet }

// A guest changes seats so often at once, and then once in a while: each change has the
// journal keep who sits where.
const (
	changesAtOnce = 12
	changeEvery   = 4 * time.Second
)

func newGuest(client uint32, name string) *guest {
	return &guest{
		client: client, name: name, asks: rate.NewLimiter(3, 12), changes: rate.NewLimiter(rate.Every(changeEvery), changesAtOnce),
		warnings: rate.NewLimiter(rate.Every(10*time.Second), 3), swaps: rate.NewLimiter(rate.Every(time.Minute), 3), tries: map[try]int{},
	}
}

// try is an order, and what became of it.
type try struct {
	seat crew.Seat // that was obeyed
	verb crew.Verb
	rule string // by which it was refused, or "" where it was obeyed
}

// sitsAt reports whether a guest holds a seat: the one that they look from, or one
// beside it.
func (g *guest) sitsAt(seat crew.Seat) bool { return g.seat == seat || slices.Contains(g.also, seat) }

// loseSeat takes one seat of several from a guest. If it is the one that they look
// from, they look from another.
func (g *guest) loseSeat(seat crew.Seat) {
	if g.seat != seat {
		g.also = slices.DeleteFunc(g.also, func(o crew.Seat) bool { return o == seat })
		return
	}
	g.seat = crew.Seat{}
	if len(g.also) > 0 {
		g.seat, g.also = g.also[0], g.also[1:]
	}
	g.ready = g.ready && g.seat.Role != crew.NoRole
	g.feed.reset()
}

// lookFrom makes the table send a guest the pictures of another of their seats. A guest who shares
// a ship knows the same of what has happened, so that is not told again.
func (g *guest) lookFrom(from crew.Seat) {
	if at := slices.Index(g.also, from); at >= 0 {
		g.seat, g.also[at] = from, g.seat
	}
	g.feed.reset()
}

// unheard is how long nothing may come of a guest while they are sent pictures.
// What is sent to somebody who cannot hear fills the window of their link, and
// what has filled it is repeated ever later: they would have to wait for that when
// they can hear again.
const unheard = 1500 * time.Millisecond

// canHear reports whether a guest has been heard of lately, so that pictures are of use to them.
func (g *guest) canHear() bool { return g.link.Quiet() < unheard }

func (g *guest) noteMissed(m netcode.MissedTurn) {
	for i := range g.missed {
		if x := &g.missed[i]; x.Seat == m.Seat && x.Round == m.Round && m.Skipped == "" {
			x.To = m.To
			return
		}
	}
	g.missed = append(g.missed, m)
	g.missed = g.missed[max(0, len(g.missed)-netcode.MaxMissed):]
}
