package hall

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

const (
	// renewEvery is how often a host renews its lease.
	renewEvery = time.Second
	// leaseTime is how long a lease stands that is not renewed. Whoever waits for it
	// measures that by their own clock, from the last renewal that they saw, so that no
	// clock that is set changes it.
	leaseTime = 4 * time.Second
)

// ErrHeld means that another host plays the table.
var ErrHeld = errors.New("another host plays this table")

// tenure is what the hall knows of a lease.
type tenure struct {
	Fence  uint64 `json:"fence"`
	Host   string `json:"host"`
	Beat   uint64 `json:"beat"`             // counts renewals
	Moving bool   `json:"moving,omitempty"` // given up for another host to take
	Sealed []byte `json:"sealed,omitempty"` // a parcel
}

// lease is the right of this process to play a table.
type lease struct {
	hall  *Hall
	table string
	lost  func() // called once when another host has it

	quit   context.CancelFunc
	beside sync.WaitGroup

	mu       sync.Mutex
	now      tenure
	revision uint64
	gone     bool
}

// holder tells who has the lease of a table; found is false where nobody ever had.
func (h *Hall) holder(ctx context.Context, table string) (t tenure, revision uint64, found bool, err error) {
	kv, err := h.js.KeyValue(ctx, leaseBucket)
	if err != nil {
		return t, 0, false, err
	}
	e, err := kv.Get(ctx, table)
	if errors.Is(err, jetstream.ErrKeyNotFound) {
		return t, 0, false, nil
	}
	if err != nil {
		return t, 0, false, err
	}
	err = json.Unmarshal(e.Value(), &t)
	return t, e.Revision(), true, err
}

// take takes the lease of a table, with the next fencing number, as soon as nobody
// renews it: at once, if nobody has it or its holder moves. Where somebody does, it
// waits if patient, and else returns an error that wraps ErrHeld. A lease that stands
// at a stale revision has been watched for long enough already.
func (h *Hall) take(ctx context.Context, table, host string, sealed []byte, patient bool, stale uint64) (*lease, error) {
	kv, err := h.js.KeyValue(ctx, leaseBucket)
	if err != nil {
		return nil, err
	}
	var seen uint64
	since := time.Now()
	for {
		was, revision, found, err := h.holder(ctx, table)
		switch {
		case err != nil:
			return nil, err
		case revision != seen && found && !was.Moving:
			if seen != 0 && !patient {
				return nil, fmt.Errorf("%w: %s", ErrHeld, was.Host)
			}
			seen, since = revision, time.Now()
		}
		if !found || was.Moving || revision == stale || time.Since(since) > leaseTime {
			l := &lease{hall: h, table: table, now: tenure{Fence: was.Fence + 1, Host: host, Sealed: sealed}}
			b, err := json.Marshal(&l.now)
			if err != nil {
				return nil, err
			}
			if found {
				l.revision, err = kv.Update(ctx, table, b, revision)
			} else {
				l.revision, err = kv.Create(ctx, table, b)
			}
			if err == nil {
				return l, nil
			}
			if !outdated(err) && !errors.Is(err, jetstream.ErrKeyExists) {
				return nil, err
			}
			continue // somebody else was faster
		}
		select {
		case <-ctx.Done():
			return nil, errors.Join(fmt.Errorf("%w: %s", ErrHeld, was.Host), ctx.Err())
		case <-time.After(50 * time.Millisecond):
		}
	}
}

// keep renews the lease until it is released; lost is called when another host has
// taken it.
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

// renew tells the hall that the table is still played here, or that it moves. While
// the hall is away nobody else can take it either.
func (l *lease) renew(ctx context.Context, moving bool) error {
	ctx, stop := context.WithTimeout(ctx, answerTime)
	defer stop()
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.gone {
		return ErrHeld
	}
	kv, err := l.hall.js.KeyValue(ctx, leaseBucket)
	if errors.Is(err, jetstream.ErrBucketNotFound) {
		if err = l.hall.build(ctx); err == nil {
			kv, err = l.hall.js.KeyValue(ctx, leaseBucket)
		}
	}
	if err != nil {
		return err
	}
	next := l.now
	next.Beat, next.Moving = next.Beat+1, moving
	b, err := json.Marshal(&next)
	if err != nil {
		return err
	}
	revision, err := kv.Update(ctx, l.table, b, l.revision)
	if outdated(err) {
		// Our own renewal, whose answer was lost, or another's, or the bucket is new.
		was, at, found, lookErr := l.hall.holder(ctx, l.table)
		switch {
		case lookErr != nil:
			return lookErr
		case found && was.Fence > l.now.Fence, found && was.Fence == l.now.Fence && was.Host != l.now.Host:
			l.gone = true
			return fmt.Errorf("%w: %s", ErrHeld, was.Host)
		case found:
			revision, err = kv.Update(ctx, l.table, b, at)
		default:
			revision, err = kv.Create(ctx, l.table, b)
		}
	}
	if err != nil {
		return err
	}
	l.now, l.revision = next, revision
	return nil
}

// release gives the lease up: for another host to take, or for good.
func (l *lease) release(moving bool) error {
	l.quit()
	l.beside.Wait()
	return l.renew(context.Background(), moving)
}

// end forgets the lease: nobody is to take the table.
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
	kv, err := l.hall.js.KeyValue(ctx, leaseBucket)
	if err != nil {
		return err
	}
	return kv.Delete(ctx, l.table, jetstream.LastRevision(l.revision))
}
