package main

import (
	"broadside/cmd/station/kit"
	"broadside/cmd/station/lobby"
	"broadside/sim/say"
)

// turn shows another battle, or this one as it stood before an order: a player who has
// kept a seat finds it at their station, the others choose one. A leap in a
// recording is neither.
func (g *station) turn() {
	l := g.link
	if l.Reel != nil && l.Mine() != nil {
		return
	}
	if l.Mine() == nil {
		g.aboard, g.eager, g.waits, g.hall = false, false, false, lobby.Hall{}
	} else if g.bridges = nil; g.aboard {
		g.board()
	}
	if l.Another {
		g.ui.Tell(kit.Toast{Text: say.Of("Another battle: %s.", l.Lobby.Scenario), Tone: kit.Warn})
	}
}
