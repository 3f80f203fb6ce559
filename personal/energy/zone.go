package energy

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
)

// Attacks on a whole zone, and shields over parts of it (LOL-ZAOE).

// Compartment returns the squares that can be reached from one without passing a door,
// and those of its doors, by their index in the plan.
func Compartment(f *personal.Fight, deck int8, from deckplan.Square) map[int]bool {
	plan := f.Plan(deck)
	in := map[int]bool{plan.Index(from): true}
	for open := []deckplan.Square{from}; len(open) > 0; {
		q := open[len(open)-1]
		open = open[:len(open)-1]
		for x := int16(-1); x <= 1; x++ {
			for y := int16(-1); y <= 1; y++ {
				to := q.Plus(x, y)
				i := plan.Index(to)
				if i < 0 || in[i] || x != 0 && y != 0 || f.Cell(deck, to).Solid() {
					continue
				}
				if in[i] = true; f.Cell(deck, to) != deckplan.DoorCell {
					open = append(open, to)
				}
			}
		}
	}
	return in
}

// IsInside reports whether a person stands on any square of a compartment.
func IsInside(f *personal.Fight, p *personal.Person, in map[int]bool) bool {
	for q := range p.At.Space(f.Span(p)) {
		if in[f.Plan(p.Deck).Index(q)] {
			return true
		}
	}
	return false
}

// coversAny reports whether a shield stands over any of a list of people.
func coversAny(f *personal.Fight, o *personal.Person, l *rulebook.Layer, people []crew.ID) bool {
	return slices.ContainsFunc(people, func(id crew.ID) bool { return f.Distance(o, f.Person(id)) <= l.Covers })
}

// Domed is a shield over part of a zone: the damage that it has met, and what it has let
// through.
type Domed struct {
	Owner            crew.ID
	Covers           int16
	Considered, Left int32
}

// Shelters reports whether a dome covers somebody.
func (d *Domed) Shelters(f *personal.Fight, o *personal.Person) bool {
	return o.ID == d.Owner || f.Distance(f.Person(d.Owner), o) <= d.Covers
}

// StopsAll reports whether nothing of an attack on a zone is left for somebody.
func StopsAll(f *personal.Fight, domes []Domed, o *personal.Person) bool {
	return slices.ContainsFunc(domes, func(d Domed) bool { return d.Left == 0 && d.Shelters(f, o) })
}

// LeftBy returns how much of an amount the given shields leave for somebody.
func LeftBy(f *personal.Fight, domes []Domed, o *personal.Person, amount int32) int32 {
	for _, d := range domes {
		if d.Shelters(f, o) {
			amount = amount * d.Left / d.Considered
		}
	}
	return amount
}

// Domes makes the shields that cover others stop what they can of an attack on a zone, the
// one with the fewest points first: twice the high value of a cluster, or three times the
// value that a point has for them, of what earlier shields have left. They stop nothing
// from inside: what lands bursts where it comes down, and a beam begins at its gun.
func Domes(f *personal.Fight, p *personal.Person, m *personal.Means, people []crew.ID, at deckplan.Square) (domes []Domed) {
	book, x := f.Book(), &m.Weapon.Blast
	w := personal.Wound{By: p.ID, Type: x.Parts[0].Type, Tags: rulebook.Ranged, Cause: f.Names.Of(m.Weapon.Name)}
	for _, s := range domesOver(f, p, m, &w, people, at) {
		o, l := s.Owner, &book.Layers[s.Layer]
		value := 2 * int32(x.High)
		switch {
		case x.Zone == rulebook.Point && f.DistanceTo(o, at) > x.Near+l.Covers:
			value = 3 * int32(x.Low)
		case x.Zone == rulebook.Point:
			value = 3 * int32(x.High)
		}
		considered := int32(0)
		for _, id := range people {
			if q := f.Person(id); f.Distance(o, q) <= l.Covers {
				considered = max(considered, LeftBy(f, domes, q, value))
			}
		}
		if considered == 0 {
			continue
		}
		pool := &o.Pools[s.Layer]
		taken, left := l.Absorb(pool.Points, considered, w.Type, false)
		pool.Points -= taken
		f.TellOwnSide(o, &personal.Layered{Person: o.ID, Layer: l.Name, Amount: -taken, Points: pool.Points})
		domes = append(domes, Domed{o.ID, l.Covers, considered, left})
	}
	if len(domes) > 0 {
		TellRemains(f, p, w.Cause, []personal.Portion{{Type: w.Type, Amount: int32(x.High)}}, nil)
	}
	return domes
}

// domesOver returns the shields that cover anybody in a zone against an attack from
// outside them.
func domesOver(f *personal.Fight, p *personal.Person, m *personal.Means, w *personal.Wound, people []crew.ID, at deckplan.Square) (all []Screening) {
	for i := range f.People {
		o := &f.People[i]
		from := f.Distance(o, p)
		if m.Weapon.Blast.Lands {
			from = f.DistanceTo(o, at)
		}
		for n := range f.Book().Layers {
			l := &f.Book().Layers[n]
			if l.Covers > 0 && o.Pools[n].Points > 0 && !o.IsOut() && o != p && from > l.Covers && personal.LayerApplies(l, w) && coversAny(f, o, l, people) {
				all = append(all, Screening{o, n})
			}
		}
	}
	slices.SortStableFunc(all, func(x, y Screening) int {
		return int(x.Owner.Pools[x.Layer].Points - y.Owner.Pools[y.Layer].Points)
	})
	return all
}
