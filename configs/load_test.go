package configs

import "testing"

func TestShippedDataIsWhole(t *testing.T) {
	data, problems := Load()
	for _, p := range problems {
		t.Error(p)
	}
	if data == nil {
		t.Fatal("nothing was loaded")
	}
	if first := data.Scenarios[0].Key; first != "duel" {
		t.Errorf("the first scenario is %s, not duel", first)
	}
}
