package table

import (
	"slices"
	"testing"

	"broadside/personal"
	"broadside/sim"
	"broadside/sim/event"
)

// The log of the host tells once, and in full, what sides are told more or less of.
func TestTheLogOfABattleTellsEachEventOnce(t *testing.T) {
	var told []string
	s := stepByStep(t, func(s *Settings) { s.Tell = func(_ int32, says string) { told = append(told, says) } })
	s.chronicle.logEvents([]event.Event{
		{Fact: &sim.RoundBegan{Round: 1}},
		{Fact: &personal.Guessed{By: 1, Weapon: "pistol"}, Less: true},
		{Fact: &sim.RoundBegan{Round: 2}},
	})
	if len(told) != 2 || slices.Contains(told, "") {
		t.Errorf("it tells %q", told)
	}
}
