package kit

import (
	"fmt"
	"math"

	"broadside/sim/say"
)

// Panel draws an instrument's housing with its name, and returns the room inside.
func (u *UI) Panel(r Rect, name say.Text) Rect {
	u.Plate(r, Panel, Edge)
	inner := r.Trim(12, 8)
	if name == "" {
		return inner
	}
	head := inner.Top(20)
	u.Fill(Rect{head.X, head.Y + 4, 3, 12}, u.Accent)
	u.Text(Rect{head.X + 10, head.Y, head.W - 10, head.H}, name, Type{Size: Small, Bold: true, Colour: Mix(Muted, u.Accent, 0.35)})
	inner.Top(4)
	return inner
}

// Bar shows a part of a whole: its name on the left, the numbers on the right, and below them a bar
// in segments, so that it can be counted.
func (u *UI) Bar(r Rect, name say.Text, value, most int, c Colour) {
	head := r.Top(r.H - 10)
	numbers := say.Name(fmt.Sprintf("%d/%d", value, most))
	bold := Type{Size: Body, Bold: true, Colour: Bright, Align: End}
	w := u.Width(numbers, bold) + 2
	u.Text(head.Side(w), numbers, bold)
	u.Text(head, name, Type{Size: Small, Colour: Muted})
	u.Meter(r, value, most, c)
}

// Meter draws only a bar, filled to value of most.
func (u *UI) Meter(r Rect, value, most int, c Colour) {
	u.Fill(r, Deep)
	if most <= 0 {
		return
	}
	part := min(1, max(0, float64(value)/float64(most)))
	u.Fill(Rect{r.X, r.Y, r.W * part, r.H}, c)
	segments := min(most, 20)
	for i := 1; i < segments; i++ {
		u.Fill(Rect{r.X + r.W*float64(i)/float64(segments) - 0.5, r.Y, 1, r.H}, Panel)
	}
}

// Pips shows a small count as full and empty pips.
func (u *UI) Pips(r Rect, value, most int, c Colour) {
	if most <= 0 {
		return
	}
	step := min(r.H+3, r.W/float64(most))
	for i := range most {
		at := Point{r.X + step*(float64(i)+0.5), r.Y + r.H/2}
		radius := min(r.H, step-3) / 2
		if i < value {
			u.Disc(at, radius, c)
		} else {
			u.Ring(at, radius-0.75, 1.5, Fade(c, 0.5))
		}
	}
}

// Lever draws a vertical or horizontal slider for a value in lo..hi, in steps. It returns the value
// asked for, and whether it was asked for.
func (u *UI) Lever(id string, r Rect, value, lo, hi, step int, c Colour) (int, bool) {
	upright := r.H > r.W
	groove := Rect{r.X, r.Y + r.H/2 - 4, r.W, 8}
	if upright {
		groove = Rect{r.X + r.W/2 - 4, r.Y, 8, r.H}
	}
	u.Fill(groove, Deep)
	u.Outline(Chamfer(groove, 3), 1, Edge)
	place := func(v int) Point {
		part := float64(v-lo) / float64(hi-lo)
		if upright {
			return Point{groove.Centre().X, groove.Bottom() - part*groove.H}
		}
		return Point{groove.X + part*groove.W, groove.Centre().Y}
	}
	zero, at := place(max(lo, min(hi, 0))), place(value)
	filled := Rect{min(zero.X, at.X), groove.Y, math.Abs(at.X - zero.X), groove.H}
	if upright {
		filled = Rect{groove.X, min(zero.Y, at.Y), groove.W, math.Abs(at.Y - zero.Y)}
	}
	u.Fill(filled, Fade(c, 0.8))
	for v := lo; v <= hi; v += max(1, (hi-lo)/8) {
		p := place(v)
		if upright {
			u.Fill(Rect{p.X + 9, p.Y - 0.5, 5, 1}, Muted)
		} else {
			u.Fill(Rect{p.X - 0.5, p.Y + 9, 1, 5}, Muted)
		}
	}
	knob := Rect{at.X - 7, at.Y - 13, 14, 26}
	if upright {
		knob = Rect{at.X - 13, at.Y - 7, 26, 14}
	}
	fill := Raised
	if Points(u, r) || u.drag == id {
		fill = Mix(Raised, c, 0.4)
	}
	u.Plate(knob, fill, c)
	reachable(u, r)
	if !u.Drag(id, r) {
		return value, false
	}
	part := (u.In.Mouse.X - groove.X) / groove.W
	if upright {
		part = (groove.Bottom() - u.In.Mouse.Y) / groove.H
	}
	v := lo + int(math.Round(min(1, max(0, part))*float64(hi-lo)/float64(step)))*step
	return v, v != value
}

// Tag draws a word in a frame of its own, and returns the room left.
func (u *UI) Tag(r Rect, word say.Text, c Colour) Rect {
	t := Type{Size: Small, Bold: true, Colour: c, Align: Middle}
	w := min(r.W, u.Width(word, t)+14)
	box := Rect{r.X, r.Y + (r.H-20)/2, w, 20}
	u.Polygon(Chamfer(box, 5), Mix(Deep, c, 0.16))
	u.Outline(Chamfer(box, 5), 1, Fade(c, 0.75))
	u.Text(box, word, t)
	return box
}

// Finger returns a height, enlarged for fingers on a touch screen.
func Finger(u *UI, height float64) float64 {
	if u.Small {
		return max(height, finger+6) // with a gap
	}
	return height
}

// writing is a number that is being typed.
type writing struct {
	number int
	until  float64 // a later digit begins another number
}

// Digits returns the number typed on this screen, and whether one was: a digit within 1.5 s
// continues the number. It takes the digit keys from others.
func Digits(u *UI) (n int, written bool) {
	const soon, most = 1.5, 9999
	if u.focus != "" || u.plate < u.wasModal {
		return 0, false
	}
	for _, digit := range "0123456789" {
		for u.takeKey(Key(digit)) {
			if u.Now > u.writing.until {
				u.writing.number = 0
			}
			u.writing = writing{min(10*u.writing.number+int(digit-'0'), most), u.Now + soon}
			written = true
		}
	}
	return u.writing.number, written
}

// Steps draws a number that goes up and down: Left and Right by one, with Shift by ten. It returns
// the change.
func Steps(u *UI, r Rect, says say.Text) (by int) {
	less, more := Action{Key: "any.left", Does: "Less; with Shift ten times as much. Or type the number."}, Action{Key: "any.right", Does: "More; with Shift ten times as much. Or type the number."}
	if u.Label(less.Key) == "" { // on a touch screen
		less.Name, more.Name = "−", "+"
	}
	if u.Do(r.Left(54), less) {
		by--
	}
	if u.Do(r.Side(54), more) {
		by++
	}
	if u.Key("any.left-far") {
		by -= 10
	}
	if u.Key("any.right-far") {
		by += 10
	}
	t := Type{Size: Name, Bold: true, Colour: Bright, Align: Middle, Cut: true}
	for _, t.Size = range [...]float64{Name, Body, Small} {
		if u.Width(says, t) <= r.W {
			break
		}
	}
	u.Text(r, says, t)
	return by
}
