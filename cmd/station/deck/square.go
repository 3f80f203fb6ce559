package deck

import (
	"broadside/cmd/station/kit"
	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// walled reports whether a door can hang in a square.
func (m *Map) walled(q deckplan.Square) bool {
	switch m.Symbol(q) {
	case '#', '=', '-':
		return true
	}
	return false
}

// tint returns a colour in the light of a square.
type tint func(kit.Colour) kit.Colour

// square draws a square: walls as blocks, and what is not in sight darkened. A door lies across the
// way between walls to its left and right, or above and below it.
func (m *Map) square(box kit.Rect, symbol byte, lit, across bool) {
	u, dim := m.u, 0.45
	if lit {
		dim = 1
	}
	tint := tint(func(c kit.Colour) kit.Colour { return kit.Fade(c, dim) })
	floor := box.Inset(0.5)
	u.Fill(floor, tint(kit.Mix(kit.Panel, kit.Raised, 0.5)))
	at, half := box.Centre(), m.cell/2
	wall := kit.Mix(kit.Edge, kit.Muted, 0.35)
	switch symbol {
	case '#':
		u.Fill(box, tint(wall))
	case '=':
		u.Fill(box, tint(kit.Edge))
		u.Fill(box.Inset(m.cell*0.36), tint(kit.Shield))
	case '+', 'x', '/', '\\':
		m.door(box, symbol, across, tint)
	case ',':
		m.crate(box.Inset(m.cell*0.36), tint)
	case 'o':
		m.crate(box.Inset(m.cell*0.2), tint)
	case 'O':
		m.crate(box.Inset(m.cell*0.05), tint)
	case '~':
		for i := range 3 {
			u.Fill(kit.Rect{X: box.X + half*0.4, Y: box.Y + m.cell*(0.25+0.22*float64(i)), W: m.cell * 0.6, H: 1.5}, tint(kit.Terrain))
		}
	case '*':
		m.fire(box, tint)
	case '-': // a hole in a wall
		u.Fill(box, tint(wall))
		u.Fill(box.Inset(m.cell*0.24), tint(kit.Panel))
	case 'v':
		u.Fill(box.Inset(1.5), tint(kit.Night))
		u.Outline(kit.Chamfer(box.Inset(2), 2), 1, tint(kit.Warn))
		u.Polygon([]kit.Point{{X: at.X, Y: at.Y + half*0.5}, {X: at.X - half*0.5, Y: at.Y - half*0.3}, {X: at.X + half*0.5, Y: at.Y - half*0.3}}, tint(kit.Warn))
	case '%':
		for i, x := range [...]float64{-0.45, 0.1, 0.5} {
			u.Disc(kit.Point{X: at.X + half*x, Y: at.Y + half*[...]float64{0.15, -0.25, 0.2}[i]}, half*0.48, tint(kit.Fade(kit.Muted, 0.5)))
		}
	case '^':
		u.Fill(floor, tint(kit.Mix(kit.Panel, kit.Warn, 0.25)))
		u.Polygon([]kit.Point{{X: at.X, Y: at.Y - half*0.5}, {X: at.X + half*0.5, Y: at.Y + half*0.4}, {X: at.X - half*0.5, Y: at.Y + half*0.4}}, tint(kit.Warn))
	case 'P', 'G', 'S', 'E', 'C':
		m.console(box, symbol, tint)
	case '1', '2', '3', '4', '5', '6', '7', '8', '9':
		m.ladder(box, symbol, tint)
	}
}

// Swatch draws a single square as on a map.
func Swatch(u *kit.UI, box kit.Rect, symbol byte) {
	m := Map{u: u, cell: box.W}
	m.square(box, symbol, true, true)
}

// consoles maps the letters of a deck to the roles of their consoles.
var consoles = map[byte]crew.Role{'P': crew.Pilot, 'G': crew.Gunner, 'S': crew.Operator, 'E': crew.Mechanic, 'C': crew.Coordinator}

// Letter returns the letter on the square of a role's console.
func Letter(r crew.Role) string {
	for symbol, role := range consoles {
		if role == r {
			return string(symbol)
		}
	}
	return ""
}

// console draws a desk with a lit screen, and its letter.
func (m *Map) console(box kit.Rect, symbol byte, tint tint) {
	u, c := m.u, kit.Accent(consoles[symbol])
	u.Fill(box.Inset(1.5), tint(kit.Mix(kit.Panel, c, 0.3)))
	u.Outline(kit.Chamfer(box.Inset(2), 3), 1, tint(c))
	u.Fill(kit.Rect{X: box.X + 3, Y: box.Bottom() - m.cell*0.2, W: box.W - 6, H: m.cell * 0.1}, tint(c))
	u.Text(kit.Rect{X: box.X, Y: box.Y, W: box.W, H: box.H - m.cell*0.12}, say.Name(string(symbol)), kit.Type{Size: min(kit.Small, m.cell*0.7), Bold: true, Colour: tint(c), Align: kit.Middle})
}

// holder draws who has seized a console, as a frame and a flag of their side, and a cross if it is
// dead.
func (m *Map) holder(k *picture.ConsoleRow) {
	if uint8(k.Deck) != m.Deck || k.At.Level != m.Level {
		return
	}
	u, box, line := m.u, m.Box(k.At), max(1.5, m.cell*0.1)
	if k.Holder > 0 {
		c, flag := kit.SideColour(event.Side(k.Holder-1)), m.cell*0.42
		u.Outline(kit.Chamfer(box.Inset(0.5), 3), line, c)
		u.Polygon([]kit.Point{{X: box.Right() - flag, Y: box.Y}, {X: box.Right(), Y: box.Y}, {X: box.Right(), Y: box.Y + flag}}, c)
	}
	if k.Dead {
		in := box.Inset(m.cell * 0.2)
		u.Line(kit.Point{X: in.X, Y: in.Y}, kit.Point{X: in.Right(), Y: in.Bottom()}, line, kit.Bad)
		u.Line(kit.Point{X: in.Right(), Y: in.Y}, kit.Point{X: in.X, Y: in.Bottom()}, line, kit.Bad)
	}
}

// ConsoleSays describes the state of the console on a square, or returns "" if there is none or
// nothing has happened to it.
func (m *Map) ConsoleSays(q deckplan.Square) say.Text {
	for i := range m.v.Consoles {
		k := &m.v.Consoles[i]
		switch {
		case uint8(k.Deck) != m.Deck || k.At != q:
		case k.Dead:
			return "dead until it is rewired"
		case k.Holder > 0:
			return say.Of("seized by %s", m.v.SideName(event.Side(k.Holder-1)))
		}
	}
	return ""
}

// ladder draws rails and rungs; the number tells which ladder of other levels it leads to.
func (m *Map) ladder(box kit.Rect, symbol byte, tint tint) {
	u := m.u
	x, width := box.X+m.cell*0.12, m.cell*0.3
	for i := range 4 {
		y := box.Y + m.cell*(0.18+0.21*float64(i))
		u.Fill(kit.Rect{X: x, Y: y, W: width, H: max(1, m.cell*0.06)}, tint(kit.Muted))
	}
	for _, rail := range [...]float64{x, x + width} {
		u.Fill(kit.Rect{X: rail, Y: box.Y + m.cell*0.08, W: max(1, m.cell*0.06), H: m.cell * 0.84}, tint(kit.Plain))
	}
	u.Text(kit.Rect{X: box.X + m.cell*0.48, Y: box.Y, W: m.cell * 0.5, H: box.H}, say.Name(string(symbol)), kit.Type{Size: min(kit.Small, m.cell*0.6), Colour: tint(kit.Plain), Align: kit.Middle})
}

// crate draws a box with a cross-braced lid.
func (m *Map) crate(box kit.Rect, tint tint) {
	u, line := m.u, max(1, m.cell*0.06)
	c := kit.Mix(kit.Terrain, kit.Hull, 0.35)
	u.Fill(box, tint(kit.Mix(kit.Night, c, 0.6)))
	a, b := kit.Point{X: box.X, Y: box.Y}, kit.Point{X: box.Right(), Y: box.Bottom()}
	u.Line(a, b, line, tint(c))
	u.Line(kit.Point{X: a.X, Y: b.Y}, kit.Point{X: b.X, Y: a.Y}, line, tint(c))
	u.Outline([]kit.Point{a, {X: b.X, Y: a.Y}, b, {X: a.X, Y: b.Y}}, line*1.4, tint(c))
}

// fire draws a hazard: a flickering flame.
func (m *Map) fire(box kit.Rect, tint tint) {
	u := m.u
	u.Fill(box.Inset(0.5), tint(kit.Mix(kit.Panel, kit.Bad, 0.25)))
	sway := m.cell * 0.05 * (u.Blink() - 0.5)
	flame := func(size float64, c kit.Colour) {
		foot, height := kit.Point{X: box.Centre().X, Y: box.Bottom() - m.cell*0.1}, m.cell*0.8*size
		width := m.cell * 0.34 * size
		u.Polygon([]kit.Point{
			{X: foot.X + sway, Y: foot.Y - height}, {X: foot.X + width*0.7, Y: foot.Y - height*0.55}, {X: foot.X + width, Y: foot.Y - height*0.25},
			{X: foot.X + width*0.5, Y: foot.Y}, {X: foot.X - width*0.5, Y: foot.Y}, {X: foot.X - width, Y: foot.Y - height*0.25}, {X: foot.X - width*0.7, Y: foot.Y - height*0.55},
		}, tint(c))
	}
	flame(1, kit.Mix(kit.Bad, kit.Warn, 0.25))
	flame(0.55, kit.Warn)
}

// door draws two leaves between their posts: shut, locked, slid aside, or hanging.
func (m *Map) door(box kit.Rect, symbol byte, across bool, tint tint) {
	u, c := m.u, kit.Hull
	if symbol == 'x' {
		c = kit.Bad
	}
	part := func(x, y, w, h float64) kit.Rect { // parts of the square, from 0 to 1, relative to the door
		if !across {
			x, y, w, h = y, x, h, w
		}
		return kit.Rect{X: box.X + x*m.cell, Y: box.Y + y*m.cell, W: w * m.cell, H: h * m.cell}
	}
	post := tint(kit.Mix(kit.Edge, kit.Muted, 0.35))
	u.Fill(part(0, 0, 0.12, 1), post)
	u.Fill(part(0.88, 0, 0.12, 1), post)
	leaf := tint(kit.Mix(kit.Night, c, 0.75))
	switch symbol {
	case '/':
		u.Fill(part(0.12, 0.36, 0.1, 0.28), leaf)
		u.Fill(part(0.78, 0.36, 0.1, 0.28), leaf)
	case '\\':
		a, b := part(0.14, 0.3, 0.3, 0.6), part(0.6, 0.14, 0.26, 0.5)
		u.Line(kit.Point{X: a.X, Y: a.Y}, kit.Point{X: a.Right(), Y: a.Bottom()}, m.cell*0.12, tint(kit.Bad))
		u.Line(kit.Point{X: b.X, Y: b.Bottom()}, kit.Point{X: b.Right(), Y: b.Y}, m.cell*0.12, tint(kit.Bad))
	default:
		u.Fill(part(0.12, 0.34, 0.36, 0.32), leaf)
		u.Fill(part(0.52, 0.34, 0.36, 0.32), leaf)
		if symbol == 'x' {
			at := box.Centre()
			u.Arc(kit.Point{X: at.X, Y: at.Y - m.cell*0.06}, m.cell*0.13, -90, 90, max(1.5, m.cell*0.07), tint(kit.Bright))
			u.Fill(kit.Rect{X: at.X - m.cell*0.19, Y: at.Y - m.cell*0.04, W: m.cell * 0.38, H: m.cell * 0.3}, tint(kit.Bright))
		}
	}
}
