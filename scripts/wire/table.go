package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/doc"
	"go/parser"
	"go/token"
	"math/bits"
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

// errNoTable means that the page has no place for a table.
var errNoTable = errors.New("docs/wire.md has lost the comments between which a table stands; put them back")

// replace writes a table between its two comments.
func replace(page, name, table string) (string, error) {
	begins := fmt.Sprintf("<!-- %s: written by go generate ./scripts/wire -->\n", name)
	ends := fmt.Sprintf("<!-- %s end. -->\n", name)
	before, rest, found := strings.Cut(page, begins)
	_, after, closed := strings.Cut(rest, ends)
	if !found || !closed {
		return "", fmt.Errorf("%w: %s", errNoTable, strings.TrimSpace(begins))
	}
	return before + begins + "\n" + table + "\n" + ends + after, nil
}

// comments are the first sentences of the comments on the program's types, by package and name.
type comments map[string]string

// sayings reads the comments of the packages whose records travel.
func sayings(root string) (comments, error) {
	says := comments{}
	for _, dir := range []string{"netcode", "sim", "sim/picture", "sim/event", "ships", "ships/deployment", "ships/impact", "personal"} {
		files, err := filepath.Glob(filepath.Join(root, dir, "*.go"))
		if err != nil {
			return nil, err
		}
		for _, name := range files {
			f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
			if err != nil {
				return nil, err
			}
			for _, decl := range f.Decls {
				if g, ok := decl.(*ast.GenDecl); ok {
					says.read("broadside/"+dir, g)
				}
			}
		}
	}
	return says, nil
}

func (s comments) read(pkg string, g *ast.GenDecl) {
	for _, spec := range g.Specs {
		t, ok := spec.(*ast.TypeSpec)
		if !ok {
			continue
		}
		text := t.Doc.Text()
		if text == "" {
			text = g.Doc.Text()
		}
		said := strings.TrimPrefix(new(doc.Package).Synopsis(text), t.Name.Name+" ")
		said = strings.TrimPrefix(strings.TrimPrefix(said, "is "), "are ")
		if said != "" {
			s[pkg+"."+t.Name.Name] = strings.ToUpper(said[:1]) + said[1:]
		}
	}
}

// commentOf returns the first sentence of a record's comment.
func (s comments) commentOf(r field.Record) string {
	t := reflect.TypeOf(r).Elem()
	return s[t.PkgPath()+"."+t.Name()]
}

// fields formats a record's fields for a cell of a table.
func fields(all []field.Description) string {
	var cells []string
	for _, f := range called(all) {
		cell := "`" + f.Name + "` "
		switch f.Kind {
		case field.NumberField:
			cell += number(f.Lo) + ".." + number(f.Hi)
		case field.TextField:
			cell += fmt.Sprintf("text %d", f.Hi)
		case field.BytesField:
			cell += fmt.Sprintf("bin %d", f.Hi)
		case field.ListField:
			cell += fmt.Sprintf("list %d of (%s)", f.Hi, fields(f.Each))
		case field.OtherField:
			cell = "and what belongs to it"
		}
		cells = append(cells, cell)
	}
	return strings.Join(cells, ", ")
}

// number formats a number for people: large ones as powers of two.
func number(n int64) string {
	size := uint64(n)
	sign := ""
	if n < 0 {
		size, sign = -size, "-"
	}
	switch {
	case size > 1<<16 && size&(size-1) == 0:
		return fmt.Sprintf("%s2^%d", sign, bits.TrailingZeros64(size))
	case size > 1<<16 && size&(size+1) == 0:
		return fmt.Sprintf("%s(2^%d-1)", sign, bits.Len64(size))
	}
	return fmt.Sprint(n)
}

func messages(says comments) (string, error) {
	var b strings.Builder
	b.WriteString("| kind | name | from, on | what it says | fields |\n|---|---|---|---|---|\n")
	for k := netcode.Kind(1); netcode.NewMessage(k) != nil; k++ {
		m := netcode.NewMessage(k)
		var ways []string
		for c, way := range map[netcode.Channel]string{netcode.ToServer: "client, stream", netcode.AckToServer: "client, datagram", netcode.ToClient: "server, stream", netcode.FrameToClient: "server, datagram"} {
			if k.TravelsOver(c) {
				ways = append(ways, way)
			}
		}
		fmt.Fprintf(&b, "| %d | %s | %s | %s | %s |\n", k, k, ordered(ways), says.commentOf(m), fields(field.Describe(m)))
	}
	return b.String(), nil
}

// ordered returns the ways of a message, the client's first.
func ordered(ways []string) string {
	var out []string
	for _, w := range []string{"client, stream", "client, datagram", "server, stream", "server, datagram"} {
		for _, o := range ways {
			if o == w {
				out = append(out, w)
			}
		}
	}
	return strings.Join(out, "; ")
}

func orders(says comments) (string, error) {
	var b strings.Builder
	b.WriteString("| verb | name | who, what it takes | what it does | fields |\n|---|---|---|---|---|\n")
	for v := crew.Verb(1); v <= crew.LastVerb; v++ {
		i := sim.NewIntent(v)
		if i == nil {
			continue
		}
		who, does := "GM", says.commentOf(i)
		if r := crew.PermissionOf(v); r != nil {
			who = fmt.Sprintf("%s; %s", r.Roles, r.Price())
			does = r.Says.String()
		}
		fmt.Fprintf(&b, "| %d | %s | %s | %s | %s |\n", v, v, who, strings.ReplaceAll(does, "\n", " "), fields(field.Describe(i)))
	}
	return b.String(), nil
}

func facts(says comments) (string, error) {
	var b strings.Builder
	b.WriteString("| fact | name | what it says | fields |\n|---|---|---|---|\n")
	for k := range 256 {
		if f := sim.NewFact(event.Kind(k)); f != nil {
			fmt.Fprintf(&b, "| %d | %s | %s | %s |\n", k, reflect.TypeOf(f).Elem().Name(), says.commentOf(f), fields(field.Describe(f)))
		}
	}
	return b.String(), nil
}

func frames(says comments) (string, error) {
	var b strings.Builder
	b.WriteString("| section | name | key of a row | what a row is | numbers | texts |\n|---|---|---|---|---|---|\n")
	for i, l := range picture.Layouts() {
		var numbers, texts []field.Description
		for _, f := range field.Describe(l.Row) {
			if f.Kind == field.TextField {
				texts = append(texts, f)
			} else {
				numbers = append(numbers, f)
			}
		}
		fmt.Fprintf(&b, "| %d | %s | `%s` | %s | %s | %s |\n", i, l.Name, strings.ReplaceAll(l.Key, "|", "\\|"), says.commentOf(l.Row), fields(numbers), fields(texts))
	}
	return b.String(), nil
}
