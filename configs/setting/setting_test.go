package setting

import (
	"os"
	"reflect"
	"strings"
	"testing"

	"broadside/sim/say"
)

func TestThePageIsAsTheSettingsAre(t *testing.T) {
	text, err := os.ReadFile("../../docs/settings.md")
	if err != nil || string(text) != Page() {
		t.Errorf("docs/settings.md is stale (%v): go generate ./scripts/settings, and read it before it is kept", err)
	}
}

func TestShippedDefaultsAreValid(t *testing.T) {
	for name, all := range map[string]Schema{"server": Server(), "station": Station()} {
		keys, flags := map[string]bool{}, map[string]bool{}
		for i := range all {
			s := &all[i]
			if s.Kind != List {
				if err := s.Check(s.Default); err != nil {
					t.Errorf("%s: %s: %v", name, s.Key, err)
				}
			}
			if s.Usage() == "" || keys[s.Key] || flags[s.FlagName()] {
				t.Errorf("%s: %s has no help, or is there twice", name, s.Key)
			}
			if (s.Title != "") != (s.Says != "") || s.Says != "" && s.Help != "" || !strings.Contains(string(s.Says), s.Value) {
				t.Errorf("%s: %s: what people choose at the station has Title and Says, all else has Help", name, s.Key)
			}
			for _, w := range s.Words {
				if c := WordText(w); s.Title != "" && c != say.Text(w) {
					t.Errorf("%s: %s: the word %q has no message: add it to choices", name, s.Key, w)
				}
			}
			if owned := s.Owner != 0; owned != (name == "server") {
				t.Errorf("%s: %s: a server's setting has an owner, a station's has none", name, s.Key)
			}
			keys[s.Key], flags[s.FlagName()] = true, true
		}
	}
}

func TestAFileOfSlips(t *testing.T) {
	for text, want := range map[string]string{
		"nmae: Ada\n":                     `station.yaml:1: there is no setting "nmae"; the nearest is "name"`,
		"# mine\nscale: 300\n":            `station.yaml:2: scale: "300" is not a whole number from 75 to 200`,
		"palette: deuteran\n":             `station.yaml:1: palette: "deuteran" is not one of the choices; write standard, protan, deutan or tritan`,
		"captions: yes please\n":          `station.yaml:1: captions: "yes please" is neither true nor false`,
		"after: 10\n":                     `such as 10s`,
		"name: Ada\nfull: true\nname: B":  `already`,
		"name: [Ada, Bo]\n":               `station.yaml:1: name takes one value`,
		"- name\n":                        `station.yaml:1: settings are lines`,
		"name: [\n":                       `station.yaml: line`,
		"screen:\n  width: 1280\n":        `station.yaml:1: screen takes one value`,
		"name: \"Ada\nscale: 100\nfull: ": `station.yaml: `,
	} {
		if _, err := Station().Read("station.yaml", []byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, and not %q", text, err, want)
		}
	}
	for text, want := range map[string]string{
		"web: 8080\n":              `server.yaml:1: web: "8080" is not an address and port of this machine; write it as 0.0.0.0:7620 or off`,
		"gm:\n  pasword: x\n":      `server.yaml:2: there is no setting "gm.pasword"; the nearest is "gm.password"`,
		"discovery: {on: maybe}\n": `server.yaml:1: discovery.on: "maybe" is neither`,
	} {
		if _, err := Server().Read("server.yaml", []byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, and not %q", text, err, want)
		}
	}
}

// A browser reads what the station writes, and other files of plain lines, as programs read them,
// and reports the same mistakes.
func TestLinesAreReadAsYAMLIs(t *testing.T) {
	texts := []string{
		"", "\n# mine\n\nname: Ada # me\r\nscale:  125\n", "name:\nseat: \"1.pilot\" # there\n", "discover: a,b\n", "name: a#b \"c\"\n", "full: true",
		"nmae: Ada\n", "# mine\nscale: 300\n", "name: A\nfull: true\nname: B", "name: [Ada, Bo]\n", "name\n", "name: \"a\\tb\\u00e9\"\n",
	}
	for _, value := range []string{"", " ", "Ada: the second", "a #b", `"`, `\`, "it's", "é", "tab\t", "- x", "[", "{x", "!", "%", "@x", "`", "|", ">", "&a", "*a", "?", "'", "~", "0x10", "yes: no"} {
		texts = append(texts, Change("# mine\nfull: true\n", "name", value))
	}
	for _, text := range texts {
		want, wrong := Station().Read("station.yaml", []byte(text))
		got := &File{"station.yaml", map[string]string{}, map[string]int{}}
		err := Station().readLines(got, text)
		switch {
		case (wrong == nil) != (err == nil) || wrong != nil && wrong.Error() != err.Error():
			t.Errorf("%q: %v, and as YAML %v", text, err, wrong)
		case wrong == nil && !reflect.DeepEqual(got, want):
			t.Errorf("%q is read as %v, and as YAML as %v", text, got, want)
		}
	}
}

func TestAChangeKeepsTheRestOfTheFile(t *testing.T) {
	text := "# my station\nname: Ada\nscale: 100 # on the laptop\ndiscover: [a, b]\n"
	text = Change(text, "scale", "125")
	text = Change(text, "palette", "tritan")
	text = Change(text, "name", "Ada: the second")
	want := "# my station\nname: \"Ada: the second\"\nscale: 125 # on the laptop\ndiscover: [a, b]\npalette: tritan\n"
	if text != want {
		t.Errorf("the file is\n%s", text)
	}
	f, err := Station().Read("station.yaml", []byte(text))
	if err != nil || f.Values["name"] != "Ada: the second" || f.Values["scale"] != "125" || f.Values["discover"] != "a,b" || f.Lines["palette"] != 5 {
		t.Errorf("it is read as %+v, %v", f, err)
	}
	if got := Change("", "full", "true"); got != "full: true\n" {
		t.Errorf("an empty file becomes %q", got)
	}
}

func TestAMisspeltVariableIsNoticed(t *testing.T) {
	for variable, want := range map[string]string{
		"BROADSIDE_SCENARO=duel":          "BROADSIDE_SCENARIO",
		"BROADSIDE_TOCK=10":               "BROADSIDE_TICK",
		"BROADSIDE_PIN=4711":              "BROADSIDE_JOIN_PIN",
		"BROADSIDE_GMPASWORD=x":           "BROADSIDE_GM_PASSWORD",
		"BROADSIDE_HIGH_CONTRST=true":     "BROADSIDE_HIGH_CONTRAST",
		"BROADSIDE_TICK=10":               "",
		"BROADSIDE_NAME=Mara":             "",
		"BROADSIDE_OIDC_SECRET=x":         "",
		"BROADSIDE_PORT=tcp://10.0.0.1":   "",
		"BROADSIDE_SERVICE_HOST=10.0.0.1": "",
		"BROADSIDE_SERVER=/tmp/server":    "",
		"BROADSIDE_STATION=/tmp/station":  "",
		"BROADSIDE_DISCOVERY=off":         "",
		"BROADSIDE_BIN=/usr/bin":          "",
		"BROADSIDE_TABLE=1":               "",
		"BROADSIDER=1":                    "",
		"HOME=/root":                      "",
	} {
		all := Misspelt([]string{variable})
		if want == "" && len(all) > 0 || want != "" && (len(all) != 1 || !strings.HasSuffix(all[0], " "+want)) {
			t.Errorf("of %s it says %q, and not %q", variable, all, want)
		}
	}
}
