package view

import (
	"slices"
	"strings"
)

// Tips are what somebody has been told once and need not be told again.
type Tips struct {
	told []string
	Keep func(text string) // stores them for the next time; may be nil
}

// ReadTips reads tips from the text given to Keep.
func ReadTips(text string) *Tips { return &Tips{told: strings.Fields(text)} }

// Told reports whether somebody has been told.
func (t *Tips) Told(key string) bool { return slices.Contains(t.told, key) }

// taught is the prefix of a completed lesson.
const taught = "lesson."

// Teach records that somebody has completed a lesson.
func (t *Tips) Teach(lesson string) {
	if !t.TaughtIn(lesson) {
		t.Tell(taught + lesson)
	}
}

// TaughtIn reports whether somebody has completed a lesson.
func (t *Tips) TaughtIn(lesson string) bool { return t.Told(taught + lesson) }

// Taught reports whether somebody has completed any lesson.
func (t *Tips) Taught() bool {
	return slices.ContainsFunc(t.told, func(key string) bool { return strings.HasPrefix(key, taught) })
}

// Tell records that somebody has been told.
func (t *Tips) Tell(key string) {
	t.told = append(t.told, key)
	if t.Keep != nil {
		t.Keep(strings.Join(t.told, "\n") + "\n")
	}
}
