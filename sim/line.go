package sim

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/field"
	"broadside/sim/space"
)

// lineCrossings is how many can cross by the line of a boarding harpoon in a round.
const lineCrossings = 6

// Line is a boarding harpoon's, and who has crossed by it (SHIP-HARPOON).
type Line struct {
	Ship, Other space.ID
	Round       int32 // the last in which somebody crossed
	Crossed     int8  // in that round
}

// Fields describes a Line.
func (l *Line) Fields(c field.Coder) {
	field.Int(c, "ship", &l.Ship, 1, space.MaxID)
	field.Int(c, "other", &l.Other, 1, space.MaxID)
	field.Int(c, "round", &l.Round, 0, 1<<30)
	field.Int(c, "crossed", &l.Crossed, 0, lineCrossings)
}

// areHooked says whether one of two ships holds the other by its harpoon.
func areHooked(of *ships.Battle, a, b space.ID) bool {
	return hasGrappled(of, a, b) || hasGrappled(of, b, a)
}

// hasGrappled says whether the first ship holds the second.
func hasGrappled(of *ships.Battle, a, b space.ID) bool {
	t := of.Ship(b)
	return t != nil && slices.ContainsFunc(t.Afflictions, func(x ships.Affliction) bool {
		return x.Kind == shipyard.Harpooned && x.By == a
	})
}

// findLine is that between two ships in this round, or nil where nobody has crossed.
func findLine(w *World, a, b space.ID) *Line {
	for i := range w.Aboard.Lines {
		l := &w.Aboard.Lines[i]
		if l.Round == w.Order.Round && (l.Ship == a && l.Other == b || l.Ship == b && l.Other == a) {
			return l
		}
	}
	return nil
}

// checkLine refuses who is too large for the line, and a seventh in a round.
func checkLine(w *World, p *personal.Person, a, b space.ID) error {
	if !personal.Narrow(&w.Fight, p) {
		return crew.Refuse("SHIP-HARPOON", "you are too large for the line of a harpoon")
	}
	if l := findLine(w, a, b); l != nil && l.Crossed >= lineCrossings {
		return crew.Refuse("SHIP-HARPOON", "%d have crossed by the line of the harpoon in this round; it bears no more", lineCrossings)
	}
	return nil
}

// passLine counts somebody who crosses, where it is by a line.
func passLine(w *World, a, b space.ID) {
	if w.Way(a, b) != Hooked {
		return
	}
	if l := findLine(w, a, b); l != nil {
		l.Crossed++
		return
	}
	w.Aboard.Lines = slices.DeleteFunc(w.Aboard.Lines, func(l Line) bool { return l.Round < w.Order.Round })
	w.Aboard.Lines = append(w.Aboard.Lines, Line{Ship: a, Other: b, Round: w.Order.Round, Crossed: 1})
}
