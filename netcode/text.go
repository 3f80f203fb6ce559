package netcode

import (
	"strings"
	"unicode/utf8"

	"broadside/sim/field"
	"broadside/sim/say"
)

// Printable returns a text without the characters that a terminal obeys instead
// of showing them, or that change the order of those around them. Line ends stay,
// and so does the number of spaces.
func Printable(s string) string {
	if plain(s) {
		return s
	}
	return strings.Map(func(r rune) rune {
		if r == '\n' {
			return r
		}
		return visible(r)
	}, strings.ToValidUTF8(s, ""))
}

// plain reports whether a text is of ASCII that can be shown as it is.
func plain(s string) bool {
	for i := range len(s) {
		if c := s[i]; c != '\n' && (c < ' ' || c > '~') {
			return false
		}
	}
	return true
}

// Sentence is CleanLine for a text that may be as long as any message holds.
func Sentence(s string) string { return CleanLine(s, MaxToClient) }

// received cleans a text as it comes in. A client's is one line of at most so
// many bytes; a server's may have several.
func received(s string, from Channel, max int) string {
	if from == ToClient {
		return Printable(s)
	}
	return trimTo(Sentence(s), max) // composed, a text can be longer
}

// trimTo is as much of a line as takes at most so many bytes.
func trimTo(s string, max int) string {
	for len(s) > max {
		_, last := utf8.DecodeLastRuneInString(s)
		s = strings.TrimRight(s[:len(s)-last], " ")
	}
	return s
}

// told walks a text that may be longer than there is room for: one that has no room
// travels as the beginning of its English words.
func told(c field.Coder, name string, t *say.Text, max int) {
	*t = fitted(*t, max)
	field.Text(c, name, t, max)
}

// fitted is a text of at most so many bytes.
func fitted(t say.Text, max int) say.Text {
	if len(t) <= max {
		return t
	}
	return say.Name(trimTo(CleanLine(t.String(), max), max-len("=")))
}

// Fault is an error that people are told as a text.
type Fault struct {
	Why say.Text
	Of  error // what it is a case of, or nil
}

// Error tells the fault in English.
func (f *Fault) Error() string { return f.Why.String() }

// Text is what people are told.
func (f *Fault) Text() say.Text { return f.Why }

// Unwrap is what the fault is a case of.
func (f *Fault) Unwrap() error { return f.Of }
