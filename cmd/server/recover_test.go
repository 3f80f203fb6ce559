package main

import (
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Saved battles are listed with what they are, when they began, how far they are, and who has won.
func TestSavedBattlesAreToldApart(t *testing.T) {
	whole := filepath.Join(t.TempDir(), "whole.journal")
	if out, errs, code := run(t, "bots", "--fast", "--scenario", "duel", "--seed", "7", "--journal", whole); code != 0 {
		t.Fatalf("exit code %d\n%s%s", code, out, errs)
	}
	dir := t.TempDir()
	for name, path := range map[string]string{"a.journal": recorded(t), "b.journal": whole} {
		if err := os.Rename(path, filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	shelf, err := newShelf(dir, "127.0.0.1:7620", slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := listJournals(&b, shelf); err != nil {
		t.Fatal(err)
	}
	for name, wants := range map[string][]string{"a.journal\n": {"The Toll at Lantern Gap, begun ", "not finished", "round 4"}, "b.journal\n": {"The Toll at Lantern Gap, begun ", "won by The "}} {
		_, entry, _ := strings.Cut(b.String(), name)
		entry, _, _ = strings.Cut(entry, ".journal")
		for _, want := range wants {
			if !strings.Contains(entry, want) {
				t.Errorf("the listing of %q does not say %q: %q", name, want, b.String())
			}
		}
	}
}
