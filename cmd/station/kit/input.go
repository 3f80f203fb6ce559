package kit

import (
	"strings"
)

// Key is a key by the name on it: "E", "1", "Enter", "Left", "F1"; with
// modifiers before it: "Shift+Tab".
type Key string

// labels are keys as they are shown, where that is not by their names.
var labels = strings.NewReplacer("Left", "←", "Right", "→", "Up", "↑", "Down", "↓", "Escape", "Esc",
	"Backspace", "Bksp", "Delete", "Del", "PageUp", "PgUp", "PageDown", "PgDn", "Minus", "−", "Equal", "+")

// Label is the key as it is shown.
func (k Key) Label() string { return labels.Replace(string(k)) }

// Input is what people did since the last screen.
type Input struct {
	Mouse    Point // in points
	Pressed  bool  // the left button went down
	Released bool  // and up
	Held     bool
	Right    bool    // the right button went down
	Wheel    float64 // steps up
	Keys     []Key   // that went down, or repeat while they are held
	Typed    []rune
}

// spared says whether the key is heard while people type: nothing is written
// with it.
func (k Key) spared() bool {
	return strings.HasPrefix(string(k), "Ctrl+") || len(k) > 1 && k[0] == 'F' && k[1] <= '9'
}
