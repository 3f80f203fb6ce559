package sight

import (
	"strings"
	"testing"

	"broadside/sim/picture"
)

// Names of a long book stand in the lines of their numbers, as a GM chooses by them.
func TestNamesStandInTheLinesOfTheirNumbers(t *testing.T) {
	long := strings.Repeat("x", picture.MaxPassage-6)
	all := []string{"one", long, "three", "4"}
	if got := listed(all, func(s *string) string { return *s }); got != "one\n"+long {
		t.Errorf("a list that is full goes on: %q", strings.ReplaceAll(got, long, "…"))
	}
	all[1] = "two"
	if got := listed(all, func(s *string) string { return *s }); got != "one\ntwo\nthree\n4" {
		t.Errorf("a short list is %q", got)
	}
}
