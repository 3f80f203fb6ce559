package plot

import (
	"math"
	"slices"

	"broadside/sim/say"
	"broadside/sim/space"

	"broadside/cmd/station/kit"
)

// label is a text on the map: around a place, or at one of several spots.
type label struct {
	key
	rank  rank
	at    kit.Point
	r     float64     // its distance from the place
	spots []kit.Point // the best first; nil: around the place
	lines []line
	plate float64 // opacity of its background; 0: none
	loose bool    // it follows the mouse

	rise, risen float64 // how far it is to rise, and has so far
}

// key identifies a label of a picture.
type key struct {
	text say.Text
	id   uint32 // of what is named; 0: the text identifies it
}

type line struct {
	text say.Text
	kit.Type
}

// rank decides between labels that want one place: the lower rank gets it, and is written if there
// is no room for both.
type rank uint8

const (
	rankPoint   rank = iota // what the mouse or somebody of the crew points at
	rankAim                 // distances, and costs of a course
	rankOwn                 // the own ship and the chosen one
	rankShip                // the others
	rankHit                 // the damage of a hit
	rankRange               // distances of ranges
	rankCaption             // what lies in space
)

// rings are the distances from its subject at which a label may be, connected by a line.
var rings = [3]float64{0, 22, 46}

// Costs of labels, in square points of what they would hide.
const (
	dear    = 3   // each point of distance from its former or best place
	fewer   = 300 // a line of text that is left out
	crossed = 250 // a line of the map that it crosses
	later   = 40  // a spot other than the first
	merged  = 400 // names so close that they read as one
)

// between is the distance, in points, from which two names do not read as one.
const between = 8

// stand is the position of a label relative to its subject, and its number of lines.
type stand struct {
	by kit.Point
	n  int
}

// apart is the free space, in points, that a label needs around it to appear or to gain a line, so
// that labels do not flicker.
const apart = 3

// ask requests a label. All are placed at the end, when everything else is known.
func (m *Map) ask(l *label) {
	for i := range m.asked {
		if m.asked[i].key == l.key { // the same distance again, or another with that name
			l.id++
		}
	}
	m.asked = append(m.asked, *l)
}

// caption requests a quiet label.
func (m *Map) caption(id space.ID, at kit.Point, r float64, s say.Text) {
	if m.Quiet {
		return
	}
	t := kit.Type{Size: kit.Small, Colour: kit.Mix(kit.Muted, kit.Terrain, 0.4)}
	m.ask(&label{key: key{s, uint32(id)}, rank: rankCaption, at: at, r: r + 4, lines: []line{{s, t}}})
}

// Hint shows beside the mouse what a click would do.
func (m *Map) Hint(s say.Text, c kit.Colour) {
	m.ask(&label{at: m.u.In.Mouse, r: 16, lines: []line{{s, kit.Type{Size: kit.Small, Colour: c}}}, plate: 0.75, loose: true})
}

// feet requests a distance on a line.
func (m *Map) feet(r rank, s say.Text, c kit.Colour, spots ...kit.Point) {
	m.ask(&label{key: key{text: s}, rank: r, at: spots[0], spots: spots, lines: []line{{s, kit.Type{Size: kit.Small, Colour: c}}}, plate: 0.7})
}

// write places all labels that were requested.
func (m *Map) write() {
	slices.SortStableFunc(m.asked, func(a, b label) int { return int(a.rank) - int(b.rank) })
	for i := range m.asked {
		m.set(&m.asked[i])
	}
}

// set writes a label where it hides least, with fewer lines if that is better, or not at all.
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
	if l.spots == nil {
		m.names = append(m.names, box)
	}
	if !l.loose {
		m.stands[l.key] = stand{kit.Point{X: box.Centre().X - l.at.X, Y: box.Centre().Y - l.at.Y}, at.n}
	}
	if at.out > 0 {
		m.lead(l, box)
	}
	if l.plate > 0 {
		m.u.Fill(box, kit.Fade(kit.Night, l.plate))
	}
	box.Top(l.rise - l.risen)
	for _, ln := range lines[:at.n] {
		ln.Align = kit.Middle
		m.u.Text(box.Top(ln.LineHeight()), ln.text, ln.Type)
	}
}

// lead draws the line from a label to its subject.
func (m *Map) lead(l *label, box kit.Rect) {
	end := kit.Point{X: min(max(l.at.X, box.X), box.Right()), Y: min(max(l.at.Y, box.Y), box.Bottom())}
	d := math.Hypot(end.X-l.at.X, end.Y-l.at.Y)
	if d <= l.r {
		return
	}
	from := kit.Point{X: l.at.X + (end.X-l.at.X)*l.r/d, Y: l.at.Y + (end.Y-l.at.Y)*l.r/d}
	m.u.Line(from, end, 1, kit.Fade(l.lines[0].Colour, 0.5))
}

// spot is a possible position of a label: with how many of its lines, at which distance, and at
// what cost.
type spot struct {
	box       kit.Rect
	n         int
	out, cost float64
}

// place finds the best spot of a label with all its lines; a spot without lines if there is none.
func (m *Map) place(l *label) (best spot) {
	w, h := 0.0, l.rise
	for _, ln := range l.lines {
		w = max(w, m.u.Width(ln.text, ln.Type))
		h += ln.LineHeight()
	}
	w += 4
	room := m.r.Inset(6)
	stood, known := m.stood[l.key]
	free := 0.0
	if stood.n < len(l.lines) && !l.loose {
		free = apart
	}
	try := func(box kit.Rect, out, cost float64) {
		if !room.Holds(box, 0) || meets(m.labels, box.Inset(-free)) {
			return
		}
		hidden := m.hides(box, l)
		if l.rank == rankCaption && m.u.Small && hidden > crossed { // on a small map what lies there tells more than its name
			return
		}
		cost += hidden
		if l.spots == nil && !l.loose && meets(m.names, box.Inset(-between)) {
			cost += merged
		}
		if known { // it should not jump around
			c := box.Centre()
			cost += dear * min(40, math.Hypot(c.X-l.at.X-stood.by.X, c.Y-l.at.Y-stood.by.Y))
		}
		if best.n == 0 || cost < best.cost {
			best = spot{box, len(l.lines), out, cost}
		}
	}
	for i, p := range l.spots {
		try(kit.Rect{X: p.X - w/2, Y: p.Y - h/2, W: w, H: h}, 0, later*float64(i))
	}
	if l.spots != nil {
		return best
	}
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
			try(box, out, dear*(3*out+2*float64(i)))
		}
	}
	return best
}

// hides returns the cost of what a label would hide, in square points; of its own subject only what
// is nearer than the label should be.
func (m *Map) hides(box kit.Rect, l *label) float64 {
	sum := 0.0
	for _, s := range m.shunned {
		if c := s.Centre(); math.Hypot(c.X-l.at.X, c.Y-l.at.Y) < 1 {
			s = square(l.at, max(0, min(s.W/2, l.r-apart)))
		}
		both := s.Common(box)
		sum += both.W * both.H
	}
	if l.spots != nil || l.plate > 0 {
		return sum
	}
	for i := range m.strokes {
		if m.strokes[i].crosses(box) {
			sum += crossed
		}
	}
	return sum
}

// meets reports whether a box overlaps one of some others.
func meets(others []kit.Rect, box kit.Rect) bool { return slices.ContainsFunc(others, box.Meets) }

// Reserve keeps labels off a part of the map.
func (m *Map) Reserve(r kit.Rect) { m.labels = append(m.labels, r) }

// shun makes labels avoid what is drawn around a place, if possible.
func (m *Map) shun(at kit.Point, r float64) { m.shunned = append(m.shunned, square(at, r)) }

func square(at kit.Point, r float64) kit.Rect {
	return kit.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}
}
