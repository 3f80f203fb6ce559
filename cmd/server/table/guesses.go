package table

import (
	"time"

	"broadside/netcode"
)

// The delay from a wrong guess at the GM's password to the next that is checked. It doubles each
// time: the first minute has five.
const (
	firstDelay = 2 * time.Second
	longest    = 10 * time.Minute
	calm       = time.Hour // time without a guess after which all are forgotten
)

// guesses are the guesses at the GM's password from one network.
type guesses struct {
	wrong int
	last  time.Time
}

// next returns when the next guess is checked.
func (g *guesses) next() time.Time {
	if g.wrong == 0 {
		return time.Time{}
	}
	return g.last.Add(min(longest, firstDelay<<min(g.wrong-1, 16)))
}

// guessesOf returns the guesses of a machine's network. When there are too many networks to
// remember, strangers share one count and wait for each other; the table's own machine never waits.
func (d *door) guessesOf(host string, now time.Time) *guesses {
	from := netcode.NetworkOf(host)
	if len(d.guesses) >= maxMachines && d.guesses[from] == nil {
		for network, g := range d.guesses {
			if now.Sub(g.last) > calm {
				delete(d.guesses, network)
			}
		}
	}
	if len(d.guesses) >= maxMachines && d.guesses[from] == nil && !local(host) {
		from = together
	}
	g := d.guesses[from]
	if g == nil {
		g = &guesses{}
		d.guesses[from] = g
	}
	if now.Sub(g.last) > calm {
		*g = guesses{}
	}
	return g
}
