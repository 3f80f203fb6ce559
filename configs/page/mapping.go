package page

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"go.yaml.in/yaml/v3"

	"broadside/sim/schema"
)

// Mapping is a group of keys with values, each of which may be read once. Done refuses the keys
// that nobody has read.
type Mapping struct {
	*Page
	Path   string
	Line   int
	Keys   []*yaml.Node
	values []*yaml.Node
	known  []string
	moved  []string // keys that were found in their former places
	quiet  bool     // keys are only recorded as known
	flow   bool     // it is written in braces
	before int      // errors found before it
}

// Mapping reads a node as a mapping, or returns nil.
func (p *Page) Mapping(n *yaml.Node, path string) *Mapping {
	if n.Kind != yaml.MappingNode {
		remedy := "write `key: value`, one a line, indented alike"
		if n.Kind == yaml.SequenceNode {
			remedy = "write `key: value` in place of each item, one a line, indented alike"
		}
		p.Say(n.Line, path, "this is "+what(n)+", not a group of keys with values", remedy)
		return nil
	}
	m := &Mapping{Page: p, Path: path, Line: n.Line, before: p.Errors, flow: n.Style&yaml.FlowStyle != 0}
	for i := 0; i+1 < len(n.Content); i += 2 {
		key, value := n.Content[i], n.Content[i+1]
		switch {
		case key.Kind != yaml.ScalarNode:
			p.Say(key.Line, path, "a key must be a word", "write `key: value`")
		case m.Find(key.Value) != nil:
			p.Say(key.Line, m.At(key.Value), fmt.Sprintf("%q stands here twice", Short(key.Value)), "remove one of the two")
		default:
			m.Keys, m.values = append(m.Keys, key), append(m.values, value)
		}
	}
	return m
}

// Find returns the value of a key, or nil.
func (m *Mapping) Find(key string) *yaml.Node {
	for i := range m.Keys {
		if m.Keys[i].Value == key {
			return m.values[i]
		}
	}
	return nil
}

// Value returns the value of the ith key.
func (m *Mapping) Value(i int) *yaml.Node { return m.values[i] }

// Know marks keys as known, although they are not read here.
func (m *Mapping) Know(keys ...string) { m.known = append(m.known, keys...) }

// ask marks a key as known and returns its value, or nil.
func (m *Mapping) ask(key string) *yaml.Node {
	if !slices.Contains(m.known, key) {
		m.known = append(m.known, key)
	}
	if m.quiet {
		return nil
	}
	return m.Find(key)
}

// At returns the path of a key.
func (m *Mapping) At(key string) string {
	if m.Path == "" {
		return Short(key)
	}
	return m.Path + "." + Short(key)
}

// Done refuses the keys that nobody has asked for.
func (m *Mapping) Done() {
	for _, key := range m.Keys {
		if slices.Contains(m.known, key.Value) || slices.Contains(m.moved, key.Value) {
			continue
		}
		m.unknown(key, m.known)
	}
}

// unknown refuses a key that cannot be there.
func (m *Mapping) unknown(key *yaml.Node, known []string) {
	remedy := "use " + strings.Join(known, ", ")
	if near := nearest(key.Value, known); near != "" {
		remedy = fmt.Sprintf("did you mean `%s`? Else ", near) + remedy
	}
	if strings.Contains(key.Value, " ") {
		remedy = "put a text in quotes that has a comma in it"
	}
	m.Say(key.Line, m.At(key.Value), fmt.Sprintf("there is no key %q here", Short(key.Value)), remedy)
}

// LineOf returns the line of a key's value, or of the mapping if there is none. A key below another
// is written as "actions.dodge", and one of a list item as "acts[0].touch".
func (m *Mapping) LineOf(key string) int {
	at := m.Line
	keys, values := m.Keys, m.values
	for _, part := range strings.Split(key, ".") {
		name, item, listed := strings.Cut(part, "[")
		i := slices.IndexFunc(keys, func(n *yaml.Node) bool { return n.Value == name })
		if i < 0 {
			return at
		}
		n := values[i]
		if place, err := strconv.Atoi(strings.TrimSuffix(item, "]")); listed && err == nil && place < len(n.Content) {
			n = n.Content[place]
		}
		at, keys, values = n.Line, nil, nil
		for j := 0; n.Kind == yaml.MappingNode && j+1 < len(n.Content); j += 2 {
			keys, values = append(keys, n.Content[j]), append(values, n.Content[j+1])
		}
	}
	return at
}

func printable(text string) bool {
	return utf8.ValidString(text) && !strings.ContainsFunc(text, func(r rune) bool {
		return r < ' ' && r != '\n' || r == 0x7f || r >= 0x80 && r < 0xa0 || r >= 0x202a && r <= 0x202e || r >= 0x2066 && r <= 0x2069
	})
}

func (p *Page) number(n *yaml.Node, path string, low, high int) (int, bool) {
	v, err := strconv.Atoi(n.Value)
	switch {
	case n.Kind != yaml.ScalarNode || err != nil || n.ShortTag() != "!!int":
		p.Say(n.Line, path, "this is "+what(n)+", not a whole number", fmt.Sprintf("write a number from %d to %d", low, high))
	case v < low || v > high:
		p.Say(n.Line, path, fmt.Sprintf("%d is out of range", v), fmt.Sprintf("write a number from %d to %d", low, high))
	default:
		return v, true
	}
	return 0, false
}

// word reports a word that is not understood. The text of the error is what is wrong, and the
// remedy follows its last colon.
func (p *Page) word(n *yaml.Node, path string, read func(string) error) {
	if n.Kind != yaml.ScalarNode {
		p.Say(n.Line, path, "this is "+what(n)+", not a word", "write one word")
		return
	}
	err := read(Short(n.Value))
	if miss := (*schema.UnknownWord)(nil); errors.As(err, &miss) {
		err = NoWord(miss.Noun, miss.Word, miss.Words)
	}
	if err != nil {
		p.SayError(n.Line, path, err, "write another")
	}
}

// SayError reports an error, whose remedy follows its last colon.
func (p *Page) SayError(line int, path string, err error, remedy string) {
	message, remedy := Parted(err, remedy)
	p.Say(line, path, message, remedy)
}

// Parted splits an error into what is wrong and the remedy, at the last colon that is not part of a
// `key: value`; without one it returns the given remedy.
func Parted(err error, remedy string) (string, string) {
	message := err.Error()
	cut, quoted := -1, false
	for i, b := range []byte(message) {
		switch {
		case b == '`':
			quoted = !quoted
		case !quoted && strings.HasPrefix(message[i:], ": "):
			cut = i
		}
	}
	if cut < 0 {
		return message, remedy
	}
	return message[:cut], message[cut+2:]
}

// items calls each for the items of a list.
func (m *Mapping) items(key string, limit int, each func(n *yaml.Node, path string)) {
	n := m.ask(key)
	if n == nil {
		return
	}
	switch {
	case n.Kind != yaml.SequenceNode:
		m.Say(n.Line, m.At(key), "this is "+what(n)+", not a list", "write `- ` before each item, or [a, b]")
		return
	case len(n.Content) > limit:
		m.Say(n.Line, m.At(key), fmt.Sprintf("%d items are too many", len(n.Content)), fmt.Sprintf("have at most %d", limit))
		return
	}
	for i, item := range n.Content {
		each(item, fmt.Sprintf("%s[%d]", m.At(key), i))
	}
}

func what(n *yaml.Node) string {
	switch {
	case n.Kind == yaml.MappingNode:
		return "a group of keys"
	case n.Kind == yaml.SequenceNode:
		return "a list"
	case n.Kind == yaml.AliasNode:
		return "an alias"
	case n.ShortTag() == "!!null":
		return "nothing"
	}
	return strconv.Quote(Short(n.Value))
}

// Short shortens what a problem quotes.
func Short(s string) string {
	const limit = 60
	if len(s) <= limit {
		return strings.ToValidUTF8(s, "?")
	}
	return strings.ToValidUTF8(s[:limit], "") + "…"
}
