package bot

import (
	"slices"

	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// wants reports whether a side has an open goal of a kind about a ship.
func wants(p *picture.Picture, side event.Side, kind scenario.GoalKind, ship space.ID) bool {
	return slices.ContainsFunc(p.Goals, func(g picture.GoalRow) bool {
		return g.Standing == scenario.Open && g.Side == side && g.Kind == kind && g.Ship == ship
	})
}
