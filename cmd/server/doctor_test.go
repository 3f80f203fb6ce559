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
	for _, must := range []string{"version", "ok    settings", "ok    port", "TCP 127.0.0.1:0 is free for the page", "ok    browsers", "UDP 0 of the page's host", "ok    disk", "firewall"} {
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

func TestDoctorTellsOverWhatBrowsersPlay(t *testing.T) {
	for _, c := range []struct {
		args []string
		must []string
		not  string
	}{
		{[]string{"--web", "off"}, nil, "browsers"},
		{[]string{"--address", "0.0.0.0:0", "--web", "127.0.0.1:0"}, []string{"ok    browsers"}, "proxy"},
		{[]string{"--address", "127.0.0.1:0", "--web", "0.0.0.0:0"}, []string{"note  browsers", "at 127.0.0.1:0 alone", "the same host"}, "proxy"},
		{[]string{"--address", "0.0.0.0:0", "--known-as", "play.example"}, []string{"note  browsers", "at play.example they play", "note  proxy", "--proxy 127.0.0.1"}, "ok    proxy"},
		{[]string{"--address", "0.0.0.0:0", "--known-as", "play.example", "--proxy", "127.0.0.1"}, []string{"note  browsers", "ok    proxy", "127.0.0.1 is believed"}, "none is named"},
		{[]string{"--address", "0.0.0.0:0", "--proxy", "play.example"}, []string{"FAIL  settings", "--proxy: invalid server name: \"play.example\" is not the address of a proxy"}, "ok    settings"},
	} {
		out, errs, _ := run(t, append([]string{"doctor", "--state", t.TempDir()}, c.args...)...)
		for _, must := range c.must {
			if !strings.Contains(out, must) {
				t.Errorf("%q: it does not tell %q:\n%s%s", c.args, must, out, errs)
			}
		}
		if strings.Contains(out, c.not) {
			t.Errorf("%q: it tells %q:\n%s", c.args, c.not, out)
		}
	}
}
