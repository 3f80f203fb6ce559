// Package say holds what is told to people as messages and values, and turns it into
// words: a fact or a refusal is a Text, and a Language tells it.
//
// The messages are written in English, so English needs no catalogue. Another language
// has a line for each message: see Language.
package say

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Text is something to be told that is not yet in words, in the form in which it is
// stored and sent. It is one of
//
//	has been seen               a message, as English words it
//	=Hesper                     a name, or somebody's own words: never translated
//	{"ship":3}                  the name of a ship, a seat or a person, by number
//	["%s takes %d.",…,4]        a message and its values: texts and numbers
//
// A message has the verbs %s, %S (a text with a capital letter), %d, %+d and %%;
// another language may number them, as in %[2]s.
type Text string

// Max bounds a text that a record holds, in bytes.
const Max = 2000

// Texter is implemented by types with a text.
type Texter interface{ Text() Text }

// Name returns a name, or somebody's own words.
func Name(s string) Text {
	if s == "" {
		return ""
	}
	return Text("=" + s)
}

// Ship returns the text that names a ship by its number.
func Ship(id int) Text { return Text(fmt.Sprintf(`{"ship":%d}`, id)) }

// Seat returns the text that names the holder of a seat.
func Seat(ship, role, number int) Text {
	return Text(fmt.Sprintf(`{"seat":[%d,%d,%d]}`, ship, role, number))
}

// Person returns the text that names a person.
func Person(id int) Text { return Text(fmt.Sprintf(`{"person":%d}`, id)) }

// Count returns a number of things, with the message for one or for several.
func Count(n int, one, several Text) Text {
	if n == 1 {
		several = one
	}
	return Of(several, n)
}

// Of returns a message with its values: numbers, texts, Texters, words of a closed list
// (which have a String method), and strings, which are names.
func Of(message Text, values ...any) Text {
	if len(values) == 0 {
		return message
	}
	var room [256]byte // enough for most texts, so that only the result is allocated
	b := quote(append(room[:0], '['), string(message))
	words := string(message)
	for i, v := range values {
		next := verb{letter: '%'}
		for found := true; next.letter == '%' && found; {
			if _, words, found = strings.Cut(words, "%"); found {
				next = cutVerb(words, i)
				words = words[next.length:]
			}
		}
		b = appendValue(append(b, ','), v, next.letter == 'd')
	}
	return Text(append(b, ']'))
}

// Message returns the message of a text, without its values.
func (t Text) Message() Text {
	if p := parts(t); p != nil {
		return textOf(p[0])
	}
	return t
}

// parts splits a text into its message and values, or returns nil if it has no values.
func parts(t Text) (all []json.RawMessage) {
	if t == "" || t[0] != '[' || json.Unmarshal([]byte(t), &all) != nil || len(all) == 0 {
		return nil
	}
	return all
}

// Join joins texts, two at a time, by a message such as "%s and %s".
func Join(message Text, texts []Text) (all Text) {
	for i, t := range texts {
		if i == 0 {
			all = t
		} else {
			all = Of(message, all, t)
		}
	}
	return all
}

// Names returns the Name of each string.
func Names(names []string) (all []Text) {
	for _, s := range names {
		all = append(all, Name(s))
	}
	return all
}

// WithNames replaces references by number by names, for people who read the text when the
// numbers are no longer valid.
func WithNames(t Text, n Namer) Text {
	if strings.HasPrefix(string(t), "{") {
		var x Thing
		if json.Unmarshal([]byte(t), &x) != nil {
			return t
		}
		return WithNames(n.Call(x), n)
	}
	p := parts(t)
	if p == nil {
		return t
	}
	b := append([]byte{'['}, p[0]...)
	for _, value := range p[1:] {
		b = append(b, ',')
		if c := value[0]; c == '-' || c >= '0' && c <= '9' {
			b = append(b, value...)
		} else {
			b = appendText(b, WithNames(textOf(value), n))
		}
	}
	return Text(append(b, ']'))
}

func appendValue(b []byte, v any, counts bool) []byte {
	if n, ok := number(v); ok && counts {
		return strconv.AppendInt(b, n, 10)
	}
	switch v := v.(type) {
	case Text:
		return appendText(b, v)
	case Texter:
		return appendText(b, v.Text())
	case fmt.Stringer:
		return appendText(b, Text(v.String()))
	case error:
		return appendName(b, v.Error())
	case string:
		return appendName(b, v)
	}
	n, ok := number(v)
	if !ok {
		return appendName(b, fmt.Sprint(v))
	}
	return strconv.AppendInt(b, n, 10)
}

// Nested texts with values are inserted as they are, so that none is quoted twice.
func appendText(b []byte, t Text) []byte {
	if t != "" && (t[0] == '[' || t[0] == '{') && json.Valid([]byte(t)) {
		return append(b, t...)
	}
	return quote(b, string(t))
}

// appendName appends the same as appendText of a Name.
func appendName(b []byte, s string) []byte {
	if s == "" || strings.ContainsFunc(s, escaped) {
		return appendText(b, Name(s))
	}
	return append(append(append(b, `"=`...), s...), '"')
}

// quote appends a string in JSON. Most need only quotation marks, so an encoder for each
// would be too expensive.
func quote(b []byte, s string) []byte {
	if !strings.ContainsFunc(s, escaped) {
		return append(append(append(b, '"'), s...), '"')
	}
	var w bytes.Buffer
	e := json.NewEncoder(&w)
	e.SetEscapeHTML(false)
	if e.Encode(s) != nil { // a string can always be encoded
		return b
	}
	return append(b, bytes.TrimSuffix(w.Bytes(), []byte("\n"))...)
}

// escaped reports whether JSON escapes a letter, or might.
func escaped(r rune) bool {
	return r < ' ' || r == '"' || r == '\\' || r == '\u2028' || r == '\u2029' || r == utf8.RuneError
}
