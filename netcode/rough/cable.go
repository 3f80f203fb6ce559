package rough

import (
	"net"
	"sync/atomic"
)

// Cable is what lies between a guest and the table, and can be pulled out, or cut in
// one direction alone.
type Cable struct{ out, in atomic.Bool }

// Pull pulls it out, or puts it in again.
func (c *Cable) Pull(out bool) { c.Cut(out, out) }

// Cut cuts what goes out of the socket, what comes in, or mends them.
func (c *Cable) Cut(out, in bool) {
	c.out.Store(out)
	c.in.Store(in)
}

// Open opens a socket at the cable.
func (c *Cable) Open() (net.PacketConn, error) {
	socket, err := net.ListenPacket("udp4", "127.0.0.1:0")
	return c.Before(socket), err
}

// Before lays the cable before a socket.
func (c *Cable) Before(socket net.PacketConn) net.PacketConn { return plug{socket, c} }

type plug struct {
	net.PacketConn
	*Cable
}

func (p plug) ReadFrom(b []byte) (int, net.Addr, error) {
	for {
		n, at, err := p.PacketConn.ReadFrom(b)
		if err != nil || !p.in.Load() {
			return n, at, err
		}
	}
}

func (p plug) WriteTo(b []byte, to net.Addr) (int, error) {
	if p.out.Load() {
		return len(b), nil
	}
	return p.PacketConn.WriteTo(b, to)
}
