package plot

import (
	"math"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/ships"
	"broadside/sim/picture"
)

// sunlight is the direction of the light on a grand map, in degrees.
const sunlight = 315.0

// lit returns how strongly a surface facing an angle is lit, from 0 to 1.
func lit(angle float64) float64 { return 0.5 + 0.5*math.Cos((angle-sunlight)*math.Pi/180) }

// near is the radius, in points, from which a ship shows more than its hull.
const near = 16.0

// hull draws a ship in detail: its two halves as they are lit, plates, a bridge, lights, and
// exhaust.
func (m *Map) hull(k *picture.Contact, p view.Pose, at kit.Point, r float64, c kit.Colour, able bool) {
	outline := Outline(k.Shape, k.Size, at, p.Heading, 2*r)
	n := len(outline)
	half := (n + 1) / 2
	if able {
		tail, other := outline[half-1], outline[half]
		m.exhaust(k, p, at, r, max(r*0.16, math.Hypot(tail.X-other.X, tail.Y-other.Y)/2))
	}
	spine := make([]kit.Point, half)
	for i := range spine {
		a, b := outline[i], outline[(n-i)%n]
		spine[i] = kit.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
	}
	plain := kit.Mix(kit.Night, c, 0.34)
	for _, side := range [2]float64{90, -90} {
		edge := func(i int) kit.Point {
			if side < 0 {
				return outline[(n-i)%n]
			}
			return outline[i]
		}
		light := lit(p.Heading + side)
		tris := make([]kit.Point, 0, 6*half)
		for i := range half - 1 {
			tris = append(tris, spine[i], edge(i), edge(i+1), spine[i], edge(i+1), spine[i+1])
		}
		m.u.Triangles(tris, kit.Mix(plain, kit.Bright, 0.06+0.34*light))
		for i := 2; i < half-1 && r >= near; i += 2 { // plates
			m.u.Line(spine[i], edge(i), max(0.8, r/50), kit.Fade(kit.Night, 0.45))
		}
	}
	m.u.Outline(outline, max(1, min(2, r/24)), kit.Fade(c, 0.85))
	if r < near {
		return
	}
	m.u.Line(spine[0], spine[half-1], max(0.8, r/40), kit.Fade(kit.Night, 0.4))
	if !able {
		return
	}
	bridge := kit.Polar(at, p.Heading, r*0.42)
	m.u.Line(kit.Polar(bridge, p.Heading+180, r*0.1), kit.Polar(bridge, p.Heading, r*0.1), max(1.4, r*0.09), kit.Mix(kit.Shield, kit.Bright, 0.75))
	m.lights(k, outline, half, r, c)
}

// exhaust draws the exhaust of engines of a width: a long flame under way, and a glimmer at rest.
func (m *Map) exhaust(k *picture.Contact, p view.Pose, at kit.Point, r, width float64) {
	flicker := 1.0
	if !m.v.Few {
		flicker = 0.9 + 0.1*math.Sin(m.v.Clock*23+float64(k.ID))
	}
	from := kit.Polar(at, p.Heading+180, r*0.88)
	hot := kit.Mix(kit.Shield, kit.Bright, 0.45)
	if k.Step.X == 0 && k.Step.Y == 0 {
		m.u.Glow(from, width*1.3, kit.Fade(hot, 0.5*flicker))
		return
	}
	for i := range 5 {
		back := float64(i) / 5
		m.u.Glow(kit.Polar(from, p.Heading+180, 2.1*r*back*flicker), width*(1.7-1.1*back), kit.Fade(kit.Mix(hot, kit.Shield, back), 0.75*(1-back)))
	}
	long := 1.1 * r * flicker
	m.u.Triangles([]kit.Point{kit.Polar(from, p.Heading+90, width*0.55), kit.Polar(from, p.Heading-90, width*0.55), kit.Polar(from, p.Heading+180, long)}, kit.Fade(kit.Bright, 0.55))
}

// lights draws lights that blink where a hull is widest.
func (m *Map) lights(k *picture.Contact, outline []kit.Point, half int, r float64, c kit.Colour) {
	on := 1.0
	if !m.v.Few {
		on = max(0, math.Sin(m.v.Clock*2.4+float64(k.ID)))
	}
	widest, n := 0, len(outline)
	apart := func(i int) float64 {
		a, b := outline[i], outline[(n-i)%n]
		return math.Hypot(a.X-b.X, a.Y-b.Y)
	}
	for i := range half {
		if apart(i) > apart(widest) {
			widest = i
		}
	}
	for _, q := range [2]kit.Point{outline[widest], outline[(n-widest)%n]} {
		m.u.Glow(q, max(4, r*0.2), kit.Fade(c, 0.6*on))
		m.u.Disc(q, max(1, r*0.035), kit.Fade(kit.Bright, 0.3+0.7*on))
	}
}

// smoulder draws a damaged ship's smoke, and now and then a spark.
func (m *Map) smoulder(k *picture.Contact, at kit.Point, r float64) {
	if m.v.Few || m.State(k) != ships.Able {
		return
	}
	const puffs, every = 6, 0.5
	for i := range puffs {
		t := math.Mod(m.v.Clock/every/puffs+float64(i)/puffs, 1)
		h := uint32(k.ID)*2654435761 + uint32(int(m.v.Clock/every/puffs+float64(i)/puffs)*puffs+i)*40503
		from := kit.Polar(at, float64(h>>8&0xff)/256*360, r*0.4*float64(h>>16&0xff)/256)
		q := kit.Polar(from, sunlight+180+40*(float64(h>>24)/256-0.5), 2.2*r*t)
		m.u.Glow(q, r*(0.16+0.5*t), kit.Fade(kit.Mix(kit.Warn, kit.Muted, min(1, 4*t)), 0.34*(1-t)))
	}
}
