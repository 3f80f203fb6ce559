package sim

import (
	"broadside/sim/event"
	"broadside/sim/scenario"
)

// gathered is how many of a side's people are up in an area (HOUSE-PEOPLE).
func (w *World) gathered(side event.Side, a *scenario.Area) (n int) {
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; p.Side == side && p.Up() && a.Has(p.Deck, p.At) {
			n++
		}
	}
	return n
}

// people is how many of a side's people are up, or may be again where down counts.
func (w *World) people(side event.Side, down bool) (n int) {
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; p.Side == side && (p.Up() || down && !p.Out()) {
			n++
		}
	}
	return n
}

// personDown says whether somebody of a name has come, and nobody of it is up.
func (w *World) personDown(name string) (down bool) {
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; p.Name == name {
			if p.Up() {
				return false
			}
			down = true
		}
	}
	return down
}

// awaited is how many of a side's people are still to come whom it counts on.
func (w *World) awaited(side event.Side) (n int) {
	foot := w.Scenario.Foot
	if foot == nil {
		return 0
	}
	for i := range foot.Arrivals {
		a := &foot.Arrivals[i]
		if !a.Awaited || w.Come[len(w.Scenario.Arrivals)+i] {
			continue
		}
		for j := range a.People {
			if a.People[j].Side == side {
				n++
			}
		}
	}
	return n
}
