package link

import (
	"slices"
	"time"

	"broadside/netcode"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// wish is the request that the table has.
type wish struct {
	picture.Asked // ships by ascending ID
	at            time.Time
}

// wishPause is the pause between two requests: scrolling through a list does not send each row of
// it.
const wishPause = 50 * time.Millisecond

// Want asks for what a screen wants to know, unless the table has been asked already. The table sends
// options on near ships unasked.
func (l *Link) Want(a picture.Asked, now time.Time) {
	slices.Sort(a.Ships)
	a.Ships = slices.Compact(a.Ships)
	a.Ships = a.Ships[:min(len(a.Ships), netcode.MaxTargets)]
	had := &l.feed.wish
	if l.feed.now == nil || a.IsSame(&had.Asked) || now.Sub(had.at) < wishPause {
		return
	}
	if len(had.Ships) == 0 && a.Placing == had.Placing && !slices.ContainsFunc(a.Ships, l.lacks) {
		return
	}
	l.feed.wish = wish{a, now}
	l.send(&netcode.Targets{Asked: a})
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
