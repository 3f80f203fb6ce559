package main

import (
	"strings"
	"testing"

	"broadside/netcode"
)

func TestOpeningEndsWithASentence(t *testing.T) {
	long := strings.Repeat("word ", 60)
	full := strings.Repeat("x", netcode.MaxOpening-1) + "."
	for brief, want := range map[string]string{
		"":                           "",
		" Hook her: [Ram]\nher. ":    "Hook her: Ram her.",
		full:                         full,
		"One. Two.  " + long:         "One. Two.",
		full + " Then more is told.": full,
		long:                         strings.TrimSpace(strings.Repeat("word ", 31)) + "…",
		strings.Repeat("ä", 200):     "…",
	} {
		if got := opening(brief); got != want || len(got) > netcode.MaxOpening {
			t.Errorf("%q opens with %q, not %q", brief, got, want)
		}
	}
}
