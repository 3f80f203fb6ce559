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

// CleanLine does for any line what CleanName does for a name. Cleaning a clean
// line changes nothing.
func CleanLine(s string, max int) string {
	s = strings.ToValidUTF8(s, "")
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case !unicode.IsPrint(r):
			return -1
		}
		return r
	}, s)
	s = norm.NFC.String(strings.Join(strings.Fields(s), " "))
	n := 0
	for i := range s {
		if n == max {
			return strings.TrimRight(s[:i], " ")
		}
		n++
	}
	return s
}
