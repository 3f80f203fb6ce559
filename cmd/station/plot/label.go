package plot

import (
	"broadside/sim/say"
	"math"

	"broadside/cmd/station/kit"
)

// label is what is written beside something.
type label struct {
	at    kit.Point
	r     float64 // how far from it
	lines []line
	plate bool // beside the mouse, on a ground of its own
}

type line struct {
	text say.Text
	kit.Type
}

// rings are how far beyond what is named a label may stand, with a line to it.
var rings = [3]float64{0, 22, 46}

// dear is what a point of the way from where a label stood, or from where it would
// best stand, is worth beside a square point of what it would hide.
const dear = 3

// fewer is what a line that is left out is worth, in the same coin.
const fewer = 300

// name asks for lines beside something: earlier ones have the better places. All
// are set at the end, when it is known what else is drawn.
func (m *Map) name(at kit.Point, r float64, lines ...line) {
	m.names = append(m.names, label{at: at, r: r, lines: lines})
}

// caption asks for a quiet line, after all names.
func (m *Map) caption(at kit.Point, r float64, s say.Text) {
	if m.Quiet {
		return
	}
	t := kit.Type{Size: kit.Small, Colour: kit.Mix(kit.Muted, kit.Terrain, 0.4)}
	m.captions = append(m.captions, label{at: at, r: r + 4, lines: []line{{s, t}}})
}

// Hint writes what a click would do, beside the mouse.
func (m *Map) Hint(s say.Text, c kit.Colour) {
	t := kit.Type{Size: kit.Small, Colour: c}
	m.set(&label{at: m.u.In.Mouse, r: 16, lines: []line{{s, t}}, plate: true})
}

// write sets all that was asked for.
func (m *Map) write() {
	for i := range m.names {
		m.set(&m.names[i])
	}
	for i := range m.captions {
		m.set(&m.captions[i])
	}
}

// set writes a label where it hides least, with fewer lines where that is better,
// or not at all.
func (m *Map) set(l *label) {
	var at spot
	lines := l.lines
	for n := len(lines); n > 0; n-- {
		l.lines = lines[:n]
		if p := m.place(l); p.n > 0 && (at.n == 0 || p.cost+fewer*float64(at.n-n) < at.cost) {
			at = p
		}
	}
	if at.n == 0 {
		return
	}
	box := at.box
	m.labels = append(m.labels, box)
	if !l.plate {
		m.stood[m.u.Told(lines[0].text)] = kit.Point{X: box.Centre().X - l.at.X, Y: box.Centre().Y - l.at.Y}
	}
	if at.out > 0 {
		m.lead(l, box)
	}
	if l.plate {
		m.u.Fill(box, kit.Fade(kit.Night, 0.75))
	}
	for _, ln := range lines[:at.n] {
		ln.Align = kit.Middle
		m.u.Text(box.Top(ln.LineHeight()), ln.text, ln.Type)
	}
}

// lead draws the line from a label to what it names.
func (m *Map) lead(l *label, box kit.Rect) {
	end := kit.Point{X: min(max(l.at.X, box.X), box.Right()), Y: min(max(l.at.Y, box.Y), box.Bottom())}
	d := math.Hypot(end.X-l.at.X, end.Y-l.at.Y)
	if d <= l.r {
		return
	}
	from := kit.Point{X: l.at.X + (end.X-l.at.X)*l.r/d, Y: l.at.Y + (end.Y-l.at.Y)*l.r/d}
	m.u.Line(from, end, 1, kit.Fade(l.lines[0].Colour, 0.5))
}

// spot is where a label may stand: with how many of its lines, how far out, and
// what that costs.
type spot struct {
	box       kit.Rect
	n         int
	out, cost float64
}

// place finds the best spot of a label with all its lines; that has no lines if
// there is none.
func (m *Map) place(l *label) (best spot) {
	w, h := 0.0, 0.0
	for _, ln := range l.lines {
		w = max(w, m.u.Width(ln.text, ln.Type))
		h += ln.LineHeight()
	}
	w += 4
	room := m.r.Inset(6)
	stood, known := m.stood[m.u.Told(l.lines[0].text)]
	for _, out := range rings {
		r := l.r + out
		d := r * 0.8
		for i, box := range [8]kit.Rect{
			{X: l.at.X - w/2, Y: l.at.Y + r, W: w, H: h},
			{X: l.at.X - w/2, Y: l.at.Y - r - h, W: w, H: h},
			{X: l.at.X + r + 2, Y: l.at.Y - h/2, W: w, H: h},
			{X: l.at.X - r - w - 2, Y: l.at.Y - h/2, W: w, H: h},
			{X: l.at.X + d, Y: l.at.Y + d, W: w, H: h},
			{X: l.at.X - d - w, Y: l.at.Y - d - h, W: w, H: h},
			{X: l.at.X + d, Y: l.at.Y - d - h, W: w, H: h},
			{X: l.at.X - d - w, Y: l.at.Y + d, W: w, H: h},
		} {
			box.X = min(max(box.X, room.X), room.Right()-box.W)
			if !room.Holds(box, 0) || m.taken(box) {
				continue
			}
			cost := m.hides(box, l) + dear*(3*out+2*float64(i))
			if known { // it does not hop about
				c := box.Centre()
				cost += dear * min(40, math.Hypot(c.X-l.at.X-stood.X, c.Y-l.at.Y-stood.Y))
			}
			if best.n == 0 || cost < best.cost {
				best = spot{box, len(l.lines), out, cost}
			}
		}
	}
	return best
}

// hides is how much a label would hide that it may hide, in square points; what it
// names itself does not count.
func (m *Map) hides(box kit.Rect, l *label) float64 {
	sum := 0.0
	for _, s := range m.shunned {
		if c := s.Centre(); math.Hypot(c.X-l.at.X, c.Y-l.at.Y) < 1 {
			continue
		}
		both := s.Common(box)
		sum += both.W * both.H
	}
	return sum
}

func (m *Map) taken(box kit.Rect) bool {
	for _, l := range m.labels {
		if l.Meets(box) {
			return true
		}
	}
	return false
}

// Reserve keeps labels off a part of the map.
func (m *Map) Reserve(r kit.Rect) { m.labels = append(m.labels, r) }

// shun keeps labels rather off what is drawn around a place.
func (m *Map) shun(at kit.Point, r float64) { m.shunned = append(m.shunned, square(at, r)) }

func square(at kit.Point, r float64) kit.Rect {
	return kit.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}
}
