package impact_test

import (
	"testing"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/modifier"
)

// Certain help for a failed roll is promised at its full value.
func TestWhatIsAddedForSureIsPromisedInFull(t *testing.T) {
	steady := shipyard.Feature{Name: "Steady", Usage: shipyard.Standing, Moment: shipyard.Fails, Acts: []shipyard.Act{
		{Do: shipyard.Modify, Change: shipyard.Change{Touch: shipyard.Checks, Modifier: modifier.Modifier{How: modifier.Sure, N: 2}, Of: shipyard.CrewIntelligence}},
	}}
	b := &ships.Battle{Library: &shipyard.Library{Classes: make([]shipyard.Class, 1), Features: []shipyard.Feature{steady}}}
	b.Members = []crew.Member{{Seat: crew.Seat{Ship: 1, Role: crew.Operator}}}
	b.Ships = []ships.Ship{{ID: 1, Crew: []crew.ID{b.Numbering.ID(0)}}}
	m := &b.Members[0]
	m.Scores[crew.Intelligence] = 16
	m.Features = []crew.Have{{Feature: 1}}
	if got := impact.CheckMay(b, m, crew.Search, crew.Perception).String(); got != "up to +6 Steady" {
		t.Errorf("%q is promised", got)
	}
}
