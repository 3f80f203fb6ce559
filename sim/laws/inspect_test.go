package laws

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strconv"
)

// An inspection checks one file of the core and collects what it finds.
type inspection struct {
	fset   *token.FileSet
	dir    string
	info   *types.Info
	sorted map[ast.Expr]bool // iterators over a map that are sorted immediately
	found  []breach
}

func (i *inspection) breach(n ast.Node, format string, args ...any) {
	i.found = append(i.found, breach{i.fset.Position(n.Pos()), fmt.Sprintf(format, args...)})
}

func (i *inspection) file(file *ast.File) {
	for _, spec := range file.Imports {
		i.importSpec(spec)
	}
	for _, decl := range file.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			if decl.Recv == nil && decl.Name.Name == "init" {
				i.breach(decl, "init: nothing happens before main asks for it")
			}
		case *ast.GenDecl:
			for _, spec := range decl.Specs {
				if v, ok := spec.(*ast.ValueSpec); ok && decl.Tok == token.VAR {
					i.variable(v)
				}
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		i.node(n)
		return true
	})
}

func (i *inspection) importSpec(spec *ast.ImportSpec) {
	name, _ := strconv.Unquote(spec.Path.Value)
	if reason := why(name); reason != "" {
		i.breach(spec, "imports %s: %s", name, reason)
	}
	if name == chance && i.dir != "sim/dice" {
		i.breach(spec, "imports %s: %s", name, notFromTray)
	}
}

// variable allows a variable of a package only if it is an error or a table.
func (i *inspection) variable(spec *ast.ValueSpec) {
	for n, name := range spec.Names {
		if name.Name == "_" {
			continue
		}
		allowed := false
		if n < len(spec.Values) {
			switch value := ast.Unparen(spec.Values[n]).(type) {
			case *ast.CompositeLit:
				allowed = true
			case *ast.CallExpr:
				allowed = i.calls(value.Fun, "errors", "New") || i.calls(value.Fun, "fmt", "Errorf")
			}
		}
		if !allowed {
			i.breach(name, "var %s: a variable of a package is an error or a table written out; all that changes is in the World", name.Name)
		}
	}
}

// calls reports whether an expression names one of the functions of a package.
func (i *inspection) calls(e ast.Expr, pkg string, names ...string) bool {
	selector, ok := e.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	f, ok := i.info.Uses[selector.Sel].(*types.Func)
	if !ok || f.Pkg() == nil || f.Pkg().Path() != pkg || f.Signature().Recv() != nil {
		return false
	}
	for _, name := range names {
		if f.Name() == name {
			return true
		}
	}
	return len(names) == 0
}

func (i *inspection) node(n ast.Node) {
	i.texts(n)
	switch n := n.(type) {
	case *ast.GoStmt:
		i.breach(n, "go: one goroutine owns a World")
	case *ast.SelectStmt:
		i.breach(n, "select: nothing in the core waits")
	case *ast.ChanType:
		i.breach(n, "chan: nothing in the core waits")
	case *ast.SendStmt:
		i.breach(n, "<-: nothing in the core waits")
	case *ast.UnaryExpr:
		if n.Op == token.ARROW {
			i.breach(n, "<-: nothing in the core waits")
		}
	case *ast.RangeStmt:
		i.ranges(n)
	case *ast.CallExpr:
		if i.calls(n.Fun, "slices", "Sorted") && len(n.Args) == 1 {
			if inner, ok := n.Args[0].(*ast.CallExpr); ok {
				i.allow(inner.Fun)
			}
		}
	case *ast.SelectorExpr:
		i.selector(n)
	case *ast.StructType:
		for _, field := range n.Fields.List {
			if holdsFloat(i.info.TypeOf(field.Type)) {
				i.breach(field, "a float in the state: positions, headings and damage are integers, so that every machine agrees")
			}
		}
	case *ast.TypeSpec:
		if t := i.info.TypeOf(n.Name); t != nil && holdsFloat(t.Underlying()) {
			i.breach(n, "a float in the state: positions, headings and damage are integers, so that every machine agrees")
		}
	}
	for _, target := range targets(n) {
		if v := i.packageVariable(target); v != nil {
			i.breach(n, "changes %s: a variable of a package is an error or a table, and is never changed", v.Name())
		}
	}
}

func (i *inspection) allow(iterator ast.Expr) {
	if i.sorted == nil {
		i.sorted = map[ast.Expr]bool{}
	}
	i.sorted[iterator] = true
}

func (i *inspection) ranges(n *ast.RangeStmt) {
	switch k := kindOf(i.info.TypeOf(n.X)); k {
	case "map":
		i.breach(n, "range over a map: its order differs from run to run; walk a slice or slices.Sorted(maps.Keys(m))")
	case "chan":
		i.breach(n, "range over a channel: nothing in the core waits")
	case "":
		i.breach(n, "range over something of unknown type: it might be a map")
	}
}

func (i *inspection) selector(n *ast.SelectorExpr) {
	if i.calls(n, "maps", "All", "Keys", "Values", "DeleteFunc") && !i.sorted[n] {
		i.breach(n, "maps.%s: its order differs from run to run; walk a slice or slices.Sorted(maps.Keys(m))", n.Sel.Name)
	}
	if i.calls(n, chance) && !i.calls(n, chance, "New", "NewPCG") {
		i.breach(n, "rand.%s: it throws from a global source; throw from a tray's own", n.Sel.Name)
	}
	s := i.info.Selections[n]
	if s == nil || s.Kind() != types.MethodVal {
		return
	}
	_, wantsPointer := s.Obj().(*types.Func).Signature().Recv().Type().(*types.Pointer)
	_, isPointer := s.Recv().Underlying().(*types.Pointer)
	if v := i.packageVariable(n.X); v != nil && wantsPointer && !isPointer {
		i.breach(n, "%s.%s takes a pointer to %[1]s: a method with a pointer may change what it points at, and a table is never changed", v.Name(), n.Sel.Name)
	}
}

// packageVariable returns the variable of a package that an expression is, or is part of.
func (i *inspection) packageVariable(e ast.Expr) *types.Var {
	if e == nil {
		return nil
	}
	inner, selector := stem(e)
	id, ok := inner.(*ast.Ident)
	if !ok {
		return nil
	}
	object := i.info.Uses[id]
	if _, ok := object.(*types.PkgName); ok {
		object = i.info.Uses[selector.Sel]
	}
	v, ok := object.(*types.Var)
	if !ok || v.Pkg() == nil || v.Parent() != v.Pkg().Scope() {
		return nil
	}
	return v
}

// kindOf returns what a range over a type iterates over: "map", "chan", "other" or, if
// the type is unknown, "".
func kindOf(t types.Type) string {
	if t == nil {
		return ""
	}
	if p, ok := types.Unalias(t).(*types.TypeParam); ok {
		return kindOf(p.Constraint())
	}
	switch t := t.Underlying().(type) {
	case *types.Map:
		return "map"
	case *types.Chan:
		return "chan"
	case *types.Basic:
		if t.Kind() == types.Invalid {
			return ""
		}
	case *types.Interface:
		for e := range t.EmbeddedTypes() {
			if k := kindOf(e); k != "other" {
				return k
			}
		}
	case *types.Union:
		for term := range t.Terms() {
			if k := kindOf(term.Type()); k != "other" {
				return k
			}
		}
	}
	return "other"
}

// holdsFloat reports whether a value of a type holds a float, as far as the fields of
// structs, which are looked at where they are declared.
func holdsFloat(t types.Type) bool {
	switch t := t.(type) {
	case *types.Basic:
		return t.Info()&(types.IsFloat|types.IsComplex) != 0
	case *types.Slice:
		return holdsFloat(t.Elem())
	case *types.Array:
		return holdsFloat(t.Elem())
	case *types.Pointer:
		return holdsFloat(t.Elem())
	case *types.Map:
		return holdsFloat(t.Key()) || holdsFloat(t.Elem())
	case *types.Alias:
		return holdsFloat(types.Unalias(t))
	case *types.Named:
		basic, ok := t.Underlying().(*types.Basic)
		return ok && holdsFloat(basic)
	}
	return false
}
