package main

import "testing"

// What a mutant replaces stands in the code once. Otherwise only make mutants, which takes
// an hour, would tell that it has moved.
func TestEachMutantHasItsPlace(t *testing.T) {
	for _, m := range mutants {
		if _, _, err := m.place("../.."); err != nil {
			t.Errorf("%s: %v", m.what, err)
		}
	}
}
