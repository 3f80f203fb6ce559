package laws

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"slices"
	"strings"
	"testing"
)

// parseFile parses a file that exists only here: its path and what follows its package
// clause, from line 2.
func parseFile(t *testing.T, fset *token.FileSet, name, body string) *ast.File {
	t.Helper()
	clause := "package " + path.Base(path.Dir(name)) + "\n"
	file, err := parser.ParseFile(fset, name, clause+body, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// expect compares the breaches found with those wanted, each "line: words of the law".
func expect(t *testing.T, found []breach, want ...string) {
	t.Helper()
	for n, b := range found {
		if n >= len(want) {
			t.Errorf("unexpected: %v", b)
			continue
		}
		line, words, _ := strings.Cut(want[n], ": ")
		if !strings.Contains(b.String(), ":"+line+": ") || !strings.Contains(b.law, words) {
			t.Errorf("found %q, want %q", b, want[n])
		}
	}
	for _, w := range want[min(len(found), len(want)):] {
		t.Errorf("not found: %s", w)
	}
}

func TestEachLawOfTheCoreCanBeBroken(t *testing.T) {
	fset := token.NewFileSet()
	outside := standard(t, fset)
	for _, c := range []struct {
		name, body string
		want       []string
	}{
		{"clock", `import "time"; var _ = time.Second`, []string{"2: imports time"}},
		{"machine", `import "os/exec"; var _ = exec.ErrDot`, []string{"2: imports os/exec"}},
		{"wire", `import "net/http"; var _ = http.MethodGet`, []string{"2: imports net/http"}},
		{"locks", `import "sync/atomic"; var _ atomic.Int64`, []string{"2: imports sync/atomic"}},
		{"context", `import "context"; func f(context.Context) {}`, []string{"2: imports context"}},
		{"global chance", `import "math/rand"; func f() int { return rand.Int() }`, []string{"2: imports math/rand"}},
		{"chance outside the dice", `import "math/rand/v2"; var _ rand.Source`, []string{"2: imports math/rand/v2"}},
		{"secret chance", `import "crypto/rand"; var _ = rand.Reader`, []string{"2: imports crypto/rand"}},
		{"texts", `import "broadside/sim/say"
func f(t say.Text, name string) []say.Text {
t += "s"
return []say.Text{t + " ends", "a" + "b", say.Of("%s ends", name), say.Of("%s is %s", name, "bad"),
say.Of("%s is %v", name, t), say.Of("%d %%", 1, 2), say.Of("%s is %s", name, say.Text("good")),
say.Label(name, "bad"), say.Label(name, say.Text("good"))}
}`, []string{"4: in place of +", "5: in place of +", "5: a word among", "6: and not %v", "6: 1 verbs, and there are 2", "6: 1 verbs, and there are 2", "7: a word among"}},
		{"what is pure may be imported", `import ("fmt"; "math/bits"); var _ = fmt.Sprint(bits.Len8(1))`, nil},

		{"goroutine", `func f() { go f() }`, []string{"2: go:"}},
		{"select", `func f() { select {} }`, []string{"2: select:"}},
		{"channel", `type mail chan int`, []string{"2: chan:"}},
		{"sending", "type mail chan int\nfunc f(m mail) { m <- 1; <-m\nfor range m {} }", []string{"2: chan:", "3: <-:", "3: <-:", "4: range over a channel"}},

		{"map", `func f(m map[int]int) { for range m {} }`, []string{"2: range over a map"}},
		{"map by another name", "type hulls map[int]int\ntype fleet struct{ hulls }\nfunc f(x fleet) {\nfor range x.hulls {}\n}", []string{"5: range over a map"}},
		{"map in a generic function", `func f[M ~map[int]int](m M) { for range m {} }`, []string{"2: range over a map"}},
		{"map of another room", `import "broadside/sim/field"; func f() { for range field.Hulls() {} }`, []string{"2: range over a map"}},
		{"unknown", `func f() { for range nowhere() {} }`, []string{"2: unknown type"}},
		{"map through an iterator", `import "maps"; func f(m map[int]int) { for range maps.Keys(m) {} }`, []string{"2: maps.Keys"}},
		{"map in order", `import ("maps"; "slices"); func f(m map[int]int) { for range slices.Sorted(maps.Keys(m)) {} }`, nil},
		{"other ranges", `func f(s []int, t string, n int) { for range s {}; for range t {}; for range n {} }`, nil},

		{"float field", "type ship struct {\nspeed float64\n}", []string{"3: a float"}},
		{"float deep in a field", "type ship struct {\nlegs []map[int]*[2]float32\n}", []string{"3: a float"}},
		{"float by another name", "type feet float64\ntype ship struct {\nspeed feet\n}", []string{"2: a float", "4: a float"}},
		{"whole numbers", `type feet int32; type ship struct { speed feet; legs []feet }`, nil},

		{"variable", `var hits int`, []string{"2: var hits"}},
		{"variable made by a call", `func roll() int { return 4 }; var hits = roll()`, []string{"2: var hits"}},
		{"variable behind a pointer", `var ship = &struct{ hits int }{}`, []string{"2: var ship"}},
		{"errors and tables", `import "errors"; var ErrDead = errors.New("dead"); var sides = [4]int{1, 2, 3, 4}; var _ error = ErrDead`, nil},
		{"constant", `const hits = 4`, nil},

		{"table set", "var sides = []int{1}\nfunc f() {\nsides[0] = 2\n}", []string{"4: changes sides"}},
		{"table counted up", "var sides = [1]struct{ n int }{}\nfunc f() {\nsides[0].n++\n}", []string{"4: changes sides"}},
		{"table cleared", "var sides = map[int]int{}\nfunc f() {\nclear(sides)\n}", []string{"4: changes sides"}},
		{"table ranged into", "var sides = []int{1}\nfunc f() {\nfor sides[0] = range 3 {}\n}", []string{"4: changes sides"}},
		{"error set", "import \"errors\"\nvar ErrDead = errors.New(\"dead\")\nfunc f() {\nErrDead = nil\n}", []string{"5: changes ErrDead"}},
		{"table of another room set", "import \"broadside/sim/field\"\nfunc f() {\nfield.Sides[0] = 1\n}", []string{"4: changes Sides"}},
		{"table with a method that changes it", "type sides []int\nfunc (s *sides) add() {}\nvar four = sides{1}\nfunc f() {\nfour.add()\n}", []string{"6: four.add"}},
		{"local of the same name", `var sides = []int{1}; func f() { sides := []int{1}; sides[0] = 2 }`, nil},

		{"init", `func init() {}`, []string{"2: init"}},
		{"method called init", `type ship struct{}; func (ship) init() {}`, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := newHouse(fset, outside, map[string][]*ast.File{
				"sim/say":   {parseFile(t, fset, "sim/say/text.go", "type Text string\nfunc Of(message Text, values ...any) Text { return message }\nfunc Label(title, what any) Text { return Of(\"%s: %s\", title, what) }")},
				"sim/field": {parseFile(t, fset, "sim/field/hulls.go", "func Hulls() map[int]int { return nil }\nvar Sides = []int{1}")},
				"ships":     {parseFile(t, fset, "ships/case.go", c.body)},
			})
			expect(t, h.coreBreaches(), c.want...)
		})
	}
}

func TestDiceThrowFromTheirOwnSource(t *testing.T) {
	fset := token.NewFileSet()
	h := newHouse(fset, standard(t, fset), map[string][]*ast.File{"sim/dice": {parseFile(t, fset, "sim/dice/tray.go",
		"import \"math/rand/v2\"\nfunc f() int {\nr := rand.New(rand.NewPCG(1, 2))\nreturn r.IntN(6) +\nrand.IntN(6)\n}")}})
	expect(t, h.coreBreaches(), "6: rand.IntN")
}

func TestNobodyOutsideTheCoreChangesItsTables(t *testing.T) {
	fset := token.NewFileSet()
	h := newHouse(fset, nil, map[string][]*ast.File{
		"ships": {parseFile(t, fset, "ships/sides.go", "var Sides = []int{1}")},
		"netcode": {
			parseFile(t, fset, "netcode/bad.go", "import \"broadside/ships\"\nfunc f() {\nships.Sides[0] = 2\n}"),
			parseFile(t, fset, "netcode/good.go", "import \"broadside/ships\"\nfunc g() {\nside := ships.Sides[0]\nside++\n}"),
			parseFile(t, fset, "netcode/local.go", "type w struct{ hits int }\nfunc h(ships w) {\nships.hits = 2\n}"),
		},
	})
	expect(t, h.coreBreaches(), "4: changes ships.Sides")
}

func TestTestsMayDoWhatTheCoreMayNot(t *testing.T) {
	fset := token.NewFileSet()
	h := newHouse(fset, nil, map[string][]*ast.File{"ships": {parseFile(t, fset, "ships/case_test.go", `import "time"; var now = time.Now()`)}})
	expect(t, h.coreBreaches())
}

func TestEachImportLawCanBeBroken(t *testing.T) {
	for _, c := range []struct{ file, imported, want string }{
		{"ships/ram.go", "broadside/crew", ""},
		{"ships/ram.go", "broadside/sim/dice", ""},
		{"ships/ram.go", "broadside/ships/tables", ""},
		{"ships/ram.go", "fmt", ""},
		{"crew/seat.go", "broadside/ships", "a room imports only"},
		{"sim/dice/tray.go", "broadside/sim/space", "a room imports only"},
		{"sim/field/coder.go", "broadside/sim/dice", "a room imports only"},
		{"ships/ram.go", "broadside/sim", "a room imports only"},
		{"sim/step.go", "broadside/sim/story", "a room imports only"},
		{"sim/step.go", "broadside/netcode", "a room imports only"},
		{"configs/load.go", "broadside/netcode", "a room imports only"},
		{"configs/load.go", "broadside/sim/field", ""},
		{"netcode/link.go", "github.com/quic-go/quic-go", ""},
		{"sim/step.go", "github.com/quic-go/quic-go", "not among the dependencies"},
		{"netcode/link.go", "github.com/quic-go/quic-go-imposter", "not among the dependencies"},
		{"cmd/server/main.go", "broadside/netcode/discovery", ""},
		{"cmd/server/main.go", "broadside/cmd/station", "nothing imports a command"},
		{"cmd/station/main.go", "broadside/cmd/server", "nothing imports a command"},
		{"cmd/station/bridge/arc.go", "github.com/hajimehoshi/ebiten/v2/vector", ""},
		{"cmd/server/main.go", "github.com/hajimehoshi/ebiten/v2", "only cmd/station opens windows"},
		{"assets/sound.go", "github.com/hajimehoshi/ebiten/v2/audio", "only cmd/station opens windows"},
		{"cmd/server/main.go", "C", "everything builds without cgo"},
		{"ships/ram.go", "pgregory.net/rapid", "not among the dependencies"},
		{"ships/ram_test.go", "pgregory.net/rapid", ""},
		{"ships/ram_test.go", "broadside/sim", ""},
		{"ships/ram_test.go", "broadside/cmd/server", "nothing imports a command"},
		{"ships/ram_test.go", "github.com/hajimehoshi/ebiten/v2", "only cmd/station opens windows"},
		{"tools/gen.go", "fmt", "in no row"},
		{"sim/weather/wind.go", "broadside/ships", ""},
		{"sim/story/play.go", "broadside/sim/journal", "a room imports only"},
	} {
		fset := token.NewFileSet()
		file := parseFile(t, fset, c.file, "import _ \""+c.imported+"\"")
		found := importBreaches(fset, path.Dir(c.file), file)
		if (c.want == "") != (len(found) == 0) || len(found) > 0 && !strings.Contains(found[0].law, c.want) {
			t.Errorf("%s imports %s: found %v, want %q", c.file, c.imported, found, c.want)
		}
	}
}

// Two rooms that may import each other would be one room.
func TestImportTableGoesOneWay(t *testing.T) {
	above := map[string][]string{}
	for _, r := range rooms {
		above[r.dir] = strings.Fields(r.rooms)
	}
	var walk func(dir string, seen []string)
	walk = func(dir string, seen []string) {
		if slices.Contains(seen, dir) {
			t.Fatalf("%s may import itself by way of %v", dir, seen)
		}
		for _, next := range above[dir] {
			if _, ok := above[next]; !ok {
				t.Errorf("%s may import %s, which is no room", dir, next)
			}
			walk(next, append(seen, dir))
		}
	}
	for dir := range above {
		walk(dir, nil)
	}
}

func TestEachLawOfNamesAndSizesCanBeBroken(t *testing.T) {
	for name, ok := range map[string]bool{
		"ram.go": true, "community.go": true, "ram_test.go": true,
		"util.go": false, "utils": false, "ship_helper.go": false, "helpers_test.go": false, "common.go": false, "manager.go": false,
	} {
		if (nameLaw(name) == "") != ok {
			t.Errorf("%s: %q", name, nameLaw(name))
		}
	}
	if lengthLaw(maxLines) != "" || lengthLaw(maxLines+1) == "" {
		t.Error("the limit of lines does not hold")
	}
	for name, ok := range map[string]bool{"sim": true, ".ci": true, "Makefile": true, "pkg": false, "main.go": false} {
		if (topLevelLaw(name) == "") != ok {
			t.Errorf("%s: %q", name, topLevelLaw(name))
		}
	}
}
