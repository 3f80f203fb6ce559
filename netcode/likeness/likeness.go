// Package likeness tells whether one name can be mistaken for another.
package likeness

import (
	"strings"
	"unicode"

	"go.mau.fi/util/confusable"
	"golang.org/x/text/unicode/norm"
)

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
