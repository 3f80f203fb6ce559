package bot_test

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"broadside/cmd/server/bot"
	"broadside/configs/language/pseudo"
	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/sight"
)

const data = "../../../configs"

// The suffixes of names that the code derives: of a gun as a club, and of what primed somebody.
const butt, blast = " butt", " detonation"

var (
	letters = regexp.MustCompile(`[A-Za-z]`)
	numbers = regexp.MustCompile(` \d+$`)
	rules   = regexp.MustCompile(`^[A-Z]+(-[A-Z]+)+$`)
)

// foreigner reads texts without understanding English.
type foreigner struct {
	testing.TB
	*sim.World
	*say.Language
	named map[string]bool // names in data files
	read  int
	seen  map[say.Text]bool
}

// Call names nothing, so that no name hides English.
func (f *foreigner) Call(t say.Thing) say.Text { return f.strip(f.World.Call(t)) }

// check tells a text, and reports the English that is left.
func (f *foreigner) check(text say.Text) {
	if f.seen[text] {
		return
	}
	f.seen[text] = true
	f.read++
	if told := f.Tell(f.strip(text), f); letters.MatchString(told) {
		f.Errorf("English is left: %q of %s", told, text)
	}
}

// walk checks all texts of a picture; every plain string in it has to be a name.
func (f *foreigner) walk(v reflect.Value) {
	switch row := v.Interface().(type) {
	case picture.LineRow: // squares, no words
		return
	case picture.Passage:
		switch row.Kind {
		case picture.OutcomeText:
			f.check(say.Text(row.Text))
		case picture.RulesText: // verbs and rules by their keys
		default:
			if f.named[flat(row.Text)] {
				return
			}
			for line := range strings.Lines(row.Text) {
				f.check(say.Name(strings.TrimSpace(line)))
			}
		}
		return
	}
	switch {
	case v.Type() == reflect.TypeFor[say.Text]():
		f.check(say.Text(v.String()))
	case v.Kind() == reflect.String && !rules.MatchString(v.String()):
		f.check(say.Name(v.String()))
	case v.Kind() == reflect.Slice:
		for i := range v.Len() {
			f.walk(v.Index(i))
		}
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				f.walk(v.Field(i))
			}
		}
	}
}

// strip removes names from a text, each of which must be in a data file.
func (f *foreigner) strip(t say.Text) say.Text {
	switch {
	case strings.HasPrefix(string(t), "="):
		full := string(t[1:]) // a number may be part of it
		if name := strings.TrimSuffix(strings.TrimSuffix(numbers.ReplaceAllString(full, ""), butt), blast); letters.MatchString(name) && !f.named[full] && !f.named[name] {
			f.Errorf("%q is no name of the data, but told as one", name)
		}
		return ""
	case !strings.HasPrefix(string(t), "["):
		return t
	}
	var parts []json.RawMessage
	if err := json.Unmarshal([]byte(t), &parts); err != nil {
		f.Fatal(err)
	}
	for i, p := range parts {
		switch p[0] {
		case '[':
			parts[i] = json.RawMessage(f.strip(say.Text(p)))
		case '"':
			var s string
			if err := json.Unmarshal(p, &s); err != nil {
				f.Fatal(err)
			}
			parts[i], _ = json.Marshal(f.strip(say.Text(s)))
		}
	}
	b, err := json.Marshal(parts)
	if err != nil {
		f.Fatal(err)
	}
	return say.Text(b)
}

// flat returns a text on one line.
func flat(s string) string { return strings.Join(strings.Fields(s), " ") }

// named returns every text that a data file contains.
func named(t testing.TB) map[string]bool {
	t.Helper()
	all := map[string]bool{"unarmed strike": true, "a critical hit": true, rulebook.HitPoints: true, "Droid brain": true} // names in the code itself, like butt
	for _, name := range rulebook.Strangers() {
		all[name] = true
	}
	var walk func(n *yaml.Node)
	walk = func(n *yaml.Node) {
		if n.Kind == yaml.ScalarNode {
			all[n.Value], all[flat(n.Value)] = true, true
		}
		for _, c := range n.Content {
			walk(c)
		}
	}
	err := filepath.WalkDir(data, func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".yaml" {
			return err
		}
		file, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for d := yaml.NewDecoder(bytes.NewReader(file)); ; {
			var n yaml.Node
			if d.Decode(&n) != nil {
				return nil
			}
			walk(&n)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// A language is one file: with each message in it, no English is left in a battle.
func TestAnotherLanguageLeavesNoEnglish(t *testing.T) {
	l, err := pseudo.Language()
	if err != nil {
		t.Fatal(err)
	}
	names, d := named(t), load(t)
	for _, key := range []string{"ambush", "crews", "lantern"} {
		t.Run(key, func(t *testing.T) {
			sc := d.Scenario(key)
			if sc == nil {
				t.Fatal("there is no such scenario")
			}
			a, err := bot.NewArena(d.Library, sc, crew.Rounds, 7)
			if err != nil {
				t.Fatal(err)
			}
			f := &foreigner{TB: t, World: a.World, Language: l, named: names, seen: map[say.Text]bool{}}
			a.Stepped = func(r *sim.Result) {
				for _, e := range r.Events {
					f.check(e.Fact.Sentence())
				}
				for _, answer := range r.Answers {
					if answer.Refusal != nil {
						f.check(answer.Refusal.Why)
					}
				}
				if a.World.Tick%60 == 0 {
					for i := range a.World.Members {
						f.walk(reflect.ValueOf(*sight.View(a.World, a.World.Members[i].Seat)))
					}
				}
			}
			if err := a.Play(6, 20_000); err != nil {
				t.Fatal(err)
			}
			if t.Logf("%d texts", f.read); f.read < 100 {
				t.Errorf("only %d texts were read", f.read)
			}
		})
	}
}

func TestEnglishInATextIsFound(t *testing.T) {
	l := &say.Language{Lines: map[say.Text]say.Wording{"%s is away": {Words: "%s øø øøøø"}, "ship": {Words: "øøøø"}}}
	for text, want := range map[say.Text]bool{
		say.Of("%s is away", "Hesper"):         false,
		say.Of("%s is away", say.Text("ship")): false,
		say.Of("%s is away", "some ship"):      true,
		say.Of("%s is away", say.Text("some")): true,
		"it is away":                           true,
	} {
		found := &counter{TB: t}
		f := &foreigner{TB: found, Language: l, named: map[string]bool{"Hesper": true}, seen: map[say.Text]bool{}}
		if f.check(text); found.errors != want {
			t.Errorf("%s: English is found: %v", text, found.errors)
		}
	}
}

// counter records that a test would have failed.
type counter struct {
	testing.TB
	errors bool
}

func (c *counter) Errorf(string, ...any) { c.errors = true }
