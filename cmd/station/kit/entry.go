package kit

import (
	"slices"

	"broadside/sim/say"
)

// Fields are text fields that a browser lays over the entries of a screen: for nothing else does a
// phone show its keyboard, or a browser paste.
type Fields interface {
	// Lay lays a field over an entry for this screen, and returns its text and whether it has the
	// keyboard.
	Lay(e *Entry) (text string, here bool)
	// Lift removes the fields that have not been laid since the last call.
	Lift()
}

// Entry is a line for typing, as a field shows it.
type Entry struct {
	ID         string
	At         Rect    // in pixels
	Size       float64 // of the type, in pixels
	Text, Name string
	Most       int  // runes
	Here       bool // the station gives it the keyboard
}

// typing is the state of all entries.
type typing struct {
	focus   string // the entry that has the keyboard
	field   field  // its state
	focusOn int    // its plate
	after   string // the entry that gets the keyboard next, or onward
	kept    bool   // the entry that has the keyboard is on the screen
}

// onward is the next entry on the screen, whichever that is.
const onward = "\t"

// lay lays a field over an entry of which all is in sight, and returns its text.
func (u *UI) lay(id string, r Rect, value string, empty say.Text, most int) string {
	if u.Fields == nil || !u.within.Holds(r, 1) || u.plate < u.wasModal || hides(u.covered, r.Centre(), u.plate) {
		return value
	}
	at := Rect{r.X * u.scale, r.Y * u.scale, r.W * u.scale, r.H * u.scale}
	text, here := u.Fields.Lay(&Entry{id, at, Name * u.scale, value, u.Told(empty), most, u.focus == id})
	if here {
		u.focus = id
	} else if u.focus == id {
		u.focus = ""
	}
	return text
}

// Entry draws a line for typing. It returns the text after this screen's input, and whether Enter
// was pressed in it. Empty is shown while there is no text.
func (u *UI) Entry(id string, r Rect, value string, empty say.Text, most int) (string, bool) {
	if u.Clicked(r) {
		u.focus = id
	} else if u.focus == id && u.In.Pressed && !r.Has(u.In.Mouse) {
		u.focus = ""
	}
	if u.after == onward {
		u.after = id
	}
	if u.focus == id && u.plate < u.wasModal { // something covers it now
		u.focus = ""
	}
	value = u.lay(id, r, value, empty, most)
	here := u.focus == id
	u.kept = u.kept || here
	entered := false
	if here {
		u.focusOn = u.plate
		value, entered = u.typed(id, value, most)
	}
	edge := Edge
	if here {
		edge = u.Accent
	}
	u.Plate(r, Deep, edge)
	inner := r.Trim(12, 0)
	if value == "" {
		u.Text(inner, empty, Type{Size: Body, Colour: Muted, Cut: true})
		if !here {
			return value, entered
		}
	}
	u.field.write(u, r, inner, []rune(value), here)
	return value, entered
}

// write draws the text of an entry with its caret always in sight, and moves the caret to where it
// is clicked.
func (f *field) write(u *UI, r, inner Rect, text []rune, here bool) {
	t := Type{Size: Name, Colour: Bright, Cut: true}
	first := 0
	if here {
		for first < f.caret && u.width(string(text[first:f.caret]), t) > inner.W-4 {
			first++
		}
	}
	last := len(text)
	for last > first && u.width(string(text[first:last]), t) > inner.W-4 {
		last--
	}
	x := func(at int) float64 { return inner.X + u.width(string(text[first:max(first, min(at, last))]), t) }
	if here && u.In.Pressed && r.Has(u.In.Mouse) {
		at := first
		for at < last && (x(at)+x(at+1))/2 < u.In.Mouse.X {
			at++
		}
		f.move(at, len(text), false)
	}
	if from, to := f.selected(); here && from < to {
		u.Fill(Rect{x(from), r.Centre().Y - 12, x(to) - x(from), 24}, Fade(u.Accent, 0.35))
	}
	u.write(inner, string(text[first:last]), t)
	if here && int(u.Now*2)%2 == 0 {
		u.Fill(Rect{x(f.caret) + 1, r.Centre().Y - 11, 2, 22}, u.Accent)
	}
}

// typed applies this screen's typing to the text of an entry.
func (u *UI) typed(id, value string, most int) (string, bool) {
	text := []rune(value)
	f := &u.field
	if f.of != id {
		*f = field{of: id, caret: len(text), from: len(text)}
	}
	f.caret, f.from = min(f.caret, len(text)), min(f.from, len(text))
	if len(u.In.Typed) > 0 {
		text = f.put(text, string(u.In.Typed), most)
	}
	for _, k := range slices.Clone(u.In.Keys) {
		switch k { // nothing else handles what ends the entry
		case "Enter", "Tab", "Escape":
			if u.focus, f.of = "", ""; k == "Tab" {
				u.after = onward
			}
			u.takeKey(k)
			if k == "Enter" {
				return string(text), true
			}
		default:
			text = f.edit(u, text, k, most)
		}
	}
	return string(text), false
}

// Focus gives the keyboard to an entry from the next screen on.
func (u *UI) Focus(id string) { u.after = id }

// Typing reports whether an entry has the keyboard, or is about to.
func (u *UI) Typing() bool { return u.focus != "" || u.after != "" }

// ScrollBar is the width that a scroll bar takes from its box.
const ScrollBar = 10.0

// Scroll shows a part of something higher than its box, moved by the mouse wheel. It calls draw
// with the whole, clipped to the box.
func (u *UI) Scroll(id string, r Rect, height float64, draw func(Rect)) {
	at := u.scrolls[id]
	if u.Over(r) {
		at -= u.In.Wheel * 48
	}
	at = max(0, min(at, height-r.H))
	u.scrolls[id] = at
	inner := r
	if height > r.H {
		if u.scrolled == id {
			at = max(0, min(u.fingerFrom-u.In.Mouse.Y, height-r.H))
			u.scrolls[id] = at
			if !u.In.Held {
				u.scrolled = ""
			}
		}
		inner.W -= ScrollBar
		bar := Rect{r.Right() - 4, r.Y, 4, r.H}
		u.Fill(bar, Deep)
		knob := Rect{bar.X, r.Y + r.H*at/height, 4, r.H * r.H / height}
		grip := Rect{bar.X - 6, bar.Y, 14, bar.H}
		if u.Drag(id+" bar", grip) {
			u.scrolls[id] = max(0, min((u.In.Mouse.Y-r.Y)/r.H*height-r.H/2, height-r.H))
		}
		u.Fill(knob, Mix(Edge, u.Accent, 0.5))
	}
	u.Clip(r)
	whole, found := Rect{inner.X, inner.Y - at, inner.W, max(height, r.H)}, u.meaning.drawn.found
	draw(whole)
	u.Unclip()
	if u.meaning.drawn.found != found && height > r.H {
		unveil(u, id, r, whole)
	}
	if height > r.H && u.In.Drags && u.In.Pressed && !u.used && u.Over(r) { // and nothing within has taken it
		u.scrolled, u.swiped, u.used = id, "", true
		u.fingerFrom = u.In.Mouse.Y + at
	}
}

// ScrollTo scrolls a box to a height.
func (u *UI) ScrollTo(id string, at float64) { u.scrolls[id] = at }

// Reveal scrolls a box so that a part of its contents is in sight.
func (u *UI) Reveal(id string, r Rect, top, height float64) {
	u.scrolls[id] = min(max(u.scrolls[id], top+height-r.H), top)
}
