package hall

import (
	"context"
	"crypto/hmac"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"broadside/netcode"
)

const (
	// renewEvery is the interval at which a host renews its lease.
	renewEvery = time.Second
	// leaseTime is how long a lease lasts unless renewed. A waiting host measures it by its
	// own monotonic clock, from the last renewal that it saw, so setting a clock changes
	// nothing.
	leaseTime = 4 * time.Second
)

// ErrHeld means that another host plays the table.
var ErrHeld = errors.New("another host runs this table")

// ErrEnded means that the table to be taken over has ended for good.
var ErrEnded = errors.New("this table has ended")

// errUnproven means that the lease of a table to be taken over contains nothing that can be
// trusted.
var errUnproven = errors.New("the lease of this table was not written by a host that knows the hall's secret, or is an old one that was put back; see who may write to its NATS server")

// tenure is the content of a lease.
type tenure struct {
	Fence  uint64 `json:"fence"`
	Host   string `json:"host"`
	Beat   uint64 `json:"beat"`             // counts renewals
	Moving bool   `json:"moving,omitempty"` // given up for another host to take
	Taker  string `json:"taker,omitempty"`  // a host that is about to take it over
	Sealed []byte `json:"sealed,omitempty"` // a parcel
	Proof  []byte `json:"proof,omitempty"`  // that a host of the hall has this number
	// No host of another version can continue the table.
	Protocol int    `json:"protocol"`
	Build    string `json:"build"`
}

// isProven reports whether a host of the hall has written a lease of a table. Others' bids keep its
// proof; somebody who can write to NATS but does not know the secret has none for a new number.
func (t *tenure) isProven(secret, table string) bool {
	proof, err := prove(secret, table, t)
	return err == nil && hmac.Equal(proof, t.Proof)
}

// renewal identifies a renewal of a lease.
func (t *tenure) renewal() string { return fmt.Sprintf("%d.%d", t.Fence, t.Beat) }

// lease is the right of this process to play a table.
type lease struct {
	hall   *Hall
	table  string
	secret string
	lost   func() // called once when another host has taken it

	quit   context.CancelFunc
	beside sync.WaitGroup

	mu       sync.Mutex
	now      tenure
	revision uint64
	gone     bool
	forged   int // how often somebody else has written the lease
}

// holder returns the lease of a table; found is false if it never had one. An unreadable lease
// counts as nobody's.
func (h *Hall) holder(ctx context.Context, table string) (t tenure, revision uint64, found bool, err error) {
	kv, err := h.kv(ctx, leaseBucket)
	if err != nil {
		return t, 0, false, err
	}
	e, err := kv.Get(ctx, table)
	if errors.Is(err, jetstream.ErrKeyNotFound) {
		return t, 0, false, nil
	}
	if err != nil {
		return t, 0, false, h.doubt(err)
	}
	if json.Unmarshal(e.Value(), &t) != nil {
		t = tenure{}
	}
	return t, e.Revision(), true, nil
}

// A claim is a host's request for the lease of a table.
type claim struct {
	table, host string
	secret      string
	sealed      []byte
	fence       uint64 // the highest number known to have been given, in case no lease is proven
	known       bool   // somebody has held it, so if it is missing the table has ended
	patient     bool   // wait as long as another host holds it
	stale       string // the renewal that has been the last for long enough already; "": none is
}

// take takes the lease of a table, with the next fencing number, once nobody renews it: at once if
// nobody holds it or its holder is moving. The error wraps ErrHeld if somebody holds it and the
// claim is not patient, ErrEnded if the table has ended, and errUnproven if the number to follow
// cannot be trusted.
func (h *Hall) take(ctx context.Context, c claim) (*lease, error) {
	kv, err := h.kv(ctx, leaseBucket)
	if err != nil {
		return nil, err
	}
	seen, told := "", false
	since := time.Now()
	for {
		was, revision, found, err := h.holder(ctx, c.table)
		switch {
		case err != nil:
			return nil, err
		case !found && c.known:
			return nil, ErrEnded
		case c.known && (!was.isProven(c.secret, c.table) || was.Fence < c.fence):
			if !c.patient {
				return nil, errUnproven
			}
			if !told { // its host writes it again, if there is one
				told = true
				h.log.Error("a standby waits", "table", c.table, "error", errUnproven)
			}
			seen, since, was = "", time.Now(), tenure{}
		case found && was.renewal() != seen && !was.Moving:
			if seen != "" && !c.patient {
				return nil, fmt.Errorf("%w: %s", ErrHeld, was.Host)
			}
			seen, since = was.renewal(), time.Now()
		}
		if !found || was.Moving || was.renewal() == c.stale || time.Since(since) > leaseTime {
			l, err := h.writeLease(ctx, kv, &c, &was, revision, found)
			if l != nil || err != nil {
				return l, err
			}
			continue
		}
		select {
		case <-ctx.Done():
			return nil, errors.Join(fmt.Errorf("%w: %s", ErrHeld, was.Host), ctx.Err())
		case <-time.After(50 * time.Millisecond):
		}
	}
}

// writeLease writes the lease that follows one that nobody renews. It returns neither a lease nor an error if
// another host was faster, or if an older lease was put back: then the lease has to be read again.
func (h *Hall) writeLease(ctx context.Context, kv jetstream.KeyValue, c *claim, was *tenure, revision uint64, found bool) (*lease, error) {
	copy, err := h.copyOf(ctx, c.secret, c.table)
	if err != nil {
		return nil, h.doubt(err)
	}
	if c.fence = max(c.fence, copy.fence); c.known && was.Fence < copy.fence {
		return nil, nil
	}
	l, err := c.next(h, was)
	if err != nil {
		return nil, err
	}
	b, err := json.Marshal(&l.now)
	if err != nil {
		return nil, err
	}
	if found {
		l.revision, err = kv.Update(ctx, c.table, b, revision)
	} else {
		l.revision, err = kv.Create(ctx, c.table, b)
	}
	switch {
	case err == nil:
		return l, nil
	case outdated(err), errors.Is(err, jetstream.ErrKeyExists):
		return nil, nil
	}
	return nil, h.doubt(err)
}

// next returns the lease that follows another, if its number can be trusted.
func (c *claim) next(h *Hall, was *tenure) (*lease, error) {
	last := c.fence
	if was.isProven(c.secret, c.table) {
		last = max(last, was.Fence) // an old one may have been put back
	}
	l := &lease{hall: h, table: c.table, secret: c.secret, now: tenure{Fence: last + 1, Host: c.host, Sealed: c.sealed, Protocol: netcode.Protocol, Build: netcode.Build()}}
	var err error
	l.now.Proof, err = prove(c.secret, c.table, &l.now)
	return l, err
}

// bid marks a lease that nobody renews with the host about to take it, so that others do not
// start the table too. It grants no right and does not renew the lease: a holder who renews
// it keeps it. The error is outdated if the lease has changed meanwhile.
func (h *Hall) bid(ctx context.Context, table string, t tenure, revision uint64) (uint64, error) {
	b, err := json.Marshal(&t)
	if err != nil {
		return 0, err
	}
	kv, err := h.kv(ctx, leaseBucket)
	if err != nil {
		return 0, err
	}
	revision, err = kv.Update(ctx, table, b, revision)
	return revision, h.doubt(err)
}

// keep renews the lease until it is released; it calls lost when another host has taken it.
func (l *lease) keep(lost func()) {
	ctx, quit := context.WithCancel(context.Background())
	l.quit, l.lost = quit, lost
	l.beside.Go(func() {
		t := time.NewTicker(renewEvery)
		defer t.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-t.C:
			}
			if err := l.renew(ctx, false); errors.Is(err, ErrHeld) {
				go l.lost()
				return
			}
		}
	})
}

// renew tells the hall that the table is still played here, or that it is moving. While the
// hall is away nobody else can take it either.
func (l *lease) renew(ctx context.Context, moving bool) error {
	ctx, stop := context.WithTimeout(ctx, answerTime)
	defer stop()
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.gone {
		return ErrHeld
	}
	kv, err := l.hall.kv(ctx, leaseBucket)
	if errors.Is(err, jetstream.ErrBucketNotFound) {
		if err = l.hall.build(ctx); err == nil {
			kv, err = l.hall.kv(ctx, leaseBucket)
		}
	}
	if err != nil {
		return err
	}
	next := l.now
	next.Beat++
	if next.Moving != moving {
		next.Moving = moving
		if next.Proof, err = prove(l.secret, l.table, &next); err != nil {
			return err
		}
	}
	b, err := json.Marshal(&next)
	if err != nil {
		return err
	}
	revision, err := kv.Update(ctx, l.table, b, l.revision)
	if outdated(err) {
		// Either our own renewal, whose answer was lost, or another host's, or the bucket is
		// new.
		was, at, found, lookErr := l.hall.holder(ctx, l.table)
		switch {
		case lookErr != nil:
			return lookErr
		case found && !was.isProven(l.secret, l.table):
			l.warnForged(&was)
			revision, err = kv.Update(ctx, l.table, b, at)
		case found && (was.Fence > l.now.Fence || was.Fence == l.now.Fence && was.Host != l.now.Host):
			l.gone = true
			l.hall.log.Warn("another host has taken this table over; this one stops", "table", l.table, "fence", l.now.Fence, "other", netcode.CleanName(was.Host), "with", was.Fence)
			return fmt.Errorf("%w: %s", ErrHeld, was.Host)
		case found:
			revision, err = kv.Update(ctx, l.table, b, at)
		default:
			revision, err = kv.Create(ctx, l.table, b)
		}
	}
	if err != nil {
		return l.hall.doubt(err)
	}
	l.now, l.revision = next, revision
	return nil
}

// warnForged reports that somebody who does not know the hall's secret has written the lease.
// The caller holds mu.
func (l *lease) warnForged(was *tenure) {
	if l.forged++; l.forged == 1 || l.forged%1000 == 0 {
		l.hall.log.Error("somebody else has written the lease of this table, which stays with this host; see who may write to the hall's NATS server",
			"table", l.table, "fence", l.now.Fence, "other", netcode.CleanName(was.Host), "with", was.Fence, "so far", l.forged)
	}
}

// release releases the lease: for another host to take, or for good.
func (l *lease) release(moving bool) error {
	l.quit()
	l.beside.Wait()
	return l.renew(context.Background(), moving)
}

// end deletes the lease, so that nobody takes the table.
func (l *lease) end() error {
	l.quit()
	l.beside.Wait()
	ctx, stop := context.WithTimeout(context.Background(), answerTime)
	defer stop()
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.gone {
		return nil
	}
	kv, err := l.hall.kv(ctx, leaseBucket)
	if err != nil {
		return err
	}
	err = kv.Delete(ctx, l.table, jetstream.LastRevision(l.revision))
	if outdated(err) { // our own renewal, whose answer was lost, or another host's
		was, revision, found, lookErr := l.hall.holder(ctx, l.table)
		if ours := was.Fence == l.now.Fence && was.Host == l.now.Host; lookErr != nil || !found || !ours && was.isProven(l.secret, l.table) {
			return lookErr
		}
		err = kv.Delete(ctx, l.table, jetstream.LastRevision(revision))
	}
	return l.hall.doubt(err)
}
