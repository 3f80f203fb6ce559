package plot

import (
	"slices"

	"broadside/ships"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/space"

	"broadside/cmd/station/effect"
	"broadside/cmd/station/kit"
	"broadside/netcode"
)

// gather collects the effects to be shown, and makes sounds come from their places.
func (m *Map) gather() {
	m.effects = effect.Gather(m.v.Log.Entries, m.v.Sees, m.v.Clock)
	if !m.Quiet {
		m.v.Pan, m.v.Situation = m.pan, m.r
	}
}

// pan returns the horizontal position of a ship or a place on the map, from -1 at the left to 1 at
// the right.
func (m *Map) pan(p netcode.Point) (float64, bool) {
	at := m.PlaceOf(p.At)
	if p.Deck != netcode.NoDeck {
		return 0, false
	}
	if p.Ship != 0 || p.At == (space.Point{}) {
		s, ok := m.spot(p.Ship)
		if !ok {
			return 0, false
		}
		at = s.At
	}
	return min(1, max(-1, (at.X-m.r.Centre().X)/(m.r.W/2))), true
}

// drawEffects draws what has just happened, for looks only, after the dice have fallen.
func (m *Map) drawEffects() {
	for i := range m.effects {
		e := &m.effects[i]
		to, ok := m.spot(e.At)
		if e.Aside {
			to, ok = effect.Spot{At: m.PlaceOf(e.Place), Radius: m.Feet(float64(ships.PlaceRadius.Feet()))}, true
		}
		if !ok {
			continue
		}
		from, ok := m.spot(e.Ship)
		if !ok && e.Ship != 0 {
			continue
		}
		marks := e.Marks(from, to, m.v.Clock-e.Start, m.v.Few)
		n := uint32(0)
		for i := range marks {
			if x := &marks[i]; x.Shape == effect.Words {
				m.count(x, to, e.Seed+n)
				n++
			}
		}
		effect.Draw(m.u, slices.DeleteFunc(marks, func(x effect.Mark) bool { return x.Shape == effect.Words }))
	}
}

// count asks for a label with what a hit has cost: above its subject, or beside it, with room to
// rise.
func (m *Map) count(x *effect.Mark, on effect.Spot, id uint32) {
	says, risen := say.Name(x.Text), x.Risen(on)
	l := label{key: key{says, id}, rank: rankHit, rise: effect.Rise, risen: risen, lines: []line{{says, kit.Type{Size: x.Width, Bold: true, Colour: x.Colour}}}}
	above := kit.Point{X: x.P.X, Y: x.P.Y + risen - effect.Rise/2}
	beside, down := on.Radius+36, on.At.Y-above.Y
	for _, by := range [...]kit.Point{{}, {X: 44}, {X: -44}, {Y: -24}, {X: 44, Y: -24}, {X: -44, Y: -24}, {Y: -48},
		{X: beside, Y: down}, {X: -beside, Y: down}, {Y: -72}, {Y: 2*down + 46}, {X: 110}, {X: -110}} {
		l.spots = append(l.spots, kit.Point{X: above.X + by.X, Y: above.Y + by.Y})
	}
	l.at = l.spots[0]
	m.ask(&l)
}

// spot returns the spot where a ship is drawn.
func (m *Map) spot(id space.ID) (effect.Spot, bool) {
	k := m.v.Contact(id)
	if k == nil {
		return effect.Spot{}, false
	}
	p := m.v.PoseOf(k)
	return effect.Spot{At: m.Place(p.X, p.Y), Radius: m.radius(k), Heading: p.Heading, Colour: kit.SideColour(k.Side)}, true
}

// State returns the state in which a ship is drawn: intact if its end has yet to be shown.
func (m *Map) State(k *picture.Contact) ships.ShipState {
	if k.State == ships.Destroyed && m.bursts(k.ID, 0.15) {
		return ships.Able
	}
	return k.State
}

// bursts reports whether the end of a ship has yet to be shown, or has been shown for less than a
// number of seconds.
func (m *Map) bursts(id space.ID, seconds float64) bool {
	for i := range m.effects {
		if e := &m.effects[i]; e.Kind == effect.Burst && e.At == id && m.v.Clock < e.Start+seconds {
			return true
		}
	}
	return false
}
