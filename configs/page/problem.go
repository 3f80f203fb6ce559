package page

import (
	"cmp"
	"fmt"
	"io"
	"slices"
)

// Problem describes something that is wrong with a file, and the remedy.
type Problem struct {
	File    string
	Line    int    // from 1; 0: the file or folder as a whole
	Path    string // the place in the file: "fighter.hardpoints[1].weapon"
	Message string
	Remedy  string
	Warning bool // doubtful, but loadable
}

func (p Problem) String() string {
	at := p.File
	if p.Line > 0 {
		at = fmt.Sprintf("%s:%d", at, p.Line)
	}
	kind := ""
	if p.Warning {
		kind = "warning: "
	}
	path := ""
	if p.Path != "" {
		path = p.Path + ": "
	}
	return fmt.Sprintf("%s: %s%s%s; %s", at, kind, path, p.Message, p.Remedy)
}

// Error implements error, for callers that stop at the first problem.
func (p Problem) Error() string { return p.String() }

// Broken reports whether any problem is more than a warning.
func Broken(problems []Problem) bool {
	return slices.ContainsFunc(problems, func(p Problem) bool { return !p.Warning })
}

// Print writes problems, one per line, and a last line with their number.
func Print(w io.Writer, problems []Problem) error {
	warnings := 0
	for _, p := range problems {
		if p.Warning {
			warnings++
		}
		if _, err := fmt.Fprintln(w, p); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(w, "%s, %s\n", count(len(problems)-warnings, "error"), count(warnings, "warning"))
	return err
}

func count(n int, word string) string {
	switch n {
	case 0:
		return "no " + word + "s"
	case 1:
		return "1 " + word
	}
	return fmt.Sprintf("%d %ss", n, word)
}

// ByPlace orders problems by file and line.
func ByPlace(a, b Problem) int {
	return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
}
