package sight

import (
	"slices"

	"broadside/ships"
	"broadside/ships/impact"
	"broadside/sim/event"
	"broadside/sim/space"
)

// Near is on how many ships of its own side, and on how many others, a seat has options
// without asking: the nearest.
const Near = 12

// focus says of each ship, by its place in the battle, whether there are options on it;
// nil: on all.
type focus []bool

// has reports whether there are options on the ship at a place in the battle.
func (f focus) has(at int) bool { return f == nil || f[at] }

// outlook is what lies around a ship in a tick for those aboard who know what a side
// does, worked out as they ask.
type outlook struct {
	ship    space.ID
	side    event.Side
	focused bool
	near    focus // without what somebody asks for
	lines   []line
	nearest focus // room for near

	friends, foes []place // room for how far they are
}

// line is what lies between the ship and another, once it has been asked for.
type line struct {
	traced bool
	impact.Sightline
}

// focusOn is the focus of a seat aboard a ship: what is near, what its side's goals name,
// and what it has asked for. Options on all cost a large battle most of its time.
func (v *viewer) focusOn(own *ships.Ship) focus {
	if v.every {
		return nil
	}
	o := v.out
	if !o.focused {
		o.nearest = slices.Grow(o.nearest, len(v.Ships))[:len(v.Ships)]
		o.near, o.focused = v.nearTo(own, o), true
	}
	if o.near == nil || len(v.asked) == 0 {
		return o.near
	}
	f := slices.Clone(o.near)
	for i := range v.Ships {
		f[i] = f[i] || slices.Contains(v.asked, v.Ships[i].ID)
	}
	return f
}

// nearTo is what is near a ship, or named by a goal of its side; nil where few enough
// are known that all are.
func (v *viewer) nearTo(own *ships.Ship, o *outlook) focus {
	f, friends, foes := o.nearest, o.friends[:0], o.foes[:0]
	for i := range v.Ships {
		s := &v.Ships[i]
		switch p := (place{space.Distance(own.At, s.At), i}); {
		case s == own || s.State.Gone() || !v.knows(s):
		case s.Side == v.side:
			friends = append(friends, p)
		default:
			foes = append(foes, p)
		}
	}
	o.friends, o.foes = friends, foes
	if len(friends) <= Near && len(foes) <= Near {
		return nil
	}
	clear(f)
	for _, list := range [...][]place{friends, foes} {
		for n := range min(Near, len(list)) {
			next := n
			for i := n + 1; i < len(list); i++ {
				if list[i].before(list[next]) {
					next = i
				}
			}
			list[n], list[next] = list[next], list[n]
			f[list[n].at] = true
		}
	}
	for i := range v.Scenario.Goals {
		if g := &v.Scenario.Goals[i]; g.Ship != 0 && g.Side == v.side {
			for n := range v.Ships {
				f[n] = f[n] || v.Ships[n].ID == g.Ship
			}
		}
	}
	return f
}

// place is how far a ship is, and its place in the battle.
type place struct {
	far space.Length
	at  int
}

func (p place) before(o place) bool { return p.far < o.far || p.far == o.far && p.at < o.at }

// sightTo is what lies between the own ship and another, worked out once for all who are
// aboard.
func (o *outlook) sightTo(b *ships.Battle, own, t *ships.Ship) impact.Sightline {
	if len(o.lines) == 0 {
		o.lines = slices.Grow(o.lines, len(b.Ships))[:len(b.Ships)]
		clear(o.lines)
	}
	l := &o.lines[b.PlaceOf(t.ID)]
	if !l.traced {
		l.traced, l.Sightline = true, impact.TraceSight(b, own, t)
	}
	return l.Sightline
}
