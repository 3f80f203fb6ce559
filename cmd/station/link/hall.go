package link

import (
	"time"

	"broadside/netcode"
)

// stayAfter is how often a hall may not know where a table is before the table is looked for in its
// old place: it may have lost its hall, but not its stations.
const stayAfter = 8

// errBetween means that no host has the table now: one has given it up, and another is about to
// take it.
var errBetween = &netcode.Ended{Code: netcode.Lost, Reason: "the table is moving to another host"}

// silence is how long a table is silent before its hall is asked whether it has moved.
const silence = 2 * time.Second

// follow asks the hall of a silent table where it is, and leaves the link if it is elsewhere.
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
				place = "" // it has not moved
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
