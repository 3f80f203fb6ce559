// Package hall joins tables on many machines into one club. Tables announce themselves in a
// directory, copy their battles off their machine, and hold a lease with a fencing number, so
// that another host can continue a table whose host has died, and only one host plays it.
//
// All of it is kept in NATS JetStream: two key-value buckets, for the directory and the
// leases, and one stream, with a subject for each table. No tick waits for it. A table plays
// on while it is unreachable.
package hall

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"broadside/netcode"
)

// The names of the hall's stores in JetStream.
const (
	directoryBucket = "broadside-tables"
	leaseBucket     = "broadside-leases"
	battleStream    = "BROADSIDE-BATTLES"
	battleSubject   = "broadside.battle." // followed by the table's key
)

// announceTTL is how long an announcement lasts unless repeated.
const announceTTL = 10 * time.Second

// battleAge is how long the copy of a battle is kept after its last order.
const battleAge = 30 * 24 * time.Hour

// answerTime is the timeout of one answer of NATS.
const answerTime = 2 * time.Second

// enterTime is that timeout for a table that enters, and for requests that create a store. It
// allows for a cluster that has lost hundreds of tables at once: a table that gives up has to
// be started again.
const enterTime = 5 * time.Second

// ErrAway means that the hall's NATS server does not answer.
var ErrAway = errors.New("the hall's NATS server does not answer")

// Hall is a connection to the hall. Its methods may be called from any goroutine.
type Hall struct {
	url      string
	nc       *nats.Conn
	js       jetstream.JetStream
	replicas int
	log      *slog.Logger

	mu      sync.Mutex
	buckets map[string]jetstream.KeyValue // already looked up
}

// Connect connects to a hall, retrying until it is reachable. Replicas is the number of
// servers of a cluster that keep each new store.
func Connect(url string, replicas int, log *slog.Logger) (*Hall, error) {
	h := &Hall{url: url, replicas: max(1, replicas), log: log, buckets: map[string]jetstream.KeyValue{}}
	var err error
	h.nc, err = nats.Connect(url, nats.Name("broadside"), nats.RetryOnFailedConnect(true), nats.MaxReconnects(-1),
		nats.ReconnectWait(250*time.Millisecond), nats.ReconnectJitter(100*time.Millisecond, 100*time.Millisecond), nats.ReconnectBufSize(-1), nats.Timeout(answerTime),
		nats.PingInterval(2*time.Second), nats.MaxPingsOutstanding(2),
		nats.DisconnectErrHandler(func(_ *nats.Conn, err error) {
			if err != nil {
				log.Warn("the hall cannot be reached; the game goes on", "hall", url, "error", err)
			}
		}),
		nats.ReconnectHandler(func(*nats.Conn) { log.Warn("the hall can be reached again", "hall", url) }))
	if err != nil {
		return nil, fmt.Errorf("the hall %s: %w; write it as nats://host:4222", url, err)
	}
	if h.js, err = jetstream.New(h.nc, jetstream.WithDefaultTimeout(enterTime)); err != nil {
		h.nc.Close()
		return nil, err
	}
	return h, nil
}

// Close ends the connection.
func (h *Hall) Close() { h.nc.Close() }

// Reached reports whether the hall is reachable now.
func (h *Hall) Reached() bool { return h.nc.IsConnected() }

// explain rewords an error of NATS for people.
func (h *Hall) explain(err error) error {
	var refused *jetstream.APIError
	switch {
	case err == nil:
		return nil
	case !h.Reached(), errors.Is(err, context.DeadlineExceeded):
		return ErrAway
	case errors.As(err, &refused) && (refused.ErrorCode == jsInsufficientResources || refused.ErrorCode == jsStoreFailed):
		return errFull
	}
	return err
}

// Error codes of JetStream, from its documentation.
const (
	jsInsufficientResources jetstream.ErrorCode = 10023
	jsStoreFailed           jetstream.ErrorCode = 10077
)

// Await waits until the hall is reachable and its stores exist. The error wraps ErrAway if
// the context ends first.
func (h *Hall) Await(ctx context.Context) error {
	var err error
	for {
		if h.Reached() {
			if err = h.build(ctx); err == nil {
				return nil
			}
		}
		select {
		case <-ctx.Done():
			return errors.Join(fmt.Errorf("%w at %s", ErrAway, h.url), err)
		case <-time.After(50 * time.Millisecond):
		}
	}
}

// watch waits until the hall is reachable, and watches a bucket. Stopping the watch fails
// only if the connection, and the watch with it, has ended.
func (h *Hall) watch(ctx context.Context, bucket string) (jetstream.KeyWatcher, error) {
	if err := h.Await(ctx); err != nil {
		return nil, err
	}
	kv, err := h.js.KeyValue(ctx, bucket)
	if err != nil {
		return nil, err
	}
	return kv.WatchAll(ctx)
}

// pulse writes a pulse into the leases' bucket, without waiting for an answer. It names a
// host with a free slot, or "".
func (h *Hall) pulse(host string) {
	_ = h.nc.Publish("$KV."+leaseBucket+"."+pulseKey, []byte(host))
}

// kv returns a bucket. It caches buckets, as looking one up costs NATS as much as a write.
func (h *Hall) kv(ctx context.Context, bucket string) (jetstream.KeyValue, error) {
	h.mu.Lock()
	kv := h.buckets[bucket]
	h.mu.Unlock()
	if kv != nil {
		return kv, nil
	}
	kv, err := h.js.KeyValue(ctx, bucket)
	if err == nil {
		h.mu.Lock()
		h.buckets[bucket] = kv
		h.mu.Unlock()
	}
	return kv, err
}

// doubt clears the cache of buckets after an error that may mean that one was deleted. It
// returns the error.
func (h *Hall) doubt(err error) error {
	if err == nil || outdated(err) || errors.Is(err, jetstream.ErrKeyNotFound) || errors.Is(err, jetstream.ErrKeyExists) {
		return err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	clear(h.buckets)
	return err
}

// build creates missing stores.
func (h *Hall) build(ctx context.Context) error {
	_, err := h.bucket(ctx, jetstream.KeyValueConfig{Bucket: directoryBucket, TTL: announceTTL, Storage: jetstream.MemoryStorage, Replicas: h.replicas})
	if err == nil {
		_, err = h.bucket(ctx, jetstream.KeyValueConfig{Bucket: leaseBucket, Replicas: h.replicas})
	}
	if err == nil {
		err = h.buildStream(ctx)
	}
	return err
}

func (h *Hall) bucket(ctx context.Context, c jetstream.KeyValueConfig) (jetstream.KeyValue, error) {
	kv, err := h.js.KeyValue(ctx, c.Bucket)
	if errors.Is(err, jetstream.ErrBucketNotFound) {
		if kv, err = h.js.CreateKeyValue(ctx, c); errors.Is(err, jetstream.ErrBucketExists) {
			return h.js.KeyValue(ctx, c.Bucket) // another host was faster
		}
	}
	return kv, err
}

// buildStream creates the stream of battles if it is missing.
func (h *Hall) buildStream(ctx context.Context) error {
	_, err := h.js.Stream(ctx, battleStream)
	if errors.Is(err, jetstream.ErrStreamNotFound) {
		_, err = h.js.CreateStream(ctx, jetstream.StreamConfig{
			Name: battleStream, Subjects: []string{battleSubject + "*"}, MaxAge: battleAge, Replicas: h.replicas, Discard: jetstream.DiscardNew,
		})
		if errors.Is(err, jetstream.ErrStreamNameAlreadyInUse) {
			err = nil // another host was faster
		}
	}
	return err
}

// keyOf returns the hall's key of a table: its fingerprint without dashes.
func keyOf(f netcode.Fingerprint) string { return f.Plain() }
