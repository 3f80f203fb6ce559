package sim

import (
	"slices"

	"broadside/personal/action"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim/space"
)

// willCome reports whether a ship may still arrive.
func willCome(w *World, id space.ID) bool {
	i := slices.Index(w.ids, id) - len(w.Scenario.Ships)
	return i >= 0 && !w.Come[i]
}

// reinforcementID returns the ID that a reinforcement has from the start.
func reinforcementID(w *World, i int) space.ID { return w.ids[len(w.Scenario.Ships)+i] }

// bringShip brings a ship in, once; if its place is taken, beside it.
func bringShip(w *World, id space.ID) {
	if !willCome(w, id) {
		return
	}
	i := slices.Index(w.ids, id) - len(w.Scenario.Ships)
	a := w.Scenario.Reinforcements[i].Arrival
	a.At = findRoom(&w.Battle, &a)
	if deployment.AddShipAs(&w.Battle, id, &a) != nil {
		return
	}
	w.Come[i] = true
	w.Emit(w.Watchers(w.Ship(id)), &Arrived{id})
	rollInitiative(w)
}

// bringPeople brings people onto their decks, once: each to the nearest free square to
// their place. Those without one, or without a deck, are dropped.
func bringPeople(w *World, i int) {
	come := &w.Come[len(w.Scenario.Reinforcements)+i]
	if *come {
		return
	}
	*come = true
	people := w.Scenario.Foot.Reinforcements[i].People
	for j := range people {
		a := &people[j]
		if id := w.Fight.Decks[a.Deck].Ship; id != 0 {
			if s := w.Ship(id); s == nil || s.State.Gone() {
				continue
			}
		}
		if w.addPerson(a) == nil {
			action.TellArrival(&w.Fight, w.Numbering.ID(len(w.Members)-1))
		}
	}
	rollInitiative(w)
}

// findRoom returns the nearest free place to where a ship is to arrive, within a limit.
func findRoom(b *ships.Battle, a *ships.Arrival) space.Point {
	body := space.Disc{At: a.At, Radius: b.Library.Classes[a.Class].Across / 2}
	for ring := space.Length(0); ring <= 8; ring++ {
		for way := range space.Angle(8) {
			at := body
			at.At = a.At.Ahead(way*45*space.Degree, ring*(body.Radius+50*space.Foot))
			if isFree(b, at) {
				return at.At
			}
		}
	}
	return a.At
}

// isFree reports whether neither a ship nor anything solid is in a space.
func isFree(b *ships.Battle, d space.Disc) bool {
	for i := range b.Ships {
		if s := &b.Ships[i]; s.State.Here() && space.Nearer(d.At, s.At, d.Radius+b.Disc(s).Radius) {
			return false
		}
	}
	for i := range b.Objects {
		if o := &b.Objects[i]; o.Kind.Solid() && space.Nearer(d.At, o.At, d.Radius+o.Radius) {
			return false
		}
	}
	return true
}
