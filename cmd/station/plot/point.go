package plot

import (
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/crew"
	"broadside/netcode"
	"broadside/sim/space"
)

// point handles the key that points something out to the crew: what is under the mouse on the map,
// or else the chosen ship.
func (m *Map) point(chosen space.ID) {
	if m.v.Table.Point == nil || m.v.Head.Seat.Role == crew.Screen || !m.u.Key("map.point") {
		return
	}
	to := netcode.Point{Ship: chosen, Deck: netcode.NoDeck}
	if m.u.Over(m.r) {
		if to.Ship = Under(m, m.u.In.Mouse); to.Ship == 0 {
			to.At = m.Where(m.u.In.Mouse)
		}
	} else if chosen == 0 {
		return
	}
	m.v.Table.Point(to)
}

// points draws what the crew has pointed out.
func (m *Map) points() {
	for i := range m.v.Points {
		x := &m.v.Points[i]
		if x.Deck != netcode.NoDeck {
			continue
		}
		at := m.PlaceOf(x.At)
		if x.Ship != 0 {
			k := m.v.Contact(x.Ship)
			if k == nil {
				continue
			}
			p := m.v.PoseOf(k)
			at = m.Place(p.X, p.Y)
		}
		r := 20 + 5*m.u.Blink()
		m.u.Ring(at, r, 2, kit.Warn)
		for _, way := range [...]float64{0, 90, 180, 270} {
			m.u.Line(kit.Polar(at, way, r+2), kit.Polar(at, way, r+9), 2, kit.Warn)
		}
		says := say.Name(x.From)
		m.ask(&label{key: key{says, uint32(x.Ship)}, at: at, r: 32, lines: []line{{says, kit.Type{Size: kit.Small, Bold: true, Colour: kit.Warn}}}})
	}
}
