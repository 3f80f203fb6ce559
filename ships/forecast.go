package ships

import "broadside/sim/space"

// Forecast is what an attack may come to, worked out before any die is thrown.
type Forecast struct {
	Aim
	Chance int    // in thousandths: to hit, or of a failed save
	Later  int    // the same for the attacks after the first, which effects no longer touch; 0 if there are none
	Shield int32  // expected damage of all the attacks to shields, in tenths
	Hull   int32  // the same to the hull
	May    string // what the own side can still do to the roll
}

// Run is the course of a ramming run: about to the target, and straight to the
// middle of its space. On the grid it goes diagonally first, and straight for the
// rest.
func (c *Chart) Run(p Pose, target space.Point) []Leg {
	if c.Squares > 0 {
		return runSquares(p.onGrid(c.Squares), target)
	}
	way := (space.Distance(p.At, target) + space.Foot - 1) / space.Foot * space.Foot
	return []Leg{{Turn: space.Between(p.Heading, space.Bearing(p.At, target)), Ahead: way}}
}
