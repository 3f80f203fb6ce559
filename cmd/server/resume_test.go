package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"broadside/sim/journal"
)

// TestFaultJournalRots: a table whose journal has rotted is not resumed; what can
// be had of it is offered, and goes on.
func TestFaultJournalRots(t *testing.T) {
	w := lookAt(t, "")
	w.listen(6 * time.Second) // until there is a snapshot
	ended := w.played()
	found, _ := filepath.Glob(filepath.Join(w.state, "journals", "*.journal"))
	kept, err := os.ReadFile(found[0])
	if err != nil {
		t.Fatal(err)
	}
	r, err := journal.Recover(kept)
	if err != nil {
		t.Fatal(err)
	}
	kept[r.Begun+200] ^= 4
	if err := os.WriteFile(found[0], kept, 0o600); err != nil {
		t.Fatal(err)
	}
	flags := []string{"--state", w.state, "--address", "127.0.0.1:0"}
	_, errs, code := run(t, append([]string{"resume", "--discovery=false"}, flags...)...)
	if code != 1 || !strings.Contains(errs, "damaged at byte") || !strings.Contains(errs, "server recover") {
		t.Fatalf("a rotten journal: exit code %d, %s", code, errs)
	}
	name := filepath.Base(found[0])
	if out, _, _ := run(t, append([]string{"recover"}, flags...)...); !strings.Contains(out, name) || !strings.Contains(out, "damaged") {
		t.Errorf("the list of journals: %s", out)
	}
	out, _, code := run(t, append([]string{"recover", name}, flags...)...)
	from := regexp.MustCompile(`--from (\d+)`).FindStringSubmatch(out)
	if code != 0 || from == nil || !strings.Contains(out, "by the snapshot of tick") {
		t.Fatalf("exit code %d\n%s", code, out)
	}
	t.Logf("of a battle of %d ticks:\n%s", ended, out)
	if out, errs, code := run(t, append([]string{"recover", name, "--from", from[1]}, flags...)...); code != 0 {
		t.Fatalf("exit code %d\n%s%s", code, out, errs)
	}
	again := startWith(t, os.Stderr, append([]string{"resume", "--discovery=false"}, flags...)...)
	if out := again.end(t); !strings.Contains(out, "paused until the GM lets it go on") {
		t.Errorf("the table says:\n%s", out)
	}
}
