package table

import (
	"net"
	"net/netip"

	"golang.org/x/time/rate"

	"broadside/netcode"
	"broadside/sim/event"
)

// machine is what a table remembers of an address.
type machine struct {
	joins  *rate.Limiter // of new guests
	notes  *rate.Limiter
	unsaid int         // notes that were left out
	sides  event.Sides // whose battle was seen from there
}

// hostOf is the machine of an address with a port, as the wire can tell it.
func hostOf(remote string) string {
	host, _, err := net.SplitHostPort(remote)
	if err != nil {
		host = remote
	}
	return host[:min(len(host), netcode.MaxHost)]
}

// networkOf is what one machine can choose its addresses from: of IPv6, half of
// them all.
func networkOf(host string) string {
	ip, err := netip.ParseAddr(host)
	if err != nil || ip.Unmap().Is4() {
		return host
	}
	net, err := ip.WithZone("").Prefix(64)
	if err != nil {
		return host
	}
	return net.String()
}

// local says whether a machine is the table's own.
func local(host string) bool { return net.ParseIP(host).IsLoopback() }

// Guests, guesses and notes are bounded for each machine: one that means ill
// fills neither the table nor the terminal, does not find the password, and
// keeps nobody else from any of it.
const (
	maxGuestsEach = 8
	joinsAtOnce   = 16
	notesAtOnce   = 20
	maxMachines   = 1024 // that are counted apart; the others are counted together
)
