package netcode

import (
	"fmt"
	"strings"
	"unicode"

	"go.mau.fi/util/confusable"
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

// Alike reports whether two names can be mistaken for one another: they differ only in case,
// alphabet, accents, spaces or punctuation, by Unicode's table of confusables.
func Alike(a, b string) bool {
	as, bs := likenesses(a), likenesses(b)
	return as[0] == bs[0] || as[1] == bs[1]
}

// likenesses returns the skeleton of a name in lower case and as written, since a letter may
// resemble another in one case only.
func likenesses(name string) [2]string {
	return [2]string{likeness(strings.ToLower(name)), likeness(name)}
}

func likeness(name string) string {
	s := letters(strings.ToLower(confusable.Skeleton(letters(name))))
	s = letters(strings.ToLower(confusable.Skeleton(s)))
	if s == "" { // a name without letters or digits
		return norm.NFKD.String(name)
	}
	return strings.ReplaceAll(s, "vv", "w")
}

// letters returns the letters and digits of a name, without accents.
func letters(name string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) && !unicode.IsNumber(r) && r != '|' && r != '!' {
			return -1
		}
		return r
	}, norm.NFKD.String(name))
}
