package table

import (
	"net"
	"time"

	"golang.org/x/time/rate"

	"broadside/netcode"
	"broadside/sim/event"
)

// machine is what a table remembers of an address.
type machine struct {
	joins   *rate.Limiter // of new guests
	changes *rate.Limiter // of seats
	talk    *rate.Limiter
	notes   *rate.Limiter
	alarms  *rate.Limiter
	orders  *rate.Limiter     // in the audit log
	lines   map[string]*lines // in the audit log, by what they tell
	unsaid  int               // notes that were left out
	used    time.Time         // when something was last asked of this
	sides   event.Sides       // whose battle was seen from there; of several machines counted together: none
}

// lines are those of one kind that the audit log has of a machine.
type lines struct {
	limit *rate.Limiter
	left  int // that were left out since
}

// hostOf returns the machine of an address with a port, as the wire can tell it.
func hostOf(remote string) string {
	host, _, err := net.SplitHostPort(remote)
	if err != nil {
		host = remote
	}
	return host[:min(len(host), netcode.MaxHost)]
}

// local reports whether a machine is the table's own.
func local(host string) bool { return net.ParseIP(host).IsLoopback() }

// Guests, guesses and notes are bounded for each machine: one that means ill
// fills neither the table nor the terminal, does not find the password, and
// keeps nobody else from any of it.
const (
	maxGuestsEach = 8
	joinsAtOnce   = 16
	linesOfTalk   = 3 // in a second, as many as one guest has
	talkAtOnce    = 24
	notesAtOnce   = 20
	alarmsAtOnce  = 2
	linesAtOnce   = 30
	ordersAtOnce  = 300
	maxMachines   = 1024 // that are counted apart; the others are counted together
)

// together is what machines go by that are counted together.
const together = ""
