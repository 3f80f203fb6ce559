package kit

import (
	"fmt"
	"slices"
	"strings"

	"broadside/sim/say"
)

// meaning is what a lesson refers to on the screen.
type meaning struct {
	control string
	actions []Bound
	drawn   drawn
	used    bool
}

// drawn is the part of a meaning that is on the screen.
type drawn struct {
	found  *Action
	at     Rect    // its box
	missed string  // the control that was meant on the last screen and was not there
	way    string  // the control that leads to it
	led    *Action // the latter, as drawn
	lit    *Action // what was lit on the last screen
	still  bool    // nothing scrolls to it
}

// passed returns the meaning for the next screen.
func passed(m meaning) (next meaning) {
	if next.drawn.lit = m.drawn.found; next.drawn.lit == nil {
		next.drawn.lit, next.drawn.missed = m.drawn.led, m.control
	}
	return next
}

// Mean lights a control on this screen: one with the name, or a name that begins with it, or one of
// the actions, which are separated by spaces.
func (u *UI) Mean(control, actions string) {
	u.meaning = meaning{control: control, drawn: drawn{missed: u.meaning.drawn.missed, lit: u.meaning.drawn.lit}}
	for _, k := range strings.Fields(actions) {
		u.meaning.actions = append(u.meaning.actions, Bound(k))
	}
}

// Suggest lights a control as Mean does, and scrolls nothing: people may be about to touch something else.
func Suggest(u *UI, control string) {
	u.Mean(control, "")
	u.meaning.drawn.still = true
}

// Lead lights another control if the one that is meant was not on the last screen.
func Lead(u *UI, way string) {
	if m := &u.meaning; m.drawn.missed == m.control {
		m.drawn.way = way
	}
}

// Meant returns the control that is lit, as drawn on this screen or, until then, on the last one.
func (u *UI) Meant() (a Action, found bool) {
	switch {
	case u.meaning.drawn.found != nil:
		return *u.meaning.drawn.found, true
	case u.meaning.drawn.led != nil:
		return *u.meaning.drawn.led, true
	case u.meaning.drawn.lit != nil:
		return *u.meaning.drawn.lit, true
	}
	return a, false
}

// MeantUsed reports whether the lit control has been used on this screen.
func (u *UI) MeantUsed() bool { return u.meaning.used }

// Use records that an action was done, by its keys or otherwise, such as a click on what they
// choose.
func (m *meaning) Use(n Bound) { m.used = m.used || m.means(n) }

// means reports whether an action is meant, by its own name or as one of a group, as in "choose.*".
func (m *meaning) means(n Bound) bool {
	return n != "" && slices.ContainsFunc(m.actions, func(a Bound) bool {
		group, whole := strings.CutSuffix(string(a), "*")
		return a == n || whole && strings.HasPrefix(string(n), group)
	})
}

// unveil scrolls a box to what is meant if that was drawn in it out of sight: once, and again when
// the box changes.
func unveil(u *UI, id string, r, whole Rect) {
	m := &u.meaning
	if m.drawn.still {
		return
	}
	if key := fmt.Sprint(m.control, m.actions, r); u.unveiled[id] != key {
		u.unveiled[id] = key
		u.Reveal(id, r, m.drawn.at.Y-whole.Y, m.drawn.at.H)
	}
}

// light lights a control that is meant and can be used now: the first with the name, and the first
// of each action.
func (u *UI) light(r Rect, a Action) bool {
	p := &u.meaning
	d := &p.drawn
	keyed := p.means(a.Key)
	named := begins(u, a, p.control)
	leads := !keyed && !named && begins(u, a, d.way)
	switch {
	case leads && d.led == nil && d.found == nil:
		d.led = &a
	case a.Name == "" || !keyed && !named:
		return false
	case d.found == nil:
		d.found, d.at = &a, r
	case !keyed || a.Key == d.found.Key:
		return false
	}
	if !a.Possible() && !a.Asks {
		return !leads
	}
	glow(u, r)
	return !leads
}

// begins reports whether the name of an action begins with that of a control.
func begins(u *UI, a Action, control string) bool {
	return control != "" && strings.HasPrefix(say.English(a.Name, u.Names), control)
}

// glow draws the light around a control that is meant.
func glow(u *UI, r Rect) {
	glow := Mix(u.Accent, Bright, 0.5*u.Blink())
	u.Outline(Chamfer(r.Inset(-2), 10), 3, glow)
}
