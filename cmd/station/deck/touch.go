package deck

import (
	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/sim/picture"
)

// part is a part of a level to be seen closer: the place in its middle, in squares.
type part struct {
	deck  uint8
	level int8
	x, y  float64
}

// leastTouch is the least size, in points, of a square that a finger can hit.
const leastTouch = 44.0

// approach makes a finger first choose a part of the deck, if the squares of everything known are
// too small for it. That takes a row for what to do, and how to get back.
func (m *Map) approach(room *kit.Rect, d *picture.DeckRow) {
	m.far = false
	if m.near != nil && (m.near.deck != m.Deck || m.near.level != m.Level) {
		m.near = nil
	}
	if d == nil || m.framed != nil || !m.u.ByTouch() {
		m.near = nil
		return
	}
	if _, _, width, height := m.known(d); min((room.W-16)/width, (room.H-40)/height) >= leastTouch {
		m.near = nil
		return
	}
	row := room.Top(view.TouchHeight)
	room.Top(4)
	if m.near == nil {
		m.far = true
		m.u.Paragraph(row.Trim(6, 4), "Touch the part of the deck that you want to see close up.", kit.Type{Size: kit.Small, Colour: kit.Muted})
	} else if m.u.Do(row, kit.Action{Name: "The whole deck", Cut: true}) {
		m.near = nil
	}
}

// choosePart handles the choice of a part of the deck to be seen closer, from the next screen on.
func (m *Map) choosePart() {
	if m.far && m.u.Clicked(m.r) {
		m.near = &part{m.Deck, m.Level, (m.u.In.Mouse.X - m.x) / m.cell, (m.u.In.Mouse.Y - m.y) / m.cell}
	}
}
