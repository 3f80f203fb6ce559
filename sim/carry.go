package sim

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/ships"
	"broadside/sim/event"
)

// Legacy is what a battle of a campaign takes over from the one before it.
type Legacy struct {
	Came   []string // the names of ships carried over
	Lost   []string // the names of ships lost there, which come as in the scenario
	People int      // how many people on decks are carried over
}

// CarryOver gives the players' ships and people, before this battle begins, the state in
// which they left another: ships of the same name and class, and people with the same sheet
// of the same book; of several, each takes that of the one at its place. A ship that was lost
// comes as in the scenario. The error wraps ErrBroken if what was carried over does not fit.
func (w *World) CarryOver(was *World) (l Legacy, err error) {
	for i := range w.Ships {
		s := &w.Ships[i]
		class := w.ClassOf(s).Key
		at, old := slices.Index(findNamesakes(w, class, s.Name), s), findNamesakes(was, class, s.Name)
		switch {
		case at < 0 || at >= len(old):
		case old[at].State.Fallen():
			l.Lost = append(l.Lost, s.Name)
		default:
			l.Came = append(l.Came, s.Name)
			s.CarryOver(old[at])
			carryCrew(w, s, was, old[at])
		}
	}
	if !w.Fight.HasDecks() || !was.Fight.HasDecks() || w.Fight.Book().Key != was.Fight.Book().Key {
		return l, w.checkInvariants()
	}
	for i := range w.Fight.People {
		p := &w.Fight.People[i]
		sheet := w.Fight.SheetOf(p).Key
		at, old := slices.Index(findComrades(w, sheet, p.Name), p), findComrades(was, sheet, p.Name)
		if at >= 0 && at < len(old) {
			action.CarryOver(&w.Fight, p, old[at])
			l.People++
		}
	}
	return l, w.checkInvariants()
}

func ofPlayers(w *World, s event.Side) bool {
	return int(s) < len(w.Scenario.Sides) && w.Scenario.Sides[s].Players
}

// findNamesakes returns the players' ships of a class and a name, in order of arrival.
func findNamesakes(w *World, class, name string) (all []*ships.Ship) {
	for i := range w.Ships {
		if s := &w.Ships[i]; s.Name == name && w.ClassOf(s).Key == class && ofPlayers(w, s.Side) {
			all = append(all, s)
		}
	}
	return all
}

// findComrades returns the players' people with a sheet and a name, in order of arrival.
func findComrades(w *World, sheet, name string) (all []*personal.Person) {
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; p.Name == name && w.Fight.SheetOf(p).Key == sheet && ofPlayers(w, p.Side) {
			all = append(all, p)
		}
	}
	return all
}

// carryCrew restores each member of a crew, with what they have left.
func carryCrew(w *World, s *ships.Ship, was *World, o *ships.Ship) {
	for _, id := range s.Crew {
		m := w.Member(id)
		old, _ := was.HolderOf(crew.Seat{Ship: o.ID, Role: m.Seat.Role, Number: m.Seat.Number})
		if old == nil {
			continue
		}
		m.Name, m.Scores, m.Proficiency = old.Name, old.Scores, old.Proficiency
		m.Skilled, m.Expert, m.Gunnery = old.Skilled, old.Expert, old.Gunnery
		features := append([]crew.Have(nil), old.Features...)
		m.Career = old.Career
		m.Features, m.Focus, m.Freed = features, 0, false
	}
}
