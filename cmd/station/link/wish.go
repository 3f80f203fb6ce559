package link

import (
	"slices"
	"time"

	"broadside/netcode"
	"broadside/sim/space"
)

// wish is what the station has asked the table for options on.
type wish struct {
	ships []space.ID // by rising ID
	at    time.Time
}

// wishPause is how long a station waits between two wishes: somebody who scrolls through a
// list does not send each row of it.
const wishPause = 50 * time.Millisecond

// Want asks for options on ships that a screen looks at, unless the table knows so already.
// Those that are near come unasked.
func (l *Link) Want(ships []space.ID, now time.Time) {
	slices.Sort(ships)
	ships = slices.Compact(ships)
	ships = ships[:min(len(ships), netcode.MaxTargets)]
	if l.feed.now == nil || slices.Equal(ships, l.feed.wish.ships) || now.Sub(l.feed.wish.at) < wishPause {
		return
	}
	if len(l.feed.wish.ships) == 0 && !slices.ContainsFunc(ships, l.lacks) {
		return
	}
	l.feed.wish = wish{ships, now}
	l.send(&netcode.Targets{Ships: ships})
}

// lacks reports whether the picture has no options on a ship.
func (l *Link) lacks(id space.ID) bool {
	for i := range l.feed.now.Options {
		if l.feed.now.Options[i].Target == id {
			return false
		}
	}
	return true
}
