package main

import (
	"slices"
	"testing"

	"broadside/crew"
	"broadside/sim/story"
)

// Each order, a player's or the GM's, is in the row of the rule by which it is refused, and
// therefore in the column that a test of the stations reads.
func TestEachOrderStandsInTheRowOfItsRule(t *testing.T) {
	for _, row := range slices.Concat(crew.Table(), crew.FootTable()) {
		r := story.RuleOf(row.ID)
		if r == nil {
			t.Errorf("%s names the rule %s, which has no row", row.Title, row.ID)
		} else if !slices.Contains(r.Verbs, row.Verb) {
			t.Errorf("the row %s does not name the order %s (%s)", row.ID, row.Title, row.Name)
		}
	}
}
