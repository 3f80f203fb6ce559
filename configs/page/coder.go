package page

import (
	"fmt"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"broadside/sim/schema"
)

var _ schema.Coder = (*Mapping)(nil)

// Text reads a text, within the key's limit in bytes.
func (m *Mapping) Text(k schema.Key) (string, bool) {
	n := m.ask(k.Name)
	if n == nil {
		return "", false
	}
	text := strings.TrimSpace(n.Value)
	switch {
	case n.Kind != yaml.ScalarNode || n.ShortTag() != "!!str":
		m.Say(n.Line, m.At(k.Name), "this is "+what(n)+", not a text", "write a text, in quotes if it looks like something else")
	case text == "":
		m.Say(n.Line, m.At(k.Name), "this text is empty", "write it, or leave `"+k.Name+"` out where it is not needed")
	case len(text) > k.Most:
		m.Say(n.Line, m.At(k.Name), fmt.Sprintf("%d bytes of text are too many", len(text)), fmt.Sprintf("write at most %d", k.Most))
	case !printable(text):
		m.Say(n.Line, m.At(k.Name), "there are characters here that cannot be shown", "write plain text")
	default:
		if strings.HasPrefix(n.LineComment, "#") && n.Style == 0 && !strings.HasPrefix(n.LineComment, "# ") {
			m.Warn(n.Line, m.At(k.Name), fmt.Sprintf("the text ends before %q, which is read as a comment", Short(n.LineComment)), "put the text in quotes, or a space after the #")
		}
		return text, true
	}
	return "", false
}

// Truth reads true or false.
func (m *Mapping) Truth(k schema.Key) (yes, ok bool) {
	n := m.ask(k.Name)
	if n == nil {
		return false, false
	}
	if n.Value != "true" && n.Value != "false" {
		m.Say(n.Line, m.At(k.Name), fmt.Sprintf("%q is neither true nor false", Short(n.Value)), "write true or false")
		return false, false
	}
	return n.Value == "true", true
}

// Number reads a whole number within limits.
func (m *Mapping) Number(k schema.Key) (int, bool) {
	n := m.ask(k.Name)
	if n == nil {
		return 0, false
	}
	return m.number(n, m.At(k.Name), k.Low, k.High)
}

// Word reads a word with a syntax of its own.
func (m *Mapping) Word(k schema.Key, read func(string) error) {
	if n := m.ask(k.Name); n != nil {
		m.word(n, m.At(k.Name), read)
	}
}

// Words reads a list of such words.
func (m *Mapping) Words(k schema.Key, each func(string) error) {
	if n := m.Find(k.Name); k.Single && n != nil && n.Kind == yaml.ScalarNode {
		m.Word(k, each)
		return
	}
	m.items(k.Name, k.Most, func(n *yaml.Node, path string) { m.word(n, path, each) })
}

// Choice reads one of the words of a key, and returns its index.
func (m *Mapping) Choice(k schema.Key) (place int, ok bool) {
	m.Word(k, m.choose(k, func(n int) { place, ok = n, true }))
	return place, ok
}

// Choices reads a list of the words of a key.
func (m *Mapping) Choices(k schema.Key, each func(int)) { m.Words(k, m.choose(k, each)) }

// choose returns a reader that finds the index of a word. It accepts the name of something that
// exists but could not be read, as that has been reported.
func (m *Mapping) choose(k schema.Key, found func(int)) func(string) error {
	return func(word string) error {
		n := slices.Index(k.Words, word)
		if n < 0 && !k.Closed {
			n = slices.IndexFunc(k.Words, func(w string) bool { return strings.EqualFold(w, word) })
		}
		switch {
		case n >= 0:
			found(n)
			return nil
		case k.Closed && k.Refusal != "":
			return fmt.Errorf(k.Refusal+": use %s", word, schema.OrList(k.Words))
		case k.Closed:
			return NoWord(k.Of, word, k.Words)
		case m.Broken != nil && m.Broken(k.Of, word):
			m.Errors++
			return nil
		}
		return NoSuch(k.Of, word, k.Words)
	}
}

// Numbers reads a list of integers.
func (m *Mapping) Numbers(k schema.Key, each func(int)) bool {
	n := m.ask(k.Name)
	if n == nil {
		return false
	}
	errors := m.Errors
	m.items(k.Name, k.Most, func(n *yaml.Node, path string) {
		if v, ok := m.number(n, path, k.Low, k.High); ok {
			each(v)
		}
	})
	return m.Errors == errors
}

// Pairs reads a mapping from words to words.
func (m *Mapping) Pairs(k schema.Key, name, value func(string) error) {
	x := m.below(k.Name)
	if x == nil {
		return
	}
	for i, key := range x.Keys {
		errors := m.Errors
		if m.word(key, x.At(key.Value), name); m.Errors == errors {
			m.word(x.values[i], x.At(key.Value), value)
		}
	}
}

// Amounts reads a mapping from the words of a key to numbers.
func (m *Mapping) Amounts(k schema.Key, each func(place, n int)) {
	x := m.below(k.Name)
	if x == nil {
		return
	}
	for i, key := range x.Keys {
		m.word(key, x.At(key.Value), m.choose(k, func(place int) {
			if v, ok := m.number(x.values[i], x.At(key.Value), k.Low, k.High); ok {
				each(place, v)
			}
		}))
	}
}

// Block reads lines that are kept as written.
func (m *Mapping) Block(k schema.Key) (string, bool) {
	n := m.ask(k.Name)
	if n == nil {
		return "", false
	}
	if n.Kind != yaml.ScalarNode || n.Style&yaml.LiteralStyle == 0 {
		m.Say(n.Line, m.At(k.Name), "this is not a "+k.Name, "write `"+k.Name+": |` and then the rows, one a line")
		return "", false
	}
	return n.Value, true
}

// Record walks a record below a key.
func (m *Mapping) Record(k schema.Key, walk func(schema.Coder)) {
	n := m.ask(k.Name)
	switch {
	case n == nil:
	case k.Short != nil && n.Kind != yaml.MappingNode:
		m.word(n, m.At(k.Name), k.Short)
	default:
		m.record(n, m.At(k.Name), walk)
	}
}

// below returns the mapping below a key, or nil.
func (m *Mapping) below(key string) *Mapping {
	if n := m.ask(key); n != nil {
		return m.Page.Mapping(n, m.At(key))
	}
	return nil
}

func (m *Mapping) record(n *yaml.Node, path string, walk func(schema.Coder)) {
	if x := m.Page.Mapping(n, path); x != nil {
		walk(x)
		x.Done()
	}
}

// Records walks a list of records.
func (m *Mapping) Records(k schema.Key, walk func(schema.Coder)) {
	m.items(k.Name, k.Most, func(n *yaml.Node, path string) { m.record(n, path, walk) })
}

// Entries walks records that have keys of their own.
func (m *Mapping) Entries(k schema.Key, walk func(string, schema.Coder)) {
	x := m.below(k.Name)
	if x == nil {
		return
	}
	if len(x.Keys) > k.Most {
		m.Say(x.Keys[k.Most].Line, x.Path, "there are too many "+k.Name, fmt.Sprintf("have at most %d", k.Most))
		x.Keys = x.Keys[:k.Most]
	}
	for i, key := range x.Keys {
		if k.Form == schema.KeyForm && !GoodKey(key.Value) {
			m.Say(key.Line, x.At(key.Value), fmt.Sprintf("%q is not a key", Short(key.Value)), KeyRemedy)
			continue
		}
		if k.Words != nil && !slices.Contains(k.Words, key.Value) {
			x.unknown(key, k.Words)
			continue
		}
		m.record(x.values[i], x.At(key.Value), func(c schema.Coder) { walk(key.Value, c) })
	}
}

// Switch reads the word that decides which other keys there are. If it is missing or not
// understood, the keys of all its words are accepted.
func (m *Mapping) Switch(k schema.Key, choose func(int), walk func()) {
	if n, ok := m.Choice(k); ok {
		choose(n)
		walk()
		return
	}
	was := m.quiet
	m.quiet = true
	for n := range k.Words {
		choose(n)
		walk()
	}
	m.quiet = was
}

// Has reports whether a key was written.
func (m *Mapping) Has(key string) bool { return !m.quiet && m.Find(key) != nil }

// Need reports keys that are missing.
func (m *Mapping) Need(keys ...string) {
	for _, key := range keys {
		if m.Find(key) == nil {
			m.lack(key+" is missing", fmt.Sprintf("add `%s:`", key))
		}
	}
}

// NeedOne reports an error if none of some keys is there.
func (m *Mapping) NeedOne(keys ...string) {
	if slices.ContainsFunc(keys, func(key string) bool { return m.Find(key) != nil }) {
		return
	}
	var add []string
	for _, key := range keys {
		add = append(add, "`"+key+":`")
	}
	m.lack(schema.OrList(keys)+" is missing", "add "+schema.OrList(add))
}

// lack reports something missing; the rest is still checked.
func (m *Mapping) lack(message, remedy string) {
	if m.quiet {
		return
	}
	found := m.Errors
	m.Say(m.Line, m.Path, message, remedy)
	m.before += m.Errors - found
}

// Fault reports what is wrong with a key or, if key is "", with all of them together; that is not
// reported if one of them is wrong by itself.
func (m *Mapping) Fault(key, message, remedy string) {
	switch {
	case m.quiet, key == "" && message != "" && m.Errors > m.before:
	case message == "":
		m.Errors++
	case key == "":
		m.Say(m.Line, m.Path, message, remedy)
	default:
		m.Say(m.LineOf(key), m.At(key), message, remedy)
	}
}
