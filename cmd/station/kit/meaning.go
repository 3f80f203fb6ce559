package kit

import (
	"broadside/sim/say"
	"fmt"
	"slices"
	"strings"
)

// meaning is what a lesson means on the screen.
type meaning struct {
	control string
	actions []Bound
	found   *Action
	at      Rect // where that is
	used    bool
}

// Mean makes a control be lit on this screen, by its name or how that begins, or by an
// action of it. Several stand with spaces between them.
func (u *UI) Mean(control, actions string) {
	u.meaning = meaning{control: control}
	for _, k := range strings.Fields(actions) {
		u.meaning.actions = append(u.meaning.actions, Bound(k))
	}
}

// Meant returns the control that is lit, as it stands on this screen or, until it does, stood on
// the last one.
func (u *UI) Meant() (a Action, found bool) {
	switch {
	case u.meaning.found != nil:
		return *u.meaning.found, true
	case u.meant != nil:
		return *u.meant, true
	}
	return a, false
}

// MeantUsed reports whether what is lit has been used on this screen.
func (u *UI) MeantUsed() bool { return u.meaning.used }

// Use notes that an action was done, by its keys or by other means: a click on what they
// choose.
func (m *meaning) Use(n Bound) { m.used = m.used || slices.Contains(m.actions, n) }

// unveil scrolls a box to what is meant, where that was drawn in it and is out of sight: once,
// and again when the box is another.
func unveil(u *UI, id string, r, whole Rect) {
	m := &u.meaning
	if key := fmt.Sprint(m.control, m.actions, r); u.unveiled[id] != key {
		u.unveiled[id] = key
		u.Reveal(id, r, m.at.Y-whole.Y, m.at.H)
	}
}

// light lights a control that is meant, if it can be used now: the first of its name, and of each
// action that is.
func (u *UI) light(r Rect, a Action) bool {
	p := &u.meaning
	keyed := a.Key != "" && slices.Contains(p.actions, a.Key)
	named := p.control != "" && strings.HasPrefix(say.English(a.Name, u.Names), p.control)
	switch {
	case a.Name == "" || !keyed && !named:
		return false
	case p.found == nil:
		p.found, p.at = &a, r
	case !keyed || a.Key == p.found.Key:
		return false
	}
	if !a.Possible() && !a.Asks {
		return true
	}
	glow := Mix(u.Accent, Bright, 0.5*u.Blink())
	u.Path(Chamfer(r.Inset(-2), 10), 3, glow, true)
	return true
}
