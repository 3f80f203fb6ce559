// Package plot draws the map: space from above, north up, with ships, terrain, arcs, ranges and
// courses.
package plot

import (
	"fmt"
	"math"

	"broadside/sim/say"
	"broadside/sim/space"

	"broadside/cmd/station/effect"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
)

// Map is a window onto space that people move and zoom. Until they do, it keeps the own ship and
// those near it in sight.
type Map struct {
	Whole bool // keep all ships in sight
	Quiet bool // name only the own ship and the chosen one: for a small map
	Grand bool // ships and names are large, in front of a sky: for a screen seen from afar

	x, y    float64 // feet, in the middle
	zoom    float64 // points per foot
	held    bool    // moved by hand
	sized   bool    // zoomed by hand
	dragged kit.Point

	r       kit.Rect
	u       *kit.UI
	v       *view.View
	labels  []kit.Rect // boxes in which nothing more is written
	names   []kit.Rect // those of them that are names beside their subject
	shunned []kit.Rect // boxes in which labels are written only if there is no better place
	strokes []stroke   // lines that labels cross only if there is no better place
	asked   []label
	stands  map[key]stand // positions of labels relative to their subjects
	stood   map[key]stand // the same on the last picture
	away    float64       // how far the mouse has dragged
	effects []effect.Effect
}

const (
	leastZoom = 0.002
	mostZoom  = 3.0

	leastSquare = 7 // points of a square's side below which squares are not drawn
)

// Begin draws space itself in a rectangle and handles moving and zooming; what follows until End is
// clipped to it.
func (m *Map) Begin(u *kit.UI, v *view.View, r kit.Rect) {
	m.u, m.v, m.r = u, v, r
	m.names = m.names[:0]
	m.labels, m.shunned, m.strokes, m.asked = m.labels[:0], m.shunned[:0], m.strokes[:0], m.asked[:0]
	m.stands, m.stood = m.stood, m.stands
	if m.stands == nil {
		m.stands = map[key]stand{}
	}
	clear(m.stands)
	m.steer()
	m.gather()
	u.Plate(r, kit.Deep, kit.Edge)
	u.Clip(r.Inset(1))
	m.Reserve(m.ruler())
	m.Reserve(m.compass())
	m.hulls()
	if m.Grand && !v.Few {
		m.sky()
	}
	if !m.v.Few {
		m.stars()
	}
	m.grid()
	m.terrain()
	m.goals()
}

// End finishes the map with the scale and the compass.
func (m *Map) End() {
	m.drawEffects()
	m.points()
	m.write()
	m.scale()
	m.u.Unclip()
}

// Frame makes the map show a place, in feet, in the middle, with zoom points per foot.
func (m *Map) Frame(x, y, zoom float64) { m.x, m.y, m.zoom, m.held, m.sized = x, y, zoom, true, true }

// Effects returns the effects that the map shows, and those to come.
func (m *Map) Effects() []effect.Effect { return m.effects }

// Place returns where a place in space, in feet, is on the screen.
func (m *Map) Place(x, y float64) kit.Point {
	c := m.r.Centre()
	return kit.Point{X: c.X + (x-m.x)*m.zoom, Y: c.Y - (y-m.y)*m.zoom}
}

// PlaceOf returns where a point of space is on the screen.
func (m *Map) PlaceOf(p space.Point) kit.Point {
	return m.Place(float64(p.X)/float64(space.Foot), float64(p.Y)/float64(space.Foot))
}

// Where returns the place in space of a point of the screen.
func (m *Map) Where(p kit.Point) space.Point {
	c := m.r.Centre()
	return space.Point{
		X: space.Length((m.x + (p.X-c.X)/m.zoom) * float64(space.Foot)),
		Y: space.Length((m.y - (p.Y-c.Y)/m.zoom) * float64(space.Foot)),
	}
}

// Feet returns a length in feet in points.
func (m *Map) Feet(feet float64) float64 { return feet * m.zoom }

// Aimed reports whether and where the map was clicked, not dragged.
func (m *Map) Aimed() (space.Point, bool) {
	if m.u.In.Released && m.away < 4 && m.r.Has(m.u.In.Mouse) && m.dragged != (kit.Point{}) {
		return m.Where(m.u.In.Mouse), true
	}
	return space.Point{}, false
}

// steer follows its subject, and moves and zooms by the mouse and the keys.
func (m *Map) steer() {
	u := m.u
	over := u.Over(m.r)
	switch {
	case u.Key("map.centre"):
		m.held, m.sized = false, false
	case u.Key("map.closer"):
		m.scaleBy(1.25, m.r.Centre())
	case u.Key("map.wider"):
		m.scaleBy(0.8, m.r.Centre())
	case over && u.In.Wheel != 0:
		m.scaleBy(math.Pow(1.15, u.In.Wheel), u.In.Mouse)
	}
	if u.Touched(m.r) {
		m.dragged, m.away = u.In.Mouse, 0
	}
	if u.In.Held && m.dragged != (kit.Point{}) {
		dx, dy := u.In.Mouse.X-m.dragged.X, u.In.Mouse.Y-m.dragged.Y
		m.away += math.Hypot(dx, dy)
		if m.away >= 4 {
			m.x, m.y = m.x-dx/m.zoom, m.y+dy/m.zoom
			m.held = true
		}
		m.dragged = u.In.Mouse
	} else if !u.In.Released {
		m.dragged = kit.Point{}
	}
	m.follow()
}

func (m *Map) scaleBy(by float64, at kit.Point) {
	if m.zoom == 0 {
		return
	}
	before := m.Where(at)
	m.zoom = min(mostZoom, max(leastZoom, m.zoom*by))
	after := m.Where(at)
	if m.held {
		m.x += float64(before.X-after.X) / float64(space.Foot)
		m.y += float64(before.Y-after.Y) / float64(space.Foot)
	}
	m.sized = true
}

// follow keeps the own ship in the middle, or with Whole all ships in sight.
func (m *Map) follow() {
	x, y, zoom, ok := m.wish()
	if !ok {
		if m.zoom == 0 {
			m.zoom = 0.3
		}
		return
	}
	if m.zoom == 0 {
		m.x, m.y, m.zoom = x, y, zoom
		return
	}
	const ease = 0.1
	if !m.held {
		m.x, m.y = m.x+(x-m.x)*ease, m.y+(y-m.y)*ease
	}
	if !m.sized {
		m.zoom += (zoom - m.zoom) * ease
	}
}

// wish returns what the map would show of its own accord.
func (m *Map) wish() (x, y, zoom float64, ok bool) {
	own := m.v.Ship()
	box := bounds{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for i := range m.v.Contacts {
		k := &m.v.Contacts[i]
		if !k.State.Here() && k != own {
			continue
		}
		p := m.v.PoseOf(k)
		box.add(p.X, p.Y)
	}
	if math.IsInf(box.west, 0) {
		return 0, 0, 0, false
	}
	if own == nil || m.Whole {
		w, h := max(900, box.east-box.west), max(700, box.north-box.south)
		zoom = min(m.r.W*0.76/w, m.r.H*0.7/h)
		return (box.west + box.east) / 2, (box.north + box.south) / 2, zoom, true
	}
	// Distant ships are shown by pointers at the edge: the near ones matter.
	p := m.v.PoseOf(own)
	box = bounds{p.X - 400, p.Y - 400, p.X + 400, p.Y + 400}
	for i := range m.v.Contacts {
		k := &m.v.Contacts[i]
		if q := m.v.PoseOf(k); k.State.Here() && math.Hypot(q.X-p.X, q.Y-p.Y) < 2600 {
			box.add(q.X, q.Y)
		}
	}
	zoom = min(m.r.W*0.78/(box.east-box.west), m.r.H*0.72/(box.north-box.south))
	return (box.west + box.east) / 2, (box.south + box.north) / 2, zoom, true
}

type bounds struct{ west, south, east, north float64 }

func (b *bounds) add(x, y float64) {
	b.west, b.east = min(b.west, x), max(b.east, x)
	b.south, b.north = min(b.south, y), max(b.north, y)
}

// stars draws stars, the same at every place, which move less than what is near.
func (m *Map) stars() {
	const tile = 160.0
	many := 4
	if m.Grand {
		many = 9
	}
	ox, oy := m.x*m.zoom*0.12, -m.y*m.zoom*0.12
	for tx := math.Floor(ox / tile); tx*tile < ox+m.r.W; tx++ {
		for ty := math.Floor(oy / tile); ty*tile < oy+m.r.H; ty++ {
			h := uint32(int64(tx))*2654435761 ^ uint32(int64(ty))*2246822519
			for range many {
				h = h*1664525 + 1013904223
				x, y := float64(h>>8&0xff)/256, float64(h>>16&0xff)/256
				size := 0.7 + float64(h>>24&3)*0.3
				at := kit.Point{X: m.r.X + (tx+x)*tile - ox, Y: m.r.Y + (ty+y)*tile - oy}
				if m.Grand {
					m.star(at, size, h)
					continue
				}
				m.u.Fill(kit.Rect{X: at.X, Y: at.Y, W: size, H: size}, kit.Fade(kit.Plain, 0.1+float64(h>>26&7)*0.04))
			}
		}
	}
}

// star draws a star of a grand map: a few are near, and shine.
func (m *Map) star(at kit.Point, size float64, h uint32) {
	c := kit.Mix(kit.Bright, [...]kit.Colour{kit.Shield, kit.Warn, kit.Plain, kit.Bright}[h>>20&3], 0.45)
	if h>>27 == 0 {
		m.u.Glow(at, 8, kit.Fade(c, 0.6))
		m.u.Disc(at, 1.1, c)
		return
	}
	m.u.Fill(kit.Rect{X: at.X, Y: at.Y, W: size, H: size}, kit.Fade(c, 0.12+float64(h>>26&7)*0.08))
}

// sky draws distant nebulae, which move least of all.
func (m *Map) sky() {
	const tile = 700.0
	ox, oy := m.x*m.zoom*0.05, -m.y*m.zoom*0.05
	tints := [...]kit.Colour{kit.Shield, {R: 0x6a, G: 0x3f, B: 0x9a, A: 255}, {R: 0x1f, G: 0x6f, B: 0x70, A: 255}, {R: 0x8a, G: 0x45, B: 0x35, A: 255}}
	for tx := math.Floor(ox/tile) - 1; tx*tile < ox+m.r.W+tile; tx++ {
		for ty := math.Floor(oy/tile) - 1; ty*tile < oy+m.r.H+tile; ty++ {
			h := (uint32(int64(tx))*2654435761 ^ uint32(int64(ty))*2246822519) * 1664525
			at := kit.Point{X: m.r.X + (tx+float64(h>>8&0xff)/256)*tile - ox, Y: m.r.Y + (ty+float64(h>>16&0xff)/256)*tile - oy}
			m.u.Glow(at, tile*(0.45+float64(h>>24&0xff)/512), kit.Fade(tints[h>>4&3], 0.17))
		}
	}
}

// Step returns a round number of feet that takes at least the given number of points.
func (m *Map) Step(points float64) float64 {
	for _, step := range []float64{10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000} {
		if step*m.zoom >= points {
			return step
		}
	}
	return 100000
}

func (m *Map) grid() {
	step, off := m.Step(70), 0.0
	if side := float64(space.Square / space.Foot); m.v.Head.Grid && m.Feet(side) >= leastSquare {
		step, off = side, side/2
	}
	c := kit.Fade(kit.Edge, 0.42)
	if m.Grand {
		c = kit.Fade(kit.Edge, 0.2)
	}
	nw, se := m.Where(kit.Point{X: m.r.X, Y: m.r.Y}), m.Where(kit.Point{X: m.r.Right(), Y: m.r.Bottom()})
	west, east := float64(nw.X)/1000, float64(se.X)/1000
	south, north := float64(se.Y)/1000, float64(nw.Y)/1000
	for x := math.Ceil((west-off)/step)*step + off; x <= east; x += step {
		p := m.Place(x, 0)
		m.u.Fill(kit.Rect{X: p.X, Y: m.r.Y, W: m.u.Pixel(), H: m.r.H}, c)
	}
	for y := math.Ceil((south-off)/step)*step + off; y <= north; y += step {
		p := m.Place(0, y)
		m.u.Fill(kit.Rect{X: m.r.X, Y: p.Y, W: m.r.W, H: m.u.Pixel()}, c)
	}
}

// compass returns the box of the compass.
func (m *Map) compass() kit.Rect { return kit.Rect{X: m.r.X + 12, Y: m.r.Y + 14, W: 24, H: 40} }

// ruler returns the box of the scale: on a grand map beside the compass, since dice cover what is
// below.
func (m *Map) ruler() kit.Rect {
	r := kit.Rect{X: m.r.X + 8, Y: m.r.Bottom() - 28, W: m.Step(60)*m.zoom + 68, H: 24}
	if m.Grand {
		r.X, r.Y = m.compass().Right(), m.compass().Centre().Y-12
	}
	return r
}

// scale draws the scale in feet, and the compass.
func (m *Map) scale() {
	step := m.Step(60)
	w := step * m.zoom
	x, y := m.ruler().X+8, m.ruler().Centre().Y
	m.u.Line(kit.Point{X: x, Y: y}, kit.Point{X: x + w, Y: y}, 1.5, kit.Muted)
	for _, at := range []float64{x, x + w} {
		m.u.Line(kit.Point{X: at, Y: y - 4}, kit.Point{X: at, Y: y + 4}, 1.5, kit.Muted)
	}
	caption := kit.Type{Size: kit.Small, Colour: kit.Muted}
	m.u.Text(kit.Rect{X: x + w + 8, Y: y - 9, W: 120, H: 18}, say.Of("%s ft", say.Name(fmt.Sprintf("%.0f", step))), caption)
	m.u.Fill(m.compass(), kit.Fade(kit.Deep, 0.85)) // above circles that pass there
	at := kit.Point{X: m.r.X + 24, Y: m.r.Y + 30}
	m.u.Polygon([]kit.Point{{X: at.X, Y: at.Y - 13}, {X: at.X + 6, Y: at.Y + 5}, {X: at.X, Y: at.Y + 1}}, kit.Muted)
	m.u.Polygon([]kit.Point{{X: at.X, Y: at.Y - 13}, {X: at.X, Y: at.Y + 1}, {X: at.X - 6, Y: at.Y + 5}}, kit.Fade(kit.Muted, 0.5))
	m.u.Text(kit.Rect{X: at.X - 10, Y: at.Y + 6, W: 20, H: 16}, "N", kit.Type{Size: kit.Small, Colour: kit.Muted, Align: kit.Middle, Bold: true})
}
