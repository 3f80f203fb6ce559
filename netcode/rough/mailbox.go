package rough

import (
	"net"
	"os"
	"sync"
	"time"
)

// waiting is how many packets wait to be read; more are lost, as in a socket.
const waiting = 1024

// mailbox holds packets that have arrived.
type mailbox struct {
	arrived chan packet
	patient *patience
	closed  chan struct{}
}

func newMailbox() mailbox {
	m := mailbox{arrived: make(chan packet, waiting), patient: &patience{}, closed: make(chan struct{})}
	m.patient.reset(time.Time{})
	return m
}

// put adds a packet, or drops it if the mailbox is full.
func (m *mailbox) put(p packet) {
	select {
	case m.arrived <- p:
	default:
	}
}

// ReadFrom implements net.PacketConn.
func (m *mailbox) ReadFrom(b []byte) (int, net.Addr, error) {
	for {
		over, changed := m.patient.now()
		select {
		case p := <-m.arrived:
			return copy(b, p.data), p.at, nil
		case <-over:
			return 0, nil, os.ErrDeadlineExceeded
		case <-m.closed:
			return 0, nil, net.ErrClosed
		case <-changed:
		}
	}
}

// SetReadDeadline implements net.PacketConn.
func (m *mailbox) SetReadDeadline(t time.Time) error {
	m.patient.reset(t)
	return nil
}

// SetWriteDeadline implements net.PacketConn; writing never waits.
func (m *mailbox) SetWriteDeadline(time.Time) error { return nil }

// SetDeadline implements net.PacketConn.
func (m *mailbox) SetDeadline(t time.Time) error { return m.SetReadDeadline(t) }

// patience is a deadline that may be changed while somebody waits for it.
type patience struct {
	mu            sync.Mutex
	timer         *time.Timer
	over, changed chan struct{}
}

func (p *patience) reset(at time.Time) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.timer != nil {
		p.timer.Stop()
		p.timer = nil
	}
	if p.changed != nil {
		close(p.changed)
	}
	over := make(chan struct{})
	p.over, p.changed = over, make(chan struct{})
	if !at.IsZero() {
		p.timer = time.AfterFunc(time.Until(at), func() { close(over) })
	}
}

// now returns channels that are closed when the deadline passes, and when it is changed.
func (p *patience) now() (over, changed <-chan struct{}) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.over, p.changed
}
