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

// taught stands before the name of a lesson that was gone through.
const taught = "lesson."

// Teach notes that somebody has gone through a lesson.
func (t *Tips) Teach(lesson string) {
	if !t.TaughtIn(lesson) {
		t.Tell(taught + lesson)
	}
}

// TaughtIn reports whether somebody has gone through a lesson.
func (t *Tips) TaughtIn(lesson string) bool { return t.Told(taught + lesson) }

// Taught reports whether somebody has gone through any lesson.
func (t *Tips) Taught() bool {
	return slices.ContainsFunc(t.told, func(key string) bool { return strings.HasPrefix(key, taught) })
}

// Tell notes that they have been.
func (t *Tips) Tell(key string) {
	t.told = append(t.told, key)
	if t.Keep != nil {
		t.Keep(strings.Join(t.told, "\n") + "\n")
	}
}
