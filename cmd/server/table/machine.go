package table

import (
	"net"
	"net/netip"
	"time"

	"golang.org/x/time/rate"

	"broadside/netcode"
	"broadside/sim/event"
)

// Guests, guesses and notes are bounded for each machine: one that means ill
// fills neither the table nor the terminal, does not find the password, and
// keeps nobody else from any of it.
const (
	maxGuestsEach = 8
	joinsAtOnce   = 16
	notesAtOnce   = 20
	maxMachines   = 1024 // that are counted apart; the others are counted together
)

// machine is what a table remembers of an address.
type machine struct {
	joins  *rate.Limiter // of new guests
	notes  *rate.Limiter
	unsaid int         // notes that were left out
	sides  event.Sides // whose battle was seen from there
}

// machineOf is what is remembered of a machine.
func (t *Table) machineOf(host string) *machine {
	host = networkOf(host)
	if len(t.machines) >= maxMachines && t.machines[host] == nil {
		host = ""
	}
	m := t.machines[host]
	if m == nil {
		m = &machine{joins: rate.NewLimiter(1, joinsAtOnce), notes: rate.NewLimiter(1, notesAtOnce)}
		t.machines[host] = m
	}
	return m
}

// crowded says why no more guests are let in from a machine, or "". The table's
// own may have as many as there are.
func (t *Table) crowded(host string) string {
	if local(host) {
		return ""
	}
	count := 0
	for _, g := range t.guests {
		if networkOf(g.host) == networkOf(host) && g.link != nil {
			count++
		}
	}
	for _, c := range t.coming {
		if networkOf(hostOf(c.link.Remote())) == networkOf(host) {
			count++
		}
	}
	if count >= maxGuestsEach {
		return "Too many are here from your machine already."
	}
	if !t.machineOf(host).joins.Allow() {
		return "Too many have come from your machine; wait a moment."
	}
	return ""
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

// The delay from a wrong guess at the GM's password to the next that is looked
// at. It doubles with each: the first minute has five.
const (
	firstDelay = 2 * time.Second
	longest    = 10 * time.Minute
	calm       = time.Hour // without a guess, and all are forgotten
)

// guesses are those at the GM's password from one network.
type guesses struct {
	wrong int
	last  time.Time
}

// next is when the next guess is looked at.
func (g *guesses) next() time.Time {
	if g.wrong == 0 {
		return time.Time{}
	}
	return g.last.Add(min(longest, firstDelay<<min(g.wrong-1, 16)))
}

// guessesOf are the guesses of a machine's network. When there are too many to
// remember, strangers share one count, and wait for each other.
func (t *Table) guessesOf(host string, now time.Time) *guesses {
	from := networkOf(host)
	if len(t.guesses) >= maxMachines && t.guesses[from] == nil {
		for network, g := range t.guesses {
			if now.Sub(g.last) > calm {
				delete(t.guesses, network)
			}
		}
	}
	if len(t.guesses) >= maxMachines && t.guesses[from] == nil {
		from = ""
	}
	g := t.guesses[from]
	if g == nil {
		g = &guesses{}
		t.guesses[from] = g
	}
	if now.Sub(g.last) > calm {
		*g = guesses{}
	}
	return g
}
