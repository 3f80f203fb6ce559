package kit

import (
	"math"
	"slices"

	"broadside/cmd/station/binding"
)

// pointer replaces the mouse if there is none: a mark moved by gamepad and keys, from control to
// control or, with the stick, anywhere; and a finger that scrolls.
type pointer struct {
	padded bool  // a gamepad was used last
	keyed  bool  // a key has been used
	marked bool  // the mark is shown
	at     Point // of the mark
	mouse  Point // where the mouse was on the last screen
	pushed bool  // the mark was pressed on the last screen
	marks  []mark
	rested []mark // of the last screen

	grabs      bool   // a page asks for a key or button, which does nothing else
	swiped     string // what a finger moves over, or ""
	scrolled   string // the box that the finger scrolls instead, or ""
	fingerFrom float64
}

// mark is a control that the pointer can go to.
type mark struct {
	r     Rect
	plate int
}

// markable records a control of this screen.
func (u *UI) markable(r Rect) {
	seen := r.Common(u.within).Common(u.Size)
	if seen.W < 8 || seen.H < 8 || r.W > u.Size.W*0.9 && r.H > u.Size.H*0.9 || seen.H < r.H/2 {
		return
	}
	u.marks = append(u.marks, mark{seen, u.plate})
}

// ways are the actions that move the mark.
var ways = [...]struct {
	name Bound
	to   Point
}{{"window.up", Point{0, -1}}, {"window.down", Point{0, 1}}, {"window.left", Point{-1, 0}}, {"window.right", Point{1, 0}}}

// point moves the mark by keys, buttons and the stick, and uses it as the mouse until the mouse is
// used again, or a key with another purpose.
func (u *UI) point() {
	p := &u.pointer
	p.marks, p.rested = p.rested[:0], p.marks
	moved := u.In.Mouse != p.mouse
	p.mouse = u.In.Mouse
	if moved {
		p.at = u.In.Mouse
	}
	for _, k := range u.In.Keys {
		p.keyed = p.keyed || !k.Pad() && (u.Fields == nil || u.focus == "") // a phone shows keys while somebody types
		p.padded = p.padded || k.Pad()
		p.marked = k.Pad() || isMarkKey(u.Bindings, k)
	}
	if u.In.Nudge != (Point{}) {
		p.padded, p.marked = true, true
	}
	if moved || u.In.Pressed || u.In.Unplugged {
		p.padded, p.marked = false, false
	}
	if u.In.Unplugged {
		u.Tell(Toast{Text: "The gamepad is disconnected: plug it in again, or continue with keys and mouse.", Tone: Warn})
	}
	grabbed := p.grabs
	p.grabs = false
	if !p.marked {
		p.pushed = false
		return
	}
	for _, way := range ways {
		for _, k := range u.Bindings.Keys(way.name) {
			if !grabbed && u.takeKey(k) {
				u.hop(way.to)
			}
		}
	}
	p.at.X = min(max(0, p.at.X+u.In.Nudge.X), u.Size.W-1)
	p.at.Y = min(max(0, p.at.Y+u.In.Nudge.Y), u.Size.H-1)
	u.In.Mouse, u.In.Gone = p.at, false
	u.In.Released, p.pushed = p.pushed, false
	for _, k := range u.Bindings.Keys("window.press") {
		if !grabbed && u.takeKey(k) {
			u.In.Pressed, u.In.Held, p.pushed = true, true, true
		}
	}
}

// isMarkKey reports whether a key moves the mark or presses the marked control.
func isMarkKey(set *binding.Set, k Key) bool {
	if slices.Contains(set.Keys("window.press"), k) {
		return true
	}
	for _, way := range ways {
		if slices.Contains(set.Keys(way.name), k) {
			return true
		}
	}
	return false
}

// Swipe returns how far down, in points, a finger has moved over a rectangle since the last screen.
func (u *UI) Swipe(id string, r Rect) (down float64) {
	p := &u.pointer
	if u.In.Drags && u.In.Pressed && !u.used && u.Over(r) {
		p.swiped, p.scrolled, p.fingerFrom, u.used = id, "", u.In.Mouse.Y, true
	}
	if p.swiped == id {
		down, p.fingerFrom = u.In.Mouse.Y-p.fingerFrom, u.In.Mouse.Y
		if !u.In.Held {
			p.swiped = ""
		}
	}
	return down
}

// hop moves to the next control in a direction: the nearest, where sideways distance counts more
// than distance ahead.
func (u *UI) hop(to Point) {
	p := &u.pointer
	best, least := Point{}, math.Inf(1)
	for _, m := range p.rested {
		c := m.r.Centre()
		if m.plate < u.wasModal || hides(u.covered, c, m.plate) {
			continue
		}
		dx, dy := c.X-p.at.X, c.Y-p.at.Y
		ahead, aside := dx*to.X+dy*to.Y, math.Abs(dx*to.Y)+math.Abs(dy*to.X)
		if ahead < 4 {
			continue
		}
		if far := ahead + 2.5*aside; far < least {
			best, least = c, far
		}
	}
	if !math.IsInf(least, 1) {
		p.at = best
	}
}

// hides reports whether a point of a plate is under another.
func hides(covered []covering, at Point, plate int) bool {
	return slices.ContainsFunc(covered, func(c covering) bool { return c.plate > plate && c.r.Has(at) })
}

// drawPointer draws the mark: around the control that it is on, or as a cross.
func (u *UI) drawPointer() {
	p := &u.pointer
	if !p.marked {
		return
	}
	var on Rect
	for _, m := range p.marks {
		if m.r.Has(p.at) && m.plate >= u.modal && !hides(u.covered, p.at, m.plate) && (on.W == 0 || m.r.W*m.r.H <= on.W*on.H) {
			on = m.r
		}
	}
	if on.W > 0 {
		u.Outline(Chamfer(on.Inset(-3), 8), 3, Bright)
		return
	}
	for _, to := range [...]Point{{1, 0}, {0, 1}} {
		for _, way := range [...]float64{-1, 1} {
			from := Point{p.at.X + way*to.X*5, p.at.Y + way*to.Y*5}
			u.Line(from, Point{from.X + way*to.X*11, from.Y + way*to.Y*11}, 4, Night)
			u.Line(from, Point{from.X + way*to.X*11, from.Y + way*to.Y*11}, 2, Bright)
		}
	}
}
