// Package configs holds the data that battles are made of, and reads it:
// conditions, weapons, bombs, ship classes and scenarios, one kind a folder. What is shipped is inside the program; a folder laid out
// the same way adds to it or overrides it, entry by entry. docs/data.md shows
// how to write each kind.
//
// Files give feet and degrees. Nothing in a file can make the loader panic:
// everything wrong with it comes back as a list of Problems.
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

// Problem is one thing that is wrong with a file, and what to do about it.
type Problem = page.Problem

// Broken reports whether any problem is more than a warning.
func Broken(problems []Problem) bool { return page.Broken(problems) }

// Print writes problems one a line, and a last line that counts them.
func Print(w io.Writer, problems []Problem) error { return page.Print(w, problems) }

// Data is everything that was loaded. Scenarios stand in the order in which a
// GM is offered them, the default one first.
type Data struct {
	Library   *shipyard.Library
	Persons   *rulebook.Library // books and decks for fights on foot
	Crew      []Person
	Scenarios []scenario.Scenario
	Lessons   []scenario.Scenario // each for one seat, in the order in which they are offered
}

// Scenario finds a scenario or a lesson by its key, or nil.
func (d *Data) Scenario(key string) *scenario.Scenario {
	for _, list := range [][]scenario.Scenario{d.Scenarios, d.Lessons} {
		if i := slices.IndexFunc(list, func(s scenario.Scenario) bool { return s.Key == key }); i >= 0 {
			return &list[i]
		}
	}
	return nil
}

// folder is a place where data is read from, and how problems name it.
type folder struct {
	fs.FS
	name string
}

// Dir returns a folder of data on disk, whose problems name its files in full.
func Dir(path string) fs.FS { return folder{os.DirFS(path), path} }

// Load reads what is shipped, and over it the given folders, in order. Warnings
// are about the given folders alone. With any problem that is not a warning
// there is no Data, so that a caller keeps what it had.
func Load(dirs ...fs.FS) (*Data, []Problem) {
	return load(append([]fs.FS{folder{shipped, "configs"}}, dirs...))
}

// Check lists everything that is wrong or doubtful with a folder of data on
// disk, read over what is shipped. With no folder it checks what is shipped.
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
	slices.SortStableFunc(l.Problems, page.ByPlace)
	return data
}
