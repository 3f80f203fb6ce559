package sim

import (
	"slices"

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
