package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Surprise finds out who is surprised as a battle begins (SHIP-SURPRISE). A
// crew from whom every hostile ship is hidden compares: each of those ships
// rolls Stealth once, and who has no passive Perception above one of the totals
// has noticed no threat. Whom somebody notices, their side has found.
func (b *Battle) Surprise() {
	rolled, ambushed := make([]bool, len(b.Ships)), make([]bool, len(b.Ships))
	for i := range b.Ships {
		ambushed[i] = b.ambushed(&b.Ships[i])
	}
	for i := range b.Ships {
		if s := &b.Ships[i]; ambushed[i] {
			b.surprise(s, rolled)
			b.warn(s)
		}
	}
}

// warn takes the surprise from whoever can warn a crew, and from one more.
func (b *Battle) warn(s *Ship) {
	for _, id := range s.Crew {
		m := b.Member(id)
		h := b.learnt(m, shipyard.Summons)
		if h == nil {
			continue
		}
		left := 1
		for _, other := range append([]crew.ID{id}, s.Crew...) {
			o := b.Member(other)
			if !o.Surprised || o != m && left == 0 {
				continue
			}
			o.Surprised, o.Reaction = false, true
			if o != m {
				left--
			}
			b.invoked(user{m, h, b.FeatureOf(h.Feature)}, 0, o.Seat)
		}
	}
}

// ambushed says whether a ship has enemies, and all of them hide from it.
func (b *Battle) ambushed(s *Ship) bool {
	enemies := false
	for i := range b.Ships {
		o := &b.Ships[i]
		if o.Side == s.Side || o.State != Able || o.Charge.Live {
			continue
		}
		if b.Knows(s.Side, o) {
			return false
		}
		enemies = true
	}
	return enemies
}

func (b *Battle) surprise(s *Ship, rolled []bool) {
	least := int16(1 << 14)
	for i := range b.Ships {
		o := &b.Ships[i]
		if o.Side == s.Side || o.State != Able || o.Charge.Live {
			continue
		}
		if !rolled[i] {
			rolled[i] = true
			b.lieInWait(o)
		}
		least = min(least, o.Stealth)
	}
	for _, id := range s.Crew {
		if m := b.Member(id); m.Passive() <= int(least) {
			m.Surprised, m.Reaction = true, false
			b.inside(s, &Surprised{m.Seat})
		}
	}
}

func (b *Battle) lieInWait(o *Ship) {
	pilot := b.Pilot(o)
	r := b.stealth(o, pilot)
	r.D20(&b.Tray)
	b.lieLow(o, int(r.Total))
	f := &Hid{By: crew.Seat{Ship: o.ID}, Roll: r}
	if pilot != nil {
		f.By = pilot.Seat
	}
	b.inside(o, f)
}

// Surprised says that somebody cannot move, act or react until their first turn
// is over.
type Surprised struct {
	Seat crew.Seat
}

func (*Surprised) Kind() event.Kind { return KindSurprised }

// Fields describes a Surprised.
func (f *Surprised) Fields(c field.Coder) { f.Seat.Fields(c) }

func (f *Surprised) Sentence(n event.Names) string {
	return n.SeatName(f.Seat) + " is surprised: no move, action or reaction before their first turn is over."
}
