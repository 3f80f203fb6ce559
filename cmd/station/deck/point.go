package deck

import (
	"broadside/cmd/station/kit"
	"broadside/netcode"
	"broadside/personal/deckplan"
	"broadside/sim/say"
)

// Point handles the key that points out a square to the crew.
func (m *Map) Point(q deckplan.Square) {
	if d := m.Row(); d != nil && m.v.Table.Point != nil && m.u.Key("map.point") {
		q.Level = m.Level
		m.v.Table.Point(netcode.Point{Deck: int8(m.Deck), On: q})
	}
}

// points draws the squares that the crew has pointed out.
func (m *Map) points() {
	for i := range m.v.Points {
		x := &m.v.Points[i]
		if x.Deck != int8(m.Deck) || x.On.Level != m.Level {
			continue
		}
		box := m.Box(x.On)
		grow := 2 + 2*m.u.Blink()
		m.u.Outline(kit.Chamfer(box.Inset(-grow), 4), 2, kit.Warn)
		m.u.Text(kit.Rect{X: box.Centre().X - 80, Y: box.Y - 24, W: 160, H: 20}, say.Name(x.From), kit.Type{Size: kit.Small, Bold: true, Colour: kit.Warn, Align: kit.Middle, Cut: true})
	}
}
