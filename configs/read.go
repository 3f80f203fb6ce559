package configs

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"broadside/configs/page"
	"broadside/personal/rulebook"
	"broadside/ships/shipyard"
	"broadside/sim/schema"
)

// Limits of a folder and its files.
const (
	maxFiles   = 256     // in a folder of one kind
	maxFile    = 1 << 16 // bytes
	maxEntries = 1024    // of one kind
)

// entry is a weapon, class or scenario as written in a file, before it is read.
type entry struct {
	key    string
	line   int
	node   *yaml.Node
	page   *page.Page
	folder int
	judged bool // its folder was given by the caller, so warnings about it matter
	broken bool // it could not be read
}

// loader collects the entries of all folders, and their problems.
type loader struct {
	page.Log
	folder     int // the current one, from 0
	judged     bool
	conditions []entry
	weapons    []entry
	bombs      []entry
	features   []entry
	people     []entry
	persons    []Person
	cast       []casting         // of the class or scenario being read
	lib        *shipyard.Library // what ships are made of, as far as it has been read
	folk       *rulebook.Library // books and decks, once they have been read
	classes    []entry
	scenarios  []entry
	lessons    []entry
	books      []entry
	chapters   []entry
	decks      []entry
	shut       []string // kinds of which a file could not be read at all
}

// kinds returns the kinds of folders, and where their entries go.
func (l *loader) kinds() []kind {
	return []kind{{"conditions", "condition", &l.conditions}, {"weapons", "weapon", &l.weapons}, {"bombs", "bomb", &l.bombs}, {"features", "feature", &l.features}, {"crew", "person", &l.people}, {"classes", "class", &l.classes},
		{"scenarios", "scenario", &l.scenarios}, {"lessons", "lesson", &l.lessons}, {"books", "book", &l.books}, {"chapters", "chapter", &l.chapters}, {"decks", "deck plan", &l.decks}}
}

type kind struct {
	name string // of its folder
	noun string // for an entry
	list *[]entry
}

func (l *loader) readFolder(f folder) {
	here, err := fs.ReadDir(f, ".")
	if err != nil {
		l.Add(page.Problem{File: f.path("."), Message: "the folder cannot be read: " + reason(err), Remedy: "name a folder that there is"})
		return
	}
	var kinds []string
	for _, k := range l.kinds() {
		kinds = append(kinds, k.name)
		l.readKind(f, k)
	}
	var unread []string
	hasData := false // data
	for _, x := range here {
		switch name := x.Name(); {
		case slices.Contains(kinds, name):
			hasData = true
		case name != "setting" && name != "README.md" && !strings.HasPrefix(name, "."):
			unread = append(unread, name)
		}
	}
	remedy := "put files into " + schema.OrList(kinds)
	if !hasData && len(unread) > 0 {
		l.Add(page.Problem{File: f.path("."), Message: "nothing in this folder is read", Remedy: "name the folder above it, or " + remedy})
		return
	}
	for _, name := range unread {
		l.Add(page.Problem{File: f.path(name), Warning: true, Message: "this is not read", Remedy: remedy})
	}
}

// path returns the path of a file of the folder, as problems give it.
func (f folder) path(name string) string { return path.Join(f.name, name) }

func reason(err error) string {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err.Error()
	}
	return err.Error()
}

func (l *loader) readKind(f folder, k kind) {
	files, err := fs.ReadDir(f, k.name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return
	case err != nil:
		l.Add(page.Problem{File: f.path(k.name), Message: "the folder cannot be read: " + reason(err), Remedy: "make it a folder of YAML files"})
		return
	}
	if len(files) > maxFiles {
		l.Add(page.Problem{File: f.path(k.name), Message: fmt.Sprintf("%d files are too many", len(files)),
			Remedy: fmt.Sprintf("have at most %d; a file may hold several entries", maxFiles)})
		return
	}
	for _, file := range files {
		name := path.Join(k.name, file.Name())
		switch {
		case strings.HasPrefix(file.Name(), "."):
		case file.IsDir() || path.Ext(name) != ".yaml":
			l.Add(page.Problem{File: f.path(name), Warning: true, Message: "this is not read", Remedy: "end the names of data files in .yaml"})
		default:
			if !l.readFile(f, name, k.list) {
				l.shut = append(l.shut, k.name)
			}
		}
	}
}

// isBroken reports whether a thing with a noun and a name is in a file but could not be read, or
// may be in a file that could not be read at all.
func (l *loader) isBroken(noun, name string) bool {
	for _, k := range l.kinds() {
		if k.noun == noun {
			return slices.Contains(l.shut, k.name) || slices.ContainsFunc(*k.list, func(e entry) bool { return e.key == name && e.broken })
		}
	}
	return false
}

// readFile adds the entries of a file, replacing those of earlier folders with the same key, and
// reports whether it could be read.
func (l *loader) readFile(f folder, name string, list *[]entry) bool {
	p := &page.Page{Log: &l.Log, File: f.path(name)}
	text, err := readAll(f, name)
	if err != nil {
		p.Say(0, "", err.Error(), "make it a readable file of at most "+strconv.Itoa(maxFile)+" bytes")
		return false
	}
	errors := l.Errors
	root := p.Parse(text)
	if root == nil {
		return l.Errors == errors // an empty file is fine
	}
	m := p.Mapping(root, "")
	if m == nil {
		return false
	}
	for i, key := range m.Keys {
		add(list, entry{key: key.Value, line: key.Line, node: m.Value(i), page: p, folder: l.folder, judged: l.judged})
	}
	return true
}

func add(list *[]entry, e entry) {
	p := e.page
	if !page.GoodKey(e.key) {
		p.Say(e.line, e.key, fmt.Sprintf("%q is not a key", page.Short(e.key)), page.KeyRemedy)
		return
	}
	for i := range *list {
		old := &(*list)[i]
		if old.key != e.key {
			continue
		}
		if old.folder == e.folder {
			p.Say(e.line, e.key, fmt.Sprintf("there is one of this key already at %s:%d", old.page.File, old.line), "give one of the two another key")
			return
		}
		*old = e
		return
	}
	if len(*list) == maxEntries {
		p.Say(e.line, e.key, "there are too many entries", fmt.Sprintf("have at most %d of a kind", maxEntries))
		return
	}
	*list = append(*list, e)
}

// keysOf returns the keys of entries.
func keysOf(list []entry) []string {
	return schema.KeysOf(list, func(e *entry) string { return e.key })
}

// readAll returns the text of a file. It opens no pipe, which nobody may ever write to.
func readAll(f fs.FS, name string) ([]byte, error) {
	info, err := fs.Stat(f, name)
	if err != nil {
		return nil, errors.New(reason(err))
	}
	if !info.Mode().IsRegular() {
		return nil, errors.New("this is not a file")
	}
	file, err := f.Open(name)
	if err != nil {
		return nil, errors.New(reason(err))
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, maxFile+1))
	if err != nil {
		return nil, errors.New(reason(err))
	}
	if len(text) > maxFile {
		return nil, errors.New("the file is too large")
	}
	return text, nil
}
