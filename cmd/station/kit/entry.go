package kit

import "strings"

// Entry is a line that people type into. It returns the text as it is now and
// whether Enter was pressed in it. Empty shows what belongs there.
func (u *UI) Entry(id string, r Rect, value, empty string, most int) (string, bool) {
	if u.Clicked(r) {
		u.focus = id
	} else if u.focus == id && u.In.Pressed && !r.Has(u.In.Mouse) {
		u.focus = ""
	}
	if u.next {
		u.after, u.next = id, false
	}
	if u.focus == id && u.plate < u.wasModal { // something has come over it
		u.focus = ""
	}
	here := u.focus == id
	u.kept = u.kept || here
	entered := false
	if here {
		u.focusOn = u.plate
		value, entered = u.typed(value, most)
	}
	edge := Edge
	if here {
		edge = u.Accent
	}
	u.Plate(r, Deep, edge)
	inner := r.Trim(12, 0)
	t := Type{Size: Name, Colour: Bright, Cut: true}
	if value == "" && !here {
		u.Text(inner, empty, Type{Size: Body, Colour: Muted, Cut: true})
		return value, entered
	}
	// What is typed last stays in sight.
	shown := value
	for u.Width(shown, t) > inner.W-4 && shown != "" {
		shown = string([]rune(shown)[1:])
	}
	box := u.Text(inner, shown, t)
	if here && int(u.Now*2)%2 == 0 {
		u.Fill(Rect{inner.X + box.W + 2, r.Centre().Y - 11, 2, 22}, u.Accent)
	}
	return value, entered
}

// typed applies what was typed to a text.
func (u *UI) typed(value string, most int) (string, bool) {
	for _, c := range u.In.Typed {
		if len([]rune(value)) < most && c >= ' ' {
			value += string(c)
		}
	}
	for _, k := range u.In.Keys {
		switch k { // what ends the entry is heard by nothing else
		case "Backspace":
			if runes := []rune(value); len(runes) > 0 {
				value = string(runes[:len(runes)-1])
			}
		case "Ctrl+Backspace":
			value = strings.TrimRight(value, " ")
			value = value[:strings.LastIndex(value, " ")+1]
		case "Enter":
			u.focus = ""
			u.takeKey(k)
			return value, true
		case "Tab":
			u.focus, u.next = "", true
			u.takeKey(k)
		case "Escape":
			u.focus = ""
			u.takeKey(k)
		}
	}
	return value, false
}

// Focus gives the keyboard to an entry from the next screen on.
func (u *UI) Focus(id string) { u.after = id }

// Typing says whether an entry has the keyboard.
func (u *UI) Typing() bool { return u.focus != "" }

// Focuses says whether an entry is about to have it.
func (u *UI) Focuses() bool { return u.after != "" }

// Scroll shows a part of something higher than its box, moved by the wheel over
// it. It calls draw with the whole, clipped to the box.
func (u *UI) Scroll(id string, r Rect, high float64, draw func(Rect)) {
	at := u.scrolls[id]
	if u.Over(r) {
		at -= u.In.Wheel * 48
	}
	at = max(0, min(at, high-r.H))
	u.scrolls[id] = at
	inner := r
	if high > r.H {
		if u.In.Drags && u.In.Pressed && u.Over(r) {
			u.scrolled, u.used = id, true
			u.scrollFrom = u.In.Mouse.Y + at
		}
		if u.scrolled == id {
			at = max(0, min(u.scrollFrom-u.In.Mouse.Y, high-r.H))
			u.scrolls[id] = at
			if !u.In.Held {
				u.scrolled = ""
			}
		}
		inner.W -= 10
		bar := Rect{r.Right() - 4, r.Y, 4, r.H}
		u.Fill(bar, Deep)
		knob := Rect{bar.X, r.Y + r.H*at/high, 4, r.H * r.H / high}
		grip := Rect{bar.X - 6, bar.Y, 14, bar.H}
		if u.Drag(id+" bar", grip) {
			u.scrolls[id] = max(0, min((u.In.Mouse.Y-r.Y)/r.H*high-r.H/2, high-r.H))
		}
		u.Fill(knob, Mix(Edge, u.Accent, 0.5))
	}
	u.Clip(r)
	draw(Rect{inner.X, inner.Y - at, inner.W, max(high, r.H)})
	u.Unclip()
}

// ScrollTo moves a scrolled box so that a height of it is at the top.
func (u *UI) ScrollTo(id string, at float64) { u.scrolls[id] = at }

// Reveal moves a scrolled box so that a part of what it shows is in sight.
func (u *UI) Reveal(id string, r Rect, top, high float64) {
	u.scrolls[id] = min(max(u.scrolls[id], top+high-r.H), top)
}
