package netcode

import (
	"net"
	"net/netip"
	"slices"
	"sync/atomic"
)

// doorstep is where guests stand from the packet that proves their address
// until the table takes them in. It is never closed by those who stand there:
// when it is full, the one who has stood longest, of the machine that has most there,
// makes room for the newcomer.
type doorstep struct {
	callers []*caller // the oldest first
}

// caller is one of them.
type caller struct {
	host string

	// turn sends them away. It is nil before there is a connection that could
	// be closed, and again once they have said hello, as the table is about to
	// hear them.
	turn func()

	asked   atomic.Bool  // for a session of WebTransport
	session chan carrier // has it once it is there
}

// enter lets somebody onto the doorstep, and says who has to make room. There
// is no room, and no caller, when MaxKnocking stand there.
func (d *doorstep) enter(host string) (c, displaced *caller) {
	if len(d.callers) >= MaxWaiting {
		if displaced = d.longest(); displaced != nil {
			d.leave(displaced)
		}
	}
	if len(d.callers) >= MaxKnocking {
		return nil, displaced
	}
	c = &caller{host: host}
	d.callers = append(d.callers, c)
	return c, displaced
}

// leave takes somebody off the doorstep, and reports whether they stood there.
func (d *doorstep) leave(c *caller) bool {
	i := slices.Index(d.callers, c)
	if i < 0 {
		return false
	}
	d.callers = slices.Delete(d.callers, i, i+1)
	return true
}

// crowded reports whether callers have to hurry.
func (d *doorstep) crowded() bool { return len(d.callers) >= MaxWaiting/2 }

// longest is who can be sent away and has stood there longest, of the host that
// has most there; nil when nobody can be.
func (d *doorstep) longest() *caller {
	count := make(map[string]int, len(d.callers))
	for _, c := range d.callers {
		if c.turn != nil {
			count[c.host]++
		}
	}
	var found *caller
	for _, c := range d.callers {
		if c.turn != nil && (found == nil || count[c.host] > count[found.host]) {
			found = c
		}
	}
	return found
}

// hostOf names the machine of an address. On this machine each port is counted as one, so
// that guests here do not pay for a program that went wrong beside them, and on a line
// each link-local address, as all its machines share their network.
func hostOf(a net.Addr) string {
	at, err := netip.ParseAddrPort(a.String())
	if err != nil {
		return a.String()
	}
	ip := at.Addr().Unmap().WithZone("")
	switch {
	case ip.IsLoopback():
		return at.String()
	case ip.IsLinkLocalUnicast():
		return ip.String()
	}
	return NetworkOf(ip.String())
}

// NetworkOf names what one machine can choose its addresses from, by an address of it: in
// IPv4 the address, and in IPv6 the network of 64 bits.
func NetworkOf(host string) string {
	ip, err := netip.ParseAddr(host)
	if err != nil {
		return host
	}
	if ip = ip.Unmap().WithZone(""); ip.Is4() {
		return ip.String()
	}
	network, err := ip.Prefix(64)
	if err != nil {
		return ip.String()
	}
	return network.String()
}
