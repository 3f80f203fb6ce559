package main

import (
	"broadside/crew"

	"broadside/cmd/station/bridge"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/lobby"
	"broadside/sim/say"
)

// turn shows another battle, or this one as it was before an order: a player who has kept a seat
// sees their station, and others choose a seat. A leap in a recording is neither.
func (g *station) turn() {
	l := g.link
	if l.Reel != nil && l.Mine() != nil && !l.Another {
		return
	}
	if l.Mine() == nil {
		g.aboard, g.sitting.eager, g.sitting.waits, g.hall = false, false, false, lobby.Hall{}
	} else {
		judge := g.bridges[crew.Master]
		if g.bridges = nil; g.aboard {
			g.board()
		}
		if judge != nil && g.bridges != nil && !l.Another { // after taking something back, continue with the same ship
			g.bridges[crew.Master] = judge
		}
	}
	mine := l.Mine()
	if !l.Another || g.aboard && l.Reel == nil && (bridge.Gathers(l.Lobby, mine) || mine != nil && mine.Seat.Role == crew.Screen) {
		return // or the plate before the battle says so, or the title on the main screen
	}
	says := say.Of("Another battle: %s.", l.Lobby.Scenario)
	if l.Reel != nil {
		says = say.Of("Replay: %s.", l.Lobby.Scenario)
	}
	g.ui.Tell(kit.Toast{Text: says, Tone: kit.Warn})
}
