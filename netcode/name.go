package netcode

import (
	"fmt"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// CleanName makes a player's name fit to be shown: composed as NFC, without control and other
// unprintable characters, with single spaces, at most MaxName characters long. The result may
// be empty.
func CleanName(s string) string { return CleanLine(s, MaxName) }

// ParseName returns the CleanName of a table, a campaign or a player, as of says, or why they cannot
// have it: cut, it may be the name of another.
func ParseName(said, of string) (string, error) {
	name := CleanName(said)
	switch {
	case name == "":
		return "", fmt.Errorf("the %s needs a name that can be read; choose one", of)
	case name != CleanLine(said, len(said)):
		return "", fmt.Errorf("the name of a %s has at most %d characters; shorten it, for example to %q", of, MaxName, name)
	}
	return name, nil
}

// CleanTitle returns CleanName for the title of a scenario or the name of a side, which may take
// up to MaxNameBytes.
func CleanTitle(s string) string {
	for most := MaxNameBytes; ; most-- {
		if t := CleanLine(s, most); len(t) <= MaxNameBytes {
			return t
		}
	}
}

// isPlain reports whether a line is visible ASCII with single spaces inside, as nearly all
// are: there is nothing to clean.
func isPlain(s string) bool {
	space := true
	for i := range len(s) {
		if s[i] < ' ' || s[i] > '~' || s[i] == ' ' && space {
			return false
		}
		space = s[i] == ' '
	}
	return s == "" || !space
}

// maxMarks is how many marks may stand on one letter: as many as any language needs, and too
// few to reach the line above.
const maxMarks = 2

// CleanLine returns CleanName for any line of at most max characters. Cleaning a clean line
// changes nothing.
func CleanLine(s string, max int) string {
	if len(s) <= max && isPlain(s) {
		return s
	}
	s = strings.Map(visible, strings.ToValidUTF8(s, ""))
	s = norm.NFC.String(strings.Join(strings.Fields(s), " "))
	n, marks := 0, maxMarks
	var out strings.Builder
	space := false
	for _, r := range s {
		switch {
		case r == ' ' && space:
			continue // the characters between were dropped
		case r == ' ':
			marks = maxMarks // takes no marks
		case !unicode.In(r, unicode.Mn, unicode.Me):
			marks = 0
		case marks == maxMarks:
			continue
		default:
			marks++
		}
		if n == max {
			break
		}
		n++
		space = r == ' '
		out.WriteRune(r)
	}
	return strings.Trim(out.String(), " ")
}

// visible returns a character as it may stand in a line: itself, a space, or -1 if it is
// invisible.
func visible(r rune) rune {
	const brailleBlank = '\u2800'
	switch {
	case unicode.IsSpace(r):
		return ' '
	case !unicode.IsPrint(r), r == brailleBlank, unicode.In(r, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector):
		return -1
	}
	return r
}
