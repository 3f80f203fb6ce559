package plot

import (
	"math"

	"broadside/cmd/station/kit"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"
)

// half is half the angle of a fixed hardpoint's cone, which at any distance is as wide as that
// distance (SHIP-ARC).
var half = math.Atan(0.5) * 180 / math.Pi

// Arc draws the outline of where a weapon of a ship can fire: its cone or turret circle.
func (m *Map) Arc(k *picture.Contact, w *picture.MountRow, c kit.Colour) {
	p := m.v.PoseOf(k)
	m.arcFrom(m.Place(p.X, p.Y), p.Heading, k, w, c, false)
}

// ChosenArc does the same for the chosen weapon: filled, strong at near range and faint at far
// range, with the distances at its edges in feet.
func (m *Map) ChosenArc(k *picture.Contact, w *picture.MountRow, c kit.Colour) {
	p := m.v.PoseOf(k)
	m.arcFrom(m.Place(p.X, p.Y), p.Heading, k, w, c, true)
}

// ArcFrom draws where a weapon of a ship could fire from elsewhere, such as the end of a course.
func (m *Map) ArcFrom(p ships.Pose, k *picture.Contact, w *picture.MountRow, c kit.Colour) {
	m.arcFrom(m.PlaceOf(p.At), float64(p.Heading)/1000, k, w, c, false)
}

func (m *Map) arcFrom(at kit.Point, heading float64, k *picture.Contact, w *picture.MountRow, c kit.Colour, chosen bool) {
	near, far := m.Feet(float64(w.Near)/1000+edge(k)), m.Feet(float64(w.Far)/1000+edge(k))
	from, to := 0.0, 360.0
	if !w.Turret {
		heading += float64(w.Facing) / 1000
		from, to = heading-half, heading+half
	}
	line := 0.28
	if chosen {
		line = 0.75
		m.fill(at, near, far, from, to, w.Grade, c)
	}
	for _, ring := range [2]struct {
		r    float64
		feet space.Length
	}{{near, w.Near}, {far, w.Far}} {
		if ring.r <= 0 || ring.feet == 0 {
			continue
		}
		m.u.Arc(at, ring.r, from, to, 1.2, kit.Fade(c, line))
		if chosen {
			m.arc(at, ring.r, from, to)
			m.feet(rankRange, say.Of("%d ft", ring.feet.Feet()), c, along(at, ring.r, (from+to)/2, to-from)...)
		}
	}
	if !w.Turret {
		for _, side := range [2]float64{from, to} {
			end := kit.Polar(at, side, max(near, far))
			m.u.Line(at, end, 1, kit.Fade(c, line))
			if chosen {
				m.line(at, end)
			}
		}
	}
}

// fill shades the ranges of a weapon: the one without a penalty, and the rest.
func (m *Map) fill(at kit.Point, near, far, from, to float64, grade shipyard.Grade, c kit.Colour) {
	const strength = 0.13
	switch {
	case grade == shipyard.Secondary:
		m.u.Wedge(at, near, far, from, to, kit.Fade(c, strength), 0.2)
	case far > near:
		m.u.Wedge(at, 0, near, from, to, kit.Fade(c, strength), 0.2)
		m.u.Wedge(at, near, far, from, to, kit.Fade(c, strength*0.45), 0.4)
	default:
		m.u.Wedge(at, 0, near, from, to, kit.Fade(c, strength), 0.2)
	}
}

// edge returns what a ship's own size adds to ranges from its middle, in feet: they are measured
// from the edge of a ship that is wider than 50 ft.
func edge(k *picture.Contact) float64 { return max(0, float64(k.Across)/2000-25) }

// Ring draws a range around a ship.
func (m *Map) Ring(k *picture.Contact, feet space.Length, c kit.Colour, name say.Text) {
	p := m.v.PoseOf(k)
	at, r := m.Place(p.X, p.Y), m.Feet(float64(feet)/1000+edge(k))
	m.u.DashedRing(at, r, 1, int(max(24, min(96, r/6))), kit.Fade(c, 0.6))
	m.arc(at, r, 0, 360)
	m.feet(rankRange, name, c, along(at, r, 40, 360)...)
}

// Sight draws the line from one ship to another, with a text about what lies between.
func (m *Map) Sight(from, to *picture.Contact, says say.Text, c kit.Colour) {
	p, q := m.v.PoseOf(from), m.v.PoseOf(to)
	a, b := m.Place(p.X, p.Y), m.Place(q.X, q.Y)
	m.u.Dashes(a, b, 1.2, 6, kit.Fade(c, 0.8))
	m.line(a, b)
	m.feet(rankAim, says, c, pointBetween(a, b)...)
}
