package configs

import (
	"slices"

	"broadside/sim/space"
)

// grid is the number of steps in each direction of a route's map.
const grid = 128

// route reports whether a ship can get from its place into a zone, past all solid objects, and
// returns the step size of the search. It may miss gaps narrower than a step.
func (s *scene) route(ship, zone space.Disc) (step space.Length, ok bool) {
	low, high := ship.At, ship.At
	grow := func(d space.Disc) {
		low.X, low.Y = min(low.X, d.At.X-d.Radius), min(low.Y, d.At.Y-d.Radius)
		high.X, high.Y = max(high.X, d.At.X+d.Radius), max(high.Y, d.At.Y+d.Radius)
	}
	grow(zone)
	var solids []space.Disc
	for i := range s.Objects {
		if o := s.Objects[i].Disc(); s.Objects[i].Kind.Solid() {
			o.Radius += ship.Radius
			solids = append(solids, o)
			grow(o)
		}
	}
	step = max(high.X-low.X, high.Y-low.Y)/(grid-4) + 1
	// The ship is on one of the map's points, and a lane surrounds the map.
	east, north := (ship.At.X-low.X)/step+1, (ship.At.Y-low.Y)/step+1
	origin := ship.At.Minus(space.Point{X: east * step, Y: north * step})
	var seen [grid][grid]bool
	queue := [][2]int{{int(east), int(north)}}
	seen[east][north] = true
	for len(queue) > 0 {
		x, y := queue[0][0], queue[0][1]
		queue = queue[1:]
		if space.Within(origin.Plus(space.Point{X: space.Length(x) * step, Y: space.Length(y) * step}), zone.At, zone.Radius) {
			return step, true
		}
		for _, way := range [...][2]int{{1, 0}, {0, 1}, {-1, 0}, {0, -1}} {
			u, v := x+way[0], y+way[1]
			if u < 0 || v < 0 || u >= grid || v >= grid || seen[u][v] {
				continue
			}
			seen[u][v] = true
			if free(origin.Plus(space.Point{X: space.Length(u) * step, Y: space.Length(v) * step}), solids) {
				queue = append(queue, [2]int{u, v})
			}
		}
	}
	return step, false
}

func free(p space.Point, solids []space.Disc) bool {
	return !slices.ContainsFunc(solids, func(d space.Disc) bool { return space.Nearer(p, d.At, d.Radius) })
}
