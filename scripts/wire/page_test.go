package main

import (
	"errors"
	"strings"
	"testing"
)

func TestWirePageIsUpToDate(t *testing.T) {
	was, now, err := pages("../..")
	if err != nil {
		t.Fatal(err)
	}
	if was != now {
		t.Error("docs/wire.md is stale: go generate ./scripts/wire, and read it before it is kept")
	}
	for _, line := range strings.Split(now, "\n") {
		if strings.HasPrefix(line, "| ") && strings.Contains(line, "|  |") && !strings.HasSuffix(line, "|  |") {
			t.Errorf("something is told of without what it is: %s", line)
		}
	}
}

func TestPageWithoutAPlaceForATableIsRefused(t *testing.T) {
	if _, err := replace("no table", "orders", ""); !errors.Is(err, errNoTable) || !strings.Contains(err.Error(), "orders") {
		t.Errorf("it is answered with %v", err)
	}
}

func TestFieldsOfOneNameAreToldApart(t *testing.T) {
	for at, all := range records() {
		seen := map[string]bool{}
		for _, f := range called(all) {
			if seen[f.Name] && len(f.Path) > 1 {
				t.Errorf("%s has two fields %q", at, f.Name)
			}
			seen[f.Name] = true
		}
	}
}

func TestPageTellsWhatNumbersAndFieldsMean(t *testing.T) {
	_, now, err := pages("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"| `tempo` | 0 rounds (one turn at a time), 1 live ", "| `trouble` | a sum of 1 bad sensors ", "| `state` of contacts | 0 able, 1 disabled,",
		"`attacks` how many of the weapon's attacks; 0: all remaining", "`step x`", "`awaited role` 0..8",
	} {
		if !strings.Contains(now, want) {
			t.Errorf("the page does not have %q", want)
		}
	}
}

func TestNamesThatOnlyTheCodeKnowsAreFound(t *testing.T) {
	for text, want := range map[string]string{
		"or NoDeck": "NoDeck", "in steps, slowest to maxReel": "maxReel", "rulebook.Property, of a weapon": "rulebook.Property",
		"what is FiredAt": "", "Drop and Reload: the load. The rest": "", "AC, DC; an NPC": "",
	} {
		if got := nameOfCode(text); got != want {
			t.Errorf("of %q, %q is found to be a name of the code, not %q", text, got, want)
		}
	}
}
