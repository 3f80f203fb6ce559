package kit

import (
	"fmt"
	"image"
	"slices"
	"strings"
)

// Fault is something on the screen that people could not read.
type Fault struct {
	Text, What string
	Box        Rect
}

func (f Fault) String() string {
	return fmt.Sprintf("%q %s (box %.0f,%.0f %.0f×%.0f)", f.Text, f.What, f.Box.X, f.Box.Y, f.Box.W, f.Box.H)
}

// watched holds what was seen of the last screen, if Watch is set.
type watched struct {
	faults   []Fault
	texts    []written
	cuts     []cutting
	controls []control
}

// written is a text on the screen.
type written struct {
	box   Rect
	text  string
	layer int
}

func (u *UI) fault(what, s string, r Rect) {
	if u.Watch {
		u.faults = append(u.faults, Fault{s, what, r})
	}
}

// forMouse are words that mean nothing to somebody with only fingers.
var forMouse = []string{"click", "arrows", "mouse"}

// written records a text, to find overlapping ones.
func (u *UI) written(box Rect, s string) {
	if u.Watch && u.ByTouch() && slices.ContainsFunc(forMouse, func(word string) bool { return strings.Contains(strings.ToLower(s), word) }) {
		u.fault("speaks of mouse or keys where one plays by touch", s, box)
	}
	if !u.Watch || len(u.clips) > 0 {
		return
	}
	if !u.Size.Holds(box, 0.5) {
		u.fault("is beyond the edge of the window", s, box)
	}
	u.texts = append(u.texts, written{box, s, u.layer})
}

// cutting is a text that was cut, and the room that the rest of it would take, in points and
// pixels.
type cutting struct {
	text   string
	rest   Rect
	pixels image.Rectangle
}

// noteCut records a text that was cut, with its whole width and the width shown.
func noteCut(u *UI, s string, r Rect, whole, shown float64, t Type) {
	const apart = 6 // from what is beside it
	rest := Rect{r.X + shown + 2, r.Centre().Y - t.size()/2, whole - shown + apart, t.size()}
	if t.Align == End {
		rest.X = r.Right() - whole - 2 - apart
	}
	if u.Watch && t.Align != Middle && u.within.Holds(rest, 0) && u.Size.Holds(rest, 0) {
		u.cuts = append(u.cuts, cutting{s, rest, image.Rect(u.px(rest.X), u.px(rest.Y), u.px(rest.Right()), u.px(rest.Bottom()))})
	}
}

// cover forgets the texts under a plate, since what is beside them cannot be seen.
func (w *watched) cover(r Rect) {
	w.cuts = slices.DeleteFunc(w.cuts, func(c cutting) bool { return c.rest.Meets(r) })
}

// Wasted returns texts of the last screen that were cut although nothing was beside them, judged by
// its picture, if Watch is set.
func (w *watched) Wasted(drawn *image.RGBA) (faults []Fault) {
	for _, c := range w.cuts {
		if bare(drawn, c.pixels) {
			faults = append(faults, Fault{c.text, "is cut beside empty space", c.rest})
		}
	}
	return faults
}

// bare reports whether a part of a picture has a single colour.
func bare(drawn *image.RGBA, r image.Rectangle) bool {
	if !r.In(drawn.Rect) || r.Empty() {
		return false
	}
	const slack = 3
	first := drawn.RGBAAt(r.Min.X, r.Min.Y)
	like := func(a, b uint8) bool { return max(a, b)-min(a, b) <= slack }
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if c := drawn.RGBAAt(x, y); !like(c.R, first.R) || !like(c.G, first.G) || !like(c.B, first.B) {
				return false
			}
		}
	}
	return true
}

// control is a control of the screen, by name, and its visible part.
type control struct {
	name string
	r    Rect
}

// Where returns the visible part of the uppermost control with a name on the last screen; an empty
// rectangle if there was none. Watch must be set.
func (w *watched) Where(name string) (r Rect) {
	for _, c := range w.controls {
		if c.name == name && c.r.H > finger/2 {
			r = c.r
		}
	}
	return r
}

// Find returns the box of a text with a beginning on the last screen, if Watch is set; an empty
// rectangle if there was none.
func (w *watched) Find(begins string) (r Rect) {
	for _, t := range w.texts {
		if strings.HasPrefix(t.text, begins) {
			r = t.box
		}
	}
	return r
}

// Texts returns the texts on the last screen, if Watch is set, except those that scroll.
func (u *UI) Texts() (all []string) {
	for _, t := range u.texts {
		all = append(all, t.text)
	}
	return all
}

// Faults returns what was wrong with the last screen, if Watch is set: texts that were cut, outside
// the window, or overlapping.
func (u *UI) Faults() []Fault {
	faults := u.faults
	for i, a := range u.texts {
		for _, b := range u.texts[:i] {
			if a.layer == b.layer && a.box.Meets(b.box) {
				faults = append(faults, Fault{a.text, "lies on " + fmt.Sprintf("%q", b.text), a.box})
			}
		}
	}
	return faults
}
