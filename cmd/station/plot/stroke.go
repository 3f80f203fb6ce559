package plot

import (
	"math"

	"broadside/cmd/station/kit"
)

// stroke is a line of the map that labels avoid: an arc or, if the radius is 0, a line from one
// place to another.
type stroke struct {
	at, to kit.Point
	r      float64
	from   float64 // degrees
	span   float64
}

// arc records an arc.
func (m *Map) arc(at kit.Point, r, from, to float64) {
	m.strokes = append(m.strokes, stroke{at: at, r: r, from: from, span: to - from})
}

// line records a line.
func (m *Map) line(from, to kit.Point) { m.strokes = append(m.strokes, stroke{at: from, to: to}) }

// crosses reports whether a box overlaps the stroke.
func (s *stroke) crosses(box kit.Rect) bool {
	if s.r > 0 {
		near := math.Hypot(max(box.X-s.at.X, 0, s.at.X-box.Right()), max(box.Y-s.at.Y, 0, s.at.Y-box.Bottom()))
		far := math.Hypot(max(s.at.X-box.X, box.Right()-s.at.X), max(s.at.Y-box.Y, box.Bottom()-s.at.Y))
		if s.r < near || s.r > far {
			return false
		}
		c := box.Centre()
		width := math.Atan2(box.W/2, s.r) * 180 / math.Pi
		turn := math.Mod(math.Atan2(c.X-s.at.X, s.at.Y-c.Y)*180/math.Pi-s.from+width+720, 360)
		return turn <= s.span+2*width
	}
	// The part of the line, from 0 to 1, between the edges of the box.
	first, last := 0.0, 1.0
	for _, axis := range [2][4]float64{{s.at.X, s.to.X, box.X, box.Right()}, {s.at.Y, s.to.Y, box.Y, box.Bottom()}} {
		from, way := axis[0], axis[1]-axis[0]
		if way == 0 {
			if from < axis[2] || from > axis[3] {
				return false
			}
			continue
		}
		a, b := (axis[2]-from)/way, (axis[3]-from)/way
		first, last = max(first, min(a, b)), min(last, max(a, b))
	}
	return first < last
}

// along returns points of an arc at which a label may be, its middle first.
func along(at kit.Point, r, middle, span float64) (points []kit.Point) {
	for _, part := range [...]float64{0, 0.12, -0.12, 0.25, -0.25, 0.38, -0.38} {
		points = append(points, kit.Polar(at, middle+part*span, r))
	}
	return points
}

// pointBetween returns such points of a line.
func pointBetween(a, b kit.Point) (points []kit.Point) {
	for _, part := range [...]float64{0.5, 0.35, 0.65, 0.2, 0.8} {
		points = append(points, kit.Point{X: a.X + (b.X-a.X)*part, Y: a.Y + (b.Y-a.Y)*part})
	}
	return points
}
