package bot

import (
	"broadside/ships"
	"broadside/sim/space"
)

// squares returns the candidates on the grid: each of the eight directions, each affordable number
// of squares, and each of eight final headings.
func (a *aims) squares(c *chart) []course {
	var list []course
	const eighth = int(space.Eighth / space.Degree)
	from := ships.Pose{At: a.own.At, Heading: a.own.Heading}
	budget := feet(a.sheet.Feet) - a.reserve()
	for first := -180 + eighth; first <= 180; first += eighth {
		for ahead := 0; ; ahead += space.Square.Feet() {
			k := course{first: first, ahead: ahead}
			plan := c.Plan(from, k.legs(), 0)
			if plan.Blocked != nil || feet(plan.Cost) > budget {
				break
			}
			if plan.Within == nil {
				list = a.headings(list, c, k, plan, budget)
			}
		}
	}
	return list
}

// headings adds a course with each affordable turn at its end.
func (a *aims) headings(list []course, c *chart, k course, plan ships.Route, budget float64) []course {
	const eighth = int(space.Eighth / space.Degree)
	for last := -180 + eighth; last <= 180; last += eighth {
		if k.ahead == 0 && (k.first == 0) == (last == 0) || feet(plan.Cost)+c.turning(last) > budget {
			continue // holding, or turning twice in one place
		}
		k.last = last
		k.end = pose{place(plan.End.At), wrap(float64(plan.End.Heading)/float64(space.Degree) + float64(last))}
		k.score = a.score(k.end.at, k.end.heading, nil)
		list = append(list, k)
	}
	return list
}
