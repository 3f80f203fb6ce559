package page

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"broadside/sim/schema"
)

// Move is a key in a file that has another place now, or a word of one.
type Move struct {
	File         string
	Line, Column int // of the key, from 1
	From, To     string
	value        *yaml.Node
	text         string     // that takes the place of the word; "": the value stays
	items        []string   // that do so
	list         *yaml.Node // that is there already, or nil
}

// Moved names a key that has another place now: a name beside it, or one in a record
// below, as in "range.near".
func (m *Mapping) Moved(from, to string) {
	i := slices.IndexFunc(m.Keys, func(n *yaml.Node) bool { return n.Value == from })
	if i < 0 || m.quiet {
		return
	}
	m.moved = append(m.moved, from)
	key := m.Keys[i]
	top, _, _ := strings.Cut(to, ".")
	if m.Find(top) != nil {
		m.Say(key.Line, m.At(from), fmt.Sprintf("%s is %s now, and that is here too", from, to), fmt.Sprintf("keep `%s:`", top))
		return
	}
	m.Say(key.Line, m.At(from), fmt.Sprintf("%s is %s now", from, to), fmt.Sprintf("write `%s`, or have `broadside-server check --fix FOLDER` do it", written(to, "...")))
	m.Moves = append(m.Moves, Move{File: m.File, Line: key.Line, Column: key.Column, From: from, To: to, value: m.values[i]})
}

// Reworded names a word of a key that is written another way now. The key counts as
// read.
func (m *Mapping) Reworded(key string, words []schema.Reword) {
	i := slices.IndexFunc(m.Keys, func(n *yaml.Node) bool { return n.Value == key })
	if i < 0 || m.quiet {
		return
	}
	at, value := m.Keys[i], m.values[i]
	n := slices.IndexFunc(words, func(w schema.Reword) bool {
		return w.Word == value.Value && (w.Beside == "" || m.Find(w.Beside) != nil)
	})
	if n < 0 {
		return
	}
	w := &words[n]
	m.Keys, m.values = slices.Delete(m.Keys, i, i+1), slices.Delete(m.values, i, i+1)
	if w.Key == "" {
		m.Say(at.Line, m.At(key), fmt.Sprintf("`%s: %s` goes without saying now", key, w.Word), "remove it, or have `broadside-server check --fix FOLDER` do it")
		m.Moves = append(m.Moves, Move{File: m.File, Line: at.Line, Column: at.Column, From: key, value: value})
		return
	}
	there := m.Find(w.Key)
	what := fmt.Sprintf("`%s: %s` is written as `%s` now", key, w.Word, w.Key)
	if there != nil && (w.Items == nil || there.Kind != yaml.SequenceNode) {
		m.Say(at.Line, m.At(key), what+", and that is here too", fmt.Sprintf("keep `%s:`", w.Key))
		return
	}
	add := fmt.Sprintf("write `%s: %s`", w.Key, w.Text)
	if w.Items != nil {
		add = fmt.Sprintf("write `- %s` under `%s:`", strings.Join(w.Items, "` and `- "), w.Key)
	}
	m.Say(at.Line, m.At(key), what, add+", or have `broadside-server check --fix FOLDER` do it")
	m.Moves = append(m.Moves, Move{m.File, at.Line, at.Column, key, w.Key, value, w.Text, w.Items, there})
}

// written is a value in its place.
func written(to, value string) string {
	parts := strings.Split(to, ".")
	text := parts[len(parts)-1] + ": " + value
	for i := len(parts) - 2; i >= 0; i-- {
		text = parts[i] + ": {" + text + "}"
	}
	return text
}

// Rewrite puts keys into their new places, and leaves all else as it is written. It
// returns what it could not move: values of several lines that would go into a record.
func Rewrite(text []byte, moves []Move) (rewritten []byte, left []Move) {
	lines := bytes.Split(text, []byte("\n"))
	moves = slices.Clone(moves)
	slices.SortFunc(moves, func(a, b Move) int { return cmp.Or(cmp.Compare(b.Line, a.Line), cmp.Compare(b.Column, a.Column)) })
	for _, x := range moves {
		if !x.rewrite(lines) {
			left = append(left, x)
		}
	}
	lines = slices.DeleteFunc(lines, func(line []byte) bool { return line == nil })
	return bytes.Join(lines, []byte("\n")), left
}

func (x *Move) rewrite(lines [][]byte) bool {
	if x.Line < 1 || x.Line > len(lines) {
		return false
	}
	line := []rune(string(lines[x.Line-1]))
	start := x.Column - 1
	end := start + len([]rune(x.From))
	if start < 0 || end > len(line) || string(line[start:end]) != x.From {
		return false // in quotes, say
	}
	put := x.To
	if strings.Contains(x.To, ".") || x.text != "" || x.items != nil || x.To == "" {
		v := x.value
		value := []rune(v.Value)
		if v.Kind != yaml.ScalarNode || v.Style != 0 || v.Line != x.Line || v.Column-1+len(value) > len(line) {
			return false
		}
		end = v.Column - 1 + len(value)
		put = written(x.To, v.Value)
	}
	before, after := string(line[:start]), string(line[end:])
	switch {
	case x.To == "":
		return x.remove(lines, before, after)
	case x.list != nil:
		return x.enlist(lines, before, after)
	case x.items != nil:
		put = x.To + ": [" + strings.Join(x.items, ", ") + "]"
	case x.text != "":
		put = x.To + ": " + x.text
	}
	lines[x.Line-1] = []byte(before + put + after)
	return true
}

// enlist puts items into a list of one a line, as the first, in place of the line of the
// key.
func (x *Move) enlist(lines [][]byte, before, after string) bool {
	if len(x.list.Content) == 0 {
		return false
	}
	at := &lines[x.list.Content[0].Line-1]
	indent, _, ok := bytes.Cut(*at, []byte("- "))
	if !ok || len(bytes.TrimSpace(indent)) > 0 || !x.remove(lines, before, after) {
		return false
	}
	first := slices.Clone(indent)
	for _, item := range x.items {
		first = fmt.Appendf(first, "- %s\n%s", item, indent)
	}
	*at = append(first, (*at)[len(indent):]...)
	return true
}

// remove takes away the line of the key, where nothing else is on it but a comment, which
// stays.
func (x *Move) remove(lines [][]byte, before, after string) bool {
	comment := strings.TrimSpace(after)
	if strings.TrimSpace(before) != "" || comment != "" && comment[0] != '#' {
		return false
	}
	if lines[x.Line-1] = nil; comment != "" {
		lines[x.Line-1] = []byte(before + comment)
	}
	return true
}
