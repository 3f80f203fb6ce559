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
	link      netcode.Link // nil while the guest is away
	host      string       // the machine from which they last joined
	knows     bool         // the GM's password or the host's key, so they may have the GM's chair
	hosts     bool         // knows by the host's key alone, and has not been heard of since
	seat      crew.Seat    // the seat whose pictures they are sent; no role: none
	also      []crew.Seat  // further seats, aboard the same ship
	ready     bool
	sworn     bool                 // has seen secrets of a side in this battle
	side      event.Side           // that side, if sworn
	vouched   bool                 // the GM lets them take a seat of any side
	asked     int64                // the tick of the table in which the crew was told that they want another seat, or 0
	late      bool                 // joined during the battle, and nobody has vouched for them yet
	heard     int64                // the tick of the table in which they were last heard of
	quiet     bool                 // nothing has come for a while, though they have a link
	left      bool                 // they have said goodbye
	relieved  bool                 // a bot plays for them until they return, however long the table would wait
	missed    []netcode.MissedTurn // what was done in their name
	displaced *guest               // whose place they have, until they are heard of or settled
	feed      feed
	recalls   *netcode.Recall // what they still had when they joined, if they continue from it
	lobby     uint64          // the hash of the latest lobby that they were sent
	visit     uint64          // and of the list of visitors
	programme uint64          // and of the programme
	asks      *rate.Limiter   // of requests for seats and of talk; the rules limit orders
	changes   *rate.Limiter   // of seats
	warnings  *rate.Limiter   // of others who try to join as them
	swaps     *rate.Limiter   // of those who have joined as them from elsewhere, for the GM
	tries     map[try]int     // orders that the audit log has yet to count
	sequence  sequence        // of the numbers of their orders
	signalled int64           // the tick of the table until which their allowance of signals is used up
}

// here reports whether a guest can play: they have a link and are not quiet.
func (g *guest) here() bool { return g.link != nil && !g.quiet }

// A guest may change seats a few times at once, and then at intervals: the journal records each
// change.
const (
	changesAtOnce = 12
	changeEvery   = 4 * time.Second
)

// settling is how long a guest keeps in mind whose place they have. A station that is known by another
// token hangs up and says that one within seconds.
const settling = 15 * time.Second

func newGuest(client uint32, name string) *guest {
	return &guest{
		client: client, name: name, asks: rate.NewLimiter(3, 12), changes: rate.NewLimiter(rate.Every(changeEvery), changesAtOnce),
		warnings: rate.NewLimiter(rate.Every(10*time.Second), 3), swaps: rate.NewLimiter(rate.Every(time.Minute), 3), tries: map[try]int{},
	}
}

// try is an order and its outcome.
type try struct {
	seat crew.Seat // whose order was obeyed
	verb crew.Verb
	rule string // the rule by which it was refused, or "" if it was obeyed
}

// sitsAt reports whether a guest holds a seat: the one whose pictures they see, or a further one.
func (g *guest) sitsAt(seat crew.Seat) bool { return g.seat == seat || slices.Contains(g.also, seat) }

// loseSeat takes one of several seats from a guest. If it is the one whose pictures they see, they
// see another's.
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

// lookFrom sends a guest the pictures of another of their seats. Seats aboard one ship know the
// same of what has happened, so that is not told again.
func (g *guest) lookFrom(from crew.Seat) {
	if at := slices.Index(g.also, from); at >= 0 {
		g.seat, g.also[at] = from, g.seat
	}
	g.feed.reset()
}

// unheard is how long nothing may come from a guest before they are sent no more pictures. What is
// sent to somebody who cannot hear fills the window of their link and is retransmitted at growing
// intervals, and they would have to wait for it when they can hear again.
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
