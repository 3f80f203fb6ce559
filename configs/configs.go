// Package configs holds the data of which battles are made, and reads it: conditions, weapons,
// bombs, ship classes and scenarios, each kind in a folder. The shipped data is inside the program;
// a folder with the same layout adds to it or overrides it, entry by entry. docs/data.md shows how
// to write each kind.
//
// Files give feet and degrees. Nothing in a file can make the loader panic: everything wrong with
// it is returned as a list of Problems.
package configs

import (
	"embed"
	"io"
	"io/fs"
	"os"
	"slices"

	"broadside/configs/page"
	"broadside/personal/rulebook"
	"broadside/ships/shipyard"
	"broadside/sim/scenario"
)

//go:embed conditions weapons bombs features crew classes scenarios lessons books chapters decks
var shipped embed.FS

// Problem describes something that is wrong with a file, and the remedy.
type Problem = page.Problem

// Broken reports whether any problem is more than a warning.
func Broken(problems []Problem) bool { return page.Broken(problems) }

// Print writes problems, one per line, and a last line with their number.
func Print(w io.Writer, problems []Problem) error { return page.Print(w, problems) }

// Data is everything that was loaded. Scenarios are in the order in which a GM is offered them, the
// default one first.
type Data struct {
	Library   *shipyard.Library
	Persons   *rulebook.Library // books and decks for fights on foot
	Crew      []Person
	Scenarios []scenario.Scenario
	Lessons   []scenario.Scenario // each for one seat, in the order in which they are offered
	given     map[string]bool     // entries of the caller's folders: "classes/lugger"
}

// Given reports whether an entry is in a folder of the caller: "classes", "lugger". If only the
// shipped data was loaded, all of it counts.
func (d *Data) Given(folder, key string) bool { return d.given[folder+"/"+key] }

// GivenIn reports whether a scenario is in a folder of the caller, or has a class, a book or a deck
// that is.
func (d *Data) GivenIn(sc *scenario.Scenario) bool {
	given := d.Given("scenarios", sc.Key)
	for i := range sc.Ships {
		given = given || d.Given("classes", d.Library.Classes[sc.Ships[i].Class].Key)
	}
	for i := range sc.Reinforcements {
		given = given || d.Given("classes", d.Library.Classes[sc.Reinforcements[i].Class].Key)
	}
	if sc.Foot == nil {
		return given
	}
	for _, deck := range sc.Foot.Decks {
		given = given || d.Given("decks", d.Persons.Plans[deck.Plan].Key)
	}
	return given || d.Given("books", d.Persons.Books[sc.Foot.Book].Key)
}

// Scenario returns the scenario or lesson with a key, or nil.
func (d *Data) Scenario(key string) *scenario.Scenario {
	for _, list := range [][]scenario.Scenario{d.Scenarios, d.Lessons} {
		if i := slices.IndexFunc(list, func(s scenario.Scenario) bool { return s.Key == key }); i >= 0 {
			return &list[i]
		}
	}
	return nil
}

// folder is a folder of data, and the name that problems give it.
type folder struct {
	fs.FS
	name string
}

// Dir returns a folder of data on disk, whose problems give the full paths of its files.
func Dir(path string) fs.FS { return folder{os.DirFS(path), path} }

// Load reads the shipped data, and then the given folders over it, in order. Only the given folders
// cause warnings. If any problem is not a warning it returns no Data, so that a caller keeps what
// it had.
func Load(dirs ...fs.FS) (*Data, []Problem) {
	return load(append([]fs.FS{folder{shipped, "configs"}}, dirs...))
}

// Check returns everything that is wrong or doubtful with a folder of data on disk, read over the
// shipped data. Without a folder it checks the shipped data.
func Check(dir string) []Problem {
	if dir == "" {
		_, problems := Load()
		return problems
	}
	_, problems := Load(Dir(dir))
	return problems
}

func load(dirs []fs.FS) (*Data, []Problem) {
	l := &loader{}
	data := l.load(dirs)
	if Broken(l.Problems) {
		return nil, l.Problems
	}
	return data, l.Problems
}

func (l *loader) load(dirs []fs.FS) *Data {
	l.Broken = l.isBroken
	for i, dir := range dirs {
		f, named := dir.(folder)
		if !named {
			f = folder{dir, ""}
		}
		l.folder, l.judged = i, i > 0 || len(dirs) == 1
		l.readFolder(f)
	}
	data := l.build()
	data.given = map[string]bool{}
	for _, k := range l.kinds() {
		for i := range *k.list {
			if e := &(*k.list)[i]; e.judged {
				data.given[k.name+"/"+e.key] = true
			}
		}
	}
	slices.SortStableFunc(l.Problems, page.ByPlace)
	return data
}
