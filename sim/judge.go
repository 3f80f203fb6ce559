package sim

import (
	"fmt"

	"broadside/ships"
	"broadside/sim/space"
)

// judge ends the battle when a goal is reached, or when only one side, or none,
// has a ship left that can fight (SHIP-ROUND).
func (w *World) judge() {
	if !w.Begun() || w.Endless {
		return
	}
	for i := range w.Scenario.Goals {
		g := &w.Scenario.Goals[i]
		if !w.Done[i] && w.reached(g) {
			w.Done[i] = true
			w.attain(g)
		}
	}
	if w.Over {
		return
	}
	fighting, count := ships.Sides(0), 0
	for side := range w.Scenario.Sides {
		if w.fights(ships.Side(side)) {
			fighting, count = fighting.With(ships.Side(side)), count+1
		}
	}
	switch {
	case count == 0:
		w.end(0, "Nobody is left who can fight.")
	case count == 1 && len(w.Scenario.Sides) > 1:
		w.end(fighting, "Every other side is beaten.")
	}
}

// fights says whether a side has a ship that is able, or may yet be again.
func (w *World) fights(side ships.Side) bool {
	for i := range w.Ships {
		if s := &w.Ships[i]; s.Side == side && (s.State == ships.Able || s.State == ships.Disabled) {
			return true
		}
	}
	return false
}

func (w *World) reached(g *Goal) bool {
	s := w.Ship(g.Ship)
	switch g.Kind {
	case Reach:
		return s != nil && s.State == ships.Able && space.Within(s.At, g.Zone.At, g.Zone.Radius)
	case Survive:
		return s != nil && !s.State.Gone() && w.Order.Round > g.Round
	case Protect:
		return s == nil || s.State.Gone() || s.State == ships.Stable
	case Beat:
		for side := range w.Scenario.Sides {
			if ships.Side(side) != g.Side && w.fights(ships.Side(side)) {
				return false
			}
		}
		return true
	}
	return false
}

func (w *World) attain(g *Goal) {
	winners := ships.Sides(0).With(g.Side)
	if g.Kind == Protect {
		winners = 0
		for side := range w.Scenario.Sides {
			if ships.Side(side) != g.Side {
				winners = winners.With(ships.Side(side))
			}
		}
		w.end(winners, fmt.Sprintf("%s has been lost.", w.ShipName(g.Ship)))
		return
	}
	w.Emit(ships.AllSides, &GoalReached{g.Side, g.Text})
	w.end(winners, g.Text)
}

func (w *World) end(winners ships.Sides, why string) {
	if w.Over {
		return
	}
	w.Over, w.Winners, w.Outcome = true, winners, why
	w.Emit(ships.AllSides, &BattleOver{winners, why})
}
