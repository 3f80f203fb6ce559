package main

import "testing"

// The code that a mutant replaces occurs exactly once. Otherwise only make mutants, which takes an
// hour, would notice that it has moved.
func TestEachMutantHasItsPlace(t *testing.T) {
	for _, m := range mutants {
		if _, _, err := m.place("../.."); err != nil {
			t.Errorf("%s: %v", m.what, err)
		}
	}
}
