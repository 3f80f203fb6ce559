package laws

import (
	"fmt"
	"go/ast"
	"go/token"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// One word for one thing: an exported type's name is unique over the core. These are
// shared by a number of packages, each group for its reason; a number here may only fall.
var shared = merge(
	// The rules of ships and the books on foot have a word for both, but a ship and a
	// person share nothing but the word.
	map[string]int{
		"Affliction":   2,
		"Armour":       2,
		"Arrival":      2,
		"Attacked":     2,
		"Condition":    2,
		"DamageRolled": 2,
		"Damaged":      2,
		"Effect":       2,
		"Feature":      2,
		"Library":      2,
		"Saved":        2,
		"Size":         2,
		"Skill":        2,
		"Weapon":       2,
		"Wound":        2,
	},
	// Orders with the same name in the rules: at a console they name a ship and what a
	// crew can do, on a deck a person, a square and what a book requires.
	map[string]int{
		"Cast":  2,
		"Ready": 2,
		"Stand": 2,
	},
	// The intents of each fight, which have the same shape: crew.IntentIn. The first is
	// what any seat wants.
	map[string]int{"Intent": 3},
	// A record is described once for programs and once for people.
	map[string]int{
		"Coder":       2,
		"Description": 2,
	},
	// A ship has another number than somebody aboard; Go tells them apart.
	map[string]int{"ID": 2},
)

// merge merges lists.
func merge(lists ...map[string]int) map[string]int {
	all := map[string]int{}
	for _, list := range lists {
		maps.Copy(all, list)
	}
	return all
}

// sharedNames requires that each exported type of the core has a name of its own, or an
// entry in the list of those that share one.
func sharedNames(fset *token.FileSet, files map[string][]*ast.File, shared map[string]int) []breach {
	at := map[string][]token.Position{}
	for _, dir := range slices.Sorted(maps.Keys(files)) {
		if !withinAny(dir, core) {
			continue
		}
		for _, file := range files[dir] {
			if strings.HasSuffix(fset.Position(file.Package).Filename, "_test.go") {
				continue
			}
			for _, decl := range file.Decls {
				d, ok := decl.(*ast.GenDecl)
				if !ok || d.Tok != token.TYPE {
					continue
				}
				for _, spec := range d.Specs {
					if s := spec.(*ast.TypeSpec); s.Name.IsExported() && !s.Assign.IsValid() {
						at[s.Name.Name] = append(at[s.Name.Name], fset.Position(s.Pos()))
					}
				}
			}
		}
	}
	var found []breach
	for _, name := range slices.Sorted(maps.Keys(at)) {
		n, was := len(at[name]), max(1, shared[name])
		where := at[name][n-1]
		switch {
		case n > was:
			found = append(found, breach{where, fmt.Sprintf("%s: %d types of the core have this name, and %d may: one word for one thing", name, n, was)})
		case n < was:
			found = append(found, breach{where, fmt.Sprintf("%s: %d types of the core have this name, and were %d: write the lower number into the list in sim/laws/words_test.go", name, n, was)})
		}
	}
	for _, name := range slices.Sorted(maps.Keys(shared)) {
		if at[name] == nil {
			found = append(found, breach{token.Position{Filename: "sim/laws/words_test.go"}, name + ": there is no such type any more: take it off the list"})
		}
	}
	return found
}

func TestExportedTypesOfTheCoreHaveNamesOfTheirOwn(t *testing.T) {
	fset := token.NewFileSet()
	report(t, sharedNames(fset, goFiles(t, fset), shared))
}

func TestTheLawOfNamesCanBeBroken(t *testing.T) {
	fset := token.NewFileSet()
	files := map[string][]*ast.File{
		"ships":       {parseFile(t, fset, "ships/a.go", "type Deed int\ntype own int")},
		"crew":        {parseFile(t, fset, "crew/a.go", "type Deed int\ntype own int")},
		"cmd/station": {parseFile(t, fset, "cmd/station/a.go", "type Deed int")},
	}
	expect(t, sharedNames(fset, files, nil), "2: Deed: 2 types of the core")
	expect(t, sharedNames(fset, files, map[string]int{"Deed": 2}))
	expect(t, sharedNames(fset, files, map[string]int{"Deed": 3}), "2: Deed: 2 types of the core have this name, and were 3")
	expect(t, sharedNames(fset, files, map[string]int{"Deed": 2, "Stand": 2}), "0: Stand: there is no such type")
}

// kindsOf returns the rows of the tables of facts in a file whose kinds are not named
// after the facts that they make, and how many rows there are.
func kindsOf(fset *token.FileSet, file *ast.File) (found []breach, all int) {
	ast.Inspect(file, func(n ast.Node) bool {
		row, ok := n.(*ast.KeyValueExpr)
		if !ok {
			return true
		}
		kind, isName := row.Key.(*ast.Ident)
		makes, isMake := row.Value.(*ast.IndexExpr)
		if !isName || !isMake || !strings.HasPrefix(kind.Name, "Kind") {
			return true
		}
		all++
		if fact, ok := makes.Index.(*ast.Ident); ok && kind.Name != "Kind"+fact.Name {
			found = append(found, breach{fset.Position(row.Pos()), fmt.Sprintf("%s makes %s: call it Kind%s", kind.Name, fact.Name, fact.Name)})
		}
		return true
	})
	return found, all
}

func TestKindsAreCalledAfterTheirFacts(t *testing.T) {
	fset, rows := token.NewFileSet(), 0
	for _, files := range goFiles(t, fset) {
		for _, file := range files {
			found, all := kindsOf(fset, file)
			report(t, found)
			rows += all
		}
	}
	if rows < 100 {
		t.Errorf("there are only %d kinds of facts", rows)
	}
}

func TestTheLawOfKindsCanBeBroken(t *testing.T) {
	fset := token.NewFileSet()
	text := "var facts = Table{\nKindHit: event.Make[Hit],\nKindGone: Make[Left]}"
	found, all := kindsOf(fset, parseFile(t, fset, "ships/a.go", text))
	expect(t, found, "4: KindGone makes Left: call it KindLeft")
	if all != 2 {
		t.Errorf("there are %d rows", all)
	}
}

// glossed matches a type in the table of words of docs/design.md.
var glossed = regexp.MustCompile("`([a-z]+)\\.([A-Z][A-Za-z]+)`")

// missing returns the types that the table of words of a text names and that do not
// exist, and how many it names.
func missing(text string, files map[string][]*ast.File) (names []string, all int) {
	_, table, _ := strings.Cut(text, "\n## Words\n")
	table, _, _ = strings.Cut(table, "\n## ")
	types := map[string]bool{}
	for dir, files := range files {
		for _, file := range files {
			for _, decl := range file.Decls {
				if d, ok := decl.(*ast.GenDecl); ok && d.Tok == token.TYPE {
					for _, spec := range d.Specs {
						types[path.Base(dir)+"."+spec.(*ast.TypeSpec).Name.Name] = true
					}
				}
			}
		}
	}
	found := glossed.FindAllStringSubmatch(table, -1)
	for _, m := range found {
		if name := m[1] + "." + m[2]; !types[name] {
			names = append(names, name)
		}
	}
	return names, len(found)
}

// Every type in the glossary of docs/design.md exists.
func TestTheGlossaryNamesTypesThatThereAre(t *testing.T) {
	text, err := os.ReadFile("../../docs/design.md")
	if err != nil {
		t.Fatal(err)
	}
	names, all := missing(string(text), goFiles(t, token.NewFileSet()))
	for _, name := range names {
		t.Errorf("docs/design.md: the table of words names %s, and there is no such type", name)
	}
	if all < 10 {
		t.Errorf("the glossary names only %d types", all)
	}
}

func TestTheGlossaryCanBeWrong(t *testing.T) {
	files := map[string][]*ast.File{"crew": {parseFile(t, token.NewFileSet(), "crew/a.go", "type Seat int")}}
	text := "# A\n`crew.Chair`\n\n## Words\n| seat | `crew.Seat`, `crew.Stool` |\n## Units\n`crew.Bench`\n"
	if names, all := missing(text, files); all != 2 || !slices.Equal(names, []string{"crew.Stool"}) {
		t.Errorf("of %d types it lacks %v", all, names)
	}
}
