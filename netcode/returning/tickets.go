//go:build !js

package returning

import (
	"crypto/rand"
	"crypto/tls"
	"sync"
	"time"
)

// maxTickets is how many sessions a table keeps for returning guests: a few for each.
const maxTickets = 128

// ticketSize is the length of a session's name, in bytes.
const ticketSize = 16

// Tickets are the sessions by which guests return to a table. A session can be used once, so that a
// replayed first packet, and the hello in it, is ignored.
type Tickets struct {
	mu   sync.Mutex
	of   map[[ticketSize]byte]ticket
	all  [maxTickets][ticketSize]byte // the names, in a ring
	next int
}

type ticket struct {
	session *tls.SessionState
	made    time.Time
}

// ticketAge is how long a session is valid: a first packet that somebody has held back longer is
// ignored.
const ticketAge = 10 * time.Minute

// Wrap stores a session, and returns its name.
func (t *Tickets) Wrap(_ tls.ConnectionState, s *tls.SessionState) ([]byte, error) {
	var name [ticketSize]byte
	_, _ = rand.Read(name[:]) // never fails
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.of == nil {
		t.of = make(map[[ticketSize]byte]ticket)
	}
	delete(t.of, t.all[t.next])
	t.of[name], t.all[t.next] = ticket{s, time.Now()}, name
	t.next = (t.next + 1) % maxTickets
	return name[:], nil
}

// Unwrap returns a session and forgets it; nil if there is none of that name.
func (t *Tickets) Unwrap(name []byte, _ tls.ConnectionState) (*tls.SessionState, error) {
	if len(name) != ticketSize {
		return nil, nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	found := t.of[[ticketSize]byte(name)]
	delete(t.of, [ticketSize]byte(name))
	if time.Since(found.made) > ticketAge {
		return nil, nil
	}
	return found.session, nil
}
