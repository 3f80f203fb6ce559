package night_test

import (
	"math/rand/v2"
	"slices"
	"time"

	"broadside/cmd/server/table"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/sight"
)

// Of the pictures shown, those of one tick in sampled are compared, drawn from the seed, and those
// of the attentive ticks or the next one after somebody has joined, changed seats or been ruled
// upon.
const (
	sampled   = 20
	attentive = 8
)

// moment is a seat at a tick of the table.
type moment struct {
	tick int64
	seat crew.Seat
}

// look records, when a tick has been told, what each seat should see, if anybody was shown it.
func (n *night) look(w *sim.World) bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.now++
	if n.turns[w] { // the tick in which the table turns to another battle is left out
		n.now++
		n.turned, n.began = append(n.turned, n.now), time.Now()
		delete(n.turns, w)
	}
	n.hash = n.hash*31 + n.stepped
	if !w.Begun() {
		return false
	}
	if n.now%table.TicksPerSecond == 0 {
		for m := range n.shown {
			if m.tick < n.now-60*table.TicksPerSecond {
				delete(n.shown, m)
			}
		}
	}
	if w.Over { // anybody may go to any side
		n.breaks++
	}
	for _, p := range n.players {
		p.had.seats = slices.DeleteFunc(p.had.seats, func(s crew.Seat) bool { return !sight.CanView(w, s) }) // as with a ship that is lost
	}
	if n.frames == 0 {
		return false
	}
	drawn := rand.New(rand.NewPCG(n.seed, uint64(n.now))).IntN(sampled) == 0
	for seat, until := range n.watched {
		switch {
		case n.now > until && !slices.ContainsFunc(n.people, func(p *person) bool { return p.looks == seat }):
			delete(n.watched, seat)
		case (drawn || n.now <= until) && sight.CanView(w, seat):
			n.shown[moment{n.now, seat}] = sight.View(w, seat)
		}
	}
	return false
}

// attentive returns for how many ticks all pictures are compared.
func (n *night) attentive() int64 { return max(attentive, n.pace) }

// watch makes all pictures of a seat be compared for the next ticks.
func (n *night) watch(seat crew.Seat) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.watched[seat] = n.now + n.attentive()
}

// watchAll makes all pictures of the next ticks be compared, for everybody who is shown them.
func (n *night) watchAll() {
	n.mu.Lock()
	defer n.mu.Unlock()
	for seat := range n.watched {
		n.watched[seat] = n.now + n.attentive()
	}
}

// see compares what somebody was shown with what their seat should see.
func (n *night) see(who *person, p *picture.Picture) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if who.door != n.door {
		return // it was killed meanwhile
	}
	if !p.Head.Paused && !p.Head.Over { // or there is no play to lose
		n.noteShown(p.Tick)
	}
	if who.sees != nil {
		who.sees(p)
	}
	seat := p.Head.Seat
	if who.looks != seat {
		who.looks, n.watched[seat] = seat, n.now+n.attentive()
	}
	want, there := n.shown[moment{p.Tick, seat}]
	if !there || p.Tick > n.now {
		return
	}
	if n.compared++; !want.Flatten().ShowsSame(p.Flatten()) {
		n.Errorf("%s was shown another picture of tick %d than %v should see", who.name, p.Tick, seat)
	}
}

// battleAt returns the number of the battle to which a tick belongs.
func (n *night) battleAt(tick int64) int {
	at, _ := slices.BinarySearch(n.turned, tick+1)
	return at
}

// isSince reports whether something was said in the current battle or a moment before it, so that
// it may have arrived in it. The caller holds the night.
func (n *night) isSince(said time.Time) bool {
	return said.Add(soon).After(n.began)
}

// told records that somebody was told of a tick.
func (n *night) told(who *person, tick int64) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if who.door == n.door {
		n.noteShown(tick)
	}
}

// noteShown records that a tick is known outside the table. The caller holds the night.
func (n *night) noteShown(tick int64) {
	if tick <= n.latest {
		return
	}
	n.latest = tick
	if n.bell != nil {
		close(n.bell)
		n.bell = nil
	}
}

// awaitShown waits, but not for long, until somebody is shown or told of a new tick: what a table
// has not stored by then is missing when it is killed.
func (n *night) awaitShown() {
	bell := make(chan struct{})
	n.mu.Lock()
	n.bell = bell
	n.mu.Unlock()
	select {
	case <-bell:
	case <-time.After(3 * time.Second):
	}
	time.Sleep(311 * time.Microsecond) // so that it comes last in that moment, in each night of a seed
}
