package story_test

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/sim"
	"broadside/sim/event"
)

// alteration is what has been altered in a battle, and how to restore it.
type alteration []func()

func alter[T any](a *alteration, at *T, to T) {
	was := *at
	*at, *a = to, append(*a, func() { *at = was })
}

func (a alteration) undo() {
	for _, restore := range a {
		restore()
	}
}

// turned returns another stance.
func turned(s crew.Stance) crew.Stance { return (s + 1) % (crew.Never + 1) }

// alterSecrets alters what only the other sides of a battle know, and what a side does not know at
// all: stores, resources and standing orders, and the points of those who are hidden from it.
func alterSecrets(w *sim.World, side event.Side) (a alteration) {
	for i := range w.Ships {
		s := &w.Ships[i]
		if s.Side == side {
			continue
		}
		alter(&a, &s.HitDice, s.HitDice^1)
		alter(&a, &s.Dice, s.Dice^1)
		if s.Fuel > 0 {
			alter(&a, &s.Fuel, s.Fuel+1)
		}
		alter(&a, &s.Course, nil)
		alter(&a, &s.Hyperdrive.Plotted, !s.Hyperdrive.Plotted)
		for n := range s.Mounts {
			if m := &s.Mounts[n]; m.Ammo > 0 {
				alter(&a, &m.Ammo, m.Ammo+1)
				alter(&a, &m.Work, m.Work^1)
			}
		}
		if s.Hidden && !s.Found.Has(side) {
			alter(&a, &s.Name, "Somebody")
			alter(&a, &s.Hull, s.Hull+1)
			alter(&a, &s.Shield, s.Shield+1)
			alter(&a, &s.Stealth, s.Stealth+1)
			alter(&a, &s.System, s.System^1)
		}
		for _, id := range s.Crew {
			if p := w.Fight.Person(id); p != nil && p.Side == side {
				continue
			}
			m := w.Member(id)
			alter(&a, &m.Readied, turned(m.Readied))
			for n := range m.Features {
				h := &m.Features[n]
				alter(&a, &h.Stance, turned(h.Stance))
				alter(&a, &h.Used, h.Used^1)
			}
		}
	}
	for i := range w.Fight.People {
		p := &w.Fight.People[i]
		if p.Side == side {
			continue
		}
		for n := range p.Slots {
			alter(&a, &p.Slots[n], p.Slots[n]^1)
		}
		for n := range p.Reserves {
			alter(&a, &p.Reserves[n], p.Reserves[n]^1)
		}
		for n := range p.Arms {
			alter(&a, &p.Arms[n].Heat, p.Arms[n].Heat^1)
		}
		alter(&a, &p.Clips, p.Clips^1)
		alter(&a, &p.Standing.Strikes, turned(p.Standing.Strikes))
		alter(&a, &p.Standing.Powers, turned(p.Standing.Powers))
		if !personal.Aware(&w.Fight, side, p) {
			alter(&a, &p.Name, "Somebody")
			alter(&a, &p.HP, p.HP+1)
			alter(&a, &p.Stealth, p.Stealth+1)
		}
	}
	return a
}
