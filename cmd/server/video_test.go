//go:build unix

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The station makes the film of a recording, as it draws.
func TestReplayHasTheStationMakeAFilm(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "broadside"), []byte("#!/bin/sh\necho \"$@\"\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir+string(os.PathListSeparator)+os.Getenv("PATH"))
	for _, args := range [][]string{{"duel.png", "duel.journal"}, {"-duel.png", "--", "-duel.journal"}} {
		out, errs, code := run(t, append([]string{"replay", "--video"}, args...)...)
		if begin, end := "replay --video="+args[0]+" -- ", "/journals/"+args[len(args)-1]+"\n"; !strings.HasPrefix(out, begin) || !strings.HasSuffix(out, end) || code != 0 {
			t.Errorf("the station is asked for %q, not for %q and %q; exit code %d, %s", out, begin, end, code, errs)
		}
	}
	for want, args := range map[string][]string{
		"--picture and --video cannot be combined":           {"--video", "duel.png", "--picture", "chart.png"},
		"--discovery, --name and --video cannot be combined": {"--video", "duel.png", "--name", "Gap", "--discovery=false"},
		"--report, --states and --video cannot be combined":  {"--video", "duel.png", "--states", "duel.states", "--report"},
		"--picture and --against cannot be combined":         {"--against", "duel.states", "--picture", "chart.png"},
		"--verbose and --report cannot be combined":          {"--report", "--verbose"},
		"--video needs the name of a file":                   {"--video", ""},
	} {
		if out, errs, code := run(t, append([]string{"replay", "duel.journal"}, args...)...); code == 0 || out != "" || !strings.Contains(errs, want) {
			t.Errorf("%v: exit code %d, %q, %q; want %q", args, code, out, errs, want)
		}
	}
	t.Setenv("PATH", t.TempDir())
	if _, errs, code := run(t, "replay", "--video", "duel.png", "duel.journal"); code == 0 || errs == "" {
		t.Errorf("without a station the exit code is %d: %s", code, errs)
	}
}
