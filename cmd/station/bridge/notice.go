package bridge

import (
	"fmt"
	"slices"

	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/say"
)

// late is how many seconds the table may be silent before that is shown.
const late = 2.5

// notices returns what is wrong with the link and the table.
func notices(v *view.View) (list []say.Text) {
	switch {
	case v.Trip.Lost != "":
		list = append(list, say.Of("No link. %s What you see may be out of date; this station keeps trying.", v.Trip.Lost))
	case v.Lag > late && v.Reel == nil:
		list = append(list, say.Of("Nothing has come from the table for %s s. What you see may be out of date.", say.Name(fmt.Sprintf("%.0f", v.Lag))))
	}
	if l := v.Table.Lobby; l != nil && l.Notice != "" {
		list = append(list, l.Notice)
	}
	if idles(v) {
		list = append(list, "Nobody has a station yet, and nobody waits for a main screen. Go back to the lobby to sit down and play, or to have the bots fight from the GM's chair.")
	}
	return list
}

// idles reports whether a main screen waits for a battle that nobody can begin.
func idles(v *view.View) bool {
	l := v.Table.Lobby
	return l != nil && l.State == netcode.Gathering && v.Head.Seat.Role == crew.Screen && !slices.ContainsFunc(l.Seats, func(s netcode.Seat) bool {
		return s.Holder == netcode.Taken && s.Seat.Role != crew.Screen
	})
}
