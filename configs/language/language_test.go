package language_test

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/feature/plural"
	xlanguage "golang.org/x/text/language"

	"broadside/configs/language"
	"broadside/sim/say"
)

func TestALanguageIsAFile(t *testing.T) {
	l, err := language.Read("pl.yaml", []byte(`
language: pl
messages:
  pilot: pilot
  "%s arrives.": "Przybywa %s."
  "%d days": {by: 1, one: "%d runda", few: "%d rundy", other: "%d rund"}
names:
  light laser: lekki laser
`))
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[say.Text]string{
		say.Of("%s arrives.", "Hesper"):                  "Przybywa Hesper.",
		say.Of("%d days", 1):                             "1 runda",
		say.Of("%d days", 3):                             "3 rundy",
		say.Of("%d days", 12):                            "12 rund",
		"no turn":                                        "no turn",
		say.Of("%s arrives.", say.Name("light laser")):   "Przybywa lekki laser.",
		say.Of("%s arrives.", say.Name("light laser 2")): "Przybywa lekki laser 2.",
		say.Of("%s arrives.", say.Name("light lasers")):  "Przybywa light lasers.",
		"light laser":                                    "light laser", // not a message
	} {
		if got := l.Tell(text, nil); got != want {
			t.Errorf("%s is told as %q, not %q", text, got, want)
		}
	}
}

func TestAMistakeInALanguageIsNamed(t *testing.T) {
	for file, want := range map[string]string{
		"language: 7\nmessages: {}":                       `x.yaml:1: language "7"`,
		"language: de\nnames: {laser: [b]}\nmessages: {}": `"laser" is told by nothing that can be read`,
		"language: de\nnames: [laser]\nmessages: {}":      "names: this is a list",
		"messages: [":                                                                    "x.yaml:1: this is not YAML",
		"language: de\nmessages:\n  pilto: b":                                            `x.yaml:3: "pilto" is not a message; the nearest is "pilot"`,
		"language: de\nmessages: {pilot: {by: 1, one: b}}":                               `"pilot" has no words`,
		"language: de\nmessages: {\"%d days\": {by: 2, other: b}}":                       "by: 2, which is none of its 1 values",
		"language: de\nmessages: {\"%d days\": {other: b}}":                              "by: 0, which is none",
		"language: de\nmessages: {\"%d days\": \"%[2]d b\"}":                             "asks for value 2",
		"language: de\nmessages: {\"%d days\": b}":                                       "lacks value 1",
		"language: de\nmessages: {\"%d days\": {by: 1, dual: b}}":                        `has a form "dual"`,
		"language: de\nmessages: {\"%s, so %s\": \"%[2]s, %[1]s\"}":                      "is not a message",
		"language: de\nmessages: {\"%d days\": \"%v b\"}":                                "\"%v\" in \"%v b\", which is not a verb",
		"language: de\nmessages: {\"%d days\": \"%d b %\"}":                              "which is not a verb",
		"language: de\nmessages: {\"%d days\": {by: x, other: b}}":                       "by: x, which is not a number",
		"language: de\nmessages: {pilot: [b]}":                                           "by a list",
		"language: de\nmessages: {pilot: &p b, gunner: *p}":                              "or an alias",
		"language: de\nmessages:\n  pilot: b\n  pilot: c":                                "x.yaml:4: \"pilot\" is already in line 3",
		"language: de\nmesages: {pilot: b}":                                              "no key \"mesages\"",
		"language: de\nmessages: {pilot: \"b\\u202ec\"}":                                 "U+202E",
		"lugger: {name: Lugger}":                                                         "x.yaml: this is not a language, as it has none of the keys language, messages, names; if it is a file of data, check its folder",
		"language: de\nmessages: {}\nnames:\n  laser: b\n  laser: c":                     "x.yaml:5: \"laser\" is already in line 4",
		"language: de\nmessages: [pilot]":                                                "a list, not a group of keys",
		"language: de":                                                                   "messages is missing",
		"":                                                                               "holds nothing",
		"language: de\nmessages: {pilot: " + strings.Repeat("b", language.MaxFile) + "}": "larger than 2 MB",
		"language: fr\nmessages: {pilot: \"a\u00a0: b\"}":                                "",
		"language: de\nmessages: {\"%d days\": {by: 1, one: b, other: \"%d c\"}}":        "",
	} {
		_, err := language.Read("x.yaml", []byte(file))
		switch {
		case want == "" && err != nil:
			t.Errorf("%q: %v", file, err)
		case want != "" && (!errors.Is(err, language.ErrLanguage) || !strings.Contains(err.Error(), want)):
			t.Errorf("%q: %v, and not %s", file, err, want)
		}
	}
}

// The forms of the first two hundred numbers represent those of all.
func TestNumbersTakeTheFormsOfTheirLanguage(t *testing.T) {
	numbers := []int{999, 1000, 1001, 1002, 1003, 1011, 9_999, 10_000, 21_101, 100_000, 123_456, 700_002}
	for n := range 350 {
		numbers = append(numbers, n)
	}
	names := map[plural.Form]string{plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many", plural.Other: "other"}
	tags := []string{"asa", "ksh", "lag", "nqo", "prg", "shi", "tzm", "pt-PT", "zh-Hant"}
	for a := 'a'; a <= 'z'; a++ {
		for b := 'a'; b <= 'z'; b++ {
			tags = append(tags, string([]rune{a, b}))
		}
	}
	read := 0
	for _, name := range tags {
		tag, err := xlanguage.Parse(name)
		if err != nil {
			continue
		}
		l, err := language.Read("x.yaml", []byte("language: "+name+`
messages: {"%d days": {by: 1, zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other"}}`))
		if err != nil {
			t.Fatal(err)
		}
		read++
		for _, n := range numbers {
			if got, want := l.Tell(say.Of("%d days", n), nil), names[plural.Cardinal.MatchPlural(tag, n, 0, 0, 0, 0)]; got != want {
				t.Fatalf("%s: %d takes the form %s, not %s", name, n, got, want)
			}
		}
	}
	if read < 150 {
		t.Errorf("only %d languages are known", read)
	}
}

// Doubtful passages of a usable language are only reported by the check.
func TestTheFormsThatALanguageLacksAreNamed(t *testing.T) {
	file := []byte(`
language: pl
messages:
  pilot: pilot
  "%d days": {by: 1, one: "%d runda", two: "%d rundy", other: "%d rund"}
`)
	if _, err := language.Read("pl.yaml", file); err != nil {
		t.Error(err)
	}
	var told []string
	for _, p := range language.Check("pl.yaml", file, latin) {
		if !p.Warning {
			t.Error(p)
		}
		told = append(told, p.String())
	}
	all := strings.Join(told, "\n")
	for _, want := range []string{"messages are told in English", "pl.yaml:5:", "lacks the form few, which pl takes for 2", "lacks the form many, which pl takes for 0", "has a form two, which no number takes in pl"} {
		if !strings.Contains(all, want) {
			t.Errorf("%s\nlacks %q", all, want)
		}
	}
}

// latin has two names, and letters that a byte holds.
var latin = language.Against{Names: []string{"light laser", "quad laser"}, Shown: func(r rune) bool { return r < 0x100 }}

// So are names that no data has, letters that cannot be shown, and texts that are left as they were.
func TestWhatALanguageLeavesIsNamed(t *testing.T) {
	for file, wants := range map[string][]string{
		"language: de\nmessages: {pilot: Pilot}\nnames:\n  qaud laser: x\n  light laser: y\n": {
			`x.yaml:4: warning: "qaud laser" is no name or text of the shipped data; the nearest is "quad laser"`, "1 of 2 names and texts of the shipped data are told in English"},
		"language: ja\nmessages:\n  pilot: p\n  gunner: \u7832\u624b\n  \"%d days\": {by: 1, other: \"%d\u65e5\"}\n": {"x.yaml:4: warning: 2 of 3 texts have characters that stations cannot show, such as \u7832 (U+7832); use the letters of Latin"},
		"language: de\nmessages: {pilot: pilot, gunner: b}\nnames: {quad laser: quad laser}":                         {`2 of 3 texts are told in the English words, such as "pilot"`},
	} {
		var all []string
		for _, p := range language.Check("x.yaml", []byte(file), latin) {
			all = append(all, p.String())
		}
		for _, want := range wants {
			if !strings.Contains(strings.Join(all, "\n"), want) {
				t.Errorf("%q: %q lacks %q", file, all, want)
			}
		}
	}
	sound := "language: de\nmessages: {pilot: Pilot}\nnames: {light laser: a, quad laser: b}"
	if all := language.Check("x.yaml", []byte(sound), latin); len(all) != 1 || !strings.Contains(all[0].String(), "messages are told in English") {
		t.Errorf("%q: %v", sound, all)
	}
}

// A file full of mistakes is not read to its end.
func TestMistakesInALanguageAreBounded(t *testing.T) {
	var b strings.Builder
	b.WriteString("language: de\nmessages:\n")
	for i := range 100_000 {
		fmt.Fprintf(&b, "  m%d: b\n", i)
	}
	if n := len(language.Check("x.yaml", []byte(b.String()), latin)); n == 0 || n > 100 {
		t.Errorf("%d problems are told", n)
	}
}

func TestAServerHasTheLanguagesOfItsFolder(t *testing.T) {
	dir := t.TempDir()
	folder := language.Folder(dir)
	if err := os.MkdirAll(filepath.Join(folder, "old.yaml"), 0o700); err != nil {
		t.Fatal(err)
	}
	elsewhere := filepath.Join(dir, "de.yaml")
	for path, text := range map[string]string{
		filepath.Join(folder, "de.yaml"): "language: de\nmessages: {pilot: Pilot}", filepath.Join(folder, "brasil.yaml"): "language: pt-BR\nmessages: {pilot: piloto}",
		filepath.Join(folder, "bad.yaml"): "language: sv\nmessages: {pilto: pilot}", filepath.Join(folder, "en.yaml"): "language: en\nmessages: {pilot: driver}",
		filepath.Join(folder, "notes.txt"): "none", elsewhere: "language: de\nmessages: {pilot: Steuermann}",
	} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string]struct {
		own, pilot string
		problems   []string
	}{
		"":        {"", "Pilot", []string{"bad.yaml:2"}},
		"en":      {"", "Pilot", []string{"bad.yaml:2"}},
		"brasil":  {"brasil", "Pilot", []string{"bad.yaml:2"}},
		elsewhere: {"de", "Steuermann", []string{"bad.yaml:2"}},
		"bad":     {"", "Pilot", []string{"bad.yaml:2"}},
		"fr":      {"", "Pilot", []string{"fr.yaml", "bad.yaml:2"}},
	} {
		c, problems := language.Gather(name, dir)
		if got := slices.Sorted(maps.Keys(c.All)); !slices.Equal(got, []string{"brasil", "de"}) || c.Own != want.own {
			t.Errorf("%q: it has %q, and of its own %q", name, got, c.Own)
		} else if got := c.All["de"].Tell("pilot", nil); got != want.pilot {
			t.Errorf("%q: it tells %q", name, got)
		}
		for i, p := range problems {
			if i >= len(want.problems) || !errors.Is(p, language.ErrLanguage) || !strings.Contains(p.Error(), want.problems[i]) {
				t.Errorf("%q: %v", name, p)
			}
		}
		if len(problems) != len(want.problems) {
			t.Errorf("%q: %d problems are told", name, len(problems))
		}
	}
	if c, problems := language.Gather("", t.TempDir()); len(c.All) > 0 || problems != nil {
		t.Errorf("without a folder there are %v, %v", c.All, problems)
	}
}
