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
