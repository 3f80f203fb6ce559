package netcode

import (
	"strings"
	"unicode/utf8"

	"broadside/sim/field"
	"broadside/sim/say"
)

// Printable returns a text without the characters that control a terminal or change the order
// of those around them. It keeps line ends and repeated spaces.
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

// plain reports whether a text is ASCII that can be shown unchanged.
func plain(s string) bool {
	for i := range len(s) {
		if c := s[i]; c != '\n' && (c < ' ' || c > '~') {
			return false
		}
	}
	return true
}

// Sentence returns CleanLine for a text of any length that a message can hold.
func Sentence(s string) string { return CleanLine(s, MaxToClient) }

// received cleans an incoming text. A client's is one line of at most max bytes; a server's
// may have several lines.
func received(s string, from Channel, max int) string {
	if from == ToClient {
		return Printable(s)
	}
	return trimTo(Sentence(s), max) // composing can lengthen a text
}

// trimTo returns the start of a line, at most max bytes long.
func trimTo(s string, max int) string {
	for len(s) > max {
		_, last := utf8.DecodeLastRuneInString(s)
		s = strings.TrimRight(s[:len(s)-last], " ")
	}
	return s
}

// told codes a text that may be longer than max bytes; if it is, the beginning of its English
// words is sent.
func told(c field.Coder, name string, t *say.Text, max int) {
	*t = fitted(*t, max)
	field.Text(c, name, t, max)
}

// fitted returns a text of at most max bytes.
func fitted(t say.Text, max int) say.Text {
	if len(t) <= max {
		return t
	}
	return say.Name(trimTo(CleanLine(t.String(), max), max-len("=")))
}

// Fault is an error that is shown to people as a text.
type Fault struct {
	Why say.Text
	Of  error // the error that it wraps, or nil
}

// Error returns the fault in English.
func (f *Fault) Error() string { return f.Why.String() }

// Text returns the fault as it is shown to people.
func (f *Fault) Text() say.Text { return f.Why }

// Unwrap returns the error that the fault wraps.
func (f *Fault) Unwrap() error { return f.Of }
