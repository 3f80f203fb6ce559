package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestDoctorTellsWhatKeepsATable(t *testing.T) {
	dir := t.TempDir()
	out, errs, code := run(t, "doctor", "--state", dir, "--address", "127.0.0.1:0", "--bundle", filepath.Join(dir, "report.zip"))
	for _, must := range []string{"version", "ok    settings", "ok    port", "TCP 127.0.0.1:0 is free for the page", "ok    disk", "firewall"} {
		if !strings.Contains(out, must) {
			t.Errorf("it does not tell %q:\n%s%s", must, out, errs)
		}
	}
	if strings.Contains(out, "FAIL") != (code != 0) {
		t.Errorf("exit code %d:\n%s", code, out)
	}
	if info, err := os.Stat(filepath.Join(dir, "report.zip")); err != nil || info.Size() == 0 {
		t.Errorf("the bundle: %v", err)
	}
	if out, _, code = run(t, "doctor", "--state", filepath.Join(dir, "report.zip"), "--scenario", "nope"); code != 1 || !strings.Contains(out, "FAIL  settings") || !strings.Contains(out, "FAIL  disk") {
		t.Errorf("with a scenario that is not there, and no folder: exit code %d\n%s", code, out)
	}
}
