// Package kit draws a bridge and handles its input: shapes and type in points, and widgets that
// take values and return whether they were used. A screen is drawn completely each time, and input
// is handled in the same pass:
//
//	u.Begin(target, w, h, input, seconds)
//	if u.Do(r, kit.Action{Name: "Evade", Key: "pilot.evade", Does: "..."}) { ... }
//	u.End()
//
// Nothing here knows of the network or the world.
package kit

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"broadside/cmd/station/binding"
	"broadside/sim/say"
)

// The smallest screen, in points.
const (
	MinWidth  = 1280.0
	MinHeight = 720.0
)

// Comfort is how the screen suits the window and the viewer.
type Comfort struct {
	Small   bool    // the window has no room for a whole station, only for one column
	Density float64 // pixels of the display per pixel of a standard one; 0: one
	LogSize float64 // points by which the log's type is larger
	Still   bool    // nothing pulses, drifts or sweeps
	Rests   bool    // nothing does so just now
	drift   float64 // seconds that have passed without rest
	Low     bool    // what carries no information is mostly left out
	Zoom    float64 // how much larger everything is; 0: as large as fits the window
}

// UI is a screen and its input.
type UI struct {
	Canvas
	In     Input
	Size   Rect    // of the whole screen
	Now    float64 // seconds, for motion without meaning
	Accent Colour  // of the seat's role
	Watch  bool    // look for Faults

	Comfort
	Bindings  *binding.Set  // of keys and buttons; nil: the table's
	Clipboard Clipboard     // nil: there is none
	Fields    Fields        // nil: a keyboard types into entries themselves
	Language  *say.Language // of texts; nil: English
	touched
	Names say.Namer // names the ships, seats and people in texts

	layer  int
	plate  int    // the plate being drawn, by its number on the screen; 0: none
	plates int    // number of plates begun on this screen
	drag   string // what the mouse holds
	used   bool   // the click has been handled
	typing

	writing         writing
	covers, covered []covering  // plates above the lowest layer, being drawn and of the last screen
	modal, wasModal int         // the uppermost modal plate, of this screen and of the last; 0: none
	claims, claimed map[Key]int // the uppermost plate that asked for each key, on this screen and on the last
	hint            hint
	scrolling

	denied  say.Text // why no order can be given in this part of the screen, or ""
	meaning          // what a lesson refers to

	offers []Action
	keys   []Key // pressed on the next screen
	pointer
	toasts []Toast
	watched
}

// hint is a text beside the mouse about a box on a plate.
type hint struct {
	Action
	at    Rect
	plate int
}

type covering struct {
	r     Rect
	plate int
}

// New makes a UI.
func New() (*UI, error) {
	p, err := newPress()
	return &UI{Canvas: Canvas{press: p}, scrolling: scrolling{scrolls: map[string]float64{}, unveiled: map[string]string{}, afresh: map[string]int{}}, claims: map[Key]int{}, claimed: map[Key]int{}}, err
}

// ScaleOf returns how many pixels a point takes in a window.
func ScaleOf(w, h int) float64 { return min(float64(w)/MinWidth, float64(h)/MinHeight) }

// narrow is the width, in pixels of a standard display, below which a window is small.
const narrow = 900

// scaleOf returns how many pixels a point takes, and records whether the window is small: narrow,
// or with everything enlarged beyond its room.
func scaleOf(u *UI, w, h int) float64 {
	scale, zoom, density := ScaleOf(w, h), u.Zoom, u.Density
	if zoom == 0 {
		zoom = 1
	}
	if density == 0 {
		density = 1
	}
	u.Small = float64(w)/density < narrow || zoom > 1
	switch {
	case u.Small && float64(w)/density < narrow:
		return max(0.2, min(density*zoom, float64(w)/leastWidth))
	case u.Small || zoom < 1:
		return scale * zoom
	}
	return scale
}

// leastWidth is the least width of a small window in points.
const leastWidth = 320

// Begin starts a screen of w by h pixels. Without a target everything happens except the drawing.
// The mouse of the input is in pixels.
func (u *UI) Begin(target *ebiten.Image, w, h int, in Input, now float64) {
	scale := scaleOf(u, w, h)
	u.begin(target, scale)
	in.Mouse = Point{in.Mouse.X / scale, in.Mouse.Y / scale}
	if !u.Rests {
		u.drift += now - u.Now
	}
	u.In, u.Now = in, now
	u.Size = Rect{0, 0, float64(w) / scale, float64(h) / scale}
	u.layer, u.plate, u.plates, u.hint, u.used = 0, 0, 0, hint{}, false
	u.covers, u.covered = u.covered[:0], u.covers
	u.modal, u.wasModal = 0, u.modal
	u.claims, u.claimed = u.claimed, u.claims
	clear(u.claims)
	u.faults, u.texts, u.cuts, u.controls, u.offers = u.faults[:0], u.texts[:0], u.cuts[:0], u.controls[:0], u.offers[:0]
	if u.after != "" {
		u.focus, u.after = u.after, ""
	}
	u.meaning = passed(u.meaning)
	if len(in.Keys)+len(u.keys) > 0 || in.Pressed {
		u.toasts = dropRefusals(u.toasts, now)
	}
	u.Fill(u.Size, Night)
	u.point()
	u.In.Keys, u.keys = append(u.In.Keys, u.keys...), u.keys[:0] // nobody has used a keyboard for these
}

// End finishes the screen: hints come last, above all.
func (u *UI) End() {
	if !u.kept {
		u.focus = ""
	}
	u.kept = false
	if u.after == onward { // there is none
		u.after = ""
	}
	if u.Fields != nil {
		u.Fields.Lift()
	}
	u.drawHint()
	u.drawPointer()
	if u.In.Released || !u.In.Held {
		u.drag = ""
	}
	u.present(u.Now)
}

// Above draws what follows as a plate above everything so far, in a rectangle that takes the mouse.
// It takes the keys that it asks for, and a modal plate takes all keys. Call the result at its end.
func (u *UI) Above(r Rect, modal bool) func() {
	layer, plate := u.layer, u.plate
	u.plates++
	u.layer, u.plate = layer+1, u.plates
	u.covers = append(u.covers, covering{r, u.plate})
	u.cover(r)
	if modal {
		u.modal = u.plate
	}
	return func() { u.layer, u.plate = layer, plate }
}

// Whole draws what follows outside the boxes to which it would be clipped, for overlays. Call the
// result at its end.
func (u *UI) Whole() func() {
	u.flush()
	within, box := u.within, u.box
	if len(u.clips) > 0 {
		u.within, u.box = u.clips[0].within, u.clips[0].box
	}
	return func() {
		u.flush()
		u.within, u.box = within, box
	}
}

// Unseen lets what is drawn handle its keys without leaving anything on the screen, and reports
// whether a modal plate is open in it.
func Unseen(u *UI, draw func()) (modal bool) {
	u.Clip(Rect{-2, -2, 0, 0})
	kept, before := u.sheet, u.modal
	draw()
	u.Unclip()
	u.sheet.cut(kept)
	return u.modal != 0 && u.modal != before
}

// Dismiss closes a modal overlay: from the next screen on others get the keys.
func (u *UI) Dismiss() { u.modal = 0 }

// Covered reports whether a plate drawn so far covers a rectangle.
func Covered(u *UI, r Rect) bool {
	return slices.ContainsFunc(u.covers, func(c covering) bool { return c.plate > u.plate && c.r.Meets(r) })
}

// Over reports whether the mouse is on a rectangle and on nothing above it.
func (u *UI) Over(r Rect) bool {
	return r.Has(u.In.Mouse) && u.within.Has(u.In.Mouse) && u.drag == "" && !hides(u.covered, u.In.Mouse, u.plate)
}

// Points reports whether the mouse, or a finger that is still there, is on a rectangle and on nothing
// above it.
func Points(u *UI, r Rect) bool { return !u.In.Gone && u.Over(r) }

// finger is the least size of what a finger can hit, in points.
const finger = 44

// Clicked reports whether a rectangle was clicked. It reports a click once.
func (u *UI) Clicked(r Rect) bool {
	reachable(u, r)
	return u.Hit(r)
}

// reachable records what a finger would miss.
func reachable(u *UI, r Rect) {
	if u.Watch && u.Small && (r.H < finger || r.W < finger) && r.Meets(u.Size) {
		u.fault("is too small for a finger", "a control", r)
	}
}

// Hit is Clicked for things on a map, however small.
func (u *UI) Hit(r Rect) bool {
	u.markable(r)
	return !u.In.Drags && u.presses(r)
}

func (u *UI) presses(r Rect) bool {
	if !u.In.Pressed || u.used || !u.Over(r) {
		return false
	}
	u.used = true
	return true
}

// Touched reports whether a rectangle was clicked, and leaves the click for others.
func (u *UI) Touched(r Rect) bool { return u.In.Pressed && !u.used && u.Over(r) }

// Key reports whether a key or a button of an action went down. It reports a press once, to the
// uppermost plate that asks for it; entries and modal plates keep all keys for themselves.
func (u *UI) Key(n Bound) bool {
	if u.Watch && n != "" && !binding.Known(n) {
		u.fault("is in no table of bindings", string(n), Rect{})
	}
	for _, k := range u.Bindings.Keys(n) {
		if u.hears(k) {
			u.Use(n)
			return true
		}
	}
	return false
}

func (u *UI) hears(k Key) bool {
	if u.focus != "" && !spared(k) || u.plate < u.wasModal {
		return false
	}
	if u.plate > 0 {
		u.claims[k] = max(u.claims[k], u.plate)
	}
	return u.claimed[k] <= u.plate && u.takeKey(k)
}

// Unheard reports whether a key of an action went down that nothing drawn earlier has taken,
// whatever is on top.
func (u *UI) Unheard(n Bound) bool {
	return slices.ContainsFunc(u.Bindings.Keys(n), func(k Key) bool { return (u.focus == "" || spared(k)) && u.takeKey(k) })
}

// Escaped reports whether the current plate is to be closed, even if somebody types on it.
func (u *UI) Escaped() bool {
	if u.plate < u.wasModal || u.focus != "" && u.plate != u.focusOn {
		return false
	}
	return slices.ContainsFunc(u.Bindings.Keys("any.back"), u.takeKey)
}

// takeKey takes a key from those that went down, or a mark from what was typed.
func (u *UI) takeKey(k Key) bool {
	if i := slices.Index(u.In.Typed, '?'); k == "?" && i >= 0 { // wherever it is on the keyboard
		u.In.Typed = slices.Delete(slices.Clone(u.In.Typed), i, i+1)
		return true
	}
	for i, x := range u.In.Keys {
		if x == k {
			u.In.Keys = append(u.In.Keys[:i:i], u.In.Keys[i+1:]...)
			return true
		}
	}
	return false
}

// Deny disables every control that is drawn from here on, for a reason; "" ends it.
func (u *UI) Deny(why say.Text) { u.denied = why }

// Press presses an action on the next screen.
func (u *UI) Press(n Bound) {
	if keys := u.Bindings.Keys(n); len(keys) > 0 {
		u.keys = append(u.keys, keys[0])
	}
}

// Grab takes all keys and buttons that went down, for a page that asks what to bind. On the next
// screen a gamepad's buttons press nothing.
func (u *UI) Grab() []Key {
	keys := u.In.Keys
	u.In.Keys, u.In.Typed, u.grabs = nil, nil, true
	return keys
}

// Drag reports whether the mouse is dragging a thing that it took within a rectangle.
func (u *UI) Drag(id string, r Rect) bool {
	u.markable(r)
	if u.presses(r) {
		u.drag = id
	}
	return u.drag == id && u.In.Held
}
