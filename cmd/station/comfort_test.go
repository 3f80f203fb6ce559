package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/adrg/xdg"

	"broadside/cmd/station/binding"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/preferences"
	"broadside/configs/setting"
)

// configured writes settings and keys into a folder of their own.
func configured(t *testing.T, settings, keys string) {
	t.Helper()
	dir := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", dir)
	xdg.Reload()
	t.Cleanup(xdg.Reload)
	for name, text := range map[string]string{settingsFile: settings, keysFile: keys} {
		if err := os.MkdirAll(filepath.Join(dir, "broadside"), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "broadside", name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

func TestSettingsComeFromFileEnvironmentAndLine(t *testing.T) {
	configured(t, "name: File\nscale: 125\npalette: tritan\ndiscover: [127.0.0.1, 127.0.0.2]\n", "")
	t.Setenv("BROADSIDE_SCALE", "150")
	t.Setenv("BROADSIDE_HIGH_CONTRAST", "true")
	var s *settings
	c := command(func(x *settings) error { s = x; return nil })
	c.SetArgs([]string{"--name", "Line", "--seat", "gm"})
	if err := c.Execute(); err != nil {
		t.Fatal(err)
	}
	if s.name != "Line" || s.values["scale"] != "150" || s.values["palette"] != "tritan" || s.values["high-contrast"] != "true" || len(s.targets) != 2 || s.seat == nil {
		t.Errorf("the settings are %+v", s)
	}
}

func TestASlipInTheStationsSettingsIsNamed(t *testing.T) {
	for _, row := range []struct{ file, env, flag, want string }{
		{file: "nam: Ada\n", want: `station.yaml:1: there is no setting "nam"; the nearest is "name"`},
		{file: "scale: big\n", want: `station.yaml:1: scale: "big" is not a whole number from 75 to 200`},
		{env: "20", want: `the environment variable BROADSIDE_SCALE: "20" is not a whole number`},
		{flag: "--palette=red", want: `--palette: "red" is not one of the choices`},
	} {
		configured(t, row.file, "")
		if t.Setenv("BROADSIDE_SCALE", row.env); row.env == "" {
			os.Unsetenv("BROADSIDE_SCALE")
		}
		c := command(func(*settings) error { return nil })
		c.SetArgs(strings.Fields(row.flag))
		if err := c.Execute(); err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%+v: %v", row, err)
		}
	}
	configured(t, "", "pilot.evad: E\n")
	if _, err := readBindings(); err == nil || !strings.Contains(err.Error(), `keys.txt: line 1: there is no action "pilot.evad"`) {
		t.Errorf("a slip in the keys: %v", err)
	}
}

// A stored text that is a link is written where the link leads.
func TestALinkedTextIsKeptWhereItLeads(t *testing.T) {
	configured(t, "name: Ada\n", "")
	path, elsewhere := kept(settingsFile), filepath.Join(t.TempDir(), "mine.yaml")
	if err := os.Rename(path, elsewhere); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(elsewhere, path); err != nil {
		t.Skip("no links here: ", err)
	}
	if err := writeKept(settingsFile, "name: Bo\n"); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(elsewhere); err != nil || string(text) != "name: Bo\n" {
		t.Errorf("%q, %v", text, err)
	}
}

func TestWhatIsChangedIsKept(t *testing.T) {
	configured(t, "# mine\nname: Ada\n", "")
	if err := writeKept(settingsFile, setting.Change("# mine\nname: Ada\n", "captions", "true")); err != nil {
		t.Fatal(err)
	}
	set := &binding.Set{}
	set.Bind("pilot.evade", "Ctrl+E")
	if err := writeKept(keysFile, set.Text(false)); err != nil {
		t.Fatal(err)
	}
	text, err := readKept(settingsFile)
	if err != nil || text != "# mine\nname: Ada\ncaptions: true\n" {
		t.Errorf("%q, %v", text, err)
	}
	if again, err := readBindings(); err != nil || again.Keys("pilot.evade")[0] != "Ctrl+E" {
		t.Errorf("%v", err)
	}
}

func TestPreferencesLook(t *testing.T) {
	values := map[string]string{}
	for _, s := range setting.Station() {
		values[s.Key] = s.Default
	}
	for name, keys := range map[string]bool{"preferences": false, "preferences-keys": true} {
		pages := map[*kit.UI]*preferences.Page{}
		pose(t, name, func(u *kit.UI) {
			if pages[u] == nil {
				pages[u] = &preferences.Page{}
				pages[u].Open(keys)
				u.Accent = kit.Accent(0)
				u.Bindings = &binding.Set{}
				u.Bindings.Bind("window.settings", "Ctrl+F1")
			}
			pages[u].Show(u, preferences.State{Values: values, Bindings: u.Bindings, Kept: "/home/ada/.config/broadside/station.yaml", KeptKeys: "/home/ada/.config/broadside/keys.txt"})
		})
	}
}
