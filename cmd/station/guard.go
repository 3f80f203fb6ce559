package main

import (
	"fmt"
	"os"
	"runtime/debug"

	"broadside/sim/say"
)

// unshown is why a station has left a table.
const unshown say.Text = "This station broke down over what the table sent, and has left it. Join again: your seat is yours, unless somebody has taken it. If it happens again, the terminal says where, for a report."

// guard shows a screen. The numbers of a picture are each in range, but need not fit one another: if
// the station breaks down over what somebody else's table sends, it leaves that table and goes on.
func (g *station) guard(show func()) {
	defer func() {
		what := recover()
		switch {
		case what == nil:
			return
		case g.link == nil || g.isHome(): // nobody else has sent it
			panic(what)
		}
		fmt.Fprintf(os.Stderr, "What the table sent could not be shown: %v\n%s", what, debug.Stack())
		g.trouble, g.knocks = unshown, ""
		g.leave()
	}()
	show()
}
