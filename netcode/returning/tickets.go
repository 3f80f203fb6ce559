//go:build !js

package returning

import (
	"crypto/rand"
	"crypto/tls"
	"sync"
	"time"
)

// maxTickets is how many sessions a table keeps for guests to come back by: a few of each.
const maxTickets = 128

// ticketSize is how long the name of a session is.
const ticketSize = 16

// Tickets are the sessions by which guests come back to a table. A session is good once, so that
// a hello that somebody else sends again, with the first packet that it came in, is not heard.
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

// ticketAge is how long a session is good: a first packet that somebody has held back is not heard
// later.
const ticketAge = 10 * time.Minute

// Wrap keeps a session, and returns the name by which it is told.
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

// Unwrap gives a session away; nil where there is none of that name any more.
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
