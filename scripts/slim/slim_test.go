package main

import (
	"fmt"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestEditsFitEbitengine edits the version that the project uses, and compares the shaders with
// those that Ebitengine generates itself.
func TestEditsFitEbitengine(t *testing.T) {
	dir, err := list("-m", "-f", "{{.Dir}}", engine)
	if err != nil {
		t.Fatal(err)
	}
	read := func(name string) string {
		b, err := os.ReadFile(filepath.Join(dir[0], filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	for name, edit := range edits {
		text, err := edit(read(name))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, text, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, i := range f.Imports {
			switch i.Path.Value {
			case `"text/template"`, `"go/build"`, `"archive/zip"`, `"encoding/xml"`, `"image/jpeg"`, `"golang.org/x/image/tiff"`, `"regexp"`, `"go/printer"`, `"golang.org/x/text/language"`,
				`"` + engine + `/internal/vmprotocol"`, `"` + engine + `/audio/internal/vmaudio"`:
				t.Errorf("%s still imports %s", name, i.Path.Value)
			}
		}
		if !strings.HasSuffix(name, "shader/shader.go") {
			continue
		}
		kept := 0
		for line := range strings.Lines(read(strings.Replace(name, "shader.go", "defs.go", 1))) {
			if shader, ok := strings.CutPrefix(line, "const _ = "); ok {
				kept++
				if !strings.Contains(text, fmt.Sprintf("\t\t%s,\n", strings.TrimSpace(shader))) {
					t.Errorf("%s has not this shader of defs.go: %s", name, shader)
				}
			}
		}
		if kept != len(filters)*len(addresses) {
			t.Errorf("defs.go beside %s has %d shaders", name, kept)
		}
	}
}

// TestEditsRefuseWhatTheyDoNotKnow changes the text that the edits look for.
func TestEditsRefuseWhatTheyDoNotKnow(t *testing.T) {
	for name, edit := range edits {
		if _, err := edit("package shader\n"); err == nil || !strings.Contains(err.Error(), "not one") {
			t.Errorf("%s without what is looked for: %v", name, err)
		}
	}
}
