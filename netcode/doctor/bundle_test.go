//go:build !js

package doctor

import (
	"archive/zip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestBundleKeepsSecrets looks for what a report must not contain.
func TestBundleKeepsSecrets(t *testing.T) {
	home := filepath.Join(t.TempDir(), "somebody")
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	t.Setenv("BROADSIDE_GM_PASSWORD", "red lantern")
	t.Setenv("BROADSIDE_CAMPAIGN", "Anna Smith's")
	dir := t.TempDir()
	file, path := filepath.Join(dir, "server.yaml"), filepath.Join(dir, "report.zip")
	t.Setenv("BROADSIDE_JOIN_PIN", "47\n11")
	text := "name: Thursday\ncampaign: Smith's\ngm: {password: blue lantern, locked: true}\ngm.password: green, grey} lantern\npin: 4711\n# broadside://host:7620/abc/pass:white-lantern\n" +
		"list: {secret: \"a, \\\"b} lantern\", locked: true}\nsecret: >\n  a lantern\n\n  that is long: lantern\nhall: nats://lantern:lantern@host:4222\n# http://host/#pass=lantern\nweb: on\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	all := []Check{{Name: "disk", Says: "journals are kept in " + home + "/journals"}}
	if err := Bundle(path, all, file, filepath.Join(dir, "missing")); err != nil {
		t.Fatal(err)
	}
	if err := Bundle(path, all); !errors.Is(err, os.ErrExist) {
		t.Errorf("written over what is there: %v", err)
	}
	z, err := zip.OpenReader(path)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	var told strings.Builder
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		b, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		told.Write(b)
	}
	for _, secret := range []string{"lantern", "4711", "47 11", "grey", "Smith", "Thursday", home} {
		if strings.Contains(told.String(), secret) {
			t.Errorf("it tells %q:\n%s", secret, &told)
		}
	}
	for _, must := range []string{"locked: true", "host:4222", "web: on", "HOME/journals", "BROADSIDE_GM_PASSWORD=", "BROADSIDE_CAMPAIGN=", "name: "} {
		if !strings.Contains(told.String(), must) {
			t.Errorf("it does not tell %q:\n%s", must, &told)
		}
	}
}
