package kit

import (
	"slices"
	"strings"

	"broadside/cmd/station/binding"
	"broadside/sim/say"
)

// Key is a key or a button, by the name on it.
type Key = binding.Key

// Bound is the name of an action, to which keys and buttons are bound.
type Bound = binding.Name

// Choice returns the action that chooses a row of a list by its number, from 1, or "".
func Choice(n int) Bound { return binding.Choice(n) }

// Numbered returns one of the numbered actions of a group, from 1, or "".
func Numbered(group string, n int) Bound { return binding.Numbered(group, n) }

// labels are the labels of keys that are not their names.
var labels = strings.NewReplacer("Left", "←", "Right", "→", "Up", "↑", "Down", "↓", "Escape", "Esc",
	"Backspace", "Bksp", "Delete", "Del", "PageUp", "PgUp", "PageDown", "PgDn", "Minus", "−", "Equal", "+", "Period", ".")

// Label returns the label of a key.
func Label(k Key) string {
	if k.Pad() {
		return labels.Replace(strings.TrimPrefix(string(k), "Pad"))
	}
	return labels.Replace(string(k))
}

// keyWords are the names of keys that a language may translate.
var keyWords = [...]say.Text{"Ctrl", "Shift", "Enter", "Space", "Tab", "Home", "End", "Insert", "Esc", "Bksp", "Del", "PgUp", "PgDn"}

// label returns the label of a key in the language.
func (u *UI) label(k Key) string {
	says := Label(k)
	if u.Language == nil || k.Pad() {
		return says
	}
	parts := strings.Split(says, "+")
	for i, part := range parts {
		if slices.Contains(keyWords[:], say.Text(part)) {
			parts[i] = u.Told(say.Text(part))
		}
	}
	return strings.Join(parts, "+")
}

// Label returns the label of an action's binding: the first button if a gamepad was used last and
// has one for it, otherwise the first key, or "".
func (u *UI) Label(n Bound) string {
	if u.ByTouch() {
		return ""
	}
	keys := u.Bindings.Keys(n)
	if i := slices.IndexFunc(keys, func(k Key) bool { return k.Pad() == u.padded }); i >= 0 {
		return u.label(keys[i])
	}
	if i := slices.IndexFunc(keys, func(k Key) bool { return !k.Pad() }); i >= 0 {
		return u.label(keys[i])
	}
	return ""
}

// ByTouch reports whether the window is small and neither keys nor a gamepad have been used.
func (u *UI) ByTouch() bool { return u.Small && !u.keyed && !u.padded }

// Labels returns the labels of all keys and buttons of an action.
func (u *UI) Labels(n Bound) string {
	var all []string
	for _, k := range u.Bindings.Keys(n) {
		if k.Pad() {
			all = append(all, u.Told(say.Of("pad %s", u.label(k))))
		} else {
			all = append(all, u.label(k))
		}
	}
	return strings.Join(all, ", ")
}

// Input is what people have done since the last screen.
type Input struct {
	Mouse     Point // in points; of a finger, where it is or was last
	Pressed   bool  // the left button went down
	Released  bool  // and up
	Held      bool
	Right     bool    // the right button went down
	Wheel     float64 // steps up
	Keys      []Key   // that went down, or repeat while held
	Repeats   bool    // they repeat
	Typed     []rune
	Nudge     Point // how far a stick moves the mark, in points
	Unplugged bool  // a gamepad was pulled out
	Gone      bool  // the finger at which the mouse was is no longer there
	Drags     bool  // a finger has pressed and moves: it drags something and presses no control
}

// spared reports whether a key is handled even while people type, since it types nothing.
func spared(k Key) bool {
	return k.Pad() || strings.HasPrefix(string(k), "Ctrl+") && !slices.Contains(fieldKeys, k) || len(k) > 1 && k[0] == 'F' && k[1] <= '9'
}
