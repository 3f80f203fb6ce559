// Package deck draws the decks of a fight on foot: what the side sees now, what it
// has seen before, and who stands where.
package deck

import (
	"math"
	"strings"
	"unicode/utf8"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/sim/picture"
)

// Map is a window on one level of a deck. It remembers what it has been shown, as
// people do who have been there.
type Map struct {
	Deck  uint8
	Level int8

	memory map[place][]byte
	r      kit.Rect
	u      *kit.UI
	v      *view.View
	cell   float64
	x, y   float64 // of the square 0 0 on the screen
}

// place is a row of squares.
type place struct {
	deck  uint8
	level int8
	y     int16
}

const (
	leastCell = 15.0
	mostCell  = 46.0
)

// Begin draws the squares of a level, with a square of it in the middle where not
// all of it fits.
func (m *Map) Begin(u *kit.UI, v *view.View, r kit.Rect, middle deckplan.Square) {
	m.u, m.v, m.r = u, v, r
	m.remember()
	u.Plate(r, kit.Deep, kit.Edge)
	u.Clip(r.Inset(1))
	d := m.Row()
	if d == nil {
		return
	}
	m.cell = min(mostCell, max(leastCell, min((r.W-16)/float64(d.Wide), (r.H-40)/float64(d.High))))
	m.x = origin(r.X, r.W, float64(d.Wide)*m.cell, (float64(middle.X)+0.5)*m.cell)
	m.y = origin(r.Y+24, r.H-32, float64(d.High)*m.cell, (float64(middle.Y)+0.5)*m.cell)
	for y := range d.High {
		m.line(y)
	}
	for i := range v.Mines {
		m.mine(&v.Mines[i])
	}
}

// mine draws a mine that is known of: a disc with spikes, and the squares where it
// minds who comes.
func (m *Map) mine(x *picture.MineRow) {
	if x.Deck != m.Deck || x.At.Level != m.Level {
		return
	}
	c := kit.Bad
	if x.Own {
		c = m.u.Accent
	}
	box := m.Box(x.At)
	at, radius := box.Centre(), m.cell*0.2
	m.Area(x.At, x.Reach, kit.Fade(c, 0.5))
	for n := range 8 {
		m.u.Line(kit.Polar(at, float64(n)*45, radius), kit.Polar(at, float64(n)*45, radius*1.7), 1.5, c)
	}
	m.u.Disc(at, radius, kit.Mix(kit.Night, c, 0.6))
	m.u.Ring(at, radius, 1.5, c)
}

// Mine is what is known to lie on a square, or nil.
func (m *Map) Mine(q deckplan.Square) *picture.MineRow {
	for i := range m.v.Mines {
		if x := &m.v.Mines[i]; x.Deck == m.Deck && x.At == q {
			return x
		}
	}
	return nil
}

// origin is where something begins of which a point should be in the middle of a
// window, without leaving room where there is more to show.
func origin(at, window, whole, point float64) float64 {
	if whole <= window {
		return at + (window-whole)/2
	}
	return at + min(0, max(window-whole, window/2-point))
}

// End finishes the map with its name.
func (m *Map) End() {
	if d := m.Row(); d != nil {
		says := d.Name
		if d.Ship != 0 {
			says = m.v.ShipName(d.Ship) + ": " + d.Name
		}
		if d.Levels > 1 {
			says += ", level " + string(rune('1'+m.Level))
		}
		m.u.Text(kit.Rect{X: m.r.X + 10, Y: m.r.Y + 4, W: m.r.W - 20, H: 20}, says, kit.Type{Size: kit.Small, Bold: true, Colour: m.u.Accent, Cut: true})
	} else {
		m.u.Paragraph(m.r.Trim(20, 20), "Nobody of yours sees a deck.", kit.Type{Colour: kit.Muted})
	}
	m.u.Unclip()
}

// Row is the deck that is shown, or nil.
func (m *Map) Row() *picture.DeckRow {
	if m.v == nil { // nothing was ever shown
		return nil
	}
	for i := range m.v.Decks {
		if m.v.Decks[i].Number == m.Deck {
			return &m.v.Decks[i]
		}
	}
	return nil
}

func (m *Map) remember() {
	if m.memory == nil {
		m.memory = map[place][]byte{}
	}
	for i := range m.v.Lines {
		l := &m.v.Lines[i]
		p := place{l.Deck, l.Level, l.Y}
		was := m.memory[p]
		for len(was) < len(l.Cells) {
			was = append(was, ' ')
		}
		for x := range l.Cells {
			if l.Cells[x] != ' ' {
				was[x] = l.Cells[x]
			}
		}
		m.memory[p] = was
	}
}

func (m *Map) seen(y int16) string {
	for i := range m.v.Lines {
		if l := &m.v.Lines[i]; l.Deck == m.Deck && l.Level == m.Level && l.Y == y {
			return l.Seen
		}
	}
	return ""
}

// Symbol is what a square is, as far as it is remembered.
func (m *Map) Symbol(q deckplan.Square) byte {
	row := m.memory[place{m.Deck, q.Level, q.Y}]
	if q.X < 0 || int(q.X) >= len(row) {
		return ' '
	}
	return row[q.X]
}

// Box is where a square is on the screen.
func (m *Map) Box(q deckplan.Square) kit.Rect {
	return kit.Rect{X: m.x + float64(q.X)*m.cell, Y: m.y + float64(q.Y)*m.cell, W: m.cell, H: m.cell}
}

// Square is the square of the level that the mouse is on.
func (m *Map) Square() (deckplan.Square, bool) {
	d := m.Row()
	if d == nil || !m.u.Over(m.r) || m.cell == 0 {
		return deckplan.Square{}, false
	}
	q := deckplan.Square{
		X: int16(math.Floor((m.u.In.Mouse.X - m.x) / m.cell)), Y: int16(math.Floor((m.u.In.Mouse.Y - m.y) / m.cell)), Level: m.Level,
	}
	return q, q.X >= 0 && q.Y >= 0 && q.X < d.Wide && q.Y < d.High
}

func (m *Map) line(y int16) {
	seen := m.seen(y)
	row := m.memory[place{m.Deck, m.Level, y}]
	for x := range row {
		if row[x] == ' ' {
			continue
		}
		lit := x < len(seen) && seen[x] == '+'
		box := m.Box(deckplan.Square{X: int16(x), Y: y})
		if box.Meets(m.r) {
			m.square(box, row[x], lit)
		}
	}
}

// square draws one: walls as blocks, what is not in sight now in dusk.
func (m *Map) square(box kit.Rect, symbol byte, lit bool) {
	u, dim := m.u, 0.45
	if lit {
		dim = 1
	}
	tint := func(c kit.Colour) kit.Colour { return kit.Fade(c, dim) }
	floor := box.Inset(0.5)
	u.Fill(floor, tint(kit.Mix(kit.Panel, kit.Raised, 0.5)))
	at, half := box.Centre(), m.cell/2
	switch symbol {
	case '#':
		u.Fill(box, tint(kit.Mix(kit.Edge, kit.Muted, 0.35)))
	case '=':
		u.Fill(box, tint(kit.Edge))
		u.Fill(box.Inset(m.cell*0.36), tint(kit.Shield))
	case '+', 'x', '/', '\\':
		m.door(box, symbol, tint)
	case 'o', 'O':
		size := m.cell * 0.3
		if symbol == 'O' {
			size = m.cell * 0.16
		}
		u.Fill(box.Inset(size), tint(kit.Terrain))
	case '~':
		for i := range 3 {
			u.Fill(kit.Rect{X: box.X + half*0.4, Y: box.Y + m.cell*(0.25+0.22*float64(i)), W: m.cell * 0.6, H: 1.5}, tint(kit.Terrain))
		}
	case '*':
		u.Polygon([]kit.Point{{X: at.X, Y: box.Y + 3}, {X: box.Right() - 3, Y: box.Bottom() - 3}, {X: box.X + 3, Y: box.Bottom() - 3}}, tint(kit.Mix(kit.Night, kit.Bad, 0.6)))
		u.Text(box, "!", kit.Type{Size: kit.Small, Bold: true, Colour: tint(kit.Bright), Align: kit.Middle})
	case '-': // a hole in a wall
		u.Fill(box, tint(kit.Mix(kit.Edge, kit.Muted, 0.35)))
		u.Fill(box.Inset(m.cell*0.24), tint(kit.Panel))
	case 'v':
		u.Fill(box.Inset(1.5), tint(kit.Night))
		u.Path(kit.Chamfer(box.Inset(2), 2), 1, tint(kit.Warn), true)
		u.Polygon([]kit.Point{{X: at.X, Y: at.Y + half*0.5}, {X: at.X - half*0.5, Y: at.Y - half*0.3}, {X: at.X + half*0.5, Y: at.Y - half*0.3}}, tint(kit.Warn))
	case '%':
		u.Fill(floor, tint(kit.Fade(kit.Muted, 0.5)))
	case '^':
		u.Fill(floor, tint(kit.Mix(kit.Panel, kit.Warn, 0.25)))
		u.Polygon([]kit.Point{{X: at.X, Y: at.Y - half*0.5}, {X: at.X + half*0.5, Y: at.Y + half*0.4}, {X: at.X - half*0.5, Y: at.Y + half*0.4}}, tint(kit.Warn))
	case 'P', 'G', 'S', 'E', 'C':
		c := kit.Accent(consoles[symbol])
		u.Fill(box.Inset(1.5), tint(kit.Mix(kit.Panel, c, 0.3)))
		u.Path(kit.Chamfer(box.Inset(2), 3), 1, tint(c), true)
		u.Text(box, string(symbol), kit.Type{Size: kit.Small, Bold: true, Colour: tint(c), Align: kit.Middle})
	case '1', '2', '3', '4', '5', '6', '7', '8', '9':
		u.Path(kit.Chamfer(box.Inset(2.5), 2), 1, tint(kit.Muted), true)
		u.Text(box, string(symbol), kit.Type{Size: kit.Small, Colour: tint(kit.Plain), Align: kit.Middle})
	}
}

// Swatch draws a square by itself, as a map has it.
func Swatch(u *kit.UI, box kit.Rect, symbol byte) {
	m := Map{u: u, cell: box.W}
	m.square(box, symbol, true)
}

// consoles are the letters of a deck, by whose console they are.
var consoles = map[byte]crew.Role{'P': crew.Pilot, 'G': crew.Gunner, 'S': crew.Operator, 'E': crew.Mechanic, 'C': crew.Coordinator}

// Letter is what stands on the square of a role's console.
func Letter(r crew.Role) string {
	for symbol, role := range consoles {
		if role == r {
			return string(symbol)
		}
	}
	return ""
}

func (m *Map) door(box kit.Rect, symbol byte, tint func(kit.Colour) kit.Colour) {
	c := kit.Hull
	if symbol == 'x' {
		c = kit.Bad
	}
	if symbol == '\\' { // what is left of it
		m.u.Line(kit.Point{X: box.X + 3, Y: box.Y + 3}, kit.Point{X: box.Right() - 3, Y: box.Bottom() - 3}, 1.5, tint(kit.Bad))
	}
	if symbol == '/' || symbol == '\\' {
		m.u.Path(kit.Chamfer(box.Inset(1.5), 2), 1.2, tint(c), true)
		return
	}
	m.u.Fill(box.Inset(1.5), tint(kit.Mix(kit.Panel, c, 0.6)))
	if symbol == 'x' {
		m.u.Text(box, "x", kit.Type{Size: kit.Small, Bold: true, Colour: tint(kit.Bright), Align: kit.Middle})
	}
}

// People draws whoever is known to be on the level, and says whose square was
// clicked: 0 for nobody.
func (m *Map) People(chosen crew.ID) (clicked crew.ID) {
	for i := range m.v.People {
		p := &m.v.People[i]
		if p.Deck != m.Deck || p.At.Level != m.Level {
			continue
		}
		box := m.Box(p.At)
		box.W, box.H = box.W*float64(max(1, p.Squares)), box.H*float64(max(1, p.Squares))
		if !box.Meets(m.r) {
			continue
		}
		m.person(p, box, p.ID == chosen)
		if m.u.Clicked(box) {
			clicked = p.ID
		}
	}
	return clicked
}

func (m *Map) person(p *picture.PersonRow, box kit.Rect, chosen bool) {
	u, c := m.u, kit.SideColour(p.Side)
	at, radius := box.Centre(), box.W*0.38
	own := p.Side == m.v.Head.Side
	if p.State == personal.Dead {
		u.Line(kit.Polar(at, 45, radius), kit.Polar(at, 225, radius), 2, kit.Fade(c, 0.6))
		u.Line(kit.Polar(at, 135, radius), kit.Polar(at, 315, radius), 2, kit.Fade(c, 0.6))
		return
	}
	fill := kit.Mix(kit.Night, c, 0.55)
	if p.State != personal.Able {
		fill = kit.Mix(kit.Night, c, 0.15)
	}
	if own {
		u.Disc(at, radius, fill)
		u.Ring(at, radius, 1.5, c)
	} else { // a shape of its own beside the colour
		diamond := []kit.Point{kit.Polar(at, 0, radius*1.2), kit.Polar(at, 90, radius*1.2), kit.Polar(at, 180, radius*1.2), kit.Polar(at, 270, radius*1.2)}
		u.Polygon(diamond, fill)
		u.Path(diamond, 1.5, c, true)
	}
	u.Text(box, Initials(p.Name), kit.Type{Size: min(kit.Small, m.cell*0.5), Bold: true, Colour: kit.Bright, Align: kit.Middle})
	if p.HP >= 0 && p.MaxHP > 0 {
		w := box.W * 0.8
		bar := kit.Rect{X: at.X - w/2, Y: box.Bottom() - 3, W: w, H: 2.5}
		u.Fill(bar, kit.Night)
		bar.W *= float64(p.HP) / float64(p.MaxHP)
		u.Fill(bar, kit.Good)
	}
	if p.ID == Self(m.v) {
		u.Ring(at, radius+2.5, 1.5, u.Accent)
	}
	if chosen {
		u.DashedRing(at, radius+5, 1.5, 10, kit.Bright)
	}
	if p.Open {
		u.Disc(kit.Point{X: box.Right() - 3, Y: box.Y + 3}, 2.5, kit.Warn)
	}
}

// Self is the seat's own person, or for a GM whoever's turn it is; or 0.
func Self(v *view.View) crew.ID {
	if v.Head.Seat.Role != crew.GM {
		if len(v.Selves) > 0 {
			return v.Selves[0].ID
		}
		return 0
	}
	for i := range v.People {
		if v.People[i].Seat == v.Head.Acts {
			return v.People[i].ID
		}
	}
	return 0
}

// Initials are what stands on a figure: the first letters of a name, or the number
// at its end where that takes all the room.
func Initials(name string) string {
	words := strings.FieldsFunc(name, func(c rune) bool { return c == ' ' || c == '-' })
	if len(words) == 0 {
		return ""
	}
	if last := words[len(words)-1]; len(last) > 1 && strings.Trim(last, "0123456789") == "" {
		return last
	}
	out := ""
	for _, word := range words[:min(2, len(words))] {
		first, _ := utf8.DecodeRuneInString(word)
		out += string(first)
	}
	return out
}

// Way draws the way along squares.
func (m *Map) Way(path []deckplan.Square, c kit.Colour) {
	for i := 1; i < len(path); i++ {
		if path[i].Level == m.Level && path[i-1].Level == m.Level {
			m.u.Line(m.Box(path[i-1]).Centre(), m.Box(path[i]).Centre(), 2, c)
		}
	}
	if n := len(path); n > 0 && path[n-1].Level == m.Level {
		m.u.Ring(m.Box(path[n-1]).Centre(), m.cell*0.3, 1.5, c)
	}
}

// Area shades the squares that an area of so many units around a square takes.
func (m *Map) Area(q deckplan.Square, squares int16, c kit.Colour) {
	for y := -squares; y <= squares; y++ {
		for x := -squares; x <= squares; x++ {
			if at := q.Plus(x, y); m.Symbol(at) != ' ' && m.Symbol(at) != '#' {
				m.u.Fill(m.Box(at).Inset(1), kit.Fade(c, 0.25))
			}
		}
	}
}
