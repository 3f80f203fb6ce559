package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"broadside/cmd/station/program"
)

// TestDoctor runs the program, with everything in order and with broken settings.
func TestDoctor(t *testing.T) {
	home := t.TempDir()
	examine := func(env ...string) (string, error) {
		c := exec.Command(program.Path(t, "station"), "doctor", "--discover", "127.0.0.1:1")
		c.Env = append(os.Environ(), append([]string{"XDG_CONFIG_HOME=" + home, "XDG_STATE_HOME=" + home}, env...)...)
		out, err := c.CombinedOutput()
		return string(out), err
	}
	out, err := examine()
	for _, must := range []string{"ok    display ", "ok    settings ", "version ", "server ", "firewall ", "note  tables "} {
		if !strings.Contains(out, must) {
			t.Errorf("it does not tell %q:\n%s", must, out)
		}
	}
	if strings.Contains(out, "FAIL") != (err != nil) {
		t.Errorf("%v:\n%s", err, out)
	}
	if out, err = examine("DISPLAY=:7654"); err == nil || !strings.Contains(out, "FAIL  display ") {
		t.Errorf("without an X server: %v\n%s", err, out)
	}
	if err := os.MkdirAll(filepath.Join(home, "broadside"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(home, "broadside", "station.yaml"), []byte("name: [\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err = examine(); err == nil || !strings.Contains(out, "FAIL  settings ") || !strings.Contains(out, "station.yaml") {
		t.Errorf("with broken settings: %v\n%s", err, out)
	}
}
