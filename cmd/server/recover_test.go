package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"broadside/sim/journal"
)

// Saved battles are listed with their scenario, when they began, how far they are, and who has won.
func TestSavedBattlesAreToldApart(t *testing.T) {
	whole := filepath.Join(t.TempDir(), "whole.journal")
	if out, errs, code := run(t, "bots", "--fast", "--scenario", "duel", "--seed", "7", "--journal", whole); code != 0 {
		t.Fatalf("exit code %d\n%s%s", code, out, errs)
	}
	state := t.TempDir()
	dir := filepath.Join(state, "journals")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	for name, path := range map[string]string{"a.journal": recorded(t), "b.journal": whole} {
		if err := os.Rename(path, filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	out, errs, code := run(t, "recover", "--state", state)
	if want := "broadside-server resume --state " + quote(state) + " JOURNAL"; code != 0 || !strings.Contains(out, want) {
		t.Fatalf("exit code %d, without %q: %s%s", code, want, out, errs)
	}
	for name, wants := range map[string][]string{"a.journal\n": {"The Toll at Lantern Gap, begun ", "not finished", "round 4"}, "b.journal\n": {"The Toll at Lantern Gap, begun ", "won by The "}} {
		_, entry, _ := strings.Cut(out, name)
		entry, _, _ = strings.Cut(entry, ".journal")
		for _, want := range wants {
			if !strings.Contains(entry, want) {
				t.Errorf("the listing of %q does not say %q: %q", name, want, out)
			}
		}
	}
}

// A journal that is not where journals are kept is found in the working folder, and named whole in
// every command that goes on with it.
func TestJournalOfAnotherFolderGoesOn(t *testing.T) {
	folder, state := t.TempDir(), t.TempDir()
	path := filepath.Join(folder, "mine.journal")
	if err := os.Rename(recorded(t), path); err != nil {
		t.Fatal(err)
	}
	here := func(args ...string) *exec.Cmd {
		c := server(t, append(args, "--state", state)...)
		c.Dir = folder
		return c
	}
	said := func(args ...string) string {
		t.Helper()
		out, err := here(args...).CombinedOutput()
		if err != nil {
			t.Logf("%v: %v", args, err)
		}
		return string(out)
	}
	out := said("recover", path)
	_, command, _ := strings.Cut(out, "Go on with it by: ")
	if want := "broadside-server resume --state " + quote(state) + " " + quote(path) + "\n"; command != want {
		t.Errorf("recover names %q, not %q, in\n%s", command, want, out)
	}
	table := start(t, os.Stderr, here("resume", "--discovery=false", "--address", "127.0.0.1:0", "mine.journal"))
	if out := table.end(t); !strings.Contains(out, "goes on") && !strings.Contains(out, "is where it was") || !strings.HasSuffix(strings.TrimSpace(out), " mine.journal") {
		t.Errorf("the table that was resumed from the working folder says\n%s", out)
	}
	kept, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r, err := journal.Recover(kept)
	if err != nil {
		t.Fatal(err)
	}
	kept[(r.Begun+r.Good)/2] ^= 4
	if err := os.WriteFile(path, kept, 0o600); err != nil {
		t.Fatal(err)
	}
	from := regexp.MustCompile(`broadside-server recover --state .* (mine.journal|\S+/mine.journal) --from (\d+)`).FindStringSubmatch(said("recover", "mine.journal"))
	if from == nil {
		t.Fatalf("nothing is offered:\n%s", said("recover", "mine.journal"))
	}
	out = said("recover", "mine.journal", "--from", from[2])
	again := regexp.MustCompile(`resume --state \S+ (\S+\.journal)\n`).FindStringSubmatch(out)
	if again == nil || !exists(filepath.Join(folder, again[1])) {
		t.Errorf("the journal that was saved again is not named:\n%s", out)
	}
	if out := said("replay", "--report", "mine.journal"); !strings.Contains(out, "broadside-server recover") {
		t.Errorf("replay of a damaged journal names no remedy: %s", out)
	}
}

// A journal that is not there is refused with what lists them, and makes no folder.
func TestMissingJournalIsRefused(t *testing.T) {
	state, nowhere := t.TempDir(), filepath.Join(t.TempDir(), "nowhere")
	for _, args := range [][]string{
		{"recover", filepath.Join(nowhere, "x.journal")}, {"resume", "--discovery=false", "--address", "127.0.0.1:0", filepath.Join(nowhere, "x.journal")},
		{"replay", filepath.Join(nowhere, "x.journal")}, {"replay", "x.journal"}, {"resume", "--discovery=false", "--address", "127.0.0.1:0", "x.journal"}, {"recover", "--from", "5"},
	} {
		out, errs, code := run(t, append(args, "--state", state)...)
		if code != 1 || !strings.Contains(errs, "\"broadside-server recover\" lists") || exists(nowhere) {
			t.Errorf("%v: exit code %d, %s%s", args, code, out, errs)
		}
	}
}

// TestLatestIsWhatGoesOn tells of the battle that was played last, and leaves out what does not go on:
// a battle that is over, one that is played now, a lesson, one that never began, and what is no journal.
func TestLatestIsWhatGoesOn(t *testing.T) {
	whole := filepath.Join(t.TempDir(), "whole.journal")
	if out, errs, code := run(t, "bots", "--fast", "--scenario", "duel", "--seed", "7", "--journal", whole); code != 0 {
		t.Fatalf("exit code %d\n%s%s", code, out, errs)
	}
	state := t.TempDir()
	startWith(t, os.Stderr, "host", "--discovery=false", "--address", "127.0.0.1:0", "--state", state).end(t)
	dir := filepath.Join(state, "journals")
	if err := os.Rename(recorded(t, "--scenario", "learn-pilot"), filepath.Join(dir, "lesson.journal")); err != nil {
		t.Fatal(err)
	}
	latest := func(name string, age time.Duration) *saved {
		t.Helper()
		if name != "" {
			at := time.Now().Add(-age)
			if err := os.Chtimes(filepath.Join(dir, name), at, at); err != nil {
				t.Fatal(err)
			}
		}
		out, errs, code := run(t, "recover", "--latest", "--state", state)
		var s *saved
		if err := json.Unmarshal([]byte(out), &s); err != nil || code != 0 {
			t.Fatalf("exit code %d, %v: %s%s", code, err, out, errs)
		}
		return s
	}
	if s := latest("", 0); s != nil {
		t.Errorf("of a battle that never began and a lesson, one goes on: %+v", s)
	}
	for name, path := range map[string]string{"a.journal": recorded(t), "b.journal": whole, "c.journal": recorded(t)} {
		if err := os.Rename(path, filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	for n := range 40 { // people play many lessons in between
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("d%d.journal", n)), []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	latest("c.journal", 3*time.Hour)
	if s := latest("a.journal", 2*time.Hour); s == nil || filepath.Base(s.Journal) != "a.journal" || s.Round != 4 || s.Title == "" || s.Damaged {
		t.Errorf("the latest is %+v", s)
	}
	s := latest("c.journal", time.Hour)
	if s == nil || filepath.Base(s.Journal) != "c.journal" || time.Since(time.Unix(s.Played, 0)).Round(time.Hour) != time.Hour {
		t.Fatalf("the latest is %+v", s)
	}
	torn, err := os.ReadFile(s.Journal)
	if err != nil {
		t.Fatal(err)
	}
	j, err := journal.NewReader(bytes.NewReader(torn))
	if err != nil {
		t.Fatal(err)
	}
	torn[(2*int64(len(torn))+j.GoodBytes())/3] ^= 4
	if err := os.WriteFile(filepath.Join(dir, "e.journal"), torn, 0o600); err != nil {
		t.Fatal(err)
	}
	latest("b.journal", 4*time.Hour)
	if s := latest("e.journal", 30*time.Minute); s == nil || filepath.Base(s.Journal) != "e.journal" || !s.Damaged {
		t.Errorf("a damaged journal that was played last is told as %+v", s)
	}
	latest("b.journal", 10*time.Minute) // it is over, and may be what was recovered
	if s := latest("", 0); s == nil || filepath.Base(s.Journal) != "c.journal" {
		t.Errorf("a damaged journal from before another battle is told as %+v", s)
	}
	plays := startWith(t, os.Stderr, "resume", s.Journal, "--discovery=false", "--address", "127.0.0.1:0", "--state", state)
	if s := latest("", 0); s == nil || filepath.Base(s.Journal) != "a.journal" {
		t.Errorf("while another server plays the latest, it is told as %+v", s)
	}
	plays.end(t)
}
