package link

import (
	"slices"
	"time"

	"broadside/netcode"
	"broadside/sim/space"
)

// wish is the request for options that the table has.
type wish struct {
	ships []space.ID // by ascending ID
	at    time.Time
}

// wishPause is the pause between two requests: scrolling through a list does not send each row of
// it.
const wishPause = 50 * time.Millisecond

// Want asks for options on ships that a screen shows, unless the table has been asked already. It
// sends those that are near unasked.
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
