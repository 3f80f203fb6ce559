// Package deck draws the decks of a fight on foot: what the side sees now, what it has seen before,
// and where people are.
package deck

import (
	"math"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/personal/deckplan"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// Map is a window onto one level of a deck. It remembers what it has shown, as people who were
// there do.
type Map struct {
	Deck  uint8
	Level int8

	Grand  bool    // walls have depth, and fires and consoles shine: for a screen seen from afar
	Marked crew.ID // the person pointed at elsewhere, or 0
	Bare   bool    // its name is left out, where large words stand

	memory  map[place][]byte
	figures map[crew.ID]figure // where people were last drawn
	r       kit.Rect
	u       *kit.UI
	v       *view.View
	cell    float64
	x, y    float64 // of the square 0 0 on the screen
	middle  deckplan.Square
	zoom    int     // steps closer than what shows everything known
	framed  *framed // what is shown instead, or nil
	held    held    // how it is shown while the mouse is on it
	stale   bool    // it would be shown differently if the mouse were not on it
	fits    bool    // a key has just asked for everything known
	near    *part   // what a finger has chosen to see closer, or nil
	far     bool    // a finger has to choose a part before it can choose a square
}

// framed is the middle of a view in squares, and the size of a square.
type framed struct{ x, y, cell float64 }

// held is how a level was last shown, and in what room.
type held struct {
	deck       uint8
	level      int8
	r          kit.Rect
	zoom       int
	cell, x, y float64
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
	mostZoom  = 4
)

// Frame shows a place of the deck in the middle, with squares of a size.
func (m *Map) Frame(x, y, cell float64) { m.framed = &framed{x, y, cell} }

// Unframe shows everything known again.
func (m *Map) Unframe() { m.framed = nil }

// Begin draws the squares of a level, with one of them in the middle if not all fit.
func (m *Map) Begin(u *kit.UI, v *view.View, r kit.Rect, middle deckplan.Square) {
	m.u, m.v = u, v
	m.remember()
	d := m.Row()
	m.approach(&r, d)
	m.r = r
	v.Pan, v.Situation = m.pan, r
	u.Plate(r, kit.Deep, kit.Edge)
	u.Clip(r.Inset(1))
	if d == nil {
		return
	}
	m.middle = middle
	m.fit(d, middle)
	m.choosePart()
	for y := range d.Height {
		m.line(y)
	}
	if m.Grand && !v.Few {
		m.lights(d.Height)
	}
	for i := range v.Consoles {
		m.holder(&v.Consoles[i])
	}
	for i := range v.Mines {
		m.mine(&v.Mines[i])
	}
	for _, g := range m.gathering() {
		m.goal(g)
	}
}

// pan returns the horizontal position of a place on the map, from -1 at the left to 1 at the right.
func (m *Map) pan(p netcode.Point) (float64, bool) {
	if p.Deck != int8(m.Deck) {
		return 0, false
	}
	return min(1, max(-1, (m.Box(p.On).Centre().X-m.r.Centre().X)/(m.r.W/2))), true
}

// fit chooses the part of a level to show.
func (m *Map) fit(d *picture.DeckRow, middle deckplan.Square) {
	r := m.r
	if f := m.framed; f != nil {
		m.cell, m.x, m.y = f.cell, r.Centre().X-f.x*f.cell, r.Centre().Y-f.y*f.cell
		return
	}
	m.zooms()
	left, top, width, height := m.known(d)
	least := leastCell
	if m.far { // only a part of the deck can be chosen there, not a square
		least = 1
	}
	m.cell = min(mostCell, max(least, min((r.W-16)/width, (r.H-40)/height)))
	m.cell *= 1 + 0.35*float64(m.zoom)
	x, y := float64(middle.X)+0.5, float64(middle.Y)+0.5
	if m.near != nil {
		m.cell, x, y = mostCell, m.near.x, m.near.y
	}
	m.x = origin(r.X, r.W, width*m.cell, (x-left)*m.cell) - left*m.cell
	m.y = origin(r.Y+24, r.H-32, height*m.cell, (y-top)*m.cell) - top*m.cell
	m.hold(middle)
}

// hold keeps the squares in place under a mouse, since somebody may be aiming, whatever more of the
// deck becomes known. It stops when the mouse leaves the map, when the scale is changed, or when a
// person would be off the map.
func (m *Map) hold(middle deckplan.Square) {
	was, now := m.held, held{m.Deck, m.Level, m.r, m.zoom, m.cell, m.x, m.y}
	m.held, m.stale = now, false
	if m.u.ByTouch() || m.fits || !m.u.Over(m.r) || was.deck != now.deck || was.level != now.level || was.r != now.r || was.zoom != now.zoom {
		return
	}
	m.cell, m.x, m.y = was.cell, was.x, was.y
	if !m.r.Holds(m.Box(middle), 0) {
		m.cell, m.x, m.y = now.cell, now.x, now.y
		return
	}
	m.held, m.stale = was, was != now
}

// zooms handles changes of the scale.
func (m *Map) zooms() {
	m.fits = false
	switch u := m.u; {
	case u.Key("map.closer") || u.Over(m.r) && u.In.Wheel > 0:
		m.zoom = min(mostZoom, m.zoom+1)
	case u.Key("map.wider") || u.Over(m.r) && u.In.Wheel < 0:
		m.fits = m.zoom == 0
		m.zoom = max(0, m.zoom-1)
	}
}

// known returns the part of the level that has been seen or that a goal is about, with a margin of
// a square.
func (m *Map) known(d *picture.DeckRow) (left, top, width, height float64) {
	right, bottom := -1, -1
	x0, y0 := int(d.Width), int(d.Height)
	for y := range int(d.Height) {
		for x, symbol := range m.memory[place{m.Deck, m.Level, int16(y)}] {
			if symbol != ' ' && symbol != '_' {
				x0, y0, right, bottom = min(x0, x), min(y0, y), max(right, x), max(bottom, y)
			}
		}
	}
	if right < 0 {
		return 0, 0, float64(d.Width), float64(d.Height)
	}
	for _, g := range m.gathering() {
		a := &g.Area
		x0, right = min(x0, int(a.From.X), int(a.To.X)), max(right, int(a.From.X), int(a.To.X))
		y0, bottom = min(y0, int(a.From.Y), int(a.To.Y)), max(bottom, int(a.From.Y), int(a.To.Y))
	}
	x0, y0 = max(0, x0-1), max(0, y0-1)
	right, bottom = min(int(d.Width)-1, right+1), min(int(d.Height)-1, bottom+1)
	return float64(x0), float64(y0), float64(right - x0 + 1), float64(bottom - y0 + 1)
}

// mine draws a known mine: a disc with spikes, and the squares that set it off.
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

// thing draws what can be handled, as a lever in a plate, or picked up, as a bar.
func (m *Map) thing(x *picture.ThingRow) {
	if x.Deck != m.Deck || x.At.Level != m.Level {
		return
	}
	box := m.Box(x.At)
	at := kit.Point{X: box.X + m.cell*0.78, Y: box.Y + m.cell*0.78}
	if x.Person == 0 {
		plate := kit.Rect{X: at.X - m.cell*0.15, Y: at.Y - m.cell*0.15, W: m.cell * 0.3, H: m.cell * 0.3}
		m.u.Plate(plate, kit.Night, kit.Warn)
		m.u.Line(at, kit.Polar(at, 45, m.cell*0.2), 2, kit.Warn)
		return
	}
	m.u.Line(kit.Polar(at, 225, m.cell*0.16), kit.Polar(at, 45, m.cell*0.16), 3, kit.Bright)
}

// Thing returns what can be handled or picked up on a square, or nil.
func (m *Map) Thing(q deckplan.Square) *picture.ThingRow {
	for i := range m.v.Things {
		if x := &m.v.Things[i]; x.Deck == m.Deck && x.At == q {
			return x
		}
	}
	return nil
}

// Mine returns the known mine on a square, or nil.
func (m *Map) Mine(q deckplan.Square) *picture.MineRow {
	for i := range m.v.Mines {
		if x := &m.v.Mines[i]; x.Deck == m.Deck && x.At == q {
			return x
		}
	}
	return nil
}

// origin returns the position of a whole in a window with a point in the middle, as far as that
// leaves no empty space.
func origin(at, window, whole, point float64) float64 {
	if whole <= window {
		return at + (window-whole)/2
	}
	return at + min(0, max(window-whole, window/2-point))
}

// End finishes the map with its name.
func (m *Map) End() {
	d := m.Row()
	if d == nil {
		m.u.Paragraph(m.r.Trim(20, 20), "None of your people sees a deck.", kit.Type{Colour: kit.Muted})
		m.u.Unclip()
		return
	}
	for i := range m.v.Things { // drawn over the person who is there
		m.thing(&m.v.Things[i])
	}
	m.drawEffects()
	m.points()
	m.u.Unclip()
	if m.Bare {
		return
	}
	says := say.Name(d.Name)
	if d.Ship != 0 {
		says = say.Label(d.Ship.Name(), d.Name)
	}
	if d.Levels > 1 {
		says = say.Of("%s, level %s", says, string(rune('1'+m.Level)))
	}
	head := kit.Rect{X: m.r.X + 10, Y: m.r.Y + 4, W: m.r.W - 20, H: 20}
	if key := m.u.Label("map.wider"); m.stale && key != "" {
		more, t := say.Of("zoom out (%s) for what is new", key), kit.Type{Size: kit.Small, Colour: kit.Warn, Align: kit.End}
		m.u.Text(head.Side(m.u.Width(more, t)+8), more, t)
	}
	if m.framed == nil && !m.u.ByTouch() {
		m.locate(&head)
	}
	m.u.Text(head, says, kit.Type{Size: kit.Small, Bold: true, Colour: m.u.Accent, Cut: true})
}

// locate writes the name of the square under the mouse, or else the cursor, as in logs and orders.
func (m *Map) locate(head *kit.Rect) {
	at := m.middle
	if q, over := m.Square(); over {
		at = q
	}
	says, t := say.Of("square %d %d", at.X, at.Y), kit.Type{Size: kit.Small, Colour: kit.Muted, Align: kit.End}
	r := head.Side(m.u.Width(says, t) + 8)
	m.u.Text(r, says, t)
	m.u.Hint(r, "Logs and orders name a square by its column and row, from 0 0 at the top left.")
}

// Row returns the deck shown, or nil.
func (m *Map) Row() *picture.DeckRow {
	if m.v == nil { // nothing has been shown yet
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

// Symbol returns the symbol of a square, as far as it is remembered.
func (m *Map) Symbol(q deckplan.Square) byte {
	row := m.memory[place{m.Deck, q.Level, q.Y}]
	if q.X < 0 || int(q.X) >= len(row) {
		return ' '
	}
	return row[q.X]
}

// IsClosed reports whether a door shuts a square.
func (m *Map) IsClosed(q deckplan.Square) bool {
	symbol := m.Symbol(q)
	return symbol == '+' || symbol == 'x'
}

// IsPassable reports whether a way may lead over a square, as far as it is known: a door can be opened.
func (m *Map) IsPassable(q deckplan.Square) bool {
	return !deckplan.CellOf(m.Symbol(q)).Solid()
}

// Box returns the box of a square on the screen.
func (m *Map) Box(q deckplan.Square) kit.Rect {
	return kit.Rect{X: m.x + float64(q.X)*m.cell, Y: m.y + float64(q.Y)*m.cell, W: m.cell, H: m.cell}
}

// Square returns the square of the level under the mouse.
func (m *Map) Square() (deckplan.Square, bool) {
	d := m.Row()
	if d == nil || !m.u.Over(m.r) || m.cell == 0 {
		return deckplan.Square{}, false
	}
	q := deckplan.Square{
		X: int16(math.Floor((m.u.In.Mouse.X - m.x) / m.cell)), Y: int16(math.Floor((m.u.In.Mouse.Y - m.y) / m.cell)), Level: m.Level,
	}
	return q, q.X >= 0 && q.Y >= 0 && q.X < d.Width && q.Y < d.Height
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
			m.square(box, row[x], lit, m.walled(deckplan.Square{X: int16(x) - 1, Y: y, Level: m.Level}))
			if m.Grand {
				m.depth(box, deckplan.Square{X: int16(x), Y: y, Level: m.Level}, row[x])
			}
		}
	}
}

// People draws everyone known to be on the level, and returns the person whose square was clicked,
// or 0.
func (m *Map) People(chosen crew.ID) (clicked crew.ID) {
	for i := range m.v.People {
		p := &m.v.People[i]
		if p.Deck != m.Deck || p.At.Level != m.Level {
			continue
		}
		box := m.share(p, m.figure(p))
		if !box.Meets(m.r) {
			continue
		}
		m.person(p, box, p.ID == chosen)
		if m.u.Hit(box) {
			clicked = p.ID
		}
	}
	return clicked
}

// Way draws a path along squares.
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

// Area shades the squares up to the given number of squares around a square.
func (m *Map) Area(q deckplan.Square, squares int16, c kit.Colour) {
	for y := -squares; y <= squares; y++ {
		for x := -squares; x <= squares; x++ {
			if at := q.Plus(x, y); m.Symbol(at) != ' ' && m.Symbol(at) != '#' {
				m.u.Fill(m.Box(at).Inset(1), kit.Fade(c, 0.25))
			}
		}
	}
}
