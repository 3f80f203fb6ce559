//go:build !js

package netcode

import (
	"context"
	"sync"

	"github.com/quic-go/quic-go"
)

// traffic counts the bytes of a door's connections, closed ones included.
type traffic struct {
	mu             sync.Mutex
	conns          map[*quic.Conn]struct{}
	sent, received uint64 // of closed connections
	web            tally
}

// count counts a connection until it closes, and keeps its totals.
func (t *traffic) count(conn *quic.Conn) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.conns == nil {
		t.conns = map[*quic.Conn]struct{}{}
	}
	t.conns[conn] = struct{}{}
	context.AfterFunc(conn.Context(), func() {
		t.mu.Lock()
		defer t.mu.Unlock()
		s := conn.ConnectionStats()
		t.sent, t.received = t.sent+s.BytesSent, t.received+s.BytesReceived
		delete(t.conns, conn)
	})
}

// Traffic returns the bytes sent and received since the door was opened, QUIC's own included.
func (l *QUICListener) Traffic() (sent, received uint64) {
	t := &l.traffic
	t.mu.Lock()
	defer t.mu.Unlock()
	sent, received = t.sent+t.web.sent.Load(), t.received+t.web.received.Load()
	for conn := range t.conns {
		s := conn.ConnectionStats()
		sent, received = sent+s.BytesSent, received+s.BytesReceived
	}
	return sent, received
}
