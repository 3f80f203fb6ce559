package sight

import (
	"slices"

	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/space"
)

// Near is the number of ships of its own side, and of others, on which a seat has options
// without asking: the nearest ones.
const Near = 12

// focus reports for each ship, by its index in the battle, whether there are options on
// it. Nil means all ships.
type focus []bool

// hasOptions reports whether there are options on the ship at an index.
func (f focus) hasOptions(at int) bool { return f == nil || f[at] }

// outlook is the surroundings of a ship in a tick, for those aboard who know what a side
// does. It is computed on demand.
type outlook struct {
	ship    space.ID
	side    event.Side
	focused bool
	near    focus   // without ships asked for
	targets []int32 // the indexes of the foes in it
	lines   []line
	arcs    []impact.Arc // of the mounts, once there are lines
	nearest focus        // buffer for near
}

// line is what is between the ship and another one, once it has been asked for, and how
// each mount bears on that one.
type line struct {
	traced bool
	impact.Sightline
	mounts [shipyard.MaxMounts]mountBearing
}

// focusOn limits the options of a seat aboard a ship to ships that are near, named by its
// side's goals, or asked for. Options on all ships would cost a large battle most of its
// time.
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
	if o.near == nil || len(v.asked.Ships) == 0 {
		return
	}
	v.focus = slices.Clone(o.near)
	for i := range v.Ships {
		v.focus[i] = v.focus[i] || slices.Contains(v.asked.Ships, v.Ships[i].ID)
	}
	v.targets = v.foesIn(nil, v.focus)
}

// foesIn returns the indexes of the hostile ships in a focus that a seat knows of and
// that are not gone.
func (v *viewer) foesIn(list []int32, f focus) []int32 {
	for i := range v.Ships {
		if s := &v.Ships[i]; f.hasOptions(i) && s.Side != v.side && !s.State.Gone() && v.knows(s) {
			list = append(list, int32(i))
		}
	}
	return list
}

// nearTo returns which ships are near a ship, or named by a goal of its side, or nil if
// few enough are known that all are.
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

// nearest is the nearest of some ships, the nearest first.
type nearest struct {
	places [Near]place
	count  int // of all noted
}

// place is a ship's squared distance, and its index in the battle.
type place struct {
	far space.Length
	at  int
}

// note notes a ship. Of ships at the same distance, the one noted first is nearer.
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

// lineTo returns what is between the own ship and another, computed once for everybody
// aboard.
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
