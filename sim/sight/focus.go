package sight

import (
	"math"
	"slices"

	"broadside/ships"
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

// focusOn limits the options of a seat aboard a ship to ships that are near, named by its
// side's goals, or asked for. Options on all ships would cost a large battle most of its
// time.
func (v *draft) focusOn(own *ships.Ship) {
	o := v.out
	if v.every {
		v.focus, v.targets = nil, v.foesIn(nil, nil)
		return
	}
	o.scout(v.viewer, own)
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

// nearTo notes in f which ships are near a ship, or named by a goal of its side, and returns
// them, or nil if few enough are known that all are. It is so until a ship has flown farther
// than leeway.
func (v *viewer) nearTo(own *ships.Ship, f focus) (near focus, leeway space.Length) {
	friends, foes := nearest{}, nearest{}
	for i := range v.Ships {
		switch s := &v.Ships[i]; {
		case s == own || s.State.Gone() || !v.knows(s):
		case s.Side == v.side:
			friends.note(own.At, s.At, i)
		default:
			foes.note(own.At, s.At, i)
		}
	}
	leeway = math.MaxInt32
	if friends.count <= Near && foes.count <= Near {
		return nil, leeway
	}
	clear(f)
	for _, list := range [...]*nearest{&friends, &foes} {
		for _, p := range list.places[:min(Near, list.count)] {
			f[p.at] = true
		}
		if list.count > Near { // the last and the next one may each fly, and the ship as well
			last, next := &v.Ships[list.places[Near-1].at], &v.Ships[list.places[Near].at]
			leeway = min(leeway, (space.Distance(own.At, next.At)-space.Distance(own.At, last.At))/4-1)
		}
	}
	for i := range v.Scenario.Goals {
		if g := &v.Scenario.Goals[i]; g.Ship != 0 && g.Side == v.side {
			for n := range v.Ships {
				f[n] = f[n] || v.Ships[n].ID == g.Ship
			}
		}
	}
	return f, leeway
}

// nearest is the nearest of some ships, the nearest first, and the next one.
type nearest struct {
	places [Near + 1]place
	count  int // of all noted
}

// place is a ship's squared distance, and its index in the battle.
type place struct {
	far space.Length
	at  int
}

// note notes a ship. Of ships at the same distance, the one noted first is nearer.
func (n *nearest) note(from, to space.Point, at int) {
	last := min(n.count, len(n.places))
	n.count++
	d := to.Minus(from)
	p := place{d.X*d.X + d.Y*d.Y, at}
	if last == len(n.places) {
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
