package sim

import (
	"iter"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/ships"
	"broadside/ships/deployment"
)

// Legacy is what a battle of a campaign has of those before it.
type Legacy struct {
	Came   []string // the names of ships that come as they left the last battle in which they were
	Lost   []string // and of those that were lost there, and come as the scenario has them
	People int      // how many people on decks come as they left theirs
}

// CarryOver restores the players' ships and people, before this battle begins, to their state after
// the last battle that each was in. Earlier yields the battles of the campaign, the latest first, and
// is read until everybody has been found. Ships and people are matched by name; several of one name by
// class, or by sheet of the same book; and several of those by the order in which they came. Changes
// to the files since that battle count. A ship that was lost comes as the scenario has it. The error
// wraps ErrBroken if what was carried over does not fit.
func (w *World) CarryOver(earlier iter.Seq[*World]) (l Legacy, err error) {
	var missing cast
	for i := range w.Ships {
		if s := &w.Ships[i]; ofPlayers(w, s.Side) {
			missing.ships = append(missing.ships, s)
		}
	}
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; ofPlayers(w, p.Side) {
			missing.people = append(missing.people, p)
		}
	}
	for was := range earlier {
		x := passage{w, was}
		missing.ships = slices.DeleteFunc(missing.ships, func(s *ships.Ship) bool { return x.bringShip(s, &l) })
		missing.people = slices.DeleteFunc(missing.people, func(p *personal.Person) bool { return x.bringPerson(p, &l) })
		if len(missing.ships) == 0 && len(missing.people) == 0 {
			break
		}
	}
	return l, w.checkInvariants()
}

// PlayersHave reports whether the players have a ship or a person of a name, to be carried over.
func (w *World) PlayersHave(name string) bool {
	return len(findShips(w, name)) > 0 || len(findPeople(w, name)) > 0
}

// cast is who is in a battle for the players.
type cast struct {
	ships  []*ships.Ship
	people []*personal.Person
}

// passage leads from a battle to a later one of its campaign.
type passage struct{ now, was *World }

// bringShip makes a ship be as it left the battle, and reports whether it was there.
func (x passage) bringShip(s *ships.Ship, l *Legacy) bool {
	old := findCounterpart(s, findShips(x.now, s.Name), findShips(x.was, s.Name))
	switch {
	case old == nil:
		return false
	case old.State.Fallen():
		l.Lost = append(l.Lost, s.Name)
		return true
	}
	l.Came = append(l.Came, s.Name)
	began := ships.Battle{Library: x.was.Library}
	_ = deployment.AddShipAs(&began, old.ID, arrivalOf(x.was, old)) // one ship always has room
	s.CarryOver(&x.now.Battle, &x.was.Battle, old, &began.Ships[0], x.feature)
	for _, id := range s.Crew {
		m := x.now.Member(id)
		seat := m.Seat
		seat.Ship = old.ID
		had, _ := x.was.HolderOf(seat)
		sat, _ := began.HolderOf(seat)
		if sat == nil {
			sat = m
		}
		if had != nil {
			m.CarryOver(had, sat, x.feature)
		}
	}
	return true
}

// arrivalOf returns how a ship came into its battle by the files, with the crew of its class if a
// GM brought it.
func arrivalOf(w *World, s *ships.Ship) *ships.Arrival {
	a := ships.Arrival{Name: s.Name, Class: s.Class, Side: s.Side}
	if from := w.Scenario.ArrivalAt(slices.Index(w.ids, s.ID)); from != nil {
		a.Name, a.Crew = from.Name, from.Crew
	}
	return &a
}

// bringPerson makes somebody be as they left the battle, and reports whether they were there.
func (x passage) bringPerson(p *personal.Person, l *Legacy) bool {
	now, was := &x.now.Fight, &x.was.Fight
	if !was.HasDecks() || now.Book().Key != was.Book().Key {
		return false
	}
	old := findCounterpart(p, findPeople(x.now, p.Name), findPeople(x.was, p.Name))
	if old == nil {
		return false
	}
	action.CarryOver(now, p, was, old)
	l.People++
	return true
}

// feature returns the ID of a feature of the earlier battle in the later one, or 0.
func (x passage) feature(id crew.FeatureID) crew.FeatureID {
	return x.now.Library.Feature(x.was.Library.Features[id-1].Key)
}

// namesake is a ship or a person of the players with a name, and the key of their class or sheet.
type namesake[T any] struct {
	who  *T
	kind string
}

// findShips returns the players' ships that came by a name or, if none did, that a GM gave it, in
// the order in which they came.
func findShips(w *World, name string) (all []namesake[ships.Ship]) {
	find := func(called func(*ships.Ship) string) {
		for i := range w.Ships {
			if s := &w.Ships[i]; called(s) == name && ofPlayers(w, s.Side) {
				all = append(all, namesake[ships.Ship]{s, w.ClassOf(s).Key})
			}
		}
	}
	find(func(s *ships.Ship) string { return arrivalOf(w, s).Name })
	if len(all) == 0 {
		find(func(s *ships.Ship) string { return s.Name })
	}
	came := func(s *ships.Ship) int { // IDs of hidden ships are in no order, those of crews are
		return slices.IndexFunc(w.Members, func(m crew.Member) bool { return m.Seat.Ship == s.ID })
	}
	slices.SortStableFunc(all, func(a, b namesake[ships.Ship]) int { return came(a.who) - came(b.who) })
	return all
}

// findPeople returns the players' people of a name, in that order too.
func findPeople(w *World, name string) (all []namesake[personal.Person]) {
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; p.Name == name && ofPlayers(w, p.Side) {
			all = append(all, namesake[personal.Person]{p, w.Fight.SheetOf(p).Key})
		}
	}
	return all
}

// findCounterpart finds who somebody was in an earlier battle, or nil. Of several with one name it
// is the one of the same kind who stood in the same place; if only one has the name, it is that
// one, of any kind.
func findCounterpart[T any](who *T, now, was []namesake[T]) *T {
	kind := now[slices.IndexFunc(now, func(n namesake[T]) bool { return n.who == who })].kind
	at, same := slices.Index(listKind(now, kind), who), listKind(was, kind)
	switch {
	case at < len(same):
		return same[at]
	case len(same) == 0 && len(now) == 1 && len(was) == 1:
		return was[0].who
	}
	return nil
}

func listKind[T any](all []namesake[T], kind string) (of []*T) {
	for _, n := range all {
		if n.kind == kind {
			of = append(of, n.who)
		}
	}
	return of
}
