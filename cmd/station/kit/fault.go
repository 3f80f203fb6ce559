package kit

import "fmt"

// Fault is something on the screen that people cannot read.
type Fault struct {
	Text, What string
	Box        Rect
}

func (f Fault) String() string {
	return fmt.Sprintf("%q %s (box %.0f,%.0f %.0f×%.0f)", f.Text, f.What, f.Box.X, f.Box.Y, f.Box.W, f.Box.H)
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

// written notes a text, to find those that lie on each other.
func (u *UI) written(box Rect, s string) {
	if !u.Watch || len(u.clips) > 0 {
		return
	}
	if !u.Size.Holds(box, 0.5) {
		u.fault("is beyond the edge of the window", s, box)
	}
	u.texts = append(u.texts, written{box, s, u.layer})
}

// Texts are what stood on the last screen, when Watch is set, but for what scrolls.
func (u *UI) Texts() (all []string) {
	for _, t := range u.texts {
		all = append(all, t.text)
	}
	return all
}

// Faults are what was wrong with the last screen, when Watch is set: texts cut
// off, beyond the window, or on each other.
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
