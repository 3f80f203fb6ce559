package plot

import (
	"math"

	"broadside/cmd/station/kit"
	"broadside/ships"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Course draws a course from the ship's place: its legs with their costs, and the ship at its end.
func (m *Map) Course(k *picture.Contact, legs []ships.Leg, chart *ships.Chart, ramming space.ID, c kit.Colour) {
	start := ships.Pose{At: k.At, Heading: k.Heading}
	pose, before := start, space.Length(0)
	var done []ships.Leg
	for _, leg := range legs {
		done = append(done, leg)
		plan := chart.Plan(start, done, ramming)
		a, b := m.PlaceOf(pose.At), m.PlaceOf(plan.End.At)
		if leg.Turn != 0 {
			m.turn(a, pose.Heading, leg.Turn, c)
		}
		if pose.At != plan.End.At {
			m.u.Line(a, b, 2.5, c)
			m.line(a, b)
			m.u.Disc(b, 4, c)
		}
		m.feet(rankAim, say.Of("%d ft", (plan.Cost-before).Feet()), c, aside(a, b, 26), aside(a, b, -26))
		pose, before = plan.End, plan.Cost
		if plan.Blocked != nil {
			m.u.Ring(b, 9, 2, kit.Bad)
			m.u.Line(kit.Polar(b, 45, 9), kit.Polar(b, 225, 9), 2, kit.Bad)
			return
		}
	}
	if len(legs) == 0 {
		return
	}
	at := m.PlaceOf(pose.At)
	r := m.radius(k)
	m.u.Outline(Outline(k.Shape, k.Size, at, float64(pose.Heading)/1000, 2*r), 1.5, c)
	m.u.DashedRing(at, r+5, 1, 16, kit.Fade(c, 0.8))
	tip := kit.Polar(at, float64(pose.Heading)/1000, r+26)
	m.u.Dashes(kit.Polar(at, float64(pose.Heading)/1000, r+6), tip, 1.5, 4, c)
}

// aside returns a point beside the middle of a line.
func aside(a, b kit.Point, by float64) kit.Point {
	d := math.Hypot(b.X-a.X, b.Y-a.Y)
	if d == 0 {
		return kit.Point{X: a.X + by, Y: a.Y - by}
	}
	return kit.Point{X: (a.X+b.X)/2 + (b.Y-a.Y)/d*by, Y: (a.Y+b.Y)/2 - (b.X-a.X)/d*by}
}

// turn draws a leg's turn as an arc at its place.
func (m *Map) turn(at kit.Point, heading, turn space.Angle, c kit.Colour) {
	from := float64(heading) / 1000
	to := from + float64(turn)/1000
	const r = 22.0
	m.u.Arc(at, r, from, to, 2, c)
	tip, away := kit.Polar(at, to, r), to+90
	if turn < 0 {
		away = to - 90
	}
	m.u.Polygon([]kit.Point{kit.Polar(tip, away, 6), kit.Polar(tip, away+130, 5), kit.Polar(tip, away-130, 5)}, c)
}

// CourseLeft draws the rest of the course that a ship is flying.
func (m *Map) CourseLeft(k *picture.Contact, rows []picture.LegRow, c kit.Colour) {
	p := m.v.PoseOf(k)
	at, heading := m.Place(p.X, p.Y), p.Heading
	for i := range rows {
		l := &rows[i]
		if l.Ship != k.ID {
			continue
		}
		heading += float64(l.Turn) / 1000
		way := m.Feet(float64(l.Ahead) / 1000)
		if m.v.Head.Grid && space.Diagonal(space.Angle(heading*1000)) {
			way *= math.Sqrt2
		}
		next := kit.Polar(at, heading, way)
		m.u.Dashes(at, next, 1.5, 5, kit.Fade(c, 0.7))
		at = next
	}
}
