package kit

import (
	"slices"

	"broadside/sim/say"
)

// Toast is a line that disappears after a while: a refusal, an alert.
type Toast struct {
	Text  say.Text
	Rule  string // the id of the rule, if any
	Tone  Colour
	until float64
}

// ToastTime is how long a toast is shown, in seconds.
const ToastTime = 6

// Tell shows a toast. If it is there already, it stays longer.
func (u *UI) Tell(t Toast) {
	t.until = u.Now + ToastTime
	t.Rule = cited(t.Rule)
	for i := range u.toasts {
		if u.toasts[i].Text == t.Text {
			u.toasts[i] = t
			return
		}
	}
	u.toasts = append(u.toasts, t)
	if len(u.toasts) > 3 {
		u.toasts = u.toasts[1:]
	}
}

// Withdraw takes a toast away that no longer applies.
func (t Toast) Withdraw(u *UI) {
	u.toasts = slices.DeleteFunc(u.toasts, func(o Toast) bool { return o.Text == t.Text })
}

// readTime is how long a refusal is shown at least, in seconds.
const readTime = 1.5

// dropRefusals returns toasts without refusals that have been shown long enough, for when somebody
// does something else: they would cover the screen.
func dropRefusals(toasts []Toast, now float64) []Toast {
	return slices.DeleteFunc(toasts, func(t Toast) bool { return t.Tone == Bad && now > t.until-ToastTime+readTime })
}

// Toasts draws the current toasts, from the bottom of a box up: the last one, and earlier ones as
// far as there is room.
func (u *UI) Toasts(r Rect) {
	kept := u.toasts[:0]
	for _, t := range u.toasts {
		if t.until > u.Now {
			kept = append(kept, t)
		}
	}
	u.toasts = kept
	u.layer++
	defer func() { u.layer-- }()
	last := len(u.toasts) - 1
	for i := last; i >= 0 && u.toast(&r, &u.toasts[i], i == last); i-- {
	}
}

// toast draws a toast if there is room for it or it is the last one, and reports whether it did.
func (u *UI) toast(r *Rect, t *Toast, last bool) bool {
	says, body := t.Text, Type{Size: Body, Colour: Bright, Bold: true}
	ruleWidth := 0.0
	if t.Rule != "" {
		ruleWidth = u.width(t.Rule, Type{Size: Small, Mono: true}) + 24
	}
	alerts, left := t.Tone == Warn || t.Tone == Bad, 10.0
	if alerts {
		left = 38
	}
	w := min(r.W, u.Width(says, body)+ruleWidth+left+14)
	inner := w - ruleWidth - left - 10
	h := u.Height(says, inner, body) + 16
	if h > r.H && !last {
		return false
	}
	box := r.Foot(h)
	r.Foot(6)
	box = Rect{box.Centre().X - w/2, box.Y, w, h}
	fade := min(1, (t.until-u.Now)*2)
	u.Plate(box, Mix(Deep, t.Tone, 0.18), Fade(t.Tone, fade))
	if mark := box.Left(left); alerts {
		u.Alert(mark.Centre(), 9, t.Tone)
	}
	if t.Rule != "" {
		u.write(box.Side(ruleWidth), t.Rule, Type{Size: Small, Mono: true, Colour: t.Tone})
	}
	u.Paragraph(box.Trim(2, 8), says, body)
	return true
}

// Alert draws the mark of what needs attention: an upright triangle.
func (u *UI) Alert(at Point, r float64, c Colour) {
	tri := []Point{Polar(at, 0, r), Polar(at, 120, r), Polar(at, 240, r)}
	u.Outline(tri, 2, c)
	u.Fill(Rect{at.X - 0.9, at.Y - r*0.35, 1.8, r * 0.45}, c)
	u.Fill(Rect{at.X - 0.9, at.Y + r*0.2, 1.8, 1.8}, c)
}
