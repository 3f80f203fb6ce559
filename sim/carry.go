package sim

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
)

// Carry has the ships and people of the players be as they were after another
// battle, before this one begins: those of the same name and class, or sheet. A
// ship that was lost, and who has left the decks, come as the scenario has them. The
// error wraps ErrBroken when what was carried does not fit.
func (w *World) Carry(was *World) error {
	for i := range w.Ships {
		s := &w.Ships[i]
		if o := was.veteran(w.ClassOf(s).Key, s.Name); o != nil && w.ofPlayers(s.Side) {
			s.Carry(o)
			w.carryCrew(s, was, o)
		}
	}
	for i := range w.Fight.People {
		p := &w.Fight.People[i]
		if o := was.survivor(w.Fight.SheetOf(p).Key, p.Name); o != nil && w.ofPlayers(p.Side) {
			p.Carry(o)
		}
	}
	return w.sound()
}

func (w *World) ofPlayers(s ships.Side) bool {
	return int(s) < len(w.Scenario.Sides) && w.Scenario.Sides[s].Players
}

// veteran is the players' ship of a class and a name that can be carried, or nil.
func (w *World) veteran(class, name string) *ships.Ship {
	for i := range w.Ships {
		if s := &w.Ships[i]; s.Name == name && w.ClassOf(s).Key == class && !s.State.Gone() && w.ofPlayers(s.Side) {
			return s
		}
	}
	return nil
}

// survivor is the players' person of a sheet and a name that can be carried, or nil.
func (w *World) survivor(sheet, name string) *personal.Person {
	for i := range w.Fight.People {
		if p := &w.Fight.People[i]; p.Name == name && w.Fight.SheetOf(p).Key == sheet && p.State != personal.Away && w.ofPlayers(p.Side) {
			return p
		}
	}
	return nil
}

// carryCrew has each of a crew be who they were, with what they have left.
func (w *World) carryCrew(s *ships.Ship, was *World, o *ships.Ship) {
	for _, id := range s.Crew {
		m := w.Member(id)
		old, _ := was.At(crew.Seat{Ship: o.ID, Role: m.Seat.Role, Number: m.Seat.Number})
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
