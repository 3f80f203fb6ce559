package reference

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"go.yaml.in/yaml/v3"

	"broadside/configs"
	"broadside/sim/schema"
)

const stale = "%s is stale (%v): go generate ./scripts/keys, and read it before it is kept"

func TestThePageOfKeysIsFresh(t *testing.T) {
	if text, err := os.ReadFile("../../docs/keys.md"); err != nil || string(text) != Page() {
		t.Errorf(stale, "docs/keys.md", err)
	}
}

// compiled returns the current schema of a folder.
func compiled(t *testing.T, f configs.Folder) *jsonschema.Schema {
	t.Helper()
	text, err := JSON(f)
	if err != nil {
		t.Fatal(err)
	}
	name := f.Name + ".schema.json"
	if kept, err := os.ReadFile(filepath.Join("../../docs/schema", name)); err != nil || !bytes.Equal(kept, text) {
		t.Errorf(stale, "docs/schema/"+name, err)
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource(name, doc); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile(name)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// value returns YAML in the form that the validator takes.
func value(t *testing.T, text []byte) any {
	t.Helper()
	var v any
	if err := yaml.Unmarshal(text, &v); err != nil {
		t.Fatal(err)
	}
	js, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	v, err = jsonschema.UnmarshalJSON(bytes.NewReader(js))
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// The shipped data follows the schemas that editors use.
func TestAllShippedFilesFollowTheirSchemas(t *testing.T) {
	for _, f := range configs.Folders() {
		s := compiled(t, f)
		files, err := filepath.Glob("../" + f.Name + "/*.yaml")
		if err != nil || len(files) == 0 {
			t.Fatalf("no files of %s: %v", f.Name, err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if err := s.Validate(value(t, text)); err != nil {
				t.Errorf("%s: %v", file, err)
			}
		}
	}
}

// An editor reports what the program would refuse.
func TestTheSchemasRefuseWhatIsWrong(t *testing.T) {
	schemas := map[string]*jsonschema.Schema{}
	for _, f := range configs.Folders() {
		schemas[f.Name] = compiled(t, f)
	}
	for _, x := range []struct{ name, folder, text, wrong string }{
		{"no such key", "weapons", "gun: {name: a, grade: quaternary, rnage: 3}", "rnage"},
		{"no such word", "weapons", "gun: {name: a, grade: prime}", "value must be one of"},
		{"needed for a word", "weapons", "gun: {name: a, grade: primary}", "missing properties"},
		{"too much", "weapons", "gun: {name: a, grade: quaternary, attacks: 11}", "maximum"},
		{"one of two", "scenarios", "x: {title: a, brief: b, sides: {}, ships: [{name: a, class: b, side: c}]}", "missing propert"},
		{"of another kind", "scenarios", "x: {title: a, brief: b, sides: {}, ships: [], goals: [{side: a, kind: beat, text: t, rounds: 2}]}", "rounds"},
		{"below itself", "chapters", "x: {book: b, devices: {d: {name: a, effect: {then: {then: {rang: 3}}}}}}", "rang"},
		{"no key", "bombs", "Big Bomb: {name: a, radius: 3, save: dex}", "does not match pattern"},
	} {
		t.Run(x.name, func(t *testing.T) {
			err := schemas[x.folder].Validate(value(t, []byte(x.text)))
			if err == nil || !strings.Contains(err.Error(), x.wrong) {
				t.Errorf("%v; want %q", err, x.wrong)
			}
		})
	}
}

// Every key has a line of documentation.
func TestEveryKeyIsDocumented(t *testing.T) {
	seen := map[*schema.Description]bool{}
	var walk func(at string, d *schema.Description) int
	walk = func(at string, d *schema.Description) (n int) {
		if seen[d] {
			return 0
		}
		seen[d] = true
		for i := range d.Fields {
			f := &d.Fields[i]
			if f.Doc == "" {
				t.Errorf("%s.%s has no documentation", at, f.Name)
			}
			if n++; f.Below != nil {
				n += walk(at+"."+f.Name, f.Below)
			}
		}
		return n
	}
	n := 0
	for _, f := range configs.Folders() {
		n += walk(f.Name, f.Entry)
	}
	if n < 600 {
		t.Errorf("there are only %d keys", n)
	}
}
