package configs

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/xrash/smetrics"
	"go.yaml.in/yaml/v3"
)

// page is a file that is being read.
type page struct {
	*loader
	file string
	told int
	list *[]entry // where its entries go
}

func (l *loader) add(p Problem) {
	l.problems = append(l.problems, p)
	if !p.Warning {
		l.errors++
	}
}

func (p *page) say(line int, path, message, remedy string) {
	p.tell(Problem{p.file, line, path, message, remedy, false})
}

func (p *page) warn(line int, path, message, remedy string) {
	p.tell(Problem{p.file, line, path, message, remedy, true})
}

func (p *page) tell(x Problem) {
	if p.told++; p.told <= maxErrors {
		p.add(x)
	} else if !x.Warning {
		p.errors++
	}
}

// mapping is a list of keys with values, of which each may be asked for once.
// What nobody has asked for when it is done is refused.
type mapping struct {
	*page
	path   string
	line   int
	keys   []*yaml.Node
	values []*yaml.Node
	known  []string
}

// mapping reads a node as one, or returns nil.
func (p *page) mapping(n *yaml.Node, path string) *mapping {
	if n.Kind != yaml.MappingNode {
		remedy := "write `key: value`, one a line, indented alike"
		if n.Kind == yaml.SequenceNode {
			remedy = "write `key: value` in place of each item, one a line, indented alike"
		}
		p.say(n.Line, path, "this is "+what(n)+", not a list of keys with values", remedy)
		return nil
	}
	m := &mapping{page: p, path: path, line: n.Line}
	for i := 0; i+1 < len(n.Content); i += 2 {
		key, value := n.Content[i], n.Content[i+1]
		switch {
		case key.Kind != yaml.ScalarNode:
			p.say(key.Line, path, "a key must be a word", "write `key: value`")
		case m.find(key.Value) != nil:
			p.say(key.Line, m.at(key.Value), fmt.Sprintf("%q stands here twice", short(key.Value)), "remove one of the two")
		default:
			m.keys, m.values = append(m.keys, key), append(m.values, value)
		}
	}
	return m
}

func (m *mapping) find(key string) *yaml.Node {
	for i := range m.keys {
		if m.keys[i].Value == key {
			return m.values[i]
		}
	}
	return nil
}

// ask marks a key as known and returns its value, or nil.
func (m *mapping) ask(key string) *yaml.Node {
	m.known = append(m.known, key)
	return m.find(key)
}

func (m *mapping) at(key string) string {
	if m.path == "" {
		return short(key)
	}
	return m.path + "." + short(key)
}

// need reports the keys that must be there and are not.
func (m *mapping) need(keys ...string) bool {
	ok := true
	for _, key := range keys {
		if m.find(key) == nil {
			m.say(m.line, m.path, key+" is missing", fmt.Sprintf("add `%s:`", key))
			ok = false
		}
	}
	return ok
}

// done refuses the keys that nobody has asked for.
func (m *mapping) done() {
	for _, key := range m.keys {
		if slices.Contains(m.known, key.Value) {
			continue
		}
		remedy := "use " + strings.Join(m.known, ", ")
		if near := nearest(key.Value, m.known); near != "" {
			remedy = fmt.Sprintf("did you mean `%s`? Else ", near) + remedy
		}
		if strings.Contains(key.Value, " ") {
			remedy = "put a text in quotes that has a comma in it"
		}
		m.say(key.Line, m.at(key.Value), fmt.Sprintf("there is no key %q here", short(key.Value)), remedy)
	}
}

// lineOf is the line of a key's value, or of the mapping where there is none.
func (m *mapping) lineOf(key string) int {
	if n := m.find(key); n != nil {
		return n.Line
	}
	return m.line
}

// text reads a text of at most limit bytes.
func (m *mapping) text(key string, to *string, limit int) {
	n := m.ask(key)
	if n == nil {
		return
	}
	text := strings.TrimSpace(n.Value)
	switch {
	case n.Kind != yaml.ScalarNode || n.ShortTag() != "!!str":
		m.say(n.Line, m.at(key), "this is "+what(n)+", not a text", "write a text, in quotes if it looks like something else")
	case len(text) > limit:
		m.say(n.Line, m.at(key), fmt.Sprintf("%d bytes of text are too many", len(text)), fmt.Sprintf("write at most %d", limit))
	case !printable(text):
		m.say(n.Line, m.at(key), "there are characters here that cannot be shown", "write plain text")
	default:
		*to = text
		if strings.HasPrefix(n.LineComment, "#") && n.Style == 0 && !strings.HasPrefix(n.LineComment, "# ") {
			m.warn(n.Line, m.at(key), fmt.Sprintf("the text ends before %q, which is read as a comment", short(n.LineComment)), "put the text in quotes, or a space after the #")
		}
	}
}

func printable(text string) bool {
	return utf8.ValidString(text) && !strings.ContainsFunc(text, func(r rune) bool {
		return r < ' ' && r != '\n' || r == 0x7f || r >= 0x80 && r < 0xa0 || r >= 0x202a && r <= 0x202e || r >= 0x2066 && r <= 0x2069
	})
}

// truth reads true or false.
func (m *mapping) truth(key string, to *bool) {
	n := m.ask(key)
	if n == nil {
		return
	}
	switch n.Value {
	case "true":
		*to = true
	case "false":
		*to = false
	default:
		m.say(n.Line, m.at(key), fmt.Sprintf("%q is neither true nor false", short(n.Value)), "write true or false")
	}
}

// whole reads a whole number within limits.
func whole[T ~int | ~int8 | ~int16 | ~int32 | ~int64](m *mapping, key string, to *T, low, high int) {
	n := m.ask(key)
	if n == nil {
		return
	}
	if v, ok := m.number(n, m.at(key), low, high); ok {
		*to = T(v)
	}
}

func (p *page) number(n *yaml.Node, path string, low, high int) (int, bool) {
	v, err := strconv.Atoi(n.Value)
	switch {
	case n.Kind != yaml.ScalarNode || err != nil || n.ShortTag() != "!!int":
		p.say(n.Line, path, "this is "+what(n)+", not a whole number", fmt.Sprintf("write a number from %d to %d", low, high))
	case v < low || v > high:
		p.say(n.Line, path, fmt.Sprintf("%d is out of range", v), fmt.Sprintf("write a number from %d to %d", low, high))
	default:
		return v, true
	}
	return 0, false
}

// word reads one of a closed set of words.
func word[T any](m *mapping, key string, to *T, parse func(string) (T, error)) {
	n := m.ask(key)
	if n == nil {
		return
	}
	m.parseWord(n, m.at(key), func(s string) (err error) {
		v, err := parse(s)
		if err == nil {
			*to = v
		}
		return err
	})
}

// parseWord reports a word that is not understood. The parser's error is the
// message, and after its last colon the remedy.
func (p *page) parseWord(n *yaml.Node, path string, parse func(string) error) {
	if n.Kind != yaml.ScalarNode {
		p.say(n.Line, path, "this is "+what(n)+", not a word", "write one word")
		return
	}
	if err := parse(short(n.Value)); err != nil {
		p.sayError(n.Line, path, err, "write another")
	}
}

// sayError reports an error, whose remedy stands after its last colon.
func (p *page) sayError(line int, path string, err error, remedy string) {
	message := err.Error()
	if cut := strings.LastIndex(message, ": "); cut >= 0 {
		message, remedy = message[:cut], message[cut+2:]
	}
	p.say(line, path, message, remedy)
}

// oneOf makes a parser of a closed list of words.
func oneOf(noun string, words []string) func(string) (string, error) {
	return func(s string) (string, error) {
		if slices.Contains(words, s) {
			return s, nil
		}
		return "", fmt.Errorf("there is no %s %q: use %s", noun, s, orList(words))
	}
}

func orList(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

// list reads a list item by item.
func (m *mapping) list(key string, limit int, each func(n *yaml.Node, path string)) {
	n := m.ask(key)
	if n == nil {
		return
	}
	switch {
	case n.Kind != yaml.SequenceNode:
		m.say(n.Line, m.at(key), "this is "+what(n)+", not a list", "write `- ` before each item, or [a, b]")
		return
	case len(n.Content) > limit:
		m.say(n.Line, m.at(key), fmt.Sprintf("%d items are too many", len(n.Content)), fmt.Sprintf("have at most %d", limit))
		return
	}
	for i, item := range n.Content {
		each(item, fmt.Sprintf("%s[%d]", m.at(key), i))
	}
}

// each reads a list of mappings.
func (m *mapping) each(key string, limit int, read func(*mapping)) {
	m.list(key, limit, func(n *yaml.Node, path string) {
		if x := m.mapping(n, path); x != nil {
			read(x)
			x.done()
		}
	})
}

// within reads a mapping below a key; read may ask it for anything.
func (m *mapping) within(key string, read func(*mapping)) {
	if n := m.ask(key); n != nil {
		if x := m.page.mapping(n, m.at(key)); x != nil {
			read(x)
			x.done()
		}
	}
}

func what(n *yaml.Node) string {
	switch {
	case n.Kind == yaml.MappingNode:
		return "a list of keys"
	case n.Kind == yaml.SequenceNode:
		return "a list"
	case n.Kind == yaml.AliasNode:
		return "an alias"
	case n.ShortTag() == "!!null":
		return "nothing"
	}
	return strconv.Quote(short(n.Value))
}

// short keeps what a problem quotes readable.
func short(s string) string {
	const limit = 60
	if len(s) <= limit {
		return strings.ToValidUTF8(s, "?")
	}
	return strings.ToValidUTF8(s[:limit], "") + "…"
}

// nearest is the word most like another, if any is much like it.
func nearest(s string, words []string) string {
	const like = 0.8 // of 1 for the same word
	s = short(s)
	best, most := "", like
	for _, w := range words {
		if d := smetrics.JaroWinkler(s, w, 0.7, 4); d > most {
			best, most = w, d
		}
	}
	return best
}
