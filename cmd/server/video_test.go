//go:build unix

package main

import (
	"os"
	"path/filepath"
	"testing"
)

// A film of a recording is made by the station, which draws.
func TestReplayHasTheStationMakeAFilm(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "broadside"), []byte("#!/bin/sh\necho \"$@\"\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir+string(os.PathListSeparator)+os.Getenv("PATH"))
	out, errs, code := run(t, "replay", "--video", "duel.png", "duel.journal")
	if want := "replay duel.journal --video duel.png\n"; out != want || code != 0 {
		t.Errorf("the station is asked for %q, not for %q; exit code %d, %s", out, want, code, errs)
	}
	t.Setenv("PATH", t.TempDir())
	if _, errs, code := run(t, "replay", "--video", "duel.png", "duel.journal"); code == 0 || errs == "" {
		t.Errorf("without a station the exit code is %d: %s", code, errs)
	}
}
