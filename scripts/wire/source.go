package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"iter"
	"path/filepath"
	"reflect"
	"strings"

	"broadside/crew"
	"broadside/netcode"
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/picture"
)

// source holds the parsed packages whose types travel.
type source struct {
	root string
	pkgs map[string]*pkg
}

// pkg is a parsed package.
type pkg struct {
	types  *types.Package
	says   map[string]string            // the comments on constants
	fields map[string]map[string]string // and on fields, by struct
}

// read parses a package. Its imports are left out, and so are constants that depend on them.
func (s *source) read(path string) (*pkg, error) {
	if p := s.pkgs[path]; p != nil {
		return p, nil
	}
	names, err := filepath.Glob(filepath.Join(s.root, strings.TrimPrefix(path, "broadside/"), "*.go"))
	if err != nil {
		return nil, err
	}
	p := &pkg{says: map[string]string{}, fields: map[string]map[string]string{}}
	set := token.NewFileSet()
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(set, name, nil, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
		ast.Inspect(f, p.note)
	}
	conf := types.Config{Importer: nothing{}, Error: func(error) {}, IgnoreFuncBodies: true}
	p.types, _ = conf.Check(path, set, files, nil) // its errors concern what is left out
	s.pkgs[path] = p
	return p, nil
}

// note records the comments on constants and fields.
func (p *pkg) note(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ValueSpec:
		for _, name := range n.Names {
			p.says[name.Name] = line(n.Comment)
		}
	case *ast.TypeSpec:
		s, ok := n.Type.(*ast.StructType)
		if !ok {
			return true
		}
		says := map[string]string{}
		for _, f := range s.Fields.List {
			for _, name := range f.Names {
				says[name.Name] = line(f.Comment)
			}
		}
		p.fields[n.Name.Name] = says
	}
	return true
}

// line returns a comment on one line.
func line(c *ast.CommentGroup) string { return strings.Join(strings.Fields(c.Text()), " ") }

// nothing imports empty packages.
type nothing struct{}

func (nothing) Import(path string) (*types.Package, error) {
	p := types.NewPackage(path, path[strings.LastIndex(path, "/")+1:])
	p.MarkComplete()
	return p, nil
}

// records yields all messages, orders, facts and rows, with their names on the page.
func records() iter.Seq2[string, []field.Description] {
	return func(yield func(string, []field.Description) bool) {
		for k := netcode.Kind(1); netcode.NewMessage(k) != nil; k++ {
			if !yield(k.String(), field.Describe(netcode.NewMessage(k))) {
				return
			}
		}
		for v := crew.Verb(1); v <= crew.LastVerb; v++ {
			if i := sim.NewIntent(v); i != nil && !yield(v.String(), field.Describe(i)) {
				return
			}
		}
		for k := range 256 {
			if f := sim.NewFact(event.Kind(k)); f != nil && !yield(reflect.TypeOf(f).Elem().Name(), field.Describe(f)) {
				return
			}
		}
		for _, l := range picture.Layouts() {
			if !yield(l.Name, field.Describe(l.Row)) {
				return
			}
		}
	}
}

// everyField yields every field, including those of list entries.
func everyField(all []field.Description) iter.Seq[field.Description] {
	return func(yield func(field.Description) bool) {
		for _, f := range all {
			if !yield(f) {
				return
			}
			for e := range everyField(f.Each) {
				if !yield(e) {
					return
				}
			}
		}
	}
}
