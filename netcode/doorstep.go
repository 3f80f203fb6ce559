package netcode

import (
	"net"
	"net/netip"
	"slices"
)

// doorstep holds guests from the packet that proves their address until the table accepts
// them. Crowding never closes it: when it is full, the machine with the most callers there
// loses the one who has waited longest.
type doorstep struct {
	callers []*caller // the oldest first
}

// caller is a guest on the doorstep.
type caller struct {
	host string

	// turn sends the caller away. It is nil before there is a connection to close, and after
	// the hello, when the table is about to accept them.
	turn func()

	session chan carrier // receives the session once there is one
	second  func()       // cuts off who makes a second request over HTTP/3
}

// enter lets a caller onto the doorstep and returns the caller who must make room, if any. It
// returns no caller when MaxKnocking are there already.
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

// leave takes a caller off the doorstep and reports whether they were there.
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

// longest returns the caller to send away: of the host with the most callers, the one who has
// waited longest. It returns nil if nobody can be sent away.
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

// hostOf names the machine of an address. On this machine each port counts as a machine, so
// that a faulty program does not affect other local guests. So does each link-local address,
// as those of a network share its prefix.
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

// NetworkOf returns the network from which the machine at host can choose its addresses: in
// IPv4 the address itself, in IPv6 its /64.
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
