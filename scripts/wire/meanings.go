package main

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"sync"

	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/field"
)

// meanings returns the table of fields whose comments in the code say more than their names.
func meanings(src *source) (string, error) {
	type part struct{ of, says string }
	var parts []part
	places := map[part][]string{}
	for at, all := range records() {
		var order []string // structs, in order of appearance
		says := map[string][]string{}
		for f := range everyField(all) {
			if len(f.Path) == 0 {
				continue
			}
			m := f.Path[len(f.Path)-1]
			p, err := src.read(m.Of.PkgPath())
			if err != nil {
				return "", err
			}
			cell := fmt.Sprintf("`%s` %s", f.Name, strings.ReplaceAll(p.fields[m.Of.Name()][m.Name], "|", "\\|"))
			of := m.Of.String()
			if p.fields[m.Of.Name()][m.Name] == "" || slices.Contains(says[of], cell) {
				continue
			}
			if name := nameOfCode(p.fields[m.Of.Name()][m.Name]); name != "" {
				return "", fmt.Errorf("%s.%s: %q is a name of the code, which the page does not tell: give its value or a word", of, m.Name, name)
			}
			if says[of] == nil {
				order = append(order, of)
			}
			says[of] = append(says[of], cell)
		}
		for _, of := range order {
			m := part{of, strings.Join(says[of], "; ")}
			if places[m] == nil {
				parts = append(parts, m)
			}
			if !slices.Contains(places[m], at) {
				places[m] = append(places[m], at)
			}
		}
	}
	var b strings.Builder
	b.WriteString("| in | what fields mean |\n|---|---|\n")
	for _, m := range parts {
		in := strings.Join(places[m], ", ")
		fmt.Fprintf(&b, "| %s | %s |\n", in, m.says)
	}
	return b.String(), nil
}

// code matches words that only code can contain: a name of several words, or with a package.
var code = regexp.MustCompile(`\b(?:[a-z]+\.[A-Z]|[A-Za-z]*[a-z][A-Z])[A-Za-z]*\b`)

// nameOfCode returns the first name in a text that only the code knows, or "". Facts are excepted,
// since they are on the page.
func nameOfCode(text string) string {
	for _, name := range code.FindAllString(text, -1) {
		if !slices.Contains(factNames(), name) {
			return name
		}
	}
	return ""
}

// factNames are the names of facts.
var factNames = sync.OnceValue(func() (names []string) {
	for k := range 256 {
		if f := sim.NewFact(event.Kind(k)); f != nil {
			names = append(names, reflect.TypeOf(f).Elem().Name())
		}
	}
	return names
})

// called renames fields that share a name after what they belong to.
func called(all []field.Description) []field.Description {
	all = slices.Clone(all)
	for depth := 1; depth < 4; depth++ {
		count := map[string]int{}
		for _, f := range all {
			count[f.Name]++
		}
		twice := map[string]bool{} // the owners of fields whose names occur more than once
		for _, f := range all {
			if of := owner(f, depth); count[f.Name] > 1 && of != "" {
				twice[of] = true
			}
		}
		if len(twice) == 0 {
			break
		}
		for i, f := range all {
			if of := owner(f, depth); twice[of] {
				all[i].Name = of[strings.LastIndex(of, ".")+1:] + " " + f.Name
			}
		}
	}
	return all
}

// owner returns the name of what contains a field, the given number of levels above it, or "" if
// that is the record.
func owner(f field.Description, above int) string {
	if len(f.Path) <= above {
		return ""
	}
	var way []string
	for _, m := range f.Path[:len(f.Path)-above] {
		way = append(way, spell(m.Name))
	}
	return strings.Join(way, ".")
}
