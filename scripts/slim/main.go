// Slim copies Ebitengine without the parts that double a browser's download, and prints the go.mod
// to build with:
//
//	go build -modfile "$(go run ./scripts/slim bin/slim)" ./cmd/station
//
// Ebitengine generates its built-in shaders with text/template, which finds methods by name, so the
// linker keeps every method of every type, of this program as well. The copy has the shaders
// written out, looks up no source files in a browser, plays no games of other processes, saves no
// images, and supports neither shaders older than v2.10 nor languages.
package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"text/template"
)

const engine = "github.com/hajimehoshi/ebiten/v2"

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./scripts/slim FOLDER")
		os.Exit(1)
	}
	mod, err := run(os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(mod)
}

// run makes the copy in a folder, and returns the path of its go.mod.
func run(folder string) (mod string, err error) {
	folder, err = filepath.Abs(folder)
	if err != nil {
		return "", err
	}
	from, err := list("-m", "-f", "{{.Dir}}", engine)
	if err != nil {
		return "", err
	}
	dirs, err := list("-deps", "-f", `{{with .Module}}{{if eq .Path "`+engine+`"}}{{$.Dir}}{{end}}{{end}}`, "./cmd/station")
	if err != nil {
		return "", err
	}
	to := filepath.Join(folder, "ebiten")
	if err := os.RemoveAll(to); err != nil {
		return "", err
	}
	for _, dir := range append(dirs, from...) {
		if err := copyFiles(dir, filepath.Join(to, strings.TrimPrefix(dir, from[0]))); err != nil {
			return "", err
		}
	}
	for name, edit := range edits {
		if err := change(filepath.Join(to, filepath.FromSlash(name)), edit); err != nil {
			return "", fmt.Errorf("%w; see what Ebitengine has changed, and mend scripts/slim", err)
		}
	}
	return replace(folder, to)
}

// list runs go list for the browser's build, and returns its lines.
func list(args ...string) ([]string, error) {
	c := exec.Command("go", append([]string{"list"}, args...)...)
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	c.Stderr = os.Stderr
	out, err := c.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	return strings.Fields(string(out)), nil
}

// copyFiles copies the files of one folder, except tests.
func copyFiles(from, to string) error {
	files, err := os.ReadDir(from)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(to, 0o755); err != nil {
		return err
	}
	for _, f := range files {
		if f.IsDir() || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		b, err := os.ReadFile(filepath.Join(from, f.Name()))
		if err == nil {
			err = os.WriteFile(filepath.Join(to, f.Name()), b, 0o644)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// replace writes a go.mod that uses the copy in place of Ebitengine, and its go.sum.
func replace(folder, to string) (mod string, err error) {
	b, err := os.ReadFile("go.mod")
	if err != nil {
		return "", err
	}
	sum, err := os.ReadFile("go.sum")
	if err != nil {
		return "", err
	}
	mod = filepath.Join(folder, "go.mod")
	b = fmt.Appendf(b, "\nreplace %s => %q\n", engine, to)
	if err := os.WriteFile(mod, b, 0o644); err != nil {
		return "", err
	}
	return mod, os.WriteFile(filepath.Join(folder, "go.sum"), sum, 0o644)
}

// edits are the changes, by file.
var edits = map[string]func(string) (string, error){
	"internal/builtinshader/shader.go": writeOut,
	"internal/colormshader/shader.go":  writeOut,
	"internal/debug/caller.go":         forgetSources,

	// Playing games of other processes needs encoding/gob, which is large.
	"audio/context.go":            drop("\t\"github.com/hajimehoshi/ebiten/v2/audio/internal/vmaudio\"\n", ")", "\tif vmGuest {", "\n\tctx, ready, err", "// vmaudioContext is", ""),
	"internal/vmguest/vmguest.go": drop("\t\"sync\"\n", "\t\"sync/atomic\"\n", "\t\"github.com/hajimehoshi/ebiten/v2/internal/vmprotocol\"\n", ")", "var (\n\tpostTickHooksMu", ""),
	// Saving images needs archive/zip.
	"internal/graphicscommand/image_js.go": instead(dumps),
	// The station's type is outlines; other fonts need encoding/xml and image decoders.
	"text/v2/gotextsvg.go":    instead(drawn),
	"text/v2/gotextsvgdoc.go": instead(documents),
	"text/v2/gotextfacesource.go": all(plainGlyphs, swap(languageImport("xlanguage "), "", "\tlanguage   xlanguage.Tag\n\tscript     xlanguage.Script\n", "",
		"language.Language(face.Language.String())", `language.Language("und")`)),
	// A text without a language counts as Latin.
	"text/v2/gotext.go": all(drop("\tvar str string\n", "\treturn s\n}\n"), swap("\treturn s\n}\n", "\treturn glanguage.Latin\n}\n", languageImport(""), "",
		"\tLanguage language.Tag\n", "", "\tScript language.Script\n", "", "\t\tlanguage:   g.Language,\n\t\tscript:     g.Script,\n", "")),
	// Only shaders older than v2.10 need go/printer.
	"internal/legacyshader/convert.go": instead(newShaders),
	// Three patterns are not worth regexp, which has all tables of Unicode.
	"internal/shader/expr.go": swap(regexpImport, "", "var textureVariableRe = regexp.MustCompile(`\\A__t(\\d+)\\z`)\n", textureVariable,
		"if m := textureVariableRe.FindStringSubmatch(e.Name); m != nil {\n\t\t\ti, _ := strconv.Atoi(m[1])\n", "if i, ok := textureVariable(e.Name); ok {\n"),
	"internal/graphics/shader.go": swap(regexpImport, "", "var reUnit = regexp.MustCompile(`^[ \\t\\r\\n]*//kage:unit\\s+([^ \\t\\r\\n]+)[ \\t\\r\\n]*$`)\n", "",
		"m := reUnit.FindSubmatch(line)\n\t\tif m == nil {", "m := bytes.Fields(line)\n\t\tif len(m) != 2 || string(m[0]) != \"//kage:unit\" {"),
	"internal/shaderir/glsl/glsl.go": swap(regexpImport, "", "\tnls := regexp.MustCompile(`\\n\\n+`)\n\tvs = nls.ReplaceAllString(vs, \"\\n\\n\")\n\tfs = nls.ReplaceAllString(fs, \"\\n\\n\")\n", emptyLines),
}

const regexpImport = "\t\"regexp\"\n"

// languageImport returns the import line of the language package under a name.
func languageImport(name string) string { return "\t" + name + "\"golang.org/x/text/language\"\n" }

// all combines several edits.
func all(edits ...func(string) (string, error)) func(string) (string, error) {
	return func(text string) (_ string, err error) {
		for _, edit := range edits {
			if text, err = edit(text); err != nil {
				break
			}
		}
		return text, err
	}
}

// swap makes an edit that replaces the first text of each pair by the second.
func swap(texts ...string) func(string) (string, error) {
	return func(text string) (string, error) {
		for i := 0; i < len(texts); i += 2 {
			head, rest, err := part(text, texts[i])
			if err != nil {
				return "", err
			}
			text = head + texts[i+1] + rest
		}
		return text, nil
	}
}

// drop makes an edit that removes, for each pair of marks, what is from the first up to the next
// second one, or to the end.
func drop(marks ...string) func(string) (string, error) {
	return func(text string) (string, error) {
		for i := 0; i < len(marks); i += 2 {
			head, rest, err := part(text, marks[i])
			if err != nil {
				return "", err
			}
			text = head
			if end := marks[i+1]; end != "" {
				at := strings.Index(rest, end)
				if at < 0 {
					return "", fmt.Errorf("there is no %q behind %q", end, marks[i])
				}
				text += rest[at:]
			}
		}
		return text, nil
	}
}

// instead makes an edit that replaces a file from its imports on.
func instead(text string) func(string) (string, error) {
	return func(was string) (string, error) {
		head, _, err := part(was, "\nimport (\n")
		return head + "\n" + text, err
	}
}

// Replacements for saved images, for glyphs that are drawings, for old shaders, and for patterns.
const (
	dumps = `import (
	"errors"
	"image"

	"github.com/hajimehoshi/ebiten/v2/internal/graphicsdriver"
)

func (i *Image) Dump(graphicsdriver.Graphics, string, bool, image.Rectangle) (string, error) {
	return "", errors.New("graphicscommand: images are not kept here")
}

func DumpImages([]*Image, graphicsdriver.Graphics, string) (string, error) {
	return "", errors.New("graphicscommand: images are not kept here")
}
`
	drawn = `import (
	"github.com/go-text/typesetting/font"
	"golang.org/x/image/math/fixed"

	"github.com/hajimehoshi/ebiten/v2"
)

type svgGlyphData struct {
	source  []byte
	viewBox font.SVGViewBox
}

func svgToImage(*svgGlyphData, float64, fixed.Point26_6, fixed.Rectangle26_6) *ebiten.Image { return nil }
`
	documents = `type svgDocIndex struct{}

func newSVGDocIndex([]byte) *svgDocIndex { return new(svgDocIndex) }

func (*svgDocIndex) glyphDocument(uint32) []byte { return nil }
`
	newShaders = `import "errors"

func convertToPixels([]byte) ([]byte, error) {
	return nil, errors.New("legacyshader: shaders without //kage:unit pixels are not compiled here")
}
`
	textureVariable = `func textureVariable(name string) (index int, ok bool) {
	digits, found := strings.CutPrefix(name, "__t")
	n, err := strconv.ParseUint(digits, 10, 31)
	return int(n), found && err == nil
}
`
	emptyLines = `	for strings.Contains(vs, "\n\n\n") {
		vs = strings.ReplaceAll(vs, "\n\n\n", "\n\n")
	}
	for strings.Contains(fs, "\n\n\n") {
		fs = strings.ReplaceAll(fs, "\n\n\n", "\n\n")
	}
`
)

// plainGlyphs makes glyphs that are images use only the format that is read anyway.
var plainGlyphs = swap("\t\"image/jpeg\"\n", "", "jpeg.Decode(", "png.Decode(", "\t\"golang.org/x/image/tiff\"\n", "", "tiff.Decode(", "png.Decode(")

func change(path string, edit func(string) (string, error)) error {
	b, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	text, err := edit(string(b))
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return os.WriteFile(path, []byte(text), 0o644)
}

// part splits a text at the only occurrence of a mark.
func part(text, mark string) (before, after string, err error) {
	if n := strings.Count(text, mark); n != 1 {
		return "", "", fmt.Errorf("there are %d of %q, not one", n, mark)
	}
	before, after, _ = strings.Cut(text, mark)
	return before, after, nil
}

// The template in a file of shaders, and its execution.
const (
	templateBegins = "var tmpl = template.Must(template.New(\"tmpl\").Parse(`"
	templateEnds   = "`))\n"
	writeBegins    = "\tvar buf bytes.Buffer\n"
	writeEnds      = "\tb := buf.Bytes()\n"
)

// writeOut replaces the template by a table of the shaders.
func writeOut(text string) (string, error) {
	text = strings.Replace(text, "\t\"bytes\"\n\t\"fmt\"\n\t\"sync\"\n\t\"text/template\"\n", "\t\"sync\"\n", 1)
	head, rest, err := part(text, templateBegins)
	if err != nil {
		return "", err
	}
	source, rest, found := strings.Cut(rest, templateEnds)
	if !found {
		return "", fmt.Errorf("there is no %q", templateEnds)
	}
	body, rest, err := part(rest, writeBegins)
	if err != nil {
		return "", err
	}
	_, tail, err := part(rest, writeEnds)
	if err != nil {
		return "", err
	}
	table, err := render(source)
	return head + table + body + "\tb := []byte(written[filter][address])\n" + tail, err
}

var (
	filters   = []string{"FilterNearest", "FilterLinear", "FilterPixelated"}
	addresses = []string{"AddressUnsafe", "AddressClampToZero", "AddressRepeat"}
)

// render executes a template for each filter and address mode.
func render(source string) (string, error) {
	t, err := template.New("shader").Option("missingkey=error").Parse(source)
	if err != nil {
		return "", err
	}
	var table strings.Builder
	table.WriteString("var written = [FilterCount][AddressCount]string{\n")
	for f := range filters {
		table.WriteString("\t{\n")
		for a := range addresses {
			values := map[string]int{"Filter": f, "Address": a}
			for i, name := range filters {
				values[name] = i
			}
			for i, name := range addresses {
				values[name] = i
			}
			var shader bytes.Buffer
			if err := t.Execute(&shader, values); err != nil {
				return "", err
			}
			fmt.Fprintf(&table, "\t\t%q,\n", shader.String())
		}
		table.WriteString("\t},\n")
	}
	table.WriteString("}\n")
	return table.String(), nil
}

// forgetSources makes error messages for programmers omit their source line: a browser has no
// source files, and go/build is large.
func forgetSources(text string) (string, error) {
	head, rest, err := part(text, "\t\"go/build\"\n")
	if err != nil {
		return "", err
	}
	text = head + rest
	head, rest, err = part(text, "\t\tpkg, err := build.Default.Import(")
	if err != nil {
		return "", err
	}
	_, tail, err := part(rest, "\t\tebitengineFileDir = filepath.ToSlash(pkg.Dir)\n")
	return head + tail, err
}
