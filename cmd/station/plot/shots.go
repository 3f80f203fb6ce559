package plot

import (
	"math"

	"broadside/ships"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
)

// Times of what is drawn of a shot, in ticks.
const (
	beamTicks  = 14.0
	flashTicks = 30.0
)

// shots draws what was just fired, and what was just hit: only the look of it,
// after the dice have fallen.
func (m *Map) shots() {
	entries := m.v.Log.Entries
	now := float64(m.v.Tick) + min(1, m.v.Lag*20)
	for i := len(entries) - 1; i >= 0; i-- {
		e := &entries[i]
		age := now - float64(e.Tick)
		if age > flashTicks {
			break
		}
		switch e.Kind {
		case ships.KindAttacked, ships.KindSaved:
			m.beam(e, age)
		case ships.KindDamaged, ships.KindDestroyed:
			m.flash(e, age)
		}
	}
}

// beam is the line of a shot; one that misses goes past its target.
func (m *Map) beam(e *log.Entry, age float64) {
	from, to := m.v.Contact(e.Ship), m.v.Contact(e.At)
	if from == nil || to == nil || from == to || age > beamTicks {
		return
	}
	p, q := m.v.PoseOf(from), m.v.PoseOf(to)
	a, b := m.Place(p.X, p.Y), m.Place(q.X, q.Y)
	if e.Tone == log.Badly {
		d := math.Hypot(b.X-a.X, b.Y-a.Y)
		aside := 24.0
		if e.Tick%2 == 0 {
			aside = -aside
		}
		b = kit.Point{X: b.X + (b.X-a.X)*0.15 + (b.Y-a.Y)/max(1, d)*aside, Y: b.Y + (b.Y-a.Y)*0.15 - (b.X-a.X)/max(1, d)*aside}
	}
	fade := 1 - age/beamTicks
	c := kit.SideColour(from.Side)
	m.u.Line(a, b, 5, kit.Fade(c, 0.25*fade))
	m.u.Line(a, b, 1.8, kit.Fade(kit.Mix(c, kit.Bright, 0.5), fade))
}

// flash is a ring that grows where something was hit.
func (m *Map) flash(e *log.Entry, age float64) {
	k := m.v.Contact(e.At)
	if k == nil {
		return
	}
	p := m.v.PoseOf(k)
	at, part := m.Place(p.X, p.Y), age/flashTicks
	r := m.radius(k)
	if e.Kind == ships.KindDestroyed {
		r *= 3
	}
	m.u.Ring(at, r*(0.6+part), 3*(1-part)+0.5, kit.Fade(kit.Warn, 1-part))
	m.u.Ring(at, r*(0.3+part*0.6), 2*(1-part)+0.5, kit.Fade(kit.Bad, 1-part))
}
