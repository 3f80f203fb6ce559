package plot

import (
	"math"
	"slices"

	"broadside/cmd/station/kit"
	"broadside/ships"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// seen reports whether any of a circle is on the map.
func (m *Map) seen(at kit.Point, r float64) bool {
	return at.X+r > m.r.X && at.X-r < m.r.Right() && at.Y+r > m.r.Y && at.Y-r < m.r.Bottom()
}

// visible returns the point of a circle nearest to its middle at which a name has room on the map;
// the middle if there is none.
func (m *Map) visible(at kit.Point, r float64) kit.Point {
	room := m.r.Trim(80, 40)
	p := kit.Point{X: max(room.X, min(at.X, room.Right())), Y: max(room.Y, min(at.Y, room.Bottom()))}
	if math.Hypot(p.X-at.X, p.Y-at.Y) > r*0.8 {
		return at
	}
	return p
}

func (m *Map) terrain() {
	// Regions are below solid objects.
	for _, solid := range [2]bool{false, true} {
		for i := range m.v.Objects {
			o := &m.v.Objects[i]
			at, r := m.PlaceOf(o.At), m.Feet(float64(o.Radius)/1000)
			if o.Kind.Solid() == solid && m.seen(at, r+20) {
				m.object(o, at, r)
			}
		}
	}
}

func (m *Map) object(o *ships.Object, at kit.Point, r float64) {
	u := m.u
	switch o.Kind {
	case ships.Field:
		u.Disc(at, r, kit.Fade(kit.Terrain, 0.10))
		u.DashedRing(at, r, 1, int(max(12, min(48, r/6))), kit.Fade(kit.Terrain, 0.8))
		m.pebbles(o, at, r)
		beside := r
		if r > 40 && !m.Grand { // its name belongs in it, not on the rings of ships around
			beside, at = r*0.2, m.visible(at, r)
		}
		m.caption(o.ID, at, beside, m.region(o, "debris"))
	case ships.Asteroid:
		m.boulder(rock(o.ID, at, max(r, 2)), at, kit.Terrain, 0.45)
		m.shun(at, r)
		if r > 8 {
			u.Arc(kit.Point{X: at.X - r*0.3, Y: at.Y - r*0.2}, r*0.25, 120, 330, 1, kit.Fade(kit.Terrain, 0.7))
			u.Arc(kit.Point{X: at.X + r*0.3, Y: at.Y + r*0.35}, r*0.16, 90, 300, 1, kit.Fade(kit.Terrain, 0.7))
		}
		beside := r
		if r > 60 && !m.Grand { // nothing could be read on a lit one
			beside = r * 0.2
		}
		if o.Name != "" || r > 30 {
			m.caption(o.ID, at, beside, named(o.Name, "asteroid"))
		}
	case ships.Wreck:
		m.boulder(rock(o.ID+77, at, max(r, 3)), at, kit.Muted, 0.25)
		m.shun(at, r)
		u.Line(kit.Polar(at, 30, r*0.7), kit.Polar(at, 210, r*0.7), 1.5, kit.Muted)
		m.caption(o.ID, at, r, named(o.Name, "wreck"))
	case ships.Gas, ships.Dust, ships.Storm, ships.Radiation:
		m.cloud(o, at, r)
		m.caption(o.ID, at, r, m.region(o, say.Text(o.Kind.String())))
	case ships.Beacon:
		u.Ring(at, 5, 1.5, kit.Bright)
		u.Ring(at, 9, 1, kit.Fade(kit.Bright, 0.5))
		m.shun(at, 10)
		m.caption(o.ID, at, 9, named(o.Name, "beacon"))
	}
}

// cloud draws a region without an outline, whose kind shows in its colour and marks.
func (m *Map) cloud(o *ships.Object, at kit.Point, r float64) {
	u, c := m.u, kit.Terrain
	switch o.Kind {
	case ships.Gas:
		c = kit.Good
	case ships.Storm:
		c = kit.Shield
	case ships.Radiation:
		c = kit.Warn
	}
	for i := range 4 {
		u.Disc(at, r*(1-0.2*float64(i)), kit.Fade(c, 0.05))
	}
	u.DashedRing(at, r, 1, int(max(12, min(48, r/6))), kit.Fade(c, 0.7))
	h := uint32(o.ID) * 2654435761
	for range int(min(40, 4+r/8)) {
		h = h*1664525 + 1013904223
		p := kit.Polar(at, float64(h>>8&0xfff)/4096*360, r*0.92*math.Sqrt(float64(h>>20&0xff)/256))
		switch o.Kind {
		case ships.Gas:
			u.Ring(p, 2.5, 1, kit.Fade(c, 0.6))
		case ships.Dust:
			u.Disc(p, 1.2, kit.Fade(c, 0.7))
		case ships.Storm:
			u.Path([]kit.Point{{X: p.X - 3, Y: p.Y - 5}, {X: p.X + 1, Y: p.Y - 1}, {X: p.X - 1, Y: p.Y + 1}, {X: p.X + 3, Y: p.Y + 5}}, 1.2, kit.Fade(c, 0.7))
		case ships.Radiation:
			u.Line(kit.Polar(p, 45, 3), kit.Polar(p, 225, 3), 1, kit.Fade(c, 0.6))
			u.Line(kit.Polar(p, 135, 3), kit.Polar(p, 315, 3), 1, kit.Fade(c, 0.6))
		}
	}
}

// region describes a region; on a small map only by its name.
func (m *Map) region(o *ships.Object, kind say.Text) say.Text {
	if m.u.Small {
		return named(o.Name, kind)
	}
	return say.Label(named(o.Name, kind), say.Text(o.Says().String()))
}

func named(name string, kind say.Text) say.Text {
	if name == "" {
		return kind
	}
	return say.Name(name)
}

// boulder draws an outline of rock or scrap; one that is lit on a grand map has no uniform
// brightness.
func (m *Map) boulder(outline []kit.Point, at kit.Point, c kit.Colour, bright float64) {
	if m.Grand {
		facet(m.u, outline, at, c)
		return
	}
	m.u.Polygon(outline, kit.Mix(kit.Panel, c, bright))
	m.u.Outline(outline, 1.5, c)
}

// facet draws an outline as a body with a top and faces around it, each lit by its direction.
func facet(u *kit.UI, outline []kit.Point, at kit.Point, c kit.Colour) {
	n, dark := len(outline), kit.Mix(kit.Night, c, 0.3)
	top, off := make([]kit.Point, n), kit.Polar(kit.Point{}, sunlight, 0.1)
	for i, p := range outline {
		x, y := p.X-at.X, p.Y-at.Y
		size := math.Hypot(x, y)
		in := 0.5 + 0.14*float64(i*5%3) // neighbours differ
		top[i] = kit.Point{X: at.X + x*in + off.X*size, Y: at.Y + y*in + off.Y*size}
	}
	for i, p := range outline {
		k := (i + 1) % n
		q := outline[k]
		light := lit(math.Atan2((p.X+q.X)/2-at.X, at.Y-(p.Y+q.Y)/2) * 180 / math.Pi)
		u.Triangles([]kit.Point{top[i], p, q, top[i], q, top[k]}, kit.Mix(dark, c, light*light))
		u.Triangles([]kit.Point{at, top[i], top[k]}, kit.Mix(dark, c, 0.62+0.06*float64(i*7%4)))
	}
	u.Outline(outline, 1, kit.Fade(c, 0.6))
}

// rock returns a jagged outline, the same each time, within the space that the rules give the
// object.
func rock(id space.ID, at kit.Point, r float64) []kit.Point {
	n := 14
	if r < 12 {
		n = 9
	}
	h := uint32(id) * 2654435761
	p := make([]kit.Point, n)
	for i := range p {
		h = h*1664525 + 1013904223
		p[i] = kit.Polar(at, float64(i)*360/float64(n), r*(0.88+0.12*float64(h>>24)/255))
	}
	return p
}

func (m *Map) pebbles(o *ships.Object, at kit.Point, r float64) {
	h := uint32(o.ID) * 2654435761
	for range int(min(60, 6+r/5)) {
		h = h*1664525 + 1013904223
		angle, part := float64(h>>8&0xfff)/4096*360, math.Sqrt(float64(h>>20&0xff)/256)
		size := 1 + float64(h>>28&3)*0.7
		p := kit.Polar(at, angle, r*0.96*part)
		if large := min(2.4*size, r/8); m.Grand && large >= 4 {
			facet(m.u, rock(space.ID(h), p, large), p, kit.Terrain)
			continue
		}
		m.u.Polygon([]kit.Point{kit.Polar(p, 0, size), kit.Polar(p, 110, size), kit.Polar(p, 230, size)}, kit.Fade(kit.Terrain, 0.8))
	}
}

// goals marks the zones that decide the battle, one that several goals of a side share once.
func (m *Map) goals() {
	for i := range m.v.Goals {
		g := &m.v.Goals[i]
		same := func(o picture.GoalRow) bool {
			return o.Kind.Zoned() && o.Zone == g.Zone && o.Side == g.Side && o.Standing == g.Standing
		}
		if !g.Kind.Zoned() || slices.ContainsFunc(m.v.Goals[:i], same) {
			continue
		}
		at, r := m.PlaceOf(g.Zone.At), m.Feet(float64(g.Zone.Radius)/1000)
		if !m.seen(at, r+30) {
			continue
		}
		c := kit.SideColour(g.Side)
		m.u.Disc(at, r, kit.Fade(c, 0.07))
		m.u.DashedRing(at, r, 1.5, 24, c)
		for _, a := range []float64{45, 135, 225, 315} {
			m.u.Line(kit.Polar(at, a, r), kit.Polar(at, a, r+8), 1.5, c)
		}
		says := say.Of("goal of %s", m.v.SideName(g.Side))
		if g.Standing == scenario.Reached {
			says = say.Of("goal of %s, reached", m.v.SideName(g.Side))
		}
		m.caption(0, at, r, says)
	}
}
