package ships_test

import (
	"testing"

	"broadside/ships"
	"broadside/sim/space"
)

// TestALegReachesItsPlace aims at a place to the north-east: a foot of the open map is a foot in
// any direction, and a diagonal square is longer than it costs.
func TestALegReachesItsPlace(t *testing.T) {
	const turn = 100 * space.Foot
	to := space.Point{X: 700 * space.Foot, Y: 700 * space.Foot}
	for name, c := range map[string]struct {
		chart       ships.Chart
		left, ahead space.Length
	}{
		"on the open map":   {ships.Chart{Turn: turn}, 5000, 989},
		"with what is left": {ships.Chart{Turn: turn}, 500, 450},
		"on the grid":       {ships.Chart{Turn: turn, Squares: 1}, 5000, 700},
	} {
		leg := c.chart.LegToward(ships.Pose{}, to, c.left*space.Foot)
		if leg.Turn != space.Eighth || leg.Ahead != c.ahead*space.Foot {
			t.Errorf("%s: turns %v and flies %v", name, leg.Turn, leg.Ahead)
		}
	}
}
