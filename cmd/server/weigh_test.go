package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"broadside/sim/picture"
)

// TestCheckTellsWhatAScenarioCosts checks a folder with the largest possible scenario: its cost is
// reported, and that of no shipped one.
func TestCheckTellsWhatAScenarioCosts(t *testing.T) {
	var b strings.Builder
	b.WriteString("swarm:\n  title: Swarm\n  brief: All there is.\n  sides:\n    blue: {name: Blue, players: true}\n    red: {name: Red}\n  ships:\n")
	for i := range 256 {
		side := [...]string{"blue", "red"}[i%2]
		fmt.Fprintf(&b, "    - {name: Ship %d, class: interceptor, side: %s, at: [%d, %d]}\n", i+1, side, i%16*500, i/16*500)
	}
	b.WriteString("  goals:\n    - {side: blue, kind: beat, text: Blue has won.}\n    - {side: red, kind: beat, text: Red has won.}\n")
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "scenarios"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "scenarios", "swarm.yaml"), []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	out, _, code := run(t, "check", dir)
	if code != 0 || !strings.Contains(out, "scenario swarm: with 256 ships in flight and 32 seats taken, ") || strings.Contains(out, "scenario duel") {
		t.Errorf("exit code %d\n%s", code, out)
	}
}

// Of the shipped scenarios only those are weighed again whose ships are the folder's own.
func TestCheckTellsOnlyWhatAFolderChanges(t *testing.T) {
	for _, c := range []struct{ class, want string }{{"own", ""}, {"interceptor", "scenario chase: "}} {
		dir := t.TempDir()
		if err := os.MkdirAll(filepath.Join(dir, "classes"), 0o700); err != nil {
			t.Fatal(err)
		}
		text := c.class + ":\n  name: Own\n  shape: dart\n  size: small\n  space: 30\n  crew: [{role: solo}]\n"
		if err := os.WriteFile(filepath.Join(dir, "classes", "own.yaml"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		out, _, code := run(t, "check", dir)
		if code != 0 || strings.Contains(out, "scenario ") != (c.want != "") || !strings.Contains(out, c.want) {
			t.Errorf("with the class %s: exit code %d\n%s", c.class, code, out)
		}
	}
}

func TestWhatCostsTooMuchIsDoubtful(t *testing.T) {
	for _, c := range []struct {
		weight weight
		says   string
	}{
		{weight{tick: mostTime, bytes: picture.MaxBits}, ""},
		{weight{tick: mostTime + time.Microsecond}, "20 ticks a second"},
		{weight{bytes: picture.MaxBits + 1}, "do not travel"},
	} {
		if says := c.weight.doubt(); !strings.Contains(says, c.says) || (says == "") != (c.says == "") {
			t.Errorf("%v: %q", c.weight, says)
		}
	}
}
