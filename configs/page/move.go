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

// Move is a key in a file that now has another place, a word that is now written another way, or a
// key that has no effect where it is.
type Move struct {
	File         string
	Line, Column int // of the key, from 1
	From, To     string
	value        *yaml.Node
	word         bool     // one of its words is written another way now
	idle         bool     // it has no effect, and is removed
	puts         []string // keys with values that replace it
	flow         bool     // they are on one line
	lists        []list   // existing lists that get items
	others       []other  // keys whose values change with it
}

// list holds items to be added to an existing list.
type list struct {
	items []string
	at    *yaml.Node
}

// other is a key beside one that is rewritten, and its new value.
type other struct {
	key, value *yaml.Node
	text       string
}

// Moved reports a key in its former place, from. The new place is a name beside it, or one in a
// record below, as in "range.near".
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

// Reworded reports a key with a word that is now written another way. The key counts as read.
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
	m.Keys, m.values = slices.Delete(m.Keys, i, i+1), slices.Delete(m.values, i, i+1)
	move := Move{File: m.File, Line: at.Line, Column: at.Column, From: key, value: value, word: true, flow: m.flow}
	now, write := "goes without saying now", []string{"remove it"}
	for k, w := range words[n].To {
		w.Text = strings.ReplaceAll(w.Text, schema.Itself, m.Path)
		if k == 0 {
			now, write = "is written as ", nil
		}
		now += [...]string{"", ", "}[min(k, 1)] + "`" + w.Key + "`"
		move.To = cmp.Or(move.To, w.Key)
		if !move.put(m, &w) {
			m.Say(at.Line, m.At(key), fmt.Sprintf("`%s: %s` is written as `%s` now, and that is here too", key, value.Value, w.Key), fmt.Sprintf("keep `%s:`", w.Key))
			return
		}
		if w.Items != nil {
			write = append(write, fmt.Sprintf("write `- %s` under `%s:`", strings.Join(w.Items, "` and `- "), w.Key))
		} else {
			write = append(write, fmt.Sprintf("write `%s: %s`", w.Key, w.Text))
		}
	}
	if len(words[n].To) > 0 {
		now += " now"
	}
	m.Say(at.Line, m.At(key), fmt.Sprintf("`%s: %s` %s", key, value.Value, now), strings.Join(write, ", ")+", or have `broadside-server check --fix FOLDER` do it")
	m.Moves = append(m.Moves, move)
}

// Idle records a key that has no effect where it is.
func (m *Mapping) Idle(key string) {
	i := slices.IndexFunc(m.Keys, func(n *yaml.Node) bool { return n.Value == key })
	if i < 0 || m.quiet {
		return
	}
	m.Moves = append(m.Moves, Move{File: m.File, Line: m.Keys[i].Line, Column: m.Keys[i].Column, From: key, value: m.values[i], idle: true, flow: m.flow})
}

// put makes a move write a key, and reports whether there is room for it.
func (x *Move) put(m *Mapping, w *schema.Rewrite) bool {
	i := slices.IndexFunc(m.Keys, func(n *yaml.Node) bool { return n.Value == w.Key })
	switch {
	case i < 0 && w.Items != nil:
		x.puts = append(x.puts, w.Key+": ["+strings.Join(w.Items, ", ")+"]")
	case i < 0:
		x.puts = append(x.puts, w.Key+": "+w.Text)
	case w.Items != nil && m.values[i].Kind == yaml.SequenceNode:
		x.lists = append(x.lists, list{w.Items, m.values[i]})
	case w.Instead != "" && w.Instead == m.values[i].Value:
		x.others = append(x.others, other{m.Keys[i], m.values[i], w.Text})
	default:
		return w.Items == nil && m.values[i].Value == w.Text
	}
	return true
}

// written returns a value as it is written in its new place.
func written(to, value string) string {
	parts := strings.Split(to, ".")
	text := parts[len(parts)-1] + ": " + value
	for i := len(parts) - 2; i >= 0; i-- {
		text = parts[i] + ": {" + text + "}"
	}
	return text
}

// Rewrite moves keys to their new places, and leaves everything else as written. It returns what it
// could not move: values of several lines that would go into a record.
func Rewrite(text []byte, moves []Move) (rewritten []byte, left []Move) {
	lines := bytes.Split(text, []byte("\n"))
	moves = slices.Clone(moves)
	if slices.ContainsFunc(moves, func(x Move) bool { return !x.idle }) { // idle keys may be there for those
		moves = slices.DeleteFunc(moves, func(x Move) bool { return x.idle })
	}
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
	if x.idle {
		return x.drop(lines)
	}
	if !x.word && !strings.Contains(x.To, ".") {
		return replace(lines, x.Line, x.Column, len([]rune(x.From)), x.From, x.To)
	}
	if !plain(lines, x.Line, x.Column, x.From, x.value) {
		return false
	}
	width := x.value.Column - x.Column + len([]rune(x.value.Value))
	if !x.word {
		return replace(lines, x.Line, x.Column, width, x.From, written(x.To, x.value.Value))
	}
	for _, o := range x.others {
		if o.key.Line == x.Line || !plain(lines, o.key.Line, o.key.Column, o.key.Value, o.value) {
			return false
		}
	}
	for _, l := range x.lists {
		if len(l.at.Content) == 0 || l.at.Content[0].Line == x.Line || !bytes.HasPrefix(bytes.TrimSpace(lines[l.at.Content[0].Line-1]), []byte("- ")) {
			return false
		}
	}
	between := "\n" + strings.Repeat(" ", x.Column-1)
	if x.flow {
		between = ", "
	}
	if !x.remove(lines, width) && !(len(x.puts) > 0 && replace(lines, x.Line, x.Column, width, x.From, strings.Join(x.puts, between))) {
		return false
	}
	for _, o := range x.others {
		replace(lines, o.key.Line, o.value.Column, len([]rune(o.value.Value)), o.value.Value, o.text)
	}
	for _, l := range x.lists {
		l.enlist(&lines[l.at.Content[0].Line-1])
	}
	return true
}

// drop removes a key and its value if both are on one line, and reports whether it did.
func (x *Move) drop(lines [][]byte) bool {
	if x.value.Line != x.Line || !stands(lines, x.Line, x.Column, x.From) {
		return false
	}
	line := []rune(string(lines[x.Line-1]))
	width := x.extent(line)
	if width < 0 {
		return false
	}
	if !x.flow {
		return x.remove(lines, width)
	}
	before, after := string(line[:x.Column-1]), strings.TrimLeft(string(line[x.Column-1+width:]), " ")
	if rest, more := strings.CutPrefix(after, ","); more {
		after = strings.TrimLeft(rest, " ")
	} else {
		before = strings.TrimRight(before, ", ")
	}
	lines[x.Line-1] = []byte(before + after)
	return true
}

// extent returns how many runes of its line a key takes with its value, or -1 if the value goes on
// or is quoted.
func (x *Move) extent(line []rune) int {
	start := x.value.Column - 1
	switch {
	case x.value.Style&yaml.FlowStyle != 0:
		for open, at := 0, start; at < len(line); at++ {
			if strings.ContainsRune("[{", line[at]) {
				open++
			} else if strings.ContainsRune("]}", line[at]) {
				if open--; open == 0 {
					return at + 1 - (x.Column - 1)
				}
			}
		}
	case x.value.Kind == yaml.ScalarNode && x.value.Style == 0 && strings.HasPrefix(string(line[start:]), x.value.Value):
		return start + len([]rune(x.value.Value)) - (x.Column - 1)
	}
	return -1
}

// plain reports whether a key and its value appear in a line exactly as read, for example without
// quotes.
func plain(lines [][]byte, line, column int, key string, v *yaml.Node) bool {
	return v.Kind == yaml.ScalarNode && v.Style == 0 && v.Line == line && stands(lines, line, column, key) && stands(lines, line, v.Column, v.Value)
}

func stands(lines [][]byte, line, column int, text string) bool {
	if line < 1 || line > len(lines) {
		return false
	}
	is, start := []rune(string(lines[line-1])), column-1
	end := start + len([]rune(text))
	return start >= 0 && end <= len(is) && string(is[start:end]) == text
}

// replace replaces width runes of a line, which must begin with was, by a text, and reports whether
// it could.
func replace(lines [][]byte, line, column, width int, was, text string) bool {
	if !stands(lines, line, column, was) {
		return false
	}
	is, start := []rune(string(lines[line-1])), column-1
	lines[line-1] = []byte(string(is[:start]) + text + string(is[start+width:]))
	return true
}

// enlist inserts items into a list of one item per line, as the first.
func (l *list) enlist(line *[]byte) {
	indent := (*line)[:bytes.IndexByte(*line, '-')]
	first := slices.Clone(indent)
	for _, item := range l.items {
		first = fmt.Appendf(first, "- %s\n%s", item, indent)
	}
	*line = append(first, (*line)[len(indent):]...)
}

// remove removes a word's line if nothing replaces the word and the line has nothing else but a
// comment, which stays.
func (x *Move) remove(lines [][]byte, width int) bool {
	line := []rune(string(lines[x.Line-1]))
	before, comment := string(line[:x.Column-1]), strings.TrimSpace(string(line[x.Column-1+width:]))
	if len(x.puts) > 0 || strings.TrimSpace(before) != "" || comment != "" && comment[0] != '#' {
		return false
	}
	if lines[x.Line-1] = nil; comment != "" {
		lines[x.Line-1] = []byte(before + comment)
	}
	return true
}
