package say

import (
	"encoding/json"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Language turns texts into words. Nil is English, in which the messages are written; a
// message that a language lacks is told in English.
type Language struct {
	Tag   string           `json:"tag"` // of BCP 47, as in pt-BR
	Lines map[Text]Wording `json:"lines"`
	// Names are translations of whole names and texts of data files.
	Names map[string]string `json:"names,omitempty"`
	// Forms are the plural forms of the numbers from 0: "one", "few", "many", "other".
	// Greater numbers repeat those of the last hundred.
	Forms []string `json:"forms"`
	// Instead replaces messages by others with the same values, such as those about
	// clicking where people play by touch.
	Instead map[Text]Text `json:"-"`
}

// Wording is a message in another language, with the verbs of the English one.
type Wording struct {
	Words Text `json:"words"`
	// By is the value, from 1, whose number decides among Forms, or 0.
	By    int             `json:"by,omitempty"`
	Forms map[string]Text `json:"forms,omitempty"`
}

// Namer names what texts refer to by number. A Namer that does not know a thing returns
// something that reveals nothing.
type Namer interface {
	Call(Thing) Text
}

// Abridger is a Namer that leaves out of a message what its readers take for granted.
type Abridger interface {
	Namer
	// Abridge returns a message without that part, with the same values.
	Abridge(message Text) Text
}

// Thing is what a text refers to by number. Exactly one of its fields is set.
type Thing struct {
	Ship   *int    `json:"ship"`
	Seat   *[3]int `json:"seat"` // ship, role, number
	Person *int    `json:"person"`
}

// Limits, because texts from the network may contain texts, each any number of times.
const (
	deepest  = 64
	longest  = 2000   // texts told for one text
	mostTold = 20_000 // bytes
)

// String returns a text in English, if it refers to nothing by number.
func (t Text) String() string { return English(t, nil) }

// English returns a text in English.
func English(t Text, n Namer) string { return (*Language)(nil).Tell(t, n) }

// Tell puts a text into words. A malformed text is returned as it is.
func (l *Language) Tell(t Text, n Namer) string {
	return (&teller{l, n, longest, mostTold}).tell(t, deepest)
}

// teller tells one text in a language.
type teller struct {
	*Language
	names Namer
	left  int // texts
	room  int // bytes
}

// fit reserves room for words, and cuts them off if there is not enough.
func (l *teller) fit(words string) string {
	if len(words) > l.room {
		words, l.room = strings.ToValidUTF8(words[:l.room], ""), 0
		return words
	}
	l.room -= len(words)
	return words
}

func (l *teller) tell(t Text, depth int) string {
	if l.left--; t == "" || depth == 0 || l.left < 0 {
		return ""
	}
	switch t[0] {
	case '=':
		return l.fit(l.name(string(t[1:])))
	case '{':
		var x Thing
		switch {
		case json.Unmarshal([]byte(t), &x) != nil:
			return l.fit(string(t))
		case l.names != nil:
			return l.tell(l.names.Call(x), depth-1)
		case x.Ship != nil:
			return l.tell("something", depth-1)
		}
		return l.tell("somebody", depth-1)
	case '[':
		p := parts(t)
		if p == nil {
			return l.fit(string(t))
		}
		return l.fill(textOf(p[0]), p[1:], depth-1)
	}
	return l.fill(t, nil, depth)
}

// name returns the translation of a name. For one of several things, which ends with a
// number, it translates the name without the number.
func (l *Language) name(s string) string {
	if l == nil || len(l.Names) == 0 {
		return s
	}
	if told, ok := l.Names[s]; ok {
		return told
	}
	if bare := strings.TrimRight(s, "0123456789"); len(bare) < len(s) && strings.HasSuffix(bare, " ") {
		if told, ok := l.Names[bare[:len(bare)-1]]; ok {
			return told + s[len(bare)-1:]
		}
	}
	return s
}

// textOf returns a value of a text as a text.
func textOf(raw json.RawMessage) Text {
	var s string
	if raw[0] != '"' {
		return Text(raw)
	}
	if json.Unmarshal(raw, &s) != nil {
		return ""
	}
	return Text(s)
}

// fill replaces the verbs of a message by values.
func (l *teller) fill(message Text, values []json.RawMessage, depth int) string {
	if a, ok := l.names.(Abridger); ok {
		message = a.Abridge(message)
	}
	words := string(l.line(message, values))
	var b strings.Builder
	for next := 0; ; {
		before, after, found := strings.Cut(words, "%")
		b.WriteString(l.fit(before))
		if !found || l.room == 0 {
			return b.String()
		}
		v := cutVerb(after, next)
		words, next = after[v.length:], v.index+1
		switch {
		case v.letter == '%':
			b.WriteByte('%')
			next--
		case v.letter == 0 || v.index >= len(values):
			b.WriteString("%" + after[:v.length])
		default:
			b.WriteString(l.value(v, values[v.index], depth))
		}
	}
}

// line returns the translation of a message.
func (l *Language) line(message Text, values []json.RawMessage) Text {
	if l == nil {
		return message
	}
	if other, ok := l.Instead[message]; ok {
		message = other
	}
	line, ok := l.Lines[message]
	if !ok {
		return message
	}
	if line.By > 0 && line.By <= len(values) {
		if count, err := strconv.ParseInt(string(values[line.By-1]), 10, 64); err == nil {
			if form, ok := line.Forms[l.form(count)]; ok {
				return form
			}
		}
	}
	return line.Words
}

// FormsRepeat is after how many numbers plural forms repeat, in every language.
const FormsRepeat = 100

// form returns the plural form of a number, or "".
func (l *Language) form(n int64) string {
	at, all := uint64(n), uint64(len(l.Forms))
	if n < 0 {
		at = -at
	}
	if at >= all && all >= FormsRepeat {
		at = all - FormsRepeat + (at-all)%FormsRepeat
	}
	if at >= all {
		return ""
	}
	return l.Forms[at]
}

func (l *teller) value(v verb, raw json.RawMessage, depth int) string {
	if c := raw[0]; c == '-' || c >= '0' && c <= '9' {
		s := string(raw)
		if v.signed && c != '-' {
			s = "+" + s
		}
		return l.fit(s)
	}
	s := l.tell(textOf(raw), depth)
	if v.letter == 'S' {
		first, size := utf8.DecodeRuneInString(s)
		s = string(unicode.ToUpper(first)) + s[size:]
	}
	return s
}

// verb is where a value goes: its letter, or 0 if it is not a verb, and the value's
// index.
type verb struct {
	letter        byte
	signed        bool
	index, length int
}

// cutVerb parses a verb after its %, and its length in bytes.
func cutVerb(s string, next int) (v verb) {
	v.index = next
	rest := s
	if strings.HasPrefix(rest, "+") {
		v.signed, rest = true, rest[1:]
	}
	if digits, after, found := strings.Cut(strings.TrimPrefix(rest, "["), "]"); found && strings.HasPrefix(rest, "[") {
		if i, err := strconv.Atoi(digits); err == nil && i > 0 {
			v.index, rest = i-1, after
		}
	}
	if rest != "" && strings.IndexByte("sSd%", rest[0]) >= 0 {
		v.letter, v.length = rest[0], len(s)-len(rest)+1
	}
	return v
}
