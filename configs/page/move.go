package page

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// Move is a key in a file that has another place now.
type Move struct {
	File         string
	Line, Column int // of the key, from 1
	From, To     string
	value        *yaml.Node
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
	m.Moves = append(m.Moves, Move{m.File, key.Line, key.Column, from, to, m.values[i]})
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
	if strings.Contains(x.To, ".") {
		v := x.value
		value := []rune(v.Value)
		if v.Kind != yaml.ScalarNode || v.Style != 0 || v.Line != x.Line || v.Column-1+len(value) > len(line) {
			return false
		}
		end = v.Column - 1 + len(value)
		put = written(x.To, v.Value)
	}
	lines[x.Line-1] = []byte(string(line[:start]) + put + string(line[end:]))
	return true
}
