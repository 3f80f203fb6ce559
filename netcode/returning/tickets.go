//go:build !js

package returning

import (
	"crypto/rand"
	"crypto/tls"
	"sync"
)

// maxTickets is how many sessions a table keeps for guests to come back by: a few of each.
const maxTickets = 128

// ticketSize is how long the name of a session is.
const ticketSize = 16

// Tickets are the sessions by which guests come back to a table. A session is good once, so that
// a hello that somebody else sends again, with the first packet that it came in, is not heard.
type Tickets struct {
	mu   sync.Mutex
	of   map[[ticketSize]byte]*tls.SessionState
	all  [maxTickets][ticketSize]byte // the names, in a ring
	next int
}

// Wrap keeps a session, and returns the name by which it is told.
func (t *Tickets) Wrap(_ tls.ConnectionState, s *tls.SessionState) ([]byte, error) {
	var name [ticketSize]byte
	_, _ = rand.Read(name[:]) // never fails
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.of == nil {
		t.of = make(map[[ticketSize]byte]*tls.SessionState)
	}
	delete(t.of, t.all[t.next])
	t.of[name], t.all[t.next] = s, name
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
	s := t.of[[ticketSize]byte(name)]
	delete(t.of, [ticketSize]byte(name))
	return s, nil
}
