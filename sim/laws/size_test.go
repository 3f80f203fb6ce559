package laws

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"path"
	"slices"
	"strings"
	"testing"
)

// A limit is how large something may grow before it has to be divided.
type limit struct {
	what string
	most int
}

var (
	packageLines  = limit{"lines in a package", 6000}
	typeMethods   = limit{"methods of a type", 80}
	structFields  = limit{"fields of a struct", 40}
	functionLines = limit{"lines in a function", 70}
	functionPaths = limit{"paths through a function", 30}
	knottedFiles  = limit{"files of a package that reach one another", 20}
)

// over lists what is still larger than its limit. A number here may only fall. Each of
// these is composed of concepts that have a type of their own; docs/design.md says why.
var over = map[string]int{
	"cmd/station/kit.UI: fields of a struct":            77,
	"personal.Person: fields of a struct":               61,
	"personal/rulebook.Book: fields of a struct":        50,
	"personal/rulebook.Sheet: fields of a struct":       51,
	"ships.Ship: fields of a struct":                    54,
	"sim.World: fields of a struct":                     51,
	"personal.Person.Matches: paths through a function": 39, // compares field by field
	"ships.Ship.Matches: paths through a function":      32,
}

// A size is a measurement.
type size struct {
	at    token.Position
	name  string // its package's directory, and its name there
	limit limit
	n     int
}

// sizeBreaches compares each size with its limit, or with its entry in the list of those
// over the limit.
func sizeBreaches(sizes []size, over map[string]int) []breach {
	var found []breach
	seen := map[string]bool{}
	for _, s := range sizes {
		key := s.name + ": " + s.limit.what
		was, listed := over[key]
		seen[key] = true
		switch {
		case listed && s.n <= s.limit.most:
			found = append(found, breach{s.at, fmt.Sprintf("%s: %d is within the limit now: take it off the list in sim/laws/size_test.go", key, s.n)})
		case listed && s.n < was:
			found = append(found, breach{s.at, fmt.Sprintf("%s: %d, and was %d: write the lower number into the list in sim/laws/size_test.go", key, s.n, was)})
		case listed && s.n > was:
			found = append(found, breach{s.at, fmt.Sprintf("%s: %d, and was %d: the number may only fall", key, s.n, was)})
		case !listed && s.n > s.limit.most:
			found = append(found, breach{s.at, fmt.Sprintf("%s: %d, more than %d: split it", key, s.n, s.limit.most)})
		}
	}
	for _, key := range slices.Sorted(maps.Keys(over)) {
		if !seen[key] {
			found = append(found, breach{token.Position{Filename: "sim/laws/size_test.go"}, key + ": there is no such thing any more: take it off the list"})
		}
	}
	return found
}

// sizes measures every package of the house, without tests.
func (h *house) sizes() []size {
	var all []size
	for _, dir := range slices.Sorted(maps.Keys(h.files)) {
		h.Import(module + "/" + dir)
		all = append(all, h.packageSizes(dir)...)
	}
	return all
}

func (h *house) packageSizes(dir string) []size {
	var all []size
	lines, methods := 0, map[string]int{}
	first := token.Position{Filename: dir}
	for _, file := range h.files[dir] {
		lines += h.fset.File(file.FileStart).LineCount()
		for _, decl := range file.Decls {
			at := h.fset.Position(decl.Pos())
			switch d := decl.(type) {
			case *ast.FuncDecl:
				name := d.Name.Name
				if d.Recv != nil {
					of := receiver(d)
					methods[of]++
					name = of + "." + name
				}
				all = append(all, size{at, dir + "." + name, functionLines, h.fset.Position(d.End()).Line - at.Line + 1},
					size{at, dir + "." + name, functionPaths, pathsThrough(d)})
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					t, ok := spec.(*ast.TypeSpec)
					if !ok {
						continue
					}
					if s, ok := h.info[dir].Defs[t.Name].Type().Underlying().(*types.Struct); ok {
						all = append(all, size{h.fset.Position(t.Pos()), dir + "." + t.Name.Name, structFields, flatFields(s)})
					}
				}
			}
		}
	}
	all = append(all, size{first, dir, packageLines, lines}, size{first, dir, knottedFiles, h.knot(dir)})
	for _, name := range slices.Sorted(maps.Keys(methods)) {
		all = append(all, size{first, dir + "." + name, typeMethods, methods[name]})
	}
	return all
}

// pathsThrough returns the cyclomatic complexity of a function: one more than it has places at
// which it can go on in two ways.
func pathsThrough(d *ast.FuncDecl) int {
	n := 1
	ast.Inspect(d, func(x ast.Node) bool {
		switch x := x.(type) {
		case *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt:
			n++
		case *ast.CaseClause:
			if x.List != nil {
				n++
			}
		case *ast.CommClause:
			if x.Comm != nil {
				n++
			}
		case *ast.BinaryExpr:
			if x.Op == token.LAND || x.Op == token.LOR {
				n++
			}
		}
		return true
	})
	return n
}

// flatFields returns how many fields a struct has, including those of our structs
// embedded in it as values. A pointer leads to fields that are kept elsewhere.
func flatFields(s *types.Struct) int {
	n := s.NumFields()
	for f := range s.Fields() {
		if inner, ok := f.Type().Underlying().(*types.Struct); ok && f.Embedded() {
			n += flatFields(inner) - 1
		}
	}
	return n
}

// receiver returns the name of the type that a method belongs to.
func receiver(d *ast.FuncDecl) string {
	e := d.Recv.List[0].Type
	for {
		switch x := e.(type) {
		case *ast.StarExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.IndexListExpr:
			e = x.X
		case *ast.Ident:
			return x.Name
		default:
			return ""
		}
	}
}

// knot returns the number of files in the largest set of files of a package that can all
// reach each other through what they use.
func (h *house) knot(dir string) int {
	leads := map[string]map[string]bool{}
	base := func(at token.Pos) string { return path.Base(h.fset.Position(at).Filename) }
	p := h.packages[module+"/"+dir]
	for id, object := range h.info[dir].Uses {
		if f, ok := object.(*types.Func); ok {
			object = f.Origin()
		}
		_, function := object.(*types.Func)
		if object.Pkg() != p || !function && object.Parent() != p.Scope() {
			continue
		}
		from := base(id.Pos())
		if leads[from] == nil {
			leads[from] = map[string]bool{}
		}
		leads[from][base(object.Pos())] = true
	}
	reach := map[string]map[string]bool{}
	for from := range leads {
		seen, next := map[string]bool{}, []string{from}
		for len(next) > 0 {
			at := next[len(next)-1]
			next = next[:len(next)-1]
			for to := range leads[at] {
				if !seen[to] {
					seen[to] = true
					next = append(next, to)
				}
			}
		}
		reach[from] = seen
	}
	most := 0
	for a := range reach {
		n := 0
		for b := range reach[a] {
			if reach[b][a] {
				n++
			}
		}
		most = max(most, n)
	}
	return most
}

// nothing stands for packages from elsewhere, which do not matter for sizes.
type nothing struct{}

func (nothing) Import(name string) (*types.Package, error) {
	base := path.Base(name)
	if strings.HasPrefix(base, "v") && strings.Trim(base[1:], "0123456789") == "" {
		base = path.Base(path.Dir(name))
	}
	p := types.NewPackage(name, base)
	p.MarkComplete()
	return p, nil
}

func TestNothingGrowsBeyondItsLimit(t *testing.T) {
	fset := token.NewFileSet()
	report(t, sizeBreaches(newHouse(fset, nothing{}, goFiles(t, fset)).sizes(), over))
}

func TestEachLimitCanBeBroken(t *testing.T) {
	fset := token.NewFileSet()
	long := "func f() {" + strings.Repeat("\n", 71) + "}"
	forked := "func f(a, b bool) { for range 3 { switch { case a && b: } }" + strings.Repeat("; if a { }", 27) + "}"
	wide := "type ship struct {" + strings.Repeat("_ int\n", 41) + "}"
	nested := "type ship struct { hull; *crew }\ntype hull struct { keel; _ int }\ntype keel struct {" + strings.Repeat("_ int\n", 39) + "}\ntype crew struct {" + strings.Repeat("_ int\n", 40) + "}"
	broad := strings.Repeat("func (s ship) m() {}\n", 81) + "type ship int"
	knotted := map[string][]*ast.File{}
	for n := range 21 {
		knotted["ships"] = append(knotted["ships"], parseFile(t, fset, fmt.Sprintf("ships/f%d.go", n), fmt.Sprintf("func f%d() { f%d() }", n, (n+1)%21)))
	}
	one := func(body string) map[string][]*ast.File {
		return map[string][]*ast.File{"ships": {parseFile(t, fset, "ships/case.go", body)}}
	}
	for _, c := range []struct {
		name  string
		files map[string][]*ast.File
		over  map[string]int
		want  []string
	}{
		{"package", one(strings.Repeat("\n", 6000)), nil, []string{"0: ships: lines in a package: 6001"}},
		{"function", one(long), nil, []string{"2: ships.f: lines in a function: 72"}},
		{"paths", one(forked), nil, []string{"2: ships.f: paths through a function: 31"}},
		{"struct", one(wide), nil, []string{"2: ships.ship: fields of a struct: 41"}},
		{"embedded struct", one(nested), nil, []string{"2: ships.ship: fields of a struct: 41"}},
		{"type", one(broad), nil, []string{"0: ships.ship: methods of a type: 81"}},
		{"knot", knotted, nil, []string{"0: ships: files of a package that reach one another: 21"}},
		{"within its number", one(wide), map[string]int{"ships.ship: fields of a struct": 41}, nil},
		{"above its number", one(wide), map[string]int{"ships.ship: fields of a struct": 40}, []string{"2: may only fall"}},
		{"below its number", one(wide), map[string]int{"ships.ship: fields of a struct": 42}, []string{"2: write the lower number"}},
		{"needs no number", one("type ship struct{}"), map[string]int{"ships.ship: fields of a struct": 41}, []string{"2: take it off the list"}},
		{"gone", one("type ship struct{}"), map[string]int{"ships.boat: fields of a struct": 41}, []string{"0: no such thing"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			expect(t, sizeBreaches(newHouse(fset, nothing{}, c.files).sizes(), c.over), c.want...)
		})
	}
}
