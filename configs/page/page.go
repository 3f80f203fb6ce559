// Package page reads YAML key by key, and tells what is wrong with it by file, line
// and remedy. Its Mapping is a schema.Coder: a record is read by the walk that
// describes it. It knows nothing of the game.
package page

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"regexp"
	"unicode"

	"go.yaml.in/yaml/v3"
)

// maxErrors is how many problems are told of each file.
const maxErrors = 100

// Log is what is wrong with all files that were read.
type Log struct {
	Problems []Problem
	Errors   int // problems that are not warnings
	Moves    []Move
	// Broken reports whether something of a noun and a name is there, but could not be
	// read: it has been told where it stands, and not where it is named.
	Broken func(noun, name string) bool
}

// Add notes a problem.
func (l *Log) Add(p Problem) {
	l.Problems = append(l.Problems, p)
	if !p.Warning {
		l.Errors++
	}
}

// Page is a file that is being read.
type Page struct {
	*Log
	File string
	told int
}

// Say reports what is wrong.
func (p *Page) Say(line int, path, message, remedy string) {
	p.tell(Problem{p.File, line, path, message, remedy, false})
}

// Warn reports what is doubtful.
func (p *Page) Warn(line int, path, message, remedy string) {
	p.tell(Problem{p.File, line, path, message, remedy, true})
}

func (p *Page) tell(x Problem) {
	if p.told++; p.told <= maxErrors {
		p.Add(x)
	} else if !x.Warning {
		p.Errors++
	}
}

// Silently does something and forgets what was reported meanwhile, unless it is to
// be kept.
func (p *Page) Silently(do func() (keep bool)) {
	told, errors, problems, moves := p.told, p.Errors, len(p.Problems), len(p.Moves)
	if !do() {
		p.told, p.Errors, p.Problems, p.Moves = told, errors, p.Problems[:problems], p.Moves[:moves]
	}
}

// Parse reads the one YAML document of a file, or nil.
func (p *Page) Parse(text []byte) *yaml.Node {
	d := yaml.NewDecoder(bytes.NewReader(text))
	var doc, more yaml.Node
	err := d.Decode(&doc)
	if errors.Is(err, io.EOF) || err == nil && len(doc.Content) == 0 {
		p.Warn(0, "", "the file holds nothing", "write an entry, or remove the file")
		return nil
	}
	if err == nil && d.Decode(&more) != io.EOF {
		p.Say(more.Line, "", "the file goes on after its end", "keep one document a file: no line of three hyphens")
		return nil
	}
	if err != nil {
		line := fault(text)
		p.Say(line, "", "this is not YAML: "+yamlLine.ReplaceAllString(err.Error(), ""), cure(text, line))
		return nil
	}
	p.spell(doc.Content[0])
	return doc.Content[0]
}

// spell reports the texts below a node that hold a character which cannot be
// seen: a terminal could obey it, or show the rest in another order. Spaces of any width
// may stand in a text, as French has them.
func (p *Page) spell(n *yaml.Node) {
	for _, r := range n.Value {
		if r != '\n' && r != '\t' && !unicode.IsPrint(r) && !unicode.Is(unicode.Zs, r) {
			p.Say(n.Line, "", fmt.Sprintf("a text holds the character %U, which cannot be seen", r), "remove it")
			break
		}
	}
	for _, child := range n.Content {
		p.spell(child)
	}
}

var yamlLine = regexp.MustCompile(`^yaml: (line \d+: )?`)

// fault returns the line at which a text stops being YAML. The parser tells only
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
