package hall

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"runtime"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"broadside/netcode"
)

// seen is what a host has seen of a lease, by its own clock.
type seen struct {
	tenure
	revision uint64
	at       time.Time // of the last renewal
	bid      time.Time // when a host last announced that it is about to take the table
}

// bidTime is how long other hosts leave a table to the one that is about to take it.
const bidTime = leaseTime

// due returns when a table is to be taken over, unless it is heard of earlier.
func (s *seen) due() time.Time {
	at := s.at.Add(leaseTime + time.Second/2)
	if s.Moving {
		at = s.at.Add(leaseTime / 4)
	}
	if s.Taker != "" && s.bid.Add(bidTime).After(at) {
		at = s.bid.Add(bidTime)
	}
	return at
}

// turnTime is how long a host leaves a table to each host before it in turn.
const turnTime = time.Second / 2

// turn returns how many hosts come before this one for a table. All of them compute the same
// order, so not all bid for the same tables.
func turn(table, host string, peers map[string]time.Time, now time.Time) (before int) {
	weigh := func(host string) uint64 {
		sum := sha256.Sum256([]byte(host + "\n" + table))
		return binary.BigEndian.Uint64(sum[:])
	}
	own := weigh(host)
	for peer, heard := range peers {
		if now.Sub(heard) > pulseLost {
			delete(peers, peer)
		} else if weigh(peer) > own {
			before++
		}
	}
	return before
}

// A rescue is a table that this host is about to take over.
type rescue struct {
	state string // the folder for it
	fence uint64 // of the lease that nobody renews
	began time.Time
	got   chan struct{} // closed when the lease has a higher number
	over  bool          // got is closed
}

// try records when a host last tried to take a table over, and how often.
type try struct {
	number int
	at     time.Time
}

const (
	// tryFor is the time without a try after which tries are counted from zero.
	tryFor = time.Minute
	// tryMost is the longest wait before the next try.
	tryMost = 2 * leaseTime
)

// next returns when the table may be tried again: the first time at once, then at growing
// intervals, so that a table that cannot be continued keeps no host busy.
func (t try) next() time.Time {
	if t.number < 2 {
		return t.at
	}
	return t.at.Add(min(tryMost, 250*time.Millisecond<<min(t.number, 8)))
}

// maxRescues returns how many tables a host starts at once when others have died; it leaves
// the rest to faster hosts.
func maxRescues() int { return 2 + 2*runtime.GOMAXPROCS(0) }

// follow watches the leases, and takes over the tables whose hosts have died.
func (h *Host) follow(ctx context.Context) {
	t := time.NewTicker(250 * time.Millisecond)
	defer t.Stop()
	var beside sync.WaitGroup
	defer beside.Wait()
	for {
		if err := h.look(ctx, t.C, &beside); ctx.Err() != nil {
			return
		} else if err != nil {
			h.log.Debug("the leases cannot be watched", "error", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(sendAgain):
		}
	}
}

// look watches the leases until the watch ends.
func (h *Host) look(ctx context.Context, tick <-chan time.Time, beside *sync.WaitGroup) error {
	w, err := h.hall.watch(ctx, leaseBucket)
	if err != nil {
		return err
	}
	defer func() { _ = w.Stop() }()
	leases := map[string]*seen{} // no conclusions from before the watch
	peers := map[string]time.Time{}
	began, current := h.now(), false
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case e, open := <-w.Updates():
			if !open {
				return errors.New("the watch has ended")
			}
			switch {
			case e == nil: // end of the initial entries
				current = true
			case e.Key() == pulseKey:
				if current {
					h.beat(leases)
					if host := string(e.Value()); host != "" {
						peers[host] = h.now()
					}
				}
			default:
				h.hear(leases, e)
			}
		case <-h.more:
			if h.Writable() {
				h.rescueStale(ctx, leases, peers, beside)
			}
		case <-tick:
			if !h.hall.Reached() {
				return ErrAway // nobody can renew now
			}
			h.hall.pulse(h.offers())
			if !h.Writable() {
				if h.now().Sub(began) > leaseTime {
					h.log.Warn("the hall accepts no writes, so no table can be taken over; is its disk full?")
					return ErrAway
				}
				continue
			}
			h.rescueStale(ctx, leases, peers, beside)
		}
	}
}

// beat records a pulse.
func (h *Host) beat(leases map[string]*seen) {
	now := h.now()
	h.mu.Lock()
	defer h.mu.Unlock()
	if now.Sub(h.pulsed) > pulseLost { // nobody could renew meanwhile
		for _, s := range leases {
			s.at = now
		}
	}
	h.pulsed = now
}

// hear records a change of a lease.
func (h *Host) hear(leases map[string]*seen, e jetstream.KeyValueEntry) {
	now := h.now()
	s := seen{revision: e.Revision(), at: now, bid: now}
	if e.Operation() != jetstream.KeyValuePut || json.Unmarshal(e.Value(), &s.tenure) != nil {
		delete(leases, e.Key())
		return
	}
	if was := leases[e.Key()]; was != nil && was.renewal() == s.renewal() {
		s.at = was.at // it was a bid
	}
	leases[e.Key()] = &s
	h.mu.Lock()
	defer h.mu.Unlock()
	if r := h.rescues[e.Key()]; r != nil && s.Fence > r.fence && !r.over {
		r.over = true
		close(r.got)
	}
}

// offers returns the name of this host if it has a free slot, or "".
func (h *Host) offers() string {
	if running, most, _ := h.Slots(); running >= most {
		return ""
	}
	return h.name
}

// rescueStale takes over abandoned tables of this host's version.
func (h *Host) rescueStale(ctx context.Context, leases map[string]*seen, peers map[string]time.Time, beside *sync.WaitGroup) {
	now, others := h.now(), map[string]bool{}
	for table, s := range leases {
		switch {
		case now.Before(s.due()):
		case s.Protocol != netcode.Protocol:
			others[table] = true
			h.mu.Lock()
			known := h.others[table]
			h.mu.Unlock()
			if !known {
				h.log.Warn("a table waits for a host of its own version", "table", table, "build", s.Build)
			}
		case !now.Before(s.due().Add(time.Duration(turn(table, h.name, peers, now)) * turnTime)):
			if r := h.rescue(table, s.Fence, now); r != nil {
				beside.Go(func() { h.takeOver(ctx, table, *s, r) })
			}
		}
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.others = others
	for table, t := range h.tries {
		if now.Sub(t.at) > tryFor {
			delete(h.tries, table)
		}
	}
}

// rescue starts to take a table over. It returns nil if this host has to wait: it has no free
// slot, is starting others, or has failed with this one.
func (h *Host) rescue(table string, fence uint64, now time.Time) *rescue {
	h.mu.Lock()
	defer h.mu.Unlock()
	under := 0
	for _, r := range h.rescues {
		if now.Sub(r.began) < bidTime { // a slower one does not hold others up
			under++
		}
	}
	if h.rescues[table] != nil || under >= maxRescues() || now.Before(h.tries[table].next()) {
		return nil
	}
	state := h.slot()
	if state == "" {
		return nil
	}
	r := &rescue{state: state, fence: fence, began: now, got: make(chan struct{})}
	h.rescues[table] = r
	return r
}

// takeOver starts an abandoned table, and waits until it has the lease. Other hosts may want
// it too: the first to bid starts it, and the lease decides.
func (h *Host) takeOver(ctx context.Context, table string, s seen, r *rescue) {
	defer func() {
		h.mu.Lock()
		delete(h.rescues, table)
		h.mu.Unlock()
		select {
		case h.more <- struct{}{}:
		default:
		}
	}()
	s.Taker = h.name
	revision, err := h.hall.bid(ctx, table, s.tenure, s.revision)
	if err != nil {
		h.free(r.state)
		return // another host was faster, or the hall is away
	}
	h.mu.Lock()
	h.tries[table] = try{h.tries[table].number + 1, h.now()}
	h.mu.Unlock()
	ended, err := h.launch(Task{Table: table, Stale: s.renewal(), State: r.state})
	if err != nil {
		h.log.Error("a table cannot be taken over", "table", table, "error", err)
	} else {
		select {
		case <-ctx.Done():
			return
		case <-r.got:
			h.mu.Lock()
			h.taken++
			h.mu.Unlock()
			h.log.Warn("a table is taken over", "table", table)
			return
		case <-ended:
		}
	}
	s.Taker = "" // for others to try, unless somebody else has the lease by now
	_, _ = h.hall.bid(ctx, table, s.tenure, revision)
}
