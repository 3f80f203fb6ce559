package laws

import (
	"errors"
	"go/ast"
	"go/build"
	"go/importer"
	"go/token"
	"go/types"
	"maps"
	"os/exec"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// core lists the directories where the laws of the core apply, with all below them.
const core = "sim crew ships personal"

// chance is the only permitted generator, for the tray in sim/dice.
const (
	chance      = "math/rand/v2"
	notFromTray = "chance is part of the world: throw from its tray"
)

// forbidden lists what the core may not import, with all below, and why.
var forbidden = []struct{ pkg, why string }{
	{"time", "no rule reads a clock: the world moves in ticks"},
	{"os", "a step depends on orders alone, not on the machine"},
	{"io/ioutil", "a step depends on orders alone, not on the machine"},
	{"syscall", "a step depends on orders alone, not on the machine"},
	{"runtime", "a step depends on orders alone, not on the machine"},
	{"unsafe", "the same orders must give the same hash on every machine"},
	{"log", "what happened is an event, and those who may know it are told"},
	{"net", "the core knows no wire"},
	{"sync", "one goroutine owns a World"},
	{"context", "nothing in the core waits, so nothing can be cancelled"},
	{"math/rand", notFromTray},
	{"crypto/rand", notFromTray},
	{"hash/maphash", "its seed differs from run to run"},
}

// why returns why the core may not import a package, or "" if it may. Chance by
// math/rand/v2 is left to the dice.
func why(name string) string {
	for _, f := range forbidden {
		if within(name, f.pkg) && name != chance {
			return f.why
		}
	}
	return ""
}

// A house type-checks packages of the module from their files and others from their
// source, each once.
type house struct {
	fset     *token.FileSet
	files    map[string][]*ast.File // by directory; tests are left out
	packages map[string]*types.Package
	info     map[string]*types.Info // by directory
	outside  types.Importer
}

func newHouse(fset *token.FileSet, outside types.Importer, files map[string][]*ast.File) *house {
	h := &house{
		fset: fset, files: map[string][]*ast.File{}, packages: map[string]*types.Package{},
		info: map[string]*types.Info{}, outside: outside,
	}
	for dir, all := range files {
		for _, file := range all {
			name := fset.Position(file.Package).Filename
			if match, err := build.Default.MatchFile(path.Join(root, dir), path.Base(name)); err == nil && !match {
				continue
			}
			if !strings.HasSuffix(name, "_test.go") {
				h.files[dir] = append(h.files[dir], file)
			}
		}
	}
	return h
}

// Import type-checks a package. Type errors are left to the compiler; here they only
// leave the affected types unknown.
func (h *house) Import(name string) (*types.Package, error) {
	if p := h.packages[name]; p != nil {
		return p, nil
	}
	dir, ours := strings.CutPrefix(name, module+"/")
	if !ours && why(name) != "" {
		return nil, errors.New(name + " is forbidden, so there is no need to read it")
	}
	if !ours {
		return h.outside.Import(name)
	}
	if len(h.files[dir]) == 0 {
		return nil, errors.New("no such package: " + name)
	}
	info := &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{},
		Defs: map[*ast.Ident]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{},
	}
	config := types.Config{Importer: h, Error: func(error) {}}
	p, _ := config.Check(name, h.fset, h.files[dir], info)
	h.packages[name], h.info[dir] = p, info
	return p, nil
}

// coreBreaches checks every package of the core against the laws, and that every other
// file leaves the core's variables alone.
func (h *house) coreBreaches() []breach {
	var found []breach
	for _, dir := range slices.Sorted(maps.Keys(h.files)) {
		if !withinAny(dir, core) {
			for _, file := range h.files[dir] {
				found = append(found, h.foreignAssignments(file)...)
			}
			continue
		}
		if _, err := h.Import(module + "/" + dir); err != nil {
			found = append(found, breach{token.Position{Filename: dir}, err.Error()})
			continue
		}
		for _, file := range h.files[dir] {
			i := &inspection{fset: h.fset, dir: dir, info: h.info[dir]}
			i.file(file)
			found = append(found, i.found...)
		}
	}
	return found
}

// foreignAssignments finds assignments in a file outside the core to a variable of a
// package of the core. It goes by the names of imports, without types.
func (h *house) foreignAssignments(file *ast.File) []breach {
	names := map[string]bool{}
	for _, spec := range file.Imports {
		name, _ := strconv.Unquote(spec.Path.Value)
		if dir, ours := strings.CutPrefix(name, module+"/"); ours && withinAny(dir, core) {
			short := path.Base(dir)
			if spec.Name != nil {
				short = spec.Name.Name
			}
			names[short] = true
		}
	}
	var found []breach
	ast.Inspect(file, func(n ast.Node) bool {
		for _, target := range targets(n) {
			selector := innermostSelector(target)
			if selector == nil {
				continue
			}
			if id, ok := selector.X.(*ast.Ident); ok && names[id.Name] && !declaredIn(file, id.Name) {
				found = append(found, breach{h.fset.Position(n.Pos()), "changes " + id.Name + "." + selector.Sel.Name + ": a table of the core is never changed"})
			}
		}
		return true
	})
	return found
}

// declaredIn reports whether a file declares the name itself, and so may use it for a
// local variable instead of the package.
func declaredIn(file *ast.File, name string) bool {
	found := false
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for _, left := range n.Lhs {
				id, ok := left.(*ast.Ident)
				found = found || ok && n.Tok == token.DEFINE && id.Name == name
			}
		case *ast.Field:
			for _, id := range n.Names {
				found = found || id.Name == name
			}
		case *ast.ValueSpec:
			for _, id := range n.Names {
				found = found || id.Name == name
			}
		}
		return !found
	})
	return found
}

// targets returns the expressions that a node assigns to.
func targets(n ast.Node) []ast.Expr {
	switch n := n.(type) {
	case *ast.AssignStmt:
		if n.Tok != token.DEFINE {
			return n.Lhs
		}
	case *ast.IncDecStmt:
		return []ast.Expr{n.X}
	case *ast.RangeStmt:
		if n.Tok == token.ASSIGN {
			return []ast.Expr{n.Key, n.Value}
		}
	case *ast.CallExpr:
		if id, ok := n.Fun.(*ast.Ident); ok && len(n.Args) > 0 {
			switch id.Name {
			case "delete", "clear", "copy":
				return n.Args[:1]
			}
		}
	}
	return nil
}

// stem strips an expression of fields, indices and stars down to its first operand.
func stem(e ast.Expr) (inner ast.Expr, selector *ast.SelectorExpr) {
	for {
		switch x := e.(type) {
		case *ast.ParenExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.SliceExpr:
			e = x.X
		case *ast.StarExpr:
			e = x.X
		case *ast.SelectorExpr:
			e, selector = x.X, x
		default:
			return e, selector
		}
	}
}

func innermostSelector(e ast.Expr) *ast.SelectorExpr {
	_, selector := stem(e)
	return selector
}

// standard imports Go's own packages from their source, wherever that is: a program built
// with -trimpath does not know.
func standard(t *testing.T, fset *token.FileSet) types.Importer {
	if build.Default.GOROOT == "" {
		root, err := exec.Command("go", "env", "GOROOT").Output()
		if err != nil {
			t.Fatal(err)
		}
		build.Default.GOROOT = strings.TrimSpace(string(root))
	}
	return importer.ForCompiler(fset, "source", nil)
}

func TestCoreKeepsItsLaws(t *testing.T) {
	fset := token.NewFileSet()
	outside := standard(t, fset)
	report(t, newHouse(fset, outside, goFiles(t, fset)).coreBreaches())
}
