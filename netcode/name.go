package netcode

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// CleanName makes a player's name fit to be shown: composed as NFC, without
// control and other unprintable characters, one space where there were several,
// at most MaxName characters. A name of which nothing is left is "".
func CleanName(s string) string { return CleanLine(s, MaxName) }

// maxMarks is how many marks may stand over one letter: what any language
// needs, and too few to reach into the lines above.
const maxMarks = 2

// CleanLine does for any line what CleanName does for a name. Cleaning a clean
// line changes nothing.
func CleanLine(s string, max int) string {
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

// Likeness is the same for two names that can be taken for one another: of one
// name in other letters, alphabets, accents, spaces or punctuation.
func Likeness(name string) string {
	var out strings.Builder
	for _, r := range norm.NFKD.String(name) {
		if as, ok := alike[r]; ok {
			r = as
		}
		if r = unicode.ToLower(r); unicode.IsLetter(r) || unicode.IsNumber(r) {
			if as, ok := alike[r]; ok {
				r = as
			}
			out.WriteRune(r)
		}
	}
	if out.Len() == 0 { // a name of signs
		return norm.NFKD.String(name)
	}
	return strings.NewReplacer("rn", "m", "vv", "w").Replace(out.String())
}

// alike is what letters of other alphabets, digits and signs can be taken for.
var alike = likenesses(
	// Latin letters and digits
	"il 1l |l !l 0o ıl łl øo đd ħh ŧt ɑa ɡg ɩl",
	// Cyrillic
	"аa вb гr еe кk мm нh оo пn рp сc тt уy хx іl јj ѕs һh ԁd ԛq ԝw ѵv ӏl ьb єe",
	// Greek: capitals look like other letters than small ones
	"ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa γy ηn ιl κk νv οo ρp τt υu χx ωw ϲc ϳj",
	// Armenian
	"օo հh ոn սu ցg զq",
)

func likenesses(rows ...string) map[rune]rune {
	m := map[rune]rune{}
	for _, row := range rows {
		for _, pair := range strings.Fields(row) {
			r := []rune(pair)
			m[r[0]] = r[1]
		}
	}
	return m
}
