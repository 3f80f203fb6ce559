package rulebook

import "broadside/sim/dice"

// LevelRules define what somebody gains with a level. Most 0: the book has no levels.
type LevelRules struct {
	Most    int8
	Rises   []int8    // levels at which proficiency rises by one
	Points  dice.Dice // unless the sheet names its own
	Ability int8      // whose modifier is added to them; -1: none
	Adds    bool      // they rise with proficiency as well
	Reserve int8      // the reserve of those who have any of it; -1: none
	Stock   int16     // by which its maximum rises
}

// RiseOf returns how much proficiency rises from a level to a later one.
func (x *LevelRules) RiseOf(from, to int8) (n int) {
	for _, at := range x.Rises {
		if from < at && at <= to {
			n++
		}
	}
	return n
}

// Experience is the level of a sheet, and the points of the next.
type Experience struct {
	Level int8
	Gains dice.Dice // before an ability; none: the book's
}
