package report

import (
	"cmp"
	"slices"

	"broadside/netcode"
	"broadside/personal"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/say"
)

// Person summarises a person on the decks.
type Person struct {
	Name      string
	Side      event.Side
	Came      personal.PersonState // to the battle
	State     personal.PersonState
	Attacks   int // rolled, by them or against them by the defender
	Hits      int
	Criticals int
	Rolled    int // damage, before layers and armour
	Taken     int // points of layers and of their own
}

// struck reports whether there is anything to report about a person.
func (p *Person) struck() bool {
	return p.Attacks > 0 || p.Taken > 0 || p.State != personal.Able && p.State != p.Came
}

// crowd records the state of the people, and who has fallen.
func (r *Report) crowd(w *sim.World) {
	for i := range w.Fight.People {
		p := &w.Fight.People[i]
		k := r.people[p.ID]
		if k == nil {
			k = &Person{Came: p.State, State: p.State}
			r.people[p.ID] = k
			r.People = append(r.People, k)
		}
		if k.State != p.State && p.State != personal.Away {
			r.Points = append(r.Points, r.point(w, p.Side, change, say.Of("%s is %s.", p.Name, p.State)))
		}
		k.Name, k.Side, k.State = p.Name, p.Side, p.State
	}
}

// deed records a fact of the decks.
func (r *Report) deed(f event.Fact) {
	switch f := f.(type) {
	case *personal.Attacked:
		if k := r.people[f.By]; k != nil {
			k.Attacks++
			k.Hits += one(f.Degree >= personal.Success)
			k.Criticals += one(f.Degree == personal.CriticalSuccess)
		}
	case *personal.DamageRolled:
		if k := r.people[f.By]; k != nil && f.Harms() {
			k.Rolled += max(0, int(f.Roll.Total))
		}
	case *personal.Damaged:
		if k := r.people[f.Person]; k != nil {
			k.Taken += int(f.Lost)
			for _, n := range f.Layers {
				k.Taken += int(n)
			}
		}
	}
}

// fighters returns those who fought on the decks, those with the most hits first.
func (r *Report) fighters() []*Person {
	all := slices.DeleteFunc(slices.Clone(r.People), func(p *Person) bool { return !p.struck() })
	slices.SortStableFunc(all, func(a, b *Person) int { return cmp.Compare(b.Hits, a.Hits) })
	return all
}

// peopleRows returns the rows of those who fought on the decks, at most the given number.
func (r *Report) peopleRows(most int) []netcode.Row {
	all := r.fighters()
	if len(all) == 0 {
		return nil
	}
	rows := []netcode.Row{{}, {"on the decks", "side", "attacks", "hits", "critical hits", "damage rolled", "points lost", "in the end"}}
	for _, p := range all[:min(most, len(all))] {
		rows = append(rows, netcode.Row{say.Name(p.Name), r.name(p.Side), figure(p.Attacks), figure(p.Hits), figure(p.Criticals), figure(p.Rolled), figure(p.Taken), say.Text(p.State.String())})
	}
	return more(rows, len(all)-most)
}
