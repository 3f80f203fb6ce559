package bridge

import (
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/rehearsal"
	"broadside/crew"
)

// rehearse begins a scenario in rounds, on a UI that watches for faults.
func rehearse(t *testing.T, scenario string) (*rehearsal.Battle, *kit.UI) {
	t.Helper()
	b, err := rehearsal.Start(scenario, crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	return b, u
}
