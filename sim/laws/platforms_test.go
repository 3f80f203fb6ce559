package laws

import (
	"errors"
	"go/ast"
	"go/build"
	"go/token"
	"go/types"
	"os"
	"os/exec"
	"path"
	"slices"
	"strings"
	"testing"
)

// linkedByBrowsers returns the packages that the station for browsers links.
func linkedByBrowsers(t *testing.T) []string {
	t.Helper()
	list := exec.CommandContext(t.Context(), "go", "list", "-deps", "./cmd/station")
	list.Dir = root
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	linked := strings.Fields(string(out))
	if len(linked) < 100 {
		t.Fatalf("a station links %d packages", len(linked))
	}
	return linked
}

// TestBrowserStationLinksNothingThatBrowsersLack keeps packages that cannot work in a
// browser out of the page.
func TestBrowserStationLinksNothingThatBrowsersLack(t *testing.T) {
	for _, name := range linkedByBrowsers(t) {
		if withinAny(name, settings+" "+locks+" github.com/quic-go/quic-go") {
			t.Errorf("the station for browsers links %s: leave it out by a build tag", name)
		}
	}
}

// emptyImporter leaves all other packages empty, so that only a package's own names are checked.
type emptyImporter struct{}

func (emptyImporter) Import(name string) (*types.Package, error) {
	short := path.Base(name)
	if strings.Trim(short, "v0123456789") == "" {
		short = path.Base(path.Dir(name))
	}
	p := types.NewPackage(name, strings.NewReplacer("go-", "", "-go", "", ".go", "").Replace(short))
	p.MarkComplete()
	return p, nil
}

// brokenNames finds names that a package uses on a platform and, because of build tags, does not
// have there, or has twice. A file may be a test.
func brokenNames(fset *token.FileSet, files []*ast.File) (found []breach) {
	byPackage := map[string][]*ast.File{}
	for _, file := range files {
		byPackage[file.Name.Name] = append(byPackage[file.Name.Name], file)
	}
	for _, all := range byPackage {
		config := types.Config{Importer: emptyImporter{}, Error: func(err error) {
			var e types.Error
			if !errors.As(err, &e) {
				return
			}
			missing := strings.HasPrefix(e.Msg, "undefined: ") && !strings.Contains(e.Msg, ".")
			if missing || strings.HasSuffix(e.Msg, " redeclared in this block") || strings.Contains(e.Msg, " already declared at ") {
				found = append(found, breach{fset.Position(e.Pos), e.Msg})
			}
		}}
		_, _ = config.Check("", fset, all, nil) // its errors are told above
	}
	return found
}

// TestPackagesAreWholeOnEveryPlatform finds what "make vet" would, in seconds.
func TestPackagesAreWholeOnEveryPlatform(t *testing.T) {
	fset := token.NewFileSet()
	files, linked := goFiles(t, fset), linkedByBrowsers(t)
	served := []string{"netcode", "cmd/station", "cmd/station/link"} // their tests need a server
	for _, platform := range [...]build.Context{{GOOS: "windows", GOARCH: "amd64"}, {GOOS: "darwin", GOARCH: "arm64"}, {GOOS: "js", GOARCH: "wasm"}} {
		platform.Compiler, platform.ReleaseTags = build.Default.Compiler, build.Default.ReleaseTags
		for dir, all := range files {
			page := platform.GOOS == "js"
			if page && !slices.Contains(linked, path.Join(module, dir)) {
				continue
			}
			var there []*ast.File
			for _, file := range all {
				name := path.Base(fset.Position(file.Package).Filename)
				if page && strings.HasSuffix(name, "_test.go") && slices.Contains(served, dir) {
					continue
				}
				match, err := platform.MatchFile(path.Join(root, dir), name)
				if err != nil {
					t.Fatal(err)
				}
				if match {
					there = append(there, file)
				}
			}
			for _, b := range brokenNames(fset, there) {
				t.Errorf("%v on %s: give both files the same build tag, or another name to one of both", b, platform.GOOS)
			}
		}
	}
}

func TestTheLawOfPlatformsCanBeBroken(t *testing.T) {
	fset := token.NewFileSet()
	whole := parseFile(t, fset, "sim/whole.go", "import \"fmt\"\nfunc a() { fmt.Println(b) }\nconst b = 1")
	part := parseFile(t, fset, "sim/part.go", "func c() int { return d }")
	expect(t, brokenNames(fset, []*ast.File{whole}))
	expect(t, brokenNames(fset, []*ast.File{whole, part}), "2: undefined: d")
	twice := parseFile(t, fset, "sim/twice.go", "type b int\ntype e int\nfunc (e) f() {}\nfunc (e) f() {}")
	expect(t, brokenNames(fset, []*ast.File{whole, twice}), "2: b redeclared in this block", "5: method e.f already declared at")
}
