package table

import (
	"net"
	"time"

	"golang.org/x/time/rate"

	"broadside/netcode"
	"broadside/sim/event"
)

// machine is what a table remembers of a machine's address.
type machine struct {
	joins   *rate.Limiter // of new guests
	changes *rate.Limiter // of seats
	talk    *rate.Limiter
	notes   *rate.Limiter
	alarms  *rate.Limiter
	orders  *rate.Limiter     // in the audit log
	lines   map[string]*lines // of the audit log, by kind
	unsaid  int               // notes that were left out
	used    time.Time         // when it was last used
	sides   event.Sides       // whose secrets were seen from there; none if several machines are counted together
}

// lines limits the audit log's lines of one kind about a machine.
type lines struct {
	limit *rate.Limiter
	left  int // left out since the last line
}

// hostOf returns the machine of an address with a port, in a form that fits the wire.
func hostOf(remote string) string {
	host, _, err := net.SplitHostPort(remote)
	if err != nil {
		host = remote
	}
	return host[:min(len(host), netcode.MaxHost)]
}

// local reports whether a machine is the table's own.
func local(host string) bool { return net.ParseIP(host).IsLoopback() }

// Guests, guesses and notes are limited by machine, so that a hostile one neither fills the table
// or the terminal nor finds the password, and keeps nobody else from any of it.
const (
	maxGuestsEach = 8
	joinsAtOnce   = 16
	linesOfTalk   = 3 // a second, as for one guest
	talkAtOnce    = 24
	notesAtOnce   = 20
	alarmsAtOnce  = 2
	linesAtOnce   = 30
	ordersAtOnce  = 300
	maxMachines   = 1024 // counted separately; the others are counted together
)

// together is the name of all machines that are counted together.
const together = ""
