package story

import (
	"fmt"
	"strings"
)

// Story is a script: commands, and what the log says after each.
type Story struct {
	File   string
	Title  string
	Covers []string // ids of the rules table
	steps  []step
	lines  []string
}

// step is a command and what is expected of it.
type step struct {
	line   int // from 1
	phrase phrase
	wants  []string
	last   int // the last expected line
}

// errorAt adds a line to an error, unless it has one.
func (s *Story) errorAt(err error, line int) error {
	if _, placed := err.(*Fault); err == nil || placed {
		return err
	}
	return &Fault{s.File, line, err}
}

// Parse parses a story. An indented line is what the log must say after the command above
// it.
func Parse(file string, text []byte) (*Story, error) {
	s := &Story{File: file, lines: strings.Split(strings.TrimRight(string(text), "\n"), "\n")}
	for i, line := range s.lines {
		if err := s.parse(i+1, strings.TrimRight(line, " \t\r")); err != nil {
			return nil, &Fault{file, i + 1, err}
		}
	}
	switch {
	case s.Title == "":
		return nil, &Fault{file, 1, fmt.Errorf("%w: a title is missing", ErrSyntax)}
	case len(s.steps) == 0:
		return nil, &Fault{file, 1, fmt.Errorf("%w: nothing happens", ErrSyntax)}
	}
	return s, nil
}

func (s *Story) parse(number int, line string) error {
	indented := strings.HasPrefix(line, " ") || strings.HasPrefix(line, "\t")
	text := strings.TrimSpace(line)
	switch {
	case text == "" || strings.HasPrefix(text, "#"):
		return nil
	case indented && len(s.steps) == 0:
		return fmt.Errorf("%w: an indented line is what the log says, and there is no command above it", ErrSyntax)
	case indented:
		last := &s.steps[len(s.steps)-1]
		last.wants, last.last = append(last.wants, text), number
		return nil
	}
	p, err := read(text)
	if err != nil {
		return err
	}
	switch p.peek() {
	case "title":
		p.next()
		s.Title = p.rest()
		return nil
	case "covers":
		p.next()
		return s.cover(&p)
	}
	if !known(p.peek()) {
		return fmt.Errorf("%w: %q; a command begins with one of %s, or with a seat as in hesper.gunner", ErrVerb, p.peek(), strings.Join(verbNames(), ", "))
	}
	s.steps = append(s.steps, step{line: number, phrase: p, last: number})
	return nil
}

func (s *Story) cover(p *phrase) error {
	for !p.done() {
		id := p.next()
		if RuleOf(id) == nil {
			return fmt.Errorf("%w: %s is not an id of the rules table", ErrName, id)
		}
		s.Covers = append(s.Covers, id)
	}
	return nil
}

// known reports whether a command can begin with a word: a verb, or a seat.
func known(w string) bool {
	for _, v := range verbs {
		if v.name == w {
			return true
		}
	}
	return strings.Contains(w, ".")
}

func verbNames() (names []string) {
	names = append(names, "title", "covers")
	for _, v := range verbs {
		names = append(names, v.name)
	}
	return names
}
