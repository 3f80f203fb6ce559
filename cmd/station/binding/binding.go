// Package binding maps keys and buttons to actions. Screens ask for actions by name; one table
// gives each action its keys, and people can bind others to it.
package binding

import (
	"fmt"
	"runtime"
	"slices"
	"strings"

	"broadside/configs/spelling"
	"broadside/sim/say"
)

// Key is the name of a key, "E", "1", "Enter", "Left" or "F1", with modifiers in front,
// "Ctrl+Shift+E"; or of a button of a gamepad, "PadA".
type Key string

// Pad reports whether the key is a button of a gamepad.
func (k Key) Pad() bool { return strings.HasPrefix(string(k), "Pad") }

// shifted returns the key with Shift held.
func (k Key) shifted() Key {
	if letter, ok := strings.CutPrefix(string(k), "Ctrl+"); ok {
		return Key("Ctrl+Shift+" + letter)
	}
	return "Shift+" + k
}

// Name is the name of an action, as in "pilot.evade".
type Name string

// second marks the second action of a name on one screen.
const second = "'"

// Second returns the second action of the same name on a screen: it has the keys of the first, with
// Shift.
func (n Name) Second() Name {
	if n == "" || strings.HasSuffix(string(n), second) {
		return ""
	}
	return n + second
}

// Numbered returns one of a group of numbered actions, such as "choose.3", or "" beyond the last.
func Numbered(group string, n int) Name {
	name := Name(fmt.Sprintf("%s.%d", group, n))
	if find(name) == nil {
		return ""
	}
	return name
}

// Choice returns the action that chooses a row of a list by its number, from 1, or "".
func Choice(n int) Name {
	if n > 9 {
		return ""
	}
	return Numbered("choose", n)
}

// Set holds changed bindings. A nil Set has every action as in the table.
type Set struct{ bound map[Name][]Key }

// Known reports whether the table has an action.
func Known(n Name) bool { return find(Name(strings.TrimSuffix(string(n), second))) != nil }

func find(n Name) *Row { return rows[n] }

// rows are the rows of the table, by name.
var rows = func() map[Name]*Row {
	all := map[Name]*Row{}
	for i := range scopes {
		for j := range scopes[i].Rows {
			all[scopes[i].Rows[j].Name] = &scopes[i].Rows[j]
		}
	}
	return all
}()

// Default returns the keys that the table gives an action.
func (r *Row) Default() []Key { return r.keys(runtime.GOOS == "js") }

// keys returns the keys of Default, in a browser or in a window of our own.
func (r *Row) keys(browser bool) (keys []Key) {
	for _, k := range strings.Fields(r.Keys + " " + r.Pad) {
		if !browser || !taken(Key(k)) {
			keys = append(keys, Key(k))
		}
	}
	return keys
}

// taken reports whether browsers reserve a key, whatever a page asks for: to open, close and switch
// tabs and windows, and to quit.
func taken(k Key) bool {
	base, held := strings.CutPrefix(string(k), "Ctrl+")
	return held && slices.Contains([]string{"N", "Q", "T", "W", "PageUp", "PageDown"}, strings.TrimPrefix(base, "Shift+"))
}

// Keys returns the keys and buttons of an action. A name that is not in the table counts as a key.
func (s *Set) Keys(n Name) []Key {
	if n == "" {
		return nil
	}
	if first, ok := strings.CutSuffix(string(n), second); ok {
		var keys []Key
		for _, k := range s.Keys(Name(first)) {
			if !k.Pad() && !strings.Contains(string(k), "Shift+") {
				keys = append(keys, k.shifted())
			}
		}
		return keys
	}
	if s != nil {
		if keys, ok := s.bound[n]; ok {
			return keys
		}
	}
	if r := find(n); r != nil {
		return r.Default()
	}
	return []Key{Key(n)}
}

// Bind gives an action keys in place of its own.
func (s *Set) Bind(n Name, keys ...Key) {
	r := find(n)
	if r == nil {
		return
	}
	if slices.Equal(keys, r.Default()) {
		delete(s.bound, n)
		return
	}
	if s.bound == nil {
		s.bound = map[Name][]Key{}
	}
	s.bound[n] = slices.Clone(keys)
}

// Reset gives every action the keys of the table.
func (s *Set) Reset() { s.bound = nil }

// Rivals returns the actions that share a key with an action and can be used at the same time, so
// that only one of them would be heard.
func (s *Set) Rivals(n Name) (all []Name) {
	home := scopeOf(n)
	if home == nil {
		return nil
	}
	keys := s.Keys(n)
	for i := range scopes {
		sc := &scopes[i]
		if sc != home && !slices.Contains(home.Beside, sc.Name) && !slices.Contains(sc.Beside, home.Name) {
			continue
		}
		for _, r := range sc.Rows {
			if r.Name != n && slices.ContainsFunc(s.Keys(r.Name), func(k Key) bool { return slices.Contains(keys, k) }) {
				all = append(all, r.Name)
			}
		}
	}
	return all
}

func scopeOf(n Name) *Scope {
	for i := range scopes {
		if slices.ContainsFunc(scopes[i].Rows, func(r Row) bool { return r.Name == n }) {
			return &scopes[i]
		}
	}
	return nil
}

// Title returns the title of an action, or its name if it is not in the table.
func Title(n Name) say.Text {
	if r := find(n); r != nil {
		return r.Title
	}
	return say.Name(string(n))
}

// header is the beginning of a file of bindings.
const header = `# Broadside: keys, and buttons of a gamepad, of each action. A line that is missing
# stands for what the station has by itself; one without a key binds nothing.
`

// Text returns the bindings that differ from the table, or all of them, in the format of Read.
func (s *Set) Text(all bool) string {
	var b strings.Builder
	b.WriteString(header)
	for i := range scopes {
		for _, r := range scopes[i].Rows {
			if _, bound := s.bound[r.Name]; !bound && !all {
				continue
			}
			fmt.Fprintf(&b, "%s:", r.Name)
			for _, k := range s.Keys(r.Name) {
				b.WriteString(" " + string(k))
			}
			b.WriteString("\n")
		}
	}
	return b.String()
}

// Read reads bindings: a line for each action with its name, a colon and its keys. An error names
// the line and the remedy.
func Read(text string) (*Set, error) {
	s := &Set{}
	for i, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "#")
		if strings.TrimSpace(line) == "" {
			continue
		}
		name, list, ok := strings.Cut(line, ":")
		n := Name(strings.TrimSpace(name))
		switch {
		case !ok:
			return nil, fmt.Errorf("line %d: %q has no colon; write an action, a colon and its keys, as in pilot.evade: E PadX", i+1, line)
		case find(n) == nil:
			near, _ := spelling.Nearest(string(n), everyName())
			return nil, fmt.Errorf("line %d: there is no action %q; the nearest is %q", i+1, n, near)
		}
		keys := []Key{}
		for _, word := range strings.Fields(list) {
			k, err := parseKey(word)
			if err != nil {
				return nil, fmt.Errorf("line %d: %w", i+1, err)
			}
			keys = append(keys, k)
		}
		s.Bind(n, keys...)
	}
	return s, nil
}

func everyName() (all []Name) {
	for i := range scopes {
		for _, r := range scopes[i].Rows {
			all = append(all, r.Name)
		}
	}
	return all
}

// buttons are the buttons of a gamepad in the standard layout.
var buttons = [...]Key{
	"PadA", "PadB", "PadX", "PadY", "PadLB", "PadRB", "PadLT", "PadRT", "PadBack", "PadStart", "PadLS", "PadRS", "PadUp", "PadDown", "PadLeft", "PadRight",
}

// Buttons returns the buttons of a gamepad in the standard layout.
func Buttons() []Key { return buttons[:] }

var named = [...]string{
	"Enter", "Escape", "Backspace", "Delete", "Insert", "Tab", "Space", "Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown", "Equal", "Minus",
	"Comma", "Period", "Slash", "Backslash", "Semicolon", "Quote", "Backquote", "BracketLeft", "BracketRight", "Pause", "PrintScreen", "ScrollLock", "NumLock", "CapsLock",
	"Multiply", "Divide", "Decimal", "IntlBackslash", "ContextMenu", "?",
}

// parseKey reads a key or a button.
func parseKey(word string) (Key, error) {
	base := word
	for _, m := range [...]string{"Ctrl+", "Shift+"} { // in the order in which they are written
		base = strings.TrimPrefix(base, m)
	}
	switch {
	case slices.Contains(buttons[:], Key(word)), slices.Contains(named[:], base):
	case len(base) == 1 && (base[0] >= 'A' && base[0] <= 'Z' || base[0] >= '0' && base[0] <= '9'):
	case len(base) >= 2 && base[0] == 'F' && slices.Contains(strings.Fields("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24"), base[1:]):
	default:
		return "", fmt.Errorf("%q is not a key; write it as E, Ctrl+Shift+E, F5, Enter, Left or PadA", word)
	}
	return Key(word), nil
}
