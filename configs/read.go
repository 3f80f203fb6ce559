package configs

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"go.yaml.in/yaml/v3"

	"broadside/personal/rulebook"
	"broadside/ships/shipyard"
)

// Limits of a folder and its files.
const (
	maxFiles   = 256     // in a folder of one kind
	maxFile    = 1 << 16 // bytes
	maxEntries = 1024    // of one kind
	maxKey     = 40      // bytes
	maxErrors  = 100     // told for each file
)

// entry is one weapon, class or scenario as it stands in a file, not yet read.
type entry struct {
	key    string
	line   int
	node   *yaml.Node
	page   *page
	folder int
	judged bool // its folder was given, so warnings about it matter
}

// loader gathers the entries of all folders, and what is wrong with them.
type loader struct {
	folder    int // being read, from 0
	judged    bool
	weapons   []entry
	bombs     []entry
	features  []entry
	people    []entry
	persons   []Person
	cast      []casting         // of the class or the scenario that is being read
	lib       *shipyard.Library // its features, once they are read
	folk      *rulebook.Library // books and decks, once they are read
	classes   []entry
	scenarios []entry
	lessons   []entry
	books     []entry
	chapters  []entry
	decks     []entry
	shut      []string // kinds of which a file could not be read at all
	problems  []Problem
	errors    int // problems that are not warnings
}

// kinds are the folders that are read, and where their entries go.
func (l *loader) kinds() []kind {
	return []kind{{"weapons", &l.weapons}, {"bombs", &l.bombs}, {"features", &l.features}, {"crew", &l.people}, {"classes", &l.classes},
		{"scenarios", &l.scenarios}, {"lessons", &l.lessons}, {"books", &l.books}, {"chapters", &l.chapters}, {"decks", &l.decks}}
}

type kind struct {
	name string
	list *[]entry
}

func (l *loader) readFolder(f folder) {
	here, err := fs.ReadDir(f, ".")
	if err != nil {
		l.add(Problem{File: f.path("."), Message: "the folder cannot be read: " + reason(err), Remedy: "name a folder that there is"})
		return
	}
	known := []string{"setting", "README.md"}
	var kinds []string
	for _, k := range l.kinds() {
		kinds = append(kinds, k.name)
		l.readKind(f, k)
	}
	known = append(known, kinds...)
	for _, x := range here {
		if !slices.Contains(known, x.Name()) && !strings.HasPrefix(x.Name(), ".") {
			l.add(Problem{File: f.path(x.Name()), Warning: true, Message: "this is not read",
				Remedy: "put files into " + orList(kinds)})
		}
	}
}

// path is how problems name a file of the folder.
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
		l.add(Problem{File: f.path(k.name), Message: "the folder cannot be read: " + reason(err), Remedy: "make it a folder of YAML files"})
		return
	}
	if len(files) > maxFiles {
		l.add(Problem{File: f.path(k.name), Message: fmt.Sprintf("%d files are too many", len(files)),
			Remedy: fmt.Sprintf("have at most %d; a file may hold several entries", maxFiles)})
		return
	}
	for _, file := range files {
		name := path.Join(k.name, file.Name())
		switch {
		case strings.HasPrefix(file.Name(), "."):
		case file.IsDir() || path.Ext(name) != ".yaml":
			l.add(Problem{File: f.path(name), Warning: true, Message: "this is not read", Remedy: "end the names of data files in .yaml"})
		default:
			if !l.readFile(f, name, k.list) {
				l.shut = append(l.shut, k.name)
			}
		}
	}
}

// unread says whether a file of a kind could not be read, so that what is missing
// may stand there.
func (l *loader) unread(kind string) bool { return slices.Contains(l.shut, kind) }

// readFile adds the entries of a file, in place of those of earlier folders, and
// says whether it could be read.
func (l *loader) readFile(f folder, name string, list *[]entry) bool {
	p := &page{file: f.path(name), loader: l, list: list}
	text, err := readAll(f, name)
	if err != nil {
		p.say(0, "", err.Error(), "make it a readable file of at most "+strconv.Itoa(maxFile)+" bytes")
		return false
	}
	errors := l.errors
	root := p.parse(text)
	if root == nil {
		return l.errors == errors // an empty file is read
	}
	m := p.mapping(root, "")
	if m == nil {
		return false
	}
	for i := range m.keys {
		p.place(list, entry{key: m.keys[i].Value, line: m.keys[i].Line, node: m.values[i], page: p, folder: l.folder, judged: l.judged})
	}
	return true
}

func (p *page) place(list *[]entry, e entry) {
	if !goodKey(e.key) {
		p.say(e.line, e.key, fmt.Sprintf("%q is no key", short(e.key)), "use small letters, digits and hyphens, "+strconv.Itoa(maxKey)+" at most")
		return
	}
	for i := range *list {
		old := &(*list)[i]
		if old.key != e.key {
			continue
		}
		if old.folder == e.folder {
			p.say(e.line, e.key, fmt.Sprintf("there is one of this key already at %s:%d", old.page.file, old.line), "give one of the two another key")
			return
		}
		*old = e
		return
	}
	if len(*list) == maxEntries {
		p.say(e.line, e.key, "there are too many entries", fmt.Sprintf("have at most %d of a kind", maxEntries))
		return
	}
	*list = append(*list, e)
}

func goodKey(key string) bool {
	for _, c := range key {
		if !(c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-') {
			return false
		}
	}
	return key != "" && len(key) <= maxKey
}

func readAll(f fs.FS, name string) ([]byte, error) {
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

// parse is the one YAML document of a file, or nil.
func (p *page) parse(text []byte) *yaml.Node {
	d := yaml.NewDecoder(bytes.NewReader(text))
	var doc, more yaml.Node
	err := d.Decode(&doc)
	if errors.Is(err, io.EOF) || err == nil && len(doc.Content) == 0 {
		p.warn(0, "", "the file holds nothing", "write an entry, or remove the file")
		return nil
	}
	if err == nil && d.Decode(&more) != io.EOF {
		p.say(more.Line, "", "the file goes on after its end", "keep one document a file: no line of three hyphens")
		return nil
	}
	if err != nil {
		line := fault(text)
		p.say(line, "", "this is not YAML: "+yamlLine.ReplaceAllString(err.Error(), ""), cure(text, line))
		return nil
	}
	p.spell(doc.Content[0])
	return doc.Content[0]
}

// spell reports the texts below a node that hold a character which cannot be
// seen: a terminal could obey it, or show the rest in another order.
func (p *page) spell(n *yaml.Node) {
	for _, r := range n.Value {
		if r != '\n' && r != '\t' && !unicode.IsPrint(r) {
			p.say(n.Line, "", fmt.Sprintf("a text holds the character %U, which cannot be seen", r), "remove it")
			break
		}
	}
	for _, child := range n.Content {
		p.spell(child)
	}
}

var yamlLine = regexp.MustCompile(`^yaml: (line \d+: )?`)

// fault is the line at which a text stops being YAML. The parser tells only
// where the part began that it could not finish, which may be far above.
func fault(text []byte) int {
	lines := bytes.SplitAfter(text, []byte("\n"))
	sound := func(n int) bool {
		var doc yaml.Node
		err := yaml.Unmarshal(bytes.Join(lines[:n], nil), &doc)
		return err == nil
	}
	// Before bad all is well. What is cut off in the middle of a list is well
	// again a few lines on: then the fault lies further down.
	good, bad := 0, len(lines)
	for good+1 < bad {
		middle := (good + bad) / 2
		on := middle
		for on < min(bad, middle+longest) && !sound(on) {
			on++
		}
		if on < bad && sound(on) {
			good = on
		} else {
			bad = middle
		}
	}
	return bad
}

// longest is over how many lines a list in brackets may be spread.
const longest = 12
