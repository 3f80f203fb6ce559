package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestSupervisorEndsWithTheTable(t *testing.T) {
	_, errs, code := run(t, "supervise", "--", "--scenario", "nope")
	if code != 1 || strings.Count(errs, `"nope"`) != 1 {
		t.Errorf("a table that refuses to start: exit code %d\n%s", code, errs)
	}
	apart := filepath.Join(t.TempDir(), "apart.journal")
	if err := os.WriteFile(apart, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, errs, code = run(t, "supervise", "--resume", apart, "--", "--address", "127.0.0.1:0"); code != 1 || !strings.Contains(errs, "move "+apart) {
		t.Errorf("a journal that is not found again after a fall: exit code %d\n%s", code, errs)
	}
	r := startWith(t, os.Stderr, "supervise", "--", "--address", "127.0.0.1:0", "--discovery=false")
	if out := r.end(t); strings.Contains(out, "started again") {
		t.Errorf("a table that was asked to end:\n%s", out)
	}
}

// TestTableEndsWithItsLeash closes the standard input of a supervisor, like a station that hosts.
func TestTableEndsWithItsLeash(t *testing.T) {
	c := server(t, "supervise", "--leash", "--", "--address", "127.0.0.1:0", "--discovery=false")
	leash, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	r := start(t, os.Stderr, c)
	if err := leash.Close(); err != nil {
		t.Fatal(err)
	}
	<-r.read
	if err := r.cmd.Wait(); err != nil {
		t.Errorf("it ends with %v:\n%s", err, r.out)
	}
}

// TestServiceIsWellFormed checks the unit for systemd against the existing commands, and with
// systemd if it is installed.
func TestServiceIsWellFormed(t *testing.T) {
	const path = "../../docs/broadside.service"
	unit, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	_, line, _ := strings.Cut(string(unit), "\nExecStart=")
	line, _, _ = strings.Cut(line, "\n")
	c, flags, err := root().Find(strings.Fields(line)[1:])
	if err != nil {
		t.Fatal(err)
	}
	if err := c.ParseFlags(flags); err != nil || c.Name() != "host" {
		t.Errorf("%q does not host: %v", line, err)
	}
	if resume, err := c.Flags().GetBool("resume"); err != nil || !resume {
		t.Errorf("%q does not go on with a table that was cut off", line)
	}
	analyse, err := exec.LookPath("systemd-analyze")
	if err != nil {
		t.Skip("systemd is not installed here")
	}
	copied := t.TempDir() + "/broadside.service"
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(copied, []byte(strings.ReplaceAll(string(unit), "/usr/local/bin/broadside-server", self)), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(analyse, "verify", copied).CombinedOutput(); err != nil {
		t.Errorf("systemd: %v\n%s", err, out)
	}
}
