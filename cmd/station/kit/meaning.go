package kit

import (
	"broadside/sim/say"
	"slices"
	"strings"
)

// meaning is what a lesson means on the screen.
type meaning struct {
	control string
	actions []Bound
	found   *Action
	used    bool
}

// Mean has a control be lit on this screen, by its name or how that begins, or by an
// action of it. Several stand with spaces between them.
func (u *UI) Mean(control, actions string) {
	u.meaning = meaning{control: control}
	for _, k := range strings.Fields(actions) {
		u.meaning.actions = append(u.meaning.actions, Bound(k))
	}
}

// Meant is the control that was lit on the last screen, as it stood there.
func (u *UI) Meant() (a Action, found bool) {
	if u.meant == nil {
		return a, false
	}
	return *u.meant, true
}

// MeantUsed reports whether what is lit has been used on this screen.
func (u *UI) MeantUsed() bool { return u.meaning.used }

// light lights a control that is meant: the first of its name.
func (u *UI) light(r Rect, a Action) bool {
	p := &u.meaning
	if p.found != nil || a.Name == "" || !(p.control != "" && strings.HasPrefix(say.English(a.Name, u.Names), p.control) || a.Key != "" && slices.Contains(p.actions, a.Key)) {
		return false
	}
	p.found = &a
	glow := Mix(u.Accent, Bright, 0.5*u.Blink())
	u.Path(Chamfer(r.Inset(-2), 10), 3, glow, true)
	return true
}
