package main

import (
	"go/ast"
	"go/parser"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"broadside/configs/language"
)

// The list against which languages are checked has what the game says.
func TestTheListOfMessagesIsCurrent(t *testing.T) {
	all, mute, err := gather(programs...)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range mute {
		t.Errorf("%s: the message %q has no word: write a sentence, or use a shape of sim/say", m.at, m.message)
	}
	listed := language.Messages()
	for _, m := range slices.Sorted(maps.Keys(all)) {
		if !slices.Contains(listed, m) {
			t.Errorf("%q is not listed: go generate ./scripts/messages", m)
		}
	}
	for _, m := range listed {
		if !all[m] {
			t.Errorf("%q is listed, and nothing says it: go generate ./scripts/messages", m)
		}
	}
}

func TestTheLawOfMessagesCanBeBroken(t *testing.T) {
	r := newReader()
	for _, c := range []struct{ path, name, source string }{
		{texts, shapes, "package say\ntype Text string\nconst label Text = \"%s: %s\"\nfunc Of(m Text, values ...any) Text { return m }\nfunc Label(a, b any) Text { return Of(label, a, b) }"},
		{"broadside/ships", "bad.go", `package ships
import "broadside/sim/say"
type state int
func (state) String() string { return "adrift" }
func f(name string) []say.Text {
return []say.Text{say.Of("%s: %d", name, 1), say.Of("%s is lost", name), say.Label(name, state(1)),
"%s", "", "…"}
}`},
	} {
		f, err := parser.ParseFile(r.fset, c.name, c.source, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		if err := r.check(c.path, []*ast.File{f}); err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, r.note)
	}
	var lines []int
	for _, m := range r.mute {
		lines = append(lines, m.at.Line)
	}
	if want := []int{6, 7}; !slices.Equal(lines, want) {
		t.Errorf("messages without a word are found in lines %v, not %v", lines, want)
	}
	if want := []string{"%s is lost", "%s: %s", "adrift"}; !slices.Equal(slices.Sorted(maps.Keys(r.found)), want) {
		t.Errorf("found are %q, not %q", slices.Sorted(maps.Keys(r.found)), want)
	}
}

func TestThePageHasMessages(t *testing.T) {
	folder := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("page.js", "say(told(\"It is %s.\", why)); untold(\"no\"); fail(\"no\");")
	write("index.html", "<span data-told>Your name</span><h1>no</h1>")
	r := newReader()
	if err := r.keepPage(folder); err != nil {
		t.Fatal(err)
	}
	if want := []string{"It is %s.", "Your name"}; !slices.Equal(slices.Sorted(maps.Keys(r.found)), want) {
		t.Errorf("found are %q, not %q", slices.Sorted(maps.Keys(r.found)), want)
	}
	write("index.html", "<h1>no</h1>")
	if err := r.keepPage(folder); err == nil {
		t.Error("a page without messages is taken for one")
	}
}
