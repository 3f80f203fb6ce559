package main

import (
	"errors"
	"os"
	"strings"
	"testing"
)

const root = "../.."

func TestRulesPageIsUpToDate(t *testing.T) {
	was, now, err := pages(root)
	if err != nil {
		t.Fatal(err)
	}
	if was != now {
		t.Error("docs/rules.md is stale: go generate ./scripts/rules, and read it before it is kept")
	}
}

func TestRuleThatWorksNeedsAStoryAndAPlaceInTheCode(t *testing.T) {
	tree := os.DirFS(root)
	told, err := stories(tree)
	if err != nil {
		t.Fatal(err)
	}
	named, err := mentions(tree)
	if err != nil {
		t.Fatal(err)
	}
	page := tableBegins + tableEnds
	if _, err := write(page, nil, named); !errors.Is(err, errUntold) || !strings.Contains(err.Error(), "SHIP-RAM") {
		t.Errorf("without stories: %v", err)
	}
	if _, err := write(page, told, nil); !errors.Is(err, errUntold) || !strings.Contains(err.Error(), "SHIP-RAM") {
		t.Errorf("without mentions: %v", err)
	}
	if _, err := write("no table", told, named); !errors.Is(err, errNoTable) {
		t.Errorf("without a table: %v", err)
	}
}
