package view

import (
	"slices"
	"strings"
)

// Tips are what somebody has been told of once, and need not be told again.
type Tips struct {
	told []string
	Keep func(text string) // keeps them for another day; nil: nobody does
}

// ReadTips reads tips as Keep was given them.
func ReadTips(text string) *Tips { return &Tips{told: strings.Fields(text)} }

// Told reports whether somebody has been told.
func (t *Tips) Told(key string) bool { return slices.Contains(t.told, key) }

// Tell notes that they have been.
func (t *Tips) Tell(key string) {
	t.told = append(t.told, key)
	if t.Keep != nil {
		t.Keep(strings.Join(t.told, "\n") + "\n")
	}
}
