package link

import (
	"time"

	"broadside/netcode"
)

// stayAfter is how often a hall may not know where a table is before it is looked for
// where it was: it may have lost its hall, and not its stations.
const stayAfter = 8

// errBetween means that no host has the table now: one has given it up, and another is
// about to have it.
var errBetween = &netcode.Ended{Code: netcode.Lost, Reason: "the table is moving to another host"}

// silence is how long nothing comes from a table before its hall is asked whether it
// has moved.
const silence = 2 * time.Second

// follow asks the hall of a table from which nothing comes where it is, and leaves the
// link when it is elsewhere.
func (l *Link) follow(now time.Time) {
	if l.hall == "" || l.pin == nil || l.link == nil || now.Sub(l.heard) < silence {
		return
	}
	if l.told == nil {
		told, wants, hall, key := make(chan string, 1), l.wants, l.hall, *l.pin
		l.told = told
		go func() {
			place, err := find(wants, hall, key)
			if err != nil {
				place = "" // it stays where it was
			}
			told <- place
		}()
		return
	}
	select {
	case place := <-l.told:
		l.told, l.heard = nil, now.Add(time.Second-silence)
		if place != "" && place != l.place {
			l.link.Close(netcode.Lost, "The table has moved.")
			l.lose(&netcode.Ended{Code: netcode.Lost, Reason: "The table has moved to another host."}, now)
		}
	default:
	}
}
