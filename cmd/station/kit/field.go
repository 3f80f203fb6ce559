package kit

import (
	"slices"

	"broadside/sim/say"
)

// Clipboard is the clipboard shared with other programs.
type Clipboard interface {
	Read() (string, error)
	Write(string) error
}

// field is the state of the entry that has the keyboard: the caret, and the other end of the
// selection. Both count runes.
type field struct {
	of          string // the entry
	caret, from int
}

// fieldKeys are the keys that an entry handles besides typing.
var fieldKeys = []Key{
	"Backspace", "Ctrl+Backspace", "Delete", "Left", "Right", "Home", "End",
	"Shift+Left", "Shift+Right", "Shift+Home", "Shift+End", "Ctrl+A", "Ctrl+C", "Ctrl+X", "Ctrl+V",
}

// selected returns the bounds of the selection, in runes.
func (f *field) selected() (from, to int) { return min(f.caret, f.from), max(f.caret, f.from) }

// move moves the caret. If selects is set, the text in between is selected.
func (f *field) move(to, most int, selects bool) {
	f.caret = max(0, min(to, most))
	if !selects {
		f.from = f.caret
	}
}

// put replaces the selection by a text, as far as there is room.
func (f *field) put(text []rune, s string, most int) []rune {
	from, to := f.selected()
	var add []rune
	for _, c := range s {
		if c >= ' ' && c != 0x7f && len(text)-(to-from)+len(add) < most {
			add = append(add, c)
		}
	}
	text = slices.Concat(text[:from], add, text[to:])
	f.caret = from + len(add)
	f.from = f.caret
	return text
}

// cut removes the selection, or else the text between the caret and a place.
func (f *field) cut(text []rune, to int) []rune {
	if f.from == f.caret {
		f.from = max(0, min(to, len(text)))
	}
	return f.put(text, "", len(text))
}

// edit applies a key to the text of the entry that has the keyboard.
func (f *field) edit(u *UI, text []rune, k Key, most int) []rune {
	switch k {
	case "Backspace":
		return f.cut(text, f.caret-1)
	case "Delete":
		return f.cut(text, f.caret+1)
	case "Ctrl+Backspace":
		return f.cut(text, wordBefore(text, f.caret))
	case "Left", "Shift+Left":
		f.move(f.caret-1, len(text), k != "Left")
	case "Right", "Shift+Right":
		f.move(f.caret+1, len(text), k != "Right")
	case "Home", "Shift+Home":
		f.move(0, len(text), k != "Home")
	case "End", "Shift+End":
		f.move(len(text), len(text), k != "End")
	case "Ctrl+A":
		f.caret, f.from = len(text), 0
	case "Ctrl+C", "Ctrl+X":
		from, to := f.selected()
		if from < to && u.Copy(string(text[from:to])) && k == "Ctrl+X" {
			return f.put(text, "", most)
		}
	case "Ctrl+V":
		return f.put(text, paste(u), most)
	}
	return text
}

// wordBefore returns the beginning of the word before a place.
func wordBefore(text []rune, at int) int {
	for at > 0 && text[at-1] == ' ' {
		at--
	}
	for at > 0 && text[at-1] != ' ' {
		at--
	}
	return at
}

// Copy puts a text on the clipboard, or says that it cannot.
func (u *UI) Copy(text string) bool {
	if u.Clipboard == nil {
		u.Tell(Toast{Text: "There is no clipboard here: write it down.", Tone: Bad})
		return false
	}
	if err := u.Clipboard.Write(text); err != nil {
		u.Tell(Toast{Text: say.Of("Nothing was copied: %s.", err), Tone: Bad})
		return false
	}
	return true
}

// paste returns the text on the clipboard, or says that it cannot be read and returns "".
func paste(u *UI) string {
	if u.Clipboard == nil {
		u.Tell(Toast{Text: "There is no clipboard here: type it.", Tone: Bad})
		return ""
	}
	text, err := u.Clipboard.Read()
	if err != nil {
		u.Tell(Toast{Text: say.Of("Nothing was pasted: %s.", err), Tone: Bad})
	}
	return text
}
