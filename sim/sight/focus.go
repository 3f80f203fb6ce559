package sight

import (
	"slices"

	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/space"
)

// Near is the number of ships of its own side, and of others, on which a seat has
// options without asking: the nearest.
const Near = 12

// focus reports of each ship, by its place in the battle, whether there are options on it;
// nil: on all.
type focus []bool

// hasOptions reports whether there are options on the ship at a place in the battle.
func (f focus) hasOptions(at int) bool { return f == nil || f[at] }

// outlook is what lies around a ship in a tick for those aboard who know what a side
// does, worked out as they ask.
type outlook struct {
	ship    space.ID
	side    event.Side
	focused bool
	near    focus   // without what somebody asks for
	targets []int32 // the foes in it, by their places
	lines   []line
	arcs    []impact.Arc // of the mounts, once there are lines
	nearest focus        // room for near
}

// line is what lies between the ship and another, once it has been asked for, and how
// each mount bears on that one.
type line struct {
	traced bool
	impact.Sightline
	mounts [shipyard.MaxMounts]mountBearing
}

// focusOn makes a seat aboard a ship have options on what is near, on what its side's
// goals name, and on what it has asked for. Options on all cost a large battle most of
// its time.
func (v *draft) focusOn(own *ships.Ship) {
	o := v.out
	if v.every {
		v.focus, v.targets = nil, v.foesIn(nil, nil)
		return
	}
	if !o.focused {
		o.nearest = slices.Grow(o.nearest, len(v.Ships))[:len(v.Ships)]
		o.near, o.focused = v.nearTo(own, o), true
		o.targets = v.foesIn(o.targets, o.near)
	}
	v.focus, v.targets = o.near, o.targets
	if o.near == nil || len(v.asked) == 0 {
		return
	}
	v.focus = slices.Clone(o.near)
	for i := range v.Ships {
		v.focus[i] = v.focus[i] || slices.Contains(v.asked, v.Ships[i].ID)
	}
	v.targets = v.foesIn(nil, v.focus)
}

// foesIn returns the places of the hostile ships in a focus that a seat knows of and
// that are not gone.
func (v *viewer) foesIn(list []int32, f focus) []int32 {
	for i := range v.Ships {
		if s := &v.Ships[i]; f.hasOptions(i) && s.Side != v.side && !s.State.Gone() && v.knows(s) {
			list = append(list, int32(i))
		}
	}
	return list
}

// nearTo returns what is near a ship, or named by a goal of its side; nil where few enough
// are known that all are.
func (v *viewer) nearTo(own *ships.Ship, o *outlook) focus {
	f, friends, foes := o.nearest, nearest{}, nearest{}
	for i := range v.Ships {
		switch s := &v.Ships[i]; {
		case s == own || s.State.Gone() || !v.knows(s):
		case s.Side == v.side:
			friends.note(own.At, s.At, i)
		default:
			foes.note(own.At, s.At, i)
		}
	}
	if friends.count <= Near && foes.count <= Near {
		return nil
	}
	clear(f)
	for _, list := range [...]*nearest{&friends, &foes} {
		for _, p := range list.places[:min(Near, list.count)] {
			f[p.at] = true
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

// nearest is which ships are nearest of some, the nearest first.
type nearest struct {
	places [Near]place
	count  int // of all
}

// place is the square of how far a ship is, and its place in the battle.
type place struct {
	far space.Length
	at  int
}

// note notes a ship. Of those as far away, the one that was noted first is nearer.
func (n *nearest) note(from, to space.Point, at int) {
	last := min(n.count, Near)
	n.count++
	d := to.Minus(from)
	p := place{d.X*d.X + d.Y*d.Y, at}
	if last == Near {
		if p.far >= n.places[last-1].far {
			return
		}
		last--
	}
	for ; last > 0 && p.far < n.places[last-1].far; last-- {
		n.places[last] = n.places[last-1]
	}
	n.places[last] = p
}

// lineTo returns what lies between the own ship and another, worked out once for all
// who are aboard.
func (o *outlook) lineTo(b *ships.Battle, own, t *ships.Ship) *line {
	if len(o.lines) == 0 {
		o.lines = slices.Grow(o.lines, len(b.Ships))[:len(b.Ships)]
		clear(o.lines)
		for n := range own.Mounts {
			o.arcs = append(o.arcs, impact.ArcOf(b, own, n))
		}
	}
	l := &o.lines[b.PlaceOf(t.ID)]
	if !l.traced {
		l.traced, l.Sightline = true, impact.TraceSight(b, own, t)
		for n := range own.Mounts {
			l.mounts[n] = mountBearing{impact.BandOf(b, own, n, l.Range), o.arcs[n].Has(t.At)}
		}
	}
	return l
}
