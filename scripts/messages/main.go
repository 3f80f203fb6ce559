// Messages lists every message of the game, quoted, one per line, for configs/language: go generate
// ./scripts/messages.
package main

//go:generate go run . ../../configs/language/messages.txt

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/constant"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"broadside/configs"
)

const texts = "broadside/sim/say"

// programs are the packages whose messages are listed, with their imports.
var programs = []string{"broadside/cmd/server", station}

const station = "broadside/cmd/station"

func main() {
	all, _, err := gather(programs...)
	if err != nil {
		fmt.Fprintln(os.Stderr, "messages:", err)
		os.Exit(1)
	}
	var list strings.Builder
	for _, m := range slices.Sorted(maps.Keys(all)) {
		fmt.Fprintln(&list, strconv.Quote(m))
	}
	if len(os.Args) < 2 {
		fmt.Print(list.String())
		return
	}
	if err := os.WriteFile(os.Args[1], []byte(list.String()), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, "messages:", err)
		os.Exit(1)
	}
}

// source is a package as go list describes it.
type source struct {
	ImportPath, Dir, Export string
	GoFiles                 []string
}

// reader reads packages in the order in which they import each other.
type reader struct {
	fset    *token.FileSet
	others  types.Importer // the libraries
	read    map[string]*types.Package
	info    *types.Info
	methods map[types.Object]*ast.FuncDecl
	tables  map[types.Object]ast.Expr // the values of package variables
	found   map[string]bool
	mute    []mute
}

// mute is a message without a word. Only the shapes of sim/say may be mute.
type mute struct {
	at      token.Position
	message string
}

func (r *reader) Import(path string) (*types.Package, error) {
	if p := r.read[path]; p != nil {
		return p, nil
	}
	return r.others.Import(path)
}

// gather returns the messages of packages and of all that they import, and those without a word.
func gather(roots ...string) (map[string]bool, []mute, error) {
	list := exec.Command("go", append([]string{"list", "-export", "-deps", "-json=ImportPath,Dir,Export,GoFiles"}, roots...)...)
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		return nil, nil, fmt.Errorf("go list: %w", err)
	}
	var own []source
	exports := map[string]string{}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var s source
		if err := d.Decode(&s); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, nil, err
		}
		exports[s.ImportPath] = s.Export
		if strings.HasPrefix(s.ImportPath, "broadside/") {
			own = append(own, s)
		}
	}
	r := newReader()
	r.others = importer.ForCompiler(r.fset, "gc", func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) })
	var files []*ast.File
	for _, s := range own {
		more, err := r.parse(s)
		if err != nil {
			return nil, nil, err
		}
		if err := r.check(s.ImportPath, more); err != nil {
			return nil, nil, err
		}
		files = append(files, more...)
	}
	for _, f := range files {
		ast.Inspect(f, r.note)
	}
	for _, s := range own {
		if s.ImportPath == station {
			err = r.keepPage(filepath.Join(s.Dir, "page"))
		}
	}
	if err == nil {
		err = r.keepData()
	}
	return r.found, r.mute, err
}

// keepData adds the messages that are shipped as data: the names of ships' conditions, and their
// effects.
func (r *reader) keepData() error {
	data, problems := configs.Load()
	if data == nil {
		return fmt.Errorf("the shipped data: %v", problems)
	}
	for _, k := range data.Library.Conditions {
		r.keep(string(k.Name))
		r.keep(string(k.Says))
	}
	return nil
}

// said matches the messages in each file of the page for browsers.
var said = map[string]*regexp.Regexp{
	"page.js":    regexp.MustCompile(`\btold\("([^"\\]+)"`),
	"index.html": regexp.MustCompile(`\bdata-told>([^<&]+)<`),
}

// keepPage adds the messages of the page for browsers.
func (r *reader) keepPage(folder string) error {
	for name, message := range said {
		text, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			return err
		}
		all := message.FindAllStringSubmatch(string(text), -1)
		if len(all) == 0 {
			return fmt.Errorf("%s has no message; see how it tells them", name)
		}
		for _, m := range all {
			r.keep(m[1])
		}
	}
	return nil
}

func newReader() *reader {
	return &reader{fset: token.NewFileSet(), read: map[string]*types.Package{}, found: map[string]bool{},
		methods: map[types.Object]*ast.FuncDecl{}, tables: map[types.Object]ast.Expr{},
		info: &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}}
}

// parse reads the files of a package.
func (r *reader) parse(s source) (files []*ast.File, err error) {
	for _, name := range s.GoFiles {
		f, err := parser.ParseFile(r.fset, filepath.Join(s.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	return files, nil
}

// check type-checks a package and records its methods and variables.
func (r *reader) check(path string, files []*ast.File) error {
	config := types.Config{Importer: r}
	p, err := config.Check(path, r.fset, files, r.info)
	if err != nil {
		return err
	}
	r.read[path] = p
	for _, f := range files {
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				r.methods[r.info.Defs[d.Name]] = d
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if v, ok := spec.(*ast.ValueSpec); ok && len(v.Values) == len(v.Names) {
						for i, name := range v.Names {
							r.tables[r.info.Defs[name]] = v.Values[i]
						}
					}
				}
			}
		}
	}
	return nil
}

// note adds constants that are texts, and the words of a String method that a text is made from.
func (r *reader) note(n ast.Node) bool {
	e, ok := n.(ast.Expr)
	if !ok {
		return true
	}
	tv := r.info.Types[e]
	if isText(tv.Type) && tv.Value != nil {
		r.keepMessage(e.Pos(), constant.StringVal(tv.Value))
	}
	call, ok := e.(*ast.CallExpr)
	if !ok {
		return true
	}
	if to := r.info.Types[call.Fun]; to.IsType() && isText(to.Type) {
		ast.Inspect(call.Args[0], r.noteWords)
		return true
	}
	if f, ok := r.info.Types[call.Fun].Type.(*types.Signature); ok {
		for i, a := range call.Args {
			if takesValue(f, i) {
				r.noteString(r.info.TypeOf(a))
			}
		}
	}
	return true
}

// takesValue reports whether a function makes a text of its ith argument, of any type.
func takesValue(f *types.Signature, i int) bool {
	last := f.Params().Len() - 1
	switch {
	case last < 0:
		return false
	case f.Variadic() && i >= last:
		return last > 0 && isText(f.Params().At(last-1).Type())
	}
	of, ok := f.Params().At(i).Type().Underlying().(*types.Interface)
	return ok && of.Empty() && f.Results().Len() == 1 && isText(f.Results().At(0).Type())
}

// noteWords adds the words of a type that is turned into a text.
func (r *reader) noteWords(n ast.Node) bool {
	if call, ok := n.(*ast.CallExpr); ok {
		if f, ok := call.Fun.(*ast.SelectorExpr); ok && f.Sel.Name == "String" {
			r.noteString(r.info.TypeOf(f.X))
		}
	}
	if name, ok := n.(*ast.Ident); ok {
		r.noteTable(r.info.Uses[name])
	}
	return true
}

func (r *reader) noteString(t types.Type) {
	if t == nil || isText(t) {
		return
	}
	method := types.NewMethodSet(t).Lookup(nil, "String")
	if method == nil {
		return
	}
	if d := r.methods[method.Obj()]; d != nil {
		ast.Inspect(d.Body, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BasicLit:
				r.keepLiteral(n)
			case *ast.Ident:
				r.noteTable(r.info.Uses[n])
			}
			return true
		})
	}
}

func (r *reader) noteTable(of types.Object) {
	if table := r.tables[of]; table != nil {
		ast.Inspect(table, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok {
				r.keepLiteral(lit)
			}
			return true
		})
	}
}

func (r *reader) keepLiteral(l *ast.BasicLit) {
	if s, err := strconv.Unquote(l.Value); err == nil && l.Kind == token.STRING {
		r.keep(s)
	}
}

// keepMessage adds a message, and records it as mute if it has verbs and no word.
func (r *reader) keepMessage(at token.Pos, s string) {
	bare := unverbed.Replace(s)
	switch {
	case wordy(bare) || bare == s:
		r.keep(s)
	case filepath.Base(r.fset.Position(at).Filename) == shapes:
		r.found[s] = true
	default:
		r.mute = append(r.mute, mute{r.fset.Position(at), s})
	}
}

// shapes is the file of sim/say with the messages that may be mute.
const shapes = "shape.go"

var unverbed = strings.NewReplacer("%s", "", "%S", "", "%d", "", "%+d", "")

func wordy(s string) bool {
	return strings.IndexFunc(s, func(c rune) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }) >= 0
}

// keep adds a message that has a letter outside its verbs.
func (r *reader) keep(s string) {
	if wordy(unverbed.Replace(s)) {
		r.found[s] = true
	}
}

func isText(t types.Type) bool {
	n, ok := t.(*types.Named)
	return ok && n.Obj().Name() == "Text" && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == texts
}
