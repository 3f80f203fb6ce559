package bot

import (
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// wants reports whether a side has an open goal of a kind about a ship.
func wants(p *picture.Picture, side event.Side, kind scenario.GoalKind, ship space.ID) bool {
	for i := range p.Goals {
		if g := &p.Goals[i]; g.Standing == scenario.Open && g.Side == side && g.Kind == kind && g.Ship == ship {
			return true
		}
	}
	return false
}
