// Package laws contains no code of the game, only the tests that keep the code in order:
// which package may import which, what the core may not do, and the permitted names and
// sizes of files. A broken law is reported as file:line, with the law and its reason.
package laws

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const (
	module   = "broadside"
	root     = "../.."
	maxLines = 600
)

// A room is a row of the import table: its directory, with all below that have no row of
// their own, and what it may import besides the standard library.
type room struct {
	dir        string
	rooms      string // other rooms, by their directories
	thirdParty string // modules or packages, each with all below
}

const (
	rules    = "sim/field sim/say sim/schema sim/dice sim/space crew sim/duration sim/damage sim/modifier sim/event ships ships/shipyard ships/impact ships/deployment personal personal/rulebook personal/deckplan personal/strategy personal/energy personal/aim personal/combat personal/movement personal/wound personal/action"
	world    = "sim sim/scenario sim/picture sim/sight"
	yaml     = "go.yaml.in/yaml/v3"
	settings = "github.com/spf13/viper github.com/spf13/cobra github.com/spf13/pflag github.com/adrg/xdg"
	window   = "github.com/hajimehoshi/ebiten/v2"
	network  = "github.com/quic-go/quic-go github.com/quic-go/webtransport-go github.com/coder/websocket github.com/vmihailenco/msgpack/v5 golang.org/x/text/unicode/norm go.mau.fi/util/confusable"
	locks    = "github.com/gofrs/flock"
	files    = "github.com/moby/sys/atomicwriter"
	rates    = "golang.org/x/time/rate"
	codes    = "github.com/boombuler/barcode"
	spelling = "github.com/xrash/smetrics"
	plurals  = "golang.org/x/text/feature/plural golang.org/x/text/language"
	pasting  = "github.com/atotto/clipboard"
	logs     = "github.com/DeRuina/timberjack"
	messages = "github.com/nats-io"
	accounts = "github.com/coreos/go-oidc/v3 golang.org/x/oauth2"
	pages    = "codeberg.org/go-pdf/fpdf"
	charts   = "gonum.org/v1/plot " + draws
	draws    = "git.sr.ht/~sbinet/gg"
	resource = "github.com/tc-hib/winres"
	numbers  = "github.com/prometheus/client_golang github.com/prometheus/client_model github.com/prometheus/common"
	testOnly = "github.com/coder/websocket pgregory.net/rapid go.uber.org/goleak github.com/google/go-cmp github.com/makiuchi-d/gozxing rsc.io/pdf k8s.io/api sigs.k8s.io/yaml github.com/santhosh-tekuri/jsonschema/v6 github.com/compose-spec/compose-go github.com/go-jose/go-jose/v4"
)

// rooms is the import table of docs/design.md. A room may import itself and what its row
// names. A new dependency gets a row here, and a reason in docs/design.md.
var rooms = []room{
	{"sim/field", "", ""},
	{"sim/say", "", ""},
	{"sim/schema", "sim/field sim/say sim/dice sim/space", ""},
	{"sim/dice", "sim/field sim/say", ""},
	{"sim/space", "sim/field sim/say", ""},
	{"crew", "sim/field sim/say sim/dice sim/space", ""},
	{"sim/duration", "sim/field crew", ""},
	{"sim/damage", "", ""},
	{"sim/modifier", "sim/say sim/dice sim/damage", ""},
	{"sim/event", "sim/field sim/say sim/dice sim/space crew", ""},
	{"ships/shipyard", "sim/field sim/say sim/schema sim/dice sim/space crew sim/damage sim/modifier", ""},
	{"ships", "sim/field sim/say sim/schema sim/dice sim/space crew sim/duration sim/damage sim/modifier sim/event ships/shipyard", ""},
	{"ships/deployment", "sim/field sim/say sim/schema sim/dice sim/space crew sim/duration sim/damage sim/modifier sim/event ships/shipyard ships ships/impact", ""},
	{"ships/impact", "sim/field sim/say sim/schema sim/dice sim/space crew sim/duration sim/damage sim/modifier sim/event ships/shipyard ships", ""},
	{"personal/deckplan", "sim/field sim/say sim/dice crew", yaml},
	{"personal/rulebook", "sim/field sim/say sim/schema sim/dice sim/space crew sim/damage sim/modifier personal/deckplan", ""},
	{"personal", "sim/field sim/say sim/schema sim/dice sim/space crew sim/duration sim/modifier sim/event personal/rulebook personal/deckplan", ""},
	{"personal/strategy", "sim/say sim/dice sim/damage personal/rulebook personal", ""},
	{"personal/energy", "sim/field sim/say sim/dice sim/space crew sim/duration sim/event personal/rulebook personal/deckplan personal", ""},
	{"personal/aim", "sim/field sim/say sim/dice sim/space crew sim/duration sim/modifier sim/event personal/rulebook personal/deckplan personal personal/energy", ""},
	{"personal/combat", "sim/field sim/say sim/schema sim/dice sim/space crew sim/duration sim/damage sim/modifier sim/event personal/rulebook personal/deckplan personal personal/strategy personal/energy personal/aim", ""},
	{"personal/movement", "sim/field sim/say crew sim/dice personal/rulebook personal/deckplan personal personal/aim personal/combat", ""},
	{"personal/wound", "sim/say sim/dice sim/duration sim/event crew personal/rulebook personal personal/strategy personal/energy personal/combat personal/movement", ""},
	{"personal/action", "sim/field sim/say sim/schema sim/dice sim/space crew sim/duration sim/modifier sim/event personal/rulebook personal/deckplan personal personal/strategy personal/energy personal/aim personal/combat personal/movement personal/wound", ""},
	{"sim/scenario", rules, ""},
	{"sim/picture", rules + " sim/scenario", ""},
	{"sim", rules + " sim/scenario sim/picture", ""},
	{"sim/sight", rules + " sim sim/scenario sim/picture", ""},
	{"sim/story", rules + " " + world, ""},
	{"sim/journal", rules + " " + world, ""},
	{"netcode", rules + " " + world, network + " " + files},
	{"assets", "", "golang.org/x/image/font/gofont"},
	{"configs", rules + " " + world, yaml + " " + spelling + " " + plurals + " " + files},
	{"netcode/manual", "netcode", "github.com/spf13/cobra"},
	{"cmd/server", rules + " " + world + " sim/story sim/journal netcode netcode/manual assets configs", settings + " " + yaml + " " + rates + " " + codes + " " + numbers + " " + logs + " " + charts + " " + messages + " " + accounts + " golang.org/x/image " + locks},
	{"cmd/station", rules + " " + world + " sim/journal netcode netcode/manual assets configs", settings + " " + window + " " + codes + " " + locks + " " + pages + " " + pasting + " " + files},
	{"scripts", rules + " " + world + " sim/story sim/journal assets configs netcode", draws + " golang.org/x/image " + resource + " " + network + " " + numbers},
}

// topLevel lists what may be in the top directory besides names that begin with a dot and
// what the build leaves there (which git ignores).
var topLevel = strings.Fields("go.mod go.sum cmd netcode sim ships crew personal assets configs README.md Makefile LICENSE CONTRIBUTING.md CHANGELOG.md SECURITY.md docs scripts bin")

// A breach is one place where a law is broken.
type breach struct {
	at  token.Position
	law string
}

func (b breach) String() string {
	return fmt.Sprintf("%s:%d: %s", b.at.Filename, b.at.Line, b.law)
}

func report(t *testing.T, breaches []breach) {
	t.Helper()
	for _, b := range breaches {
		t.Error(b)
	}
}

// roomOf returns the row that a directory belongs to: the longest that contains it.
func roomOf(dir string) (room, bool) {
	var found room
	for _, r := range rooms {
		if within(dir, r.dir) && len(r.dir) > len(found.dir) {
			found = r
		}
	}
	return found, found.dir != ""
}

func within(name, top string) bool {
	return name == top || strings.HasPrefix(name, top+"/")
}

func withinAny(name, tops string) bool {
	return slices.ContainsFunc(strings.Fields(tops), func(top string) bool { return within(name, top) })
}

// importBreaches checks a parsed file of a directory of the module against the table.
func importBreaches(fset *token.FileSet, dir string, file *ast.File) []breach {
	at := func(n ast.Node) token.Position { return fset.Position(n.Pos()) }
	test := strings.HasSuffix(fset.Position(file.Package).Filename, "_test.go")
	r, ok := roomOf(dir)
	if !ok && !test {
		return []breach{{at(file), "this package is in no row of the import table: every package belongs to a room"}}
	}
	var found []breach
	for _, spec := range file.Imports {
		name, _ := strconv.Unquote(spec.Path.Value)
		if law := importLaw(r, name, test); law != "" {
			found = append(found, breach{at(spec), law})
		}
	}
	return found
}

// importLaw returns the law that the import of a package into a room breaks, if any.
// Tests may import every room except the commands, which nothing imports.
func importLaw(r room, name string, test bool) string {
	if name == "C" {
		return "imports C: everything builds without cgo, so that one machine builds for all"
	}
	if name == module || strings.HasPrefix(name, module+"/") {
		dir := strings.TrimPrefix(name, module+"/")
		target, _ := roomOf(dir)
		switch {
		case target.dir == r.dir:
			return ""
		case within(dir, "cmd"):
			return fmt.Sprintf("%s imports %s: nothing imports a command of another", r.dir, dir)
		case !test && !slices.Contains(strings.Fields(r.rooms), target.dir):
			return fmt.Sprintf("%s imports %s: a room imports only what its row of the import table names, so that rules know no wire and the wire no window", r.dir, dir)
		}
		return ""
	}
	if first, _, _ := strings.Cut(name, "/"); !strings.Contains(first, ".") {
		return ""
	}
	if withinAny(name, r.thirdParty) || test && withinAny(name, testOnly) {
		return ""
	}
	if within(name, window) {
		return fmt.Sprintf("%s imports %s: only cmd/station opens windows, so that all else runs on a machine that has none", r.dir, name)
	}
	return fmt.Sprintf("%s imports %s: it is not among the dependencies of this room", r.dir, name)
}

// nameLaw returns what is wrong with the name of a file or directory, if anything.
func nameLaw(name string) string {
	for _, word := range strings.Split(strings.TrimSuffix(name, ".go"), "_") {
		switch strings.TrimSuffix(word, "s") {
		case "util", "common", "helper", "manager", "misc":
			return "a file is named for the noun or verb that it holds, and " + word + " is neither"
		}
	}
	return ""
}

func lengthLaw(lines int) string {
	if lines <= maxLines {
		return ""
	}
	return fmt.Sprintf("%d lines: a file of more than %d holds more than one thing", lines, maxLines)
}

// goFiles parses every Go file of the module, and returns them by directory.
func goFiles(t *testing.T, fset *token.FileSet) map[string][]*ast.File {
	t.Helper()
	files := map[string][]*ast.File{}
	err := fs.WalkDir(os.DirFS(root), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		hidden := name != "." && strings.HasPrefix(d.Name(), ".")
		if d.IsDir() {
			if hidden || d.Name() == "testdata" || name == "bin" {
				return fs.SkipDir
			}
			return nil
		}
		if hidden || path.Ext(name) != ".go" {
			return nil
		}
		src, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(fset, name, src, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		files[path.Dir(name)] = append(files[path.Dir(name)], file)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestRoomsImportOnlyWhatStandsAboveThem(t *testing.T) {
	fset := token.NewFileSet()
	for dir, files := range goFiles(t, fset) {
		for _, file := range files {
			report(t, importBreaches(fset, dir, file))
		}
	}
}

func TestFilesAreShortAndNamedForWhatTheyHold(t *testing.T) {
	fset := token.NewFileSet()
	for dir, files := range goFiles(t, fset) {
		for _, file := range files {
			f := fset.File(file.FileStart)
			at := token.Position{Filename: f.Name(), Line: 1}
			for _, law := range []string{nameLaw(path.Base(dir)), nameLaw(path.Base(f.Name())), lengthLaw(f.LineCount())} {
				if law != "" {
					report(t, []breach{{at, law}})
				}
			}
		}
	}
}

func TestTopLevelIsFixed(t *testing.T) {
	names := func(dir string) (found []string) {
		entries, err := os.ReadDir(filepath.Join(root, dir))
		if err != nil {
			t.Fatal(err)
		}
		for _, entry := range entries {
			found = append(found, entry.Name())
		}
		return found
	}
	for _, name := range names(".") {
		if law := topLevelLaw(name); law != "" {
			t.Errorf("%s: %s", name, law)
		}
	}
	for _, name := range names("cmd") {
		if name != "server" && name != "station" {
			t.Errorf("cmd/%s: there are two commands, the server and the station", name)
		}
	}
}

func TestDesignTellsOfEveryRoomAndDependency(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "docs/design.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rooms {
		if !strings.Contains(string(text), "\n| `"+r.dir+"` |") {
			t.Errorf("docs/design.md has no row for the room %s", r.dir)
		}
	}
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	for _, law := range unexplained(string(mod), string(text)) {
		t.Error(law)
	}
}

// version is the suffix of a module's path for its major version.
var version = regexp.MustCompile(`/v\d+$`)

// unexplained returns the modules that go.mod requires without a row in the table of a
// text, and the rows that nothing requires.
func unexplained(mod, text string) (laws []string) {
	_, table, _ := strings.Cut(text, "\n## Dependencies\n")
	table, _, _ = strings.Cut(table, "\n\nSome things")
	explained := map[string]bool{} // module to whether it is required
	for line := range strings.Lines(table) {
		if cells := strings.Split(line, "|"); len(cells) > 2 {
			for name := range strings.SplitSeq(cells[1], ",") {
				explained[version.ReplaceAllString(strings.TrimSpace(name), "")] = false
			}
		}
	}
	for line := range strings.Lines(mod) {
		words := strings.Fields(line)
		if len(words) != 2 || !strings.HasPrefix(line, "\t") {
			continue
		}
		name := version.ReplaceAllString(words[0], "")
		_, short, _ := strings.Cut(name, "/")
		for _, name := range []string{name, short} {
			if _, ok := explained[name]; ok {
				explained[name], short = true, ""
			}
		}
		if short != "" {
			laws = append(laws, fmt.Sprintf("docs/design.md gives no reason for the dependency %s", words[0]))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(explained)) {
		if !explained[name] && strings.Contains(name, "/") && name != linter {
			laws = append(laws, fmt.Sprintf("docs/design.md has a reason for %s, and go.mod requires no such module", name))
		}
	}
	return laws
}

// linter is run at a version of its own, and not required by the module.
const linter = "honnef.co/go/tools"

func TestTheLawOfDependenciesCanBeBroken(t *testing.T) {
	const (
		mod  = "module broadside\n\nrequire (\n\tgithub.com/a/b/v2 v2.1.0\n\tx.org/c v0.1.0\n\tx.org/d v0.1.0\n)\n\nrequire (\n\tx.org/e v1.0.0 // indirect\n)\n"
		text = "# A\n\n## Dependencies\n\n| module | why |\n|---|---|\n| a/b, x.org/c | both |\n| x.org/e | once |\n| honnef.co/go/tools | lint |\n\nSome things\n"
	)
	want := []string{
		"docs/design.md gives no reason for the dependency x.org/d",
		"docs/design.md has a reason for x.org/e, and go.mod requires no such module",
	}
	if laws := unexplained(mod, text); !slices.Equal(laws, want) {
		t.Errorf("%q", laws)
	}
}

func topLevelLaw(name string) string {
	if strings.HasPrefix(name, ".") || slices.Contains(topLevel, name) {
		return ""
	}
	return "the top level is fixed: " + strings.Join(topLevel, " ") + " and names that begin with a dot"
}
