package deck

import (
	"math"

	"broadside/cmd/station/kit"
	"broadside/personal/deckplan"
)

// depth makes a square of a grand map look as if seen at a slant from above: walls have a face
// below their top, and cast a shadow on the floor.
func (m *Map) depth(box kit.Rect, q deckplan.Square, symbol byte) {
	below, above := q, q
	below.Y, above.Y = q.Y+1, q.Y-1
	switch {
	case symbol == '#' && m.Symbol(below) != '#':
		m.u.Fill(box.Foot(m.cell*0.42), kit.Fade(kit.Night, 0.5))
	case symbol == '#':
	case m.Symbol(above) == '#':
		m.u.Fill(box.Top(m.cell*0.3), kit.Fade(kit.Night, 0.35))
	}
}

// lights makes visible fires and consoles light their surroundings.
func (m *Map) lights(height int16) {
	for y := range height {
		seen, row := m.seen(y), m.memory[place{m.Deck, m.Level, y}]
		for x := range min(len(row), len(seen)) {
			at := m.Box(deckplan.Square{X: int16(x), Y: y}).Centre()
			switch role, console := consoles[row[x]]; {
			case seen[x] != '+':
			case row[x] == '*':
				flicker := 0.85 + 0.15*math.Sin(m.v.Clock*11+float64(x*7+int(y)*5))
				m.u.Glow(at, 2.1*m.cell, kit.Fade(kit.Warn, 0.22*flicker))
			case console:
				m.u.Glow(at, 1.3*m.cell, kit.Fade(kit.Accent(role), 0.3))
			}
		}
	}
}
