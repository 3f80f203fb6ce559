package deck

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/sim/event"

	"broadside/cmd/station/effect"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
)

// drawEffects draws what has just happened on the level: shots and blows with their damage,
// battered doors, falling people.
func (m *Map) drawEffects() {
	entries := m.v.Log.Entries
	for i := len(entries) - 1; i >= 0 && entries[i].Heard > m.v.Clock-effect.Longest-effect.Delay; i-- {
		age := m.v.Clock - m.v.Sees(&entries[i])
		if age < 0 || age > effect.Longest {
			continue
		}
		if e, from, to, ok := m.effect(entries[i:]); ok {
			e.Seed = uint32(entries[i].Number) * 2654435761
			effect.Draw(m.u, e.Marks(from, to, age, m.v.Few))
		}
	}
}

// effect returns the effect of the first of some entries, and between which squares it is seen.
func (m *Map) effect(entries []log.Entry) (e effect.Effect, from, to effect.Spot, ok bool) {
	switch f := entries[0].Fact.(type) {
	case *personal.Attacked:
		e.Kind, e.Hit = effect.Shot, f.Degree >= personal.Success
		e.Hull = lost(entries, f.Target)
		from, ok = m.stand(f.By)
		if ok {
			to, ok = m.stand(f.Target)
		}
	case *personal.Battered:
		e.Kind, to = effect.Ram, m.spot(f.At)
		from, ok = m.stand(f.By)
		ok = ok && f.At.Level == m.Level
	case *personal.DoorMoved:
		e.Kind, to = effect.Ram, m.spot(f.At)
		from, ok = m.stand(f.By)
		ok = ok && f.Broken && f.At.Level == m.Level
	case *event.Checked:
		e.Kind = effect.Ram
		if to, ok = m.kicked(entries, f); ok {
			from, ok = m.stand(f.By.Person)
		}
	case *personal.Died:
		e.Kind = effect.Fail
		to, ok = m.stand(f.Person)
	case *personal.Fell:
		e.Kind = effect.Fail
		to, ok = m.stand(f.Person)
	}
	return e, from, to, ok
}

// kicked returns the door that a check, the first of some entries, has forced.
func (m *Map) kicked(entries []log.Entry, f *event.Checked) (at effect.Spot, ok bool) {
	if !personal.IsDoorForced(f) {
		return at, false
	}
	for i := range entries {
		if d, is := entries[i].Fact.(*personal.DoorMoved); is && d.By == f.By.Person {
			return m.spot(d.At), d.At.Level == m.Level && entries[i].Tick == entries[0].Tick
		}
	}
	return at, false
}

// lost returns what an attack, the first of some entries, has cost its target.
func lost(entries []log.Entry, target crew.ID) int32 {
	for i := range entries {
		if entries[i].Tick > entries[0].Tick+1 {
			break
		}
		if d, ok := entries[i].Fact.(*personal.Damaged); ok && d.Person == target {
			return d.Lost
		}
	}
	return 0
}

// stand returns where somebody is, if they are on the level shown.
func (m *Map) stand(id crew.ID) (effect.Spot, bool) {
	p := m.v.Person(id)
	if p == nil || p.Deck != m.Deck || p.At.Level != m.Level {
		return effect.Spot{}, false
	}
	return effect.Spot{At: m.figure(p).Centre(), Radius: m.cell * 0.4, Colour: kit.SideColour(p.Side)}, true
}

func (m *Map) spot(at deckplan.Square) effect.Spot {
	box := m.Box(at)
	return effect.Spot{At: box.Centre(), Radius: box.W * 0.4, Colour: kit.Plain}
}
