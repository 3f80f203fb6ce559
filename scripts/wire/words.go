package main

import (
	"cmp"
	"fmt"
	"go/constant"
	"go/types"
	"reflect"
	"slices"
	"strings"
	"unicode"

	"broadside/crew"
	"broadside/netcode"
	"broadside/personal/deckplan"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// told are types of numbers with names that the page lists elsewhere.
var told = []reflect.Type{
	reflect.TypeFor[crew.Verb](), reflect.TypeFor[event.Kind](), reflect.TypeFor[netcode.Code](), reflect.TypeFor[space.Length](), reflect.TypeFor[space.Angle](),
}

// word is the name of a number.
type word struct {
	value int64
	name  string
}

// words returns the table of numbers that have names.
func words(src *source) (string, error) {
	type meaning struct {
		of    reflect.Type
		words string
	}
	var meanings []meaning
	names, places := map[meaning][]string{}, map[string]map[meaning][]string{} // the numbers' names; and where each occurs, by the field's name
	for at, all := range records() {
		for f := range everyField(all) {
			if f.Kind != field.NumberField || f.Type == nil || f.Type.PkgPath() == "" || slices.Contains(told, f.Type) {
				continue
			}
			p, err := src.read(f.Type.PkgPath())
			if err != nil {
				return "", err
			}
			m := meaning{f.Type, p.spellWords(f.Type, f.Hi)}
			if name := nameOfCode(m.words); name != "" {
				return "", fmt.Errorf("%s: %q is a name of the code, which the page does not tell: give its value or a word", f.Type, name)
			}
			if m.words == "" {
				continue
			}
			if places[f.Name] == nil {
				places[f.Name] = map[meaning][]string{}
			}
			if places[f.Name][m] == nil {
				if names[m] == nil {
					meanings = append(meanings, m)
				}
				names[m] = append(names[m], f.Name)
			}
			if !slices.Contains(places[f.Name][m], at) {
				places[f.Name][m] = append(places[f.Name][m], at)
			}
		}
	}
	var rows []string
	for _, m := range meanings {
		var in []string
		for _, name := range names[m] {
			cell := "`" + name + "`"
			if len(places[name]) > 1 {
				cell += " of " + strings.Join(places[name][m], ", ")
			}
			in = append(in, cell)
		}
		slices.Sort(in)
		rows = append(rows, fmt.Sprintf("| %s | %s |\n", strings.Join(in, ", "), m.words))
	}
	rows = append(rows, fmt.Sprintf("| `symbol`, and the letters of `cells` | %s |\n", symbols()))
	slices.Sort(rows)
	return "| number | stands for |\n|---|---|\n" + strings.Join(rows, ""), nil
}

// symbols lists the characters of a map and what each stands for; the number is the character's.
func symbols() string {
	var cells []string
	for _, s := range deckplan.Symbols {
		name := string(s.Symbol)
		if name == " " {
			name = "a space"
		}
		cells = append(cells, fmt.Sprintf("%d %s %s", s.Symbol, name, s.Says))
	}
	return strings.ReplaceAll(strings.Join(cells, ", "), "|", "\\|")
}

// spellWords returns the names of a type's numbers up to most, or "" if they have none.
func (p *pkg) spellWords(t reflect.Type, most int64) string {
	all := slices.DeleteFunc(p.wordsOf(t), func(w word) bool { return w.value > most })
	if len(all) < 2 {
		return ""
	}
	first, last := commonWords(all)
	var cells []string
	for _, w := range all {
		name := spell(w.name)
		name = strings.TrimSuffix(strings.TrimPrefix(name, first), last)
		v := reflect.New(t).Elem()
		if v.CanInt() {
			v.SetInt(w.value)
		} else {
			v.SetUint(uint64(w.value))
		}
		if s, ok := v.Interface().(fmt.Stringer); ok && s.String() != "" {
			name = s.String()
		}
		if says := p.says[w.name]; says != "" && says != name {
			name += " (" + says + ")"
		}
		cells = append(cells, fmt.Sprintf("%d %s", w.value, name))
	}
	says := strings.Join(cells, ", ")
	if isSet(all) {
		says = "a sum of " + says
	}
	return strings.ReplaceAll(says, "|", "\\|")
}

// wordsOf returns the constants of a type, by their numbers. For a set, combinations are left out.
func (p *pkg) wordsOf(t reflect.Type) (all []word) {
	scope := p.types.Scope()
	for _, name := range scope.Names() {
		c, ok := scope.Lookup(name).(*types.Const)
		if !ok || c.Val().Kind() != constant.Int || bounds(name) {
			continue
		}
		of, ok := c.Type().(*types.Named)
		value, exact := constant.Int64Val(c.Val())
		if ok && exact && of.Obj().Name() == t.Name() {
			all = append(all, word{value, name})
		}
	}
	slices.SortFunc(all, func(a, b word) int { return cmp.Compare(a.value, b.value) })
	if isSet(all) {
		all = slices.DeleteFunc(all, func(w word) bool { return w.value&(w.value-1) != 0 })
	}
	return all
}

// isSet reports whether numbers are bits of a set: the third one is missing.
func isSet(all []word) bool {
	has := func(v int64) bool { return slices.ContainsFunc(all, func(w word) bool { return w.value == v }) }
	return has(1) && has(2) && has(4) && !has(3)
}

// bounds reports whether a constant is not a name, but only the limit of its type.
func bounds(name string) bool {
	first, _, _ := strings.Cut(spell(name), " ")
	return slices.Contains([]string{"last", "max", "all"}, first)
}

// spell returns an identifier as words.
func spell(name string) string {
	var b strings.Builder
	upper := true
	for _, r := range name {
		if unicode.IsUpper(r) && !upper {
			b.WriteByte(' ')
		}
		upper = unicode.IsUpper(r)
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// commonWords returns the first and the last word that all names share, with the space beside it.
func commonWords(all []word) (first, last string) {
	first, _, _ = strings.Cut(spell(all[0].name), " ")
	name := spell(all[0].name)
	last = name[strings.LastIndex(name, " ")+1:]
	for _, w := range all {
		if !strings.HasPrefix(spell(w.name), first+" ") {
			first = ""
		}
		if !strings.HasSuffix(spell(w.name), " "+last) {
			last = ""
		}
	}
	if first != "" {
		return first + " ", ""
	}
	if last != "" {
		return "", " " + last
	}
	return "", ""
}
