package story_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"broadside/sim/story"
)

const rules = docs + "rules.md"

func mentions(t *testing.T) []story.Mention {
	t.Helper()
	found, err := story.Mentions(os.DirFS("../.."), "crew", "ships", "personal", "sim")
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func TestTheRulesTableIsUpToDate(t *testing.T) {
	page, err := os.ReadFile(rules)
	if err != nil {
		t.Fatal(err)
	}
	now, err := story.RulesPage(string(page), stories(t), mentions(t))
	if err != nil {
		t.Fatal(err)
	}
	if now == string(page) {
		return
	}
	if !*update {
		t.Fatal("docs/rules.md is stale: go test ./sim/story -update, and read it before it is kept")
	}
	if err := os.WriteFile(rules, []byte(now), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestARuleThatWorksNeedsAStoryAndAPlaceInTheCode(t *testing.T) {
	page, err := os.ReadFile(rules)
	if err != nil {
		t.Fatal(err)
	}
	all, found := stories(t), mentions(t)
	_, err = story.RulesPage(string(page), nil, found)
	if !errors.Is(err, story.ErrUntold) || !strings.Contains(err.Error(), "SHIP-RAM") {
		t.Errorf("without stories: %v", err)
	}
	if _, err = story.RulesPage(string(page), all, nil); !errors.Is(err, story.ErrUntold) {
		t.Errorf("without mentions: %v", err)
	}
}
