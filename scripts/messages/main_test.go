package main

import (
	"maps"
	"slices"
	"testing"

	"broadside/configs/language"
)

// What a language is checked against is what the game says.
func TestTheListOfMessagesIsCurrent(t *testing.T) {
	all, err := gather(programs...)
	if err != nil {
		t.Fatal(err)
	}
	listed := language.Messages()
	for _, m := range slices.Sorted(maps.Keys(all)) {
		if !slices.Contains(listed, m) {
			t.Errorf("%q is not listed: go generate ./scripts/messages", m)
		}
	}
	for _, m := range listed {
		if !all[m] {
			t.Errorf("%q is listed, and nothing says it: go generate ./scripts/messages", m)
		}
	}
}
