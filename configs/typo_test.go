package configs

import (
	"fmt"
	"strings"
	"testing"

	"broadside/sim/schema"
)

// slip is a value that its key cannot hold, in an entry of one line.
type slip struct{ entry, message, remedy string }

// slips returns likely mistakes for each key of a record and of those below it: a word with a typo,
// a number beyond its range, another kind of value, an unknown key, and one twice. around puts a
// record into its entry.
func slips(d *schema.Description, around func(string) string, seen map[*schema.Description]bool) (all []slip) {
	if seen[d] {
		return nil
	}
	seen[d] = true
	all = append(all, slip{around("xyzzy: 1"), `no key "xyzzy" here`, "use "})
	for i := range d.Fields {
		f := &d.Fields[i]
		with := ""
		if d.Switch != "" && f.Name != d.Switch {
			with = d.Switch + ": " + switched(d, f) + ", "
		}
		put := func(value string) string { return around(with + f.Name + ": " + value) }
		if name := f.Name; i == 0 && with == "" && len(name) > 3 {
			all = append(all, slip{around(name[:2] + name[1:] + ": 1"), "no key", "`" + name + "`"})
			all = append(all, slip{around(name + ": 1, " + name + ": 1"), "stands here twice", "remove one"})
		}
		switch f.Kind {
		case schema.WordKind, schema.WordsKind:
			word := ""
			for _, w := range f.Words {
				if len(w) > 4 {
					word = w
				}
			}
			switch {
			case !f.Closed || word == "":
			case f.Kind == schema.WordKind:
				all = append(all, slip{put(word[:3] + word[2:]), word[:3] + word[2:], word})
			default:
				all = append(all, slip{put("[" + word[:3] + word[2:] + "]"), word[:3] + word[2:], word})
			}
			all = append(all, slip{put("{a: 1}"), "this is a group of keys", "write"})
		case schema.NumberKind:
			all = append(all, slip{put(fmt.Sprint(f.High + 1)), "out of range", fmt.Sprint(f.High)}, slip{put("much"), "not a whole number", fmt.Sprint(f.High)})
		case schema.TruthKind:
			all = append(all, slip{put("maybe"), "neither true nor false", "write true or false"})
		case schema.TextKind:
			all = append(all, slip{put("[a]"), "not a text", "write a text"})
		case schema.RecordsKind, schema.NumbersKind:
			all = append(all, slip{put("7"), "not a list", "[a, b]"})
		}
		if f.Below == nil {
			continue
		}
		switch f.Kind {
		case schema.RecordKind:
			all = append(all, slips(f.Below, func(s string) string { return put("{" + s + "}") }, seen)...)
		case schema.RecordsKind:
			all = append(all, slips(f.Below, func(s string) string { return put("[{" + s + "}]") }, seen)...)
		case schema.EntriesKind:
			key := "{odd"
			if f.Name == "crew" { // whose seats are those of the class
				key = "{pilot"
				put = func(value string) string { return around("class: fighter, crew: " + value) }
			}
			all = append(all, slips(f.Below, func(s string) string { return put(key + ": {" + s + "}}") }, seen)...)
		}
	}
	return all
}

// switched returns a word of a record's switch with which it can have a key.
func switched(d *schema.Description, f *schema.Field) string {
	if f.For != nil {
		return f.For[0]
	}
	for i := range d.Fields {
		if x := &d.Fields[i]; x.Name == d.Switch {
			return x.Words[0]
		}
	}
	return ""
}

// Every mistake in a value is reported at its line, with what could be there.
func TestEverySlipIsToldAtItsLine(t *testing.T) {
	for _, folder := range Folders() {
		all := slips(folder.Entry, func(s string) string { return "{" + s + "}" }, map[*schema.Description]bool{})
		if folder.Name == "chapters" {
			for i := range all {
				if !strings.HasPrefix(all[i].entry, "{book") {
					all[i].entry = "{book: me5e, " + all[i].entry[1:]
				}
			}
		}
		most, each := len(all), 8
		switch folder.Name {
		case "conditions":
			most = 12 // there may be no more
		case "books":
			most, each = 400, 2 // most keys of a book are missing
		}
		for ; len(all) > 0; all = all[min(len(all), most):] {
			holdSlips(t, folder.Name, all[:min(len(all), most)], each)
		}
	}
}

// holdSlips checks that each of some slips is reported, with a number of them in each file, since
// only the first 100 problems of a file are reported.
func holdSlips(t *testing.T, folder string, all []slip, each int) {
	t.Helper()
	var pairs []string
	for n := 0; n < len(all); n += each {
		text := ""
		for i, x := range all[n:min(len(all), n+each)] {
			text += fmt.Sprintf("odd-%d: %s\n", n+i, x.entry)
		}
		pairs = append(pairs, fmt.Sprintf("%s/x%03d.yaml", folder, n/each), text)
	}
	at := map[string][]Problem{}
	_, problems := Load(files(t, pairs...))
	for _, p := range problems {
		key := fmt.Sprint(p.File, p.Line)
		at[key] = append(at[key], p)
	}
	for i, x := range all {
		if told := at[fmt.Sprint(pairs[i/each*2], i%each+1)]; !has(told, x.message, x.remedy) {
			t.Errorf("%s: of %s nothing is said like %q and %q, but %v", folder, x.entry, x.message, x.remedy, told)
		}
	}
}

func has(problems []Problem, message, remedy string) bool {
	for _, p := range problems {
		if strings.Contains(p.Message, message) && strings.Contains(p.Remedy, remedy) {
			return true
		}
	}
	return false
}
