package log

import (
	"strconv"

	"broadside/cmd/station/kit"
	"broadside/sim"
	"broadside/sim/dice"
	"broadside/sim/say"
)

// Colour returns the colour of a tone; a mark and the word for the result tell the same.
func (t Tone) Colour() kit.Colour {
	return [...]kit.Colour{kit.Muted, kit.Good, kit.Warn, kit.Bad}[t]
}

const (
	dieSize = 24.0
	indent  = 12.0
)

// The types of an entry, in the size that people want.
func whoType(u *kit.UI) kit.Type {
	return kit.Type{Size: kit.Small + u.LogSize, Bold: true, Colour: kit.Bright}
}
func whatType(u *kit.UI) kit.Type   { return kit.Type{Size: kit.Small + u.LogSize} }
func rollType(u *kit.UI) kit.Type   { return kit.Type{Size: kit.Small + u.LogSize, Colour: kit.Muted} }
func resultType(u *kit.UI) kit.Type { return kit.Type{Size: kit.Body + u.LogSize, Bold: true} }

// Show draws the log from the bottom of a box up, the latest entry last. PgUp and PgDn, or the
// wheel, scroll.
func (l *Log) Show(u *kit.UI, r kit.Rect) {
	inner := u.Panel(r, "LOG OF ROLLS")
	u.Text(kit.Rect{X: inner.X, Y: r.Y + 8, W: inner.W, H: 20}, say.Name(pages(u)), kit.Type{Size: kit.Small, Colour: kit.Muted, Align: kit.End})
	if u.Over(r) && u.In.Wheel != 0 {
		l.back += int(u.In.Wheel)
	}
	const step = 30 // points that a finger moves for each entry
	l.swiped += u.Swipe("log", r)
	if n := int(l.swiped / step); n != 0 {
		l.back, l.swiped = l.back+n, l.swiped-float64(n)*step
	}
	if u.Key("log.up") {
		l.back += 5
	}
	if u.Key("log.down") {
		l.back -= 5
	}
	l.back = max(0, min(l.back, len(l.Entries)-1))
	if l.back > 0 {
		foot := inner.Foot(22)
		u.Text(foot, say.Of("%d later below", l.back), kit.Type{Size: kit.Small, Colour: u.Accent, Align: kit.Middle})
	}
	bottom := inner.Bottom()
	u.Clip(inner) // the uppermost entry continues above, a page further back
	for i := len(l.Entries) - 1 - l.back; i >= 0 && bottom > inner.Y; i-- {
		e := &l.Entries[i]
		h := e.height(u, inner.W)
		e.draw(u, kit.Rect{X: inner.X, Y: bottom - h, W: inner.W, H: h})
		bottom -= h + 9
	}
	u.Unclip()
}

// pages returns the keys that scroll.
func pages(u *kit.UI) string {
	if u.Small {
		return ""
	}
	return u.Label("log.up") + " " + u.Label("log.down")
}

// head returns the first line: who did what, or rolled what, or who spoke.
func (e *Entry) head() say.Text {
	switch {
	case e.Kind == 0 && e.Who != "":
		return say.Label(e.Who, e.What)
	case e.Who != "" && e.named():
		return say.Label(capitalised(e.Who), e.What)
	}
	return say.Name(e.Title())
}

func (e *Entry) headType(u *kit.UI) kit.Type {
	if len(e.Throws) > 0 {
		return whoType(u)
	}
	return whatType(u)
}

// height returns the height of an entry at a width.
func (e *Entry) height(u *kit.UI, width float64) float64 {
	if e.Minor() {
		return whatType(u).LineHeight()
	}
	w := width - indent
	h := u.Height(e.head(), w, e.headType(u))
	for i := range e.Throws {
		h += 3 + e.Throws[i].height(u, w)
	}
	if e.Result != "" {
		h += 3 + max(resultType(u).LineHeight(), u.Height(e.outcome(), w-20, resultType(u)))
	}
	if e.Changes != nil {
		h += u.Height(say.List(e.Changes), w, rollType(u))
	}
	return h
}

// beside is the most dice beside their text; more have rows of their own above it.
const beside = 4

const dieStep = dieSize + 3

// rows returns how many dice fit a row of a width, and how many rows there are above the text.
func (t *Throw) rows(width float64) (each, above int) {
	if len(t.Dice) <= beside {
		return beside, 0
	}
	each = max(1, int(width/dieStep))
	return each, (len(t.Dice) + each - 1) / each
}

// height returns the height of a throw at a width.
func (t *Throw) height(u *kit.UI, width float64) float64 {
	says := say.Name(t.Says)
	if _, above := t.rows(width); above > 0 {
		return float64(above)*dieStep + u.Height(says, width, rollType(u))
	}
	return max(dieSize, u.Height(says, width-float64(len(t.Dice))*dieStep-6, rollType(u)))
}

// draw draws all dice of a throw, and their text.
func (t *Throw) draw(u *kit.UI, r kit.Rect) {
	each, above := t.rows(r.W)
	row := r
	for i, d := range t.Dice {
		if above > 0 && i%each == 0 {
			row = r.Top(dieStep)
		}
		die(u, row.Left(dieStep), d)
	}
	if above == 0 {
		r = row
		r.Left(6)
	}
	u.Paragraph(r, say.Name(t.Says), rollType(u))
}

func (e *Entry) outcome() say.Text {
	if e.Need == "" {
		return say.Name(e.Result)
	}
	return say.Label(e.Need, e.Result)
}

func (e *Entry) draw(u *kit.UI, r kit.Rect) {
	if e.Minor() {
		e.rule(u, r)
		return
	}
	c := e.Colour()
	u.Fill(kit.Rect{X: r.X, Y: r.Y + 2, W: 2.5, H: r.H - 4}, c)
	r.Left(indent)
	head := e.headType(u)
	if e.Tone == Grave {
		head.Colour = c
	}
	r.Top(u.Paragraph(r, e.head(), head))
	for i := range e.Throws {
		r.Top(3)
		e.Throws[i].draw(u, r.Top(e.Throws[i].height(u, r.W)))
	}
	if e.Changes != nil {
		u.Paragraph(r.Foot(u.Height(say.List(e.Changes), r.W, rollType(u))), say.List(e.Changes), rollType(u))
	}
	if e.Result == "" {
		return
	}
	r.Top(3)
	mark(u, kit.Point{X: r.X + 6, Y: r.Y + 11}, e.Tone, c)
	r.Left(20)
	result := resultType(u)
	result.Colour = c
	u.Paragraph(r, e.outcome(), result)
}

// rule draws the line at the beginning of a turn or a round.
func (e *Entry) rule(u *kit.UI, r kit.Rect) {
	t := kit.Type{Size: kit.Small, Colour: kit.Muted, Cut: true}
	if e.Kind == sim.KindRoundBegan {
		t.Colour, t.Bold = u.Accent, true
	}
	box := u.Text(kit.Rect{X: r.X + indent, Y: r.Y, W: r.W - indent, H: r.H}, say.Name(e.What), t)
	u.Fill(kit.Rect{X: r.X, Y: r.Centre().Y, W: indent - 4, H: 1}, kit.Edge)
	u.Fill(kit.Rect{X: box.Right() + 6, Y: r.Centre().Y, W: r.Right() - box.Right() - 6, H: 1}, kit.Edge)
}

// mark draws the shape of a tone.
func mark(u *kit.UI, at kit.Point, t Tone, c kit.Colour) {
	switch t {
	case Well:
		u.Path([]kit.Point{{X: at.X - 6, Y: at.Y}, {X: at.X - 1, Y: at.Y + 5}, {X: at.X + 7, Y: at.Y - 6}}, 2.5, c)
	case Badly:
		u.Line(kit.Point{X: at.X - 5, Y: at.Y - 5}, kit.Point{X: at.X + 5, Y: at.Y + 5}, 2.5, c)
		u.Line(kit.Point{X: at.X - 5, Y: at.Y + 5}, kit.Point{X: at.X + 5, Y: at.Y - 5}, 2.5, c)
	case Grave:
		u.Alert(at, 8, c)
	default:
		u.Disc(at, 3, c)
	}
}

// die draws a die with its number; one that does not count is struck out, and a ruled one has a
// double edge.
func die(u *kit.UI, r kit.Rect, d dice.Die) {
	box := kit.Rect{X: r.X, Y: r.Y + 1, W: dieSize - 2, H: dieSize - 2}
	at, c := box.Centre(), kit.Plain
	if d.Dropped {
		c = kit.Fade(kit.Muted, 0.7)
	} else if d.Faces == 20 && d.Value == 20 {
		c = kit.Good
	} else if d.Faces == 20 && d.Value == 1 {
		c = kit.Bad
	}
	var p []kit.Point
	sides := 4
	switch d.Faces {
	case 20, 12:
		sides = 6
	case 4:
		sides = 3
	case 8, 10:
		sides = 5
	}
	for i := range sides {
		turn := 0.0
		if sides == 4 {
			turn = 45
		}
		p = append(p, kit.Polar(at, turn+360*float64(i)/float64(sides), 12))
	}
	u.Polygon(p, kit.Mix(kit.Raised, c, 0.12))
	u.Outline(p, 1.3, c)
	u.Text(box, say.Name(strconv.Itoa(int(d.Value))), kit.Type{Size: kit.Small, Bold: true, Colour: c, Align: kit.Middle})
	if d.Dropped {
		u.Line(kit.Point{X: box.X, Y: box.Bottom()}, kit.Point{X: box.Right(), Y: box.Y}, 1.5, kit.Muted)
	}
	if d.Ruled {
		u.Ring(at, 12.5, 1, kit.Accent(7))
	}
}
