// Package page reads YAML key by key, and reports what is wrong with it by file, line and remedy.
// Its Mapping is a schema.Coder: a record is read by the walk that describes it. The package knows
// nothing of the game.
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

// maxErrors is how many problems of each file are reported.
const maxErrors = 100

// Log collects what is wrong with all files.
type Log struct {
	Problems []Problem
	Errors   int // problems that are not warnings
	Moves    []Move
	// Broken reports whether a thing with a noun and a name exists but could not be read: the
	// problem has been reported where it is, and is not repeated where it is named.
	Broken func(noun, name string) bool
}

// Add adds a problem.
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

// Say reports an error.
func (p *Page) Say(line int, path, message, remedy string) {
	p.tell(Problem{p.File, line, path, message, remedy, false})
}

// Warn reports a doubtful passage.
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

// Silently calls do and drops what it reports, unless it returns true.
func (p *Page) Silently(do func() (keep bool)) {
	told, errors, problems, moves := p.told, p.Errors, len(p.Problems), len(p.Moves)
	if !do() {
		p.told, p.Errors, p.Problems, p.Moves = told, errors, p.Problems[:problems], p.Moves[:moves]
	}
}

// Parse returns the one YAML document of a file, or nil.
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

// spell reports texts below a node that contain an invisible character: a terminal could obey it,
// or show the rest in another order. Spaces of any width are allowed, as French uses them.
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

// fault returns the line at which a text stops being YAML. The parser only reports where the part
// began that it could not finish, which may be far above.
func fault(text []byte) int {
	lines := bytes.SplitAfter(text, []byte("\n"))
	sound := func(n int) bool {
		var doc yaml.Node
		err := yaml.Unmarshal(bytes.Join(lines[:n], nil), &doc)
		return err == nil
	}
	// The lines before bad parse without error. A text cut in the middle of a list parses again a
	// few lines on: then the fault is further down.
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

// longest is the most lines of a list in brackets.
const longest = 12
