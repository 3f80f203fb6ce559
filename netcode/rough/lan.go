package rough

import (
	"fmt"
	"net"
	"net/netip"
	"sync"
	"syscall"
	"time"
)

// LAN is a network in memory, on which QUIC runs in a bubble of testing/synctest, where time passes
// only when everybody waits, however slow the machine. The zero value is ready to use.
type LAN struct {
	mu      sync.Mutex
	sockets map[netip.AddrPort]*Socket
	last    uint16 // the last port given out
}

// Socket is a UDP socket on a LAN. It implements net.PacketConn.
type Socket struct {
	mailbox
	lan  *LAN
	at   netip.AddrPort
	once sync.Once
}

// Open opens a socket at an address such as "192.0.2.7:7620"; port 0 chooses a free one.
func (l *LAN) Open(at string) (*Socket, error) {
	a, err := netip.ParseAddrPort(at)
	if err != nil {
		return nil, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	for a.Port() == 0 {
		l.last++
		if free := netip.AddrPortFrom(a.Addr(), l.last); l.sockets[free] == nil {
			a = free
		}
	}
	if l.sockets[a] != nil {
		return nil, fmt.Errorf("the port of %v: %w", a, syscall.EADDRINUSE)
	}
	s := &Socket{mailbox: newMailbox(), lan: l, at: a}
	if l.sockets == nil {
		l.sockets = make(map[netip.AddrPort]*Socket)
	}
	l.sockets[a] = s
	return s, nil
}

// WriteToUDPAddrPort is like net.UDPConn's. A packet to an address where nobody listens is lost.
func (s *Socket) WriteToUDPAddrPort(b []byte, to netip.AddrPort) (int, error) {
	s.lan.mu.Lock()
	defer s.lan.mu.Unlock()
	select {
	case <-s.closed:
		return 0, net.ErrClosed
	default:
	}
	if there := s.lan.sockets[netip.AddrPortFrom(to.Addr().Unmap(), to.Port())]; there != nil {
		there.put(packet{data: append([]byte(nil), b...), at: s.LocalAddr()})
	}
	return len(b), nil
}

// WriteTo implements net.PacketConn.
func (s *Socket) WriteTo(b []byte, to net.Addr) (int, error) {
	return s.WriteToUDPAddrPort(b, to.(*net.UDPAddr).AddrPort())
}

// ReadFromUDPAddrPort is like net.UDPConn's.
func (s *Socket) ReadFromUDPAddrPort(b []byte) (int, netip.AddrPort, error) {
	n, at, err := s.ReadFrom(b)
	if err != nil {
		return 0, netip.AddrPort{}, err
	}
	return n, at.(*net.UDPAddr).AddrPort(), nil
}

// LocalAddr implements net.PacketConn.
func (s *Socket) LocalAddr() net.Addr { return net.UDPAddrFromAddrPort(s.at) }

// Close implements net.PacketConn, and frees the port.
func (s *Socket) Close() error {
	s.once.Do(func() {
		s.lan.mu.Lock()
		defer s.lan.mu.Unlock()
		delete(s.lan.sockets, s.at)
		close(s.closed)
		s.patient.reset(time.Time{})
	})
	return nil
}
