package table

import (
	"time"

	"broadside/sim/sight"
)

// schedule says when ticks are made. Each has an interval of its own, and is made at the end of
// it, or before, if a player is waiting for it. So time keeps its pace however much is ordered.
type schedule struct {
	every  time.Duration
	due    time.Time // the end of the interval of the next tick
	wanted bool      // it is made as soon as its interval has begun
	timer  *time.Timer
}

func newSchedule(every time.Duration) *schedule {
	return &schedule{every: every, due: time.Now().Add(every), timer: time.NewTimer(every)}
}

// hurry has the next tick made as soon as its interval has begun.
func (s *schedule) hurry() {
	if !s.wanted {
		s.wanted = true
		s.set()
	}
}

// next turns to the next tick. A table that has fallen behind by more than a tick does not catch up.
func (s *schedule) next() {
	s.due, s.wanted = s.due.Add(s.every), false
	if late := time.Since(s.due); late > s.every {
		s.due = s.due.Add(late.Truncate(s.every))
	}
	s.set()
}

func (s *schedule) set() {
	at := s.due
	if s.wanted {
		at = at.Add(-s.every)
	}
	s.timer.Reset(time.Until(at))
}

// maxNotices is how many notices of orders may wait while the table makes a tick.
const maxNotices = 64

// listenTo has a guest's link announce their orders.
func (t *Table) listenTo(g *guest) {
	g.link.NotifyOrders(func() {
		select {
		case t.orders <- g:
		default: // those that wait bring the tick forward as well
		}
	})
}

// dropNotices forgets who has given an order: what they announced is in the inboxes of this tick.
func (t *Table) dropNotices() {
	for len(t.orders) > 0 {
		<-t.orders
	}
}

// mayHurry reports whether a guest's order brings the next tick forward. It may while all players
// are on one side: if they fight each other, the one with the shorter way to the table would be
// first, and the time at which pictures come would tell what happens in secret, as a GM's orders
// would tell it to all.
func (t *Table) mayHurry(g *guest) bool {
	own, sits := sight.SideOfSeat(t.world, g.seat)
	if !sits || t.Reel != nil {
		return false
	}
	for _, o := range t.guests {
		if side, sits := sight.SideOfSeat(t.world, o.seat); sits && side != own {
			return false
		}
	}
	return true
}
