package bot

import (
	"math"
	"slices"

	"broadside/sim/space"
)

const (
	corners  = 6   // around each obstacle
	margin   = 20  // feet that a corner keeps from its obstacle
	maxRocks = 14  // that a route considers
	horizon  = 500 // feet within which a later corner is looked at
	blind    = 300 // feet added to the distance of a place without a corner in sight
)

// stop is a corner that a route may turn at.
type stop struct {
	at   vec
	cost float64 // from the start
	from int
	done bool
}

// route is the cheapest way to a place, as corners with the remaining cost from each.
type route struct {
	corners []stage // the last is the place itself
	rocks   []ring
}

type stage struct {
	at   vec
	rest float64
}

// route returns the cheapest way from one place to another past what bars or slows it. The given
// ship is not in the way.
func (c *chart) route(from, to vec, ship space.ID) route {
	r := route{rocks: c.rocksBetween(from, to, ship)}
	if len(r.rocks) > 0 {
		stops := []stop{{at: from, from: -1}, {at: to, cost: math.Inf(1)}}
		for _, rock := range r.rocks {
			for i := range corners {
				at := rock.at.plus(toward(float64(i) * 360 / corners).times((rock.radius + margin) / math.Cos(math.Pi/corners)))
				if !barred(at, r.rocks) {
					stops = append(stops, stop{at: at, cost: math.Inf(1)})
				}
			}
		}
		if search(stops, r.rocks) {
			for i := stops[1].from; i > 0; i = stops[i].from {
				r.corners = append(r.corners, stage{stops[i].at, stops[1].cost - stops[i].cost})
			}
			slices.Reverse(r.corners)
		}
	}
	r.corners = append(r.corners, stage{at: to})
	return r
}

// left returns the remaining cost from a place near the route, in feet, and where to head from
// there.
func (r *route) left(at vec) (cost float64, next vec) {
	cost, next = math.Inf(1), at
	for i := range r.corners {
		s := &r.corners[i]
		if d := at.distance(s.at) + s.rest; d >= cost || d > s.rest+horizon && i > 2 && i < len(r.corners)-1 {
			continue
		}
		if d := passage(at, s.at, r.rocks) + s.rest; d < cost {
			cost, next = d, s.at
		}
	}
	if s := &r.corners[0]; math.IsInf(cost, 1) {
		return at.distance(s.at) + s.rest + blind, s.at
	}
	return cost, next
}

// search finds the cheapest way from the first stop to the second, and reports whether there is one.
func search(stops []stop, rocks []ring) bool {
	for {
		best, least := -1, math.Inf(1)
		for i := range stops {
			if s := &stops[i]; !s.done && s.cost+s.at.distance(stops[1].at) < least {
				best, least = i, s.cost+s.at.distance(stops[1].at)
			}
		}
		if best < 0 || best == 1 {
			return best == 1
		}
		here := &stops[best]
		here.done = true
		for i := range stops {
			next := &stops[i]
			if next.done || here.cost+here.at.distance(next.at) >= next.cost {
				continue
			}
			if cost := here.cost + passage(here.at, next.at, rocks); cost < next.cost {
				next.cost, next.from = cost, best
			}
		}
	}
}

// passage returns what the straight way between two places costs, in feet.
func passage(a, b vec, rocks []ring) float64 {
	cost := a.distance(b)
	for i := range rocks {
		r := &rocks[i]
		in := chord(a, b, r.at, r.radius)
		switch {
		case in == 0:
		case !r.barred:
			cost += in
		case a.distance(r.at) > r.radius: // from inside, as after a drift, this is the way out
			return math.Inf(1)
		}
	}
	return cost
}

func barred(at vec, rocks []ring) bool {
	return slices.ContainsFunc(rocks, func(r ring) bool { return r.barred && at.distance(r.at) <= r.radius })
}

// rocksBetween returns the rocks near a way, the nearest if there are too many; none if the direct
// way is clear.
func (c *chart) rocksBetween(from, to vec, ship space.ID) []ring {
	var near []ring
	long, hit := from.distance(to), false
	detour := func(r ring) float64 { return from.distance(r.at) + r.at.distance(to) - long }
	for _, r := range c.rocks {
		if (ship == 0 || r.ship != ship) && detour(r) < 0.4*long+2*r.radius {
			near = append(near, r)
			hit = hit || chord(from, to, r.at, r.radius) > 0
		}
	}
	if !hit {
		return nil
	}
	slices.SortStableFunc(near, func(x, y ring) int { return int(detour(x) - detour(y)) })
	return near[:min(len(near), maxRocks)]
}
