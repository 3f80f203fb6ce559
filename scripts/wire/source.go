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

// source has the packages whose types travel, as they are read.
type source struct {
	root string
	pkgs map[string]*pkg
}

// pkg is a package as its files have it.
type pkg struct {
	types  *types.Package
	says   map[string]string            // the comments beside constants
	fields map[string]map[string]string // and beside fields, by struct
}

// read reads a package. What it imports is left out, and so are constants that rest on that.
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
	p.types, _ = conf.Check(path, set, files, nil) // its errors are of what is left out
	s.pkgs[path] = p
	return p, nil
}

// note notes the comments beside constants and fields.
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

// line returns a comment in one line.
func line(c *ast.CommentGroup) string { return strings.Join(strings.Fields(c.Text()), " ") }

// nothing imports packages without what is in them.
type nothing struct{}

func (nothing) Import(path string) (*types.Package, error) {
	p := types.NewPackage(path, path[strings.LastIndex(path, "/")+1:])
	p.MarkComplete()
	return p, nil
}

// records returns all messages, orders, facts and rows, by the names that the page has for them.
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

// everyField returns every field, those of the entries of lists too.
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
