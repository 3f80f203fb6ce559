package netcode

import "testing"

func TestAScenarioTellsItsSize(t *testing.T) {
	for want, s := range map[string]Scenario{
		"":                               {},
		"1 minute":                       {Minutes: 1},
		"for 1 player":                   {People: [2]int8{1, 1}},
		"for 2 players":                  {People: [2]int8{2, 2}},
		"45 minutes, for 1 to 9 players": {Minutes: 45, People: [2]int8{1, 9}},
	} {
		if got := s.Size().String(); got != want {
			t.Errorf("%+v tells %q, not %q", s, got, want)
		}
	}
}
