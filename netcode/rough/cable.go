package rough

import (
	"net"
	"sync/atomic"
)

// Cable connects a guest to the table, and can be unplugged, or cut in one direction only.
type Cable struct{ out, in atomic.Bool }

// Pull unplugs it.
func (c *Cable) Pull() { c.Cut(true, true) }

// PlugIn plugs it in again.
func (c *Cable) PlugIn() { c.Cut(false, false) }

// Cut cuts or restores each direction: out from the socket, in towards it.
func (c *Cable) Cut(out, in bool) {
	c.out.Store(out)
	c.in.Store(in)
}

// Open opens a socket on the cable.
func (c *Cable) Open() (net.PacketConn, error) {
	socket, err := net.ListenPacket("udp4", "127.0.0.1:0")
	return c.Before(socket), err
}

// Before puts the cable between a socket and its user.
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
