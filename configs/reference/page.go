package reference

import (
	"fmt"
	"strings"

	"broadside/configs"
	"broadside/sim/schema"
)

// Page returns the text of docs/keys.md.
func Page() string {
	p := &page{told: map[string]bool{}}
	p.b.WriteString(`# All keys of data files

[data.md](data.md) tells how to write each kind of file, with examples. This page lists every key that there is, as the files are read: what it holds, and what that is.
Keys in **bold** must be there. A number that is left out is 0, and a truth false, where nothing else is said. ` + "`docs/schema`" + ` has the same for editors.
`)
	for _, f := range configs.Folders() {
		p.folder(f)
	}
	return p.b.String()
}

// page writes a table for each record. Records with a type follow the first record that names them.
type page struct {
	b     strings.Builder
	told  map[string]bool
	after []*schema.Description
}

func (p *page) folder(f configs.Folder) {
	fmt.Fprintf(&p.b, "\n## `%s/*.yaml`\n\n%s.\n", f.Name, f.Says)
	p.table(f.Entry)
	for len(p.after) > 0 {
		d := p.after[0]
		p.after = p.after[1:]
		fmt.Fprintf(&p.b, "\n### `%s`\n", d.Type)
		p.table(d)
	}
}

func (p *page) table(d *schema.Description) {
	p.b.WriteString("\n| key | holds | what it is |\n|---|---|---|\n")
	p.rows("", d)
	for _, keys := range d.OneOf {
		fmt.Fprintf(&p.b, "\nOne of `%s` must be there.\n", strings.Join(keys, "`, `"))
	}
}

func (p *page) rows(path string, d *schema.Description) {
	for i := range d.Fields {
		f := &d.Fields[i]
		name := "`" + path + f.Name + "`"
		if f.Needed {
			name = "**" + name + "**"
		}
		doc := f.Doc
		if f.For != nil {
			doc = fmt.Sprintf("for `%s`: %s", strings.Join(f.For, "`, `"), doc)
		}
		if f.Default != "" && f.Kind != schema.TextKind && !f.Needed {
			doc += "; `" + f.Default + "` if left out"
		}
		fmt.Fprintf(&p.b, "| %s | %s | %s |\n", name, p.holds(f), doc)
		switch {
		case f.Below == nil:
		case f.Below.Type == "":
			mark := "."
			if f.Kind.Listed() {
				mark = "[]."
			}
			p.rows(path+f.Name+mark, f.Below)
		case !p.told[f.Below.Type]:
			p.told[f.Below.Type] = true
			p.after = append(p.after, f.Below)
		}
	}
}

// holds describes the values of a key.
func (p *page) holds(f *schema.Field) string {
	switch f.Kind {
	case schema.TextKind:
		return "text"
	case schema.TruthKind:
		return "true or false"
	case schema.NumberKind:
		return rangeOf(f)
	case schema.BlockKind:
		return "lines"
	case schema.RecordKind:
		if f.Short != nil {
			return "a name, or keys of " + link(f)
		}
		return "keys" + of(f)
	case schema.RecordsKind:
		return "list of keys" + of(f)
	case schema.EntriesKind:
		return "by a key for each: keys" + of(f)
	case schema.NumbersKind:
		if f.Form != "" {
			return "`" + f.Form + "`"
		}
		return "list of numbers, " + rangeOf(f)
	case schema.WordsKind:
		return "list of " + wordOf(f)
	case schema.AmountsKind:
		return "by " + f.Of + ": " + rangeOf(f)
	case schema.PairsKind:
		return "by " + f.Form
	}
	return wordOf(f)
}

func of(f *schema.Field) string {
	if f.Below.Type == "" {
		return ""
	}
	return " of " + link(f)
}

func link(f *schema.Field) string {
	return fmt.Sprintf("[%s](#%s)", f.Below.Type, strings.ReplaceAll(f.Below.Type, " ", "-"))
}

func rangeOf(f *schema.Field) string {
	s := fmt.Sprintf("%d to %d", f.Low, f.High)
	if f.Unit != "" {
		s += " " + f.Unit
	}
	return s
}

func wordOf(f *schema.Field) string {
	switch {
	case f.Closed:
		return "`" + strings.Join(f.Words, "`, `") + "`"
	case f.Form != "":
		return f.Form
	}
	return f.Of
}
