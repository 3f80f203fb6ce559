package netcode

import (
	"strings"
	"unicode"

	"go.mau.fi/util/confusable"
	"golang.org/x/text/unicode/norm"
)

// CleanName makes a player's name fit to be shown: composed as NFC, without
// control and other unprintable characters, one space where there were several,
// at most MaxName characters. A name of which nothing is left is "".
func CleanName(s string) string { return CleanLine(s, MaxName) }

// CleanTitle does the same for the title of a scenario or the name of a side: whole, unlike
// the names of people, for as long as MaxNameBytes have room.
func CleanTitle(s string) string {
	for most := MaxNameBytes; ; most-- {
		if t := CleanLine(s, most); len(t) <= MaxNameBytes {
			return t
		}
	}
}

// isPlain reports whether a line is of visible ASCII alone, with single spaces inside: there
// is nothing to clean, which is so of nearly all of them.
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

// maxMarks is how many marks may stand over one letter: what any language
// needs, and too few to reach into the lines above.
const maxMarks = 2

// CleanLine does for any line what CleanName does for a name. Cleaning a clean
// line changes nothing.
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
			continue // what stood between was left out
		case r == ' ':
			marks = maxMarks // none of its own
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

// visible is a character as it may stand in a line: itself, a space, or nothing
// for what cannot be seen.
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

// Alike reports whether two names can be taken for one another: one name in other
// letters, alphabets, accents, spaces or punctuation, by Unicode's table of what can be
// confused.
func Alike(a, b string) bool {
	as, bs := likenesses(a), likenesses(b)
	return as[0] == bs[0] || as[1] == bs[1]
}

// likenesses are what is left of a name in small letters, and in letters as it is
// written: in another case a letter can look like another one.
func likenesses(name string) [2]string {
	return [2]string{likeness(strings.ToLower(name)), likeness(name)}
}

func likeness(name string) string {
	s := letters(strings.ToLower(confusable.Skeleton(letters(name))))
	s = letters(strings.ToLower(confusable.Skeleton(s)))
	if s == "" { // a name of signs
		return norm.NFKD.String(name)
	}
	return strings.ReplaceAll(s, "vv", "w")
}

// letters are the letters and digits of a name, without accents.
func letters(name string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) && !unicode.IsNumber(r) && r != '|' && r != '!' {
			return -1
		}
		return r
	}, norm.NFKD.String(name))
}
