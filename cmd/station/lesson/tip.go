package lesson

import (
	"slices"
	"strings"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
)

// Tip tells the purpose of an order the first time that it is possible at a seat.
type Tip struct {
	rule  *crew.Permission // nil: there is no tip
	until float64
	card
}

// tipTime is how long a tip is shown unless closed, in seconds. In a small window, where it moves the
// orders below it, it waits until it is closed.
const tipTime = 20

// Point lights the order of the tip.
func (t *Tip) Point(u *kit.UI, v *view.View) {
	if t.rule != nil && v.Tips != nil {
		kit.Suggest(u, controlOf(shown(v), t.rule))
	}
}

// controlOf returns the name of the control that gives an order, or "". On a deck most controls are
// named like their orders; orders whose names begin alike have none.
func controlOf(role crew.Role, rule *crew.Permission) string {
	name := scenario.ControlOf(role, rule.Verb)
	if name != "" || role != crew.Boots || rule.Verb == crew.Walk { // walking is a click on the deck
		return name
	}
	name = rule.Title.String()
	for _, row := range crew.FootTable() {
		if row.Verb != rule.Verb && strings.HasPrefix(row.Title.String(), name) {
			return ""
		}
	}
	if slices.ContainsFunc(scenario.Controls(role), func(c scenario.Control) bool { return strings.HasPrefix(c.Name, name) }) {
		return ""
	}
	return name
}

// Show draws the tip at the top of a column, and closes it once it has been read.
func (t *Tip) Show(u *kit.UI, v *view.View, r *kit.Rect) {
	if v.Tips == nil || v.Reel != nil || v.Head.Over {
		t.rule = nil
		return
	}
	if t.rule != nil && (u.Now > t.until && !u.Small || !t.rule.Roles.Has(shown(v)) || !possible(v, t.rule.Verb)) {
		t.rule = nil
	}
	meant, found := u.Meant()
	if t.rule == nil {
		found = false // the lit control belongs to the last tip
		if t.rule = fresh(v); t.rule == nil {
			return
		}
		t.until = u.Now + tipTime
		v.Tips.Tell(tipKey(v, t.rule))
	}
	const edge = 12.0
	says := kit.Type{Size: kit.Small}
	text := t.rule.Says
	height := 34 + u.Height(text, r.W-2*edge, says) + 6 + buttonHeight(u) + edge
	if found {
		height += 26
	}
	box := r.Top(height)
	r.Top(kit.Gap)
	inner := u.Panel(box, say.Of("NEW: %s", t.rule.Title))
	u.Paragraph(inner.Top(u.Height(text, inner.W, says)+6), text, says)
	if found {
		t.card = card{&scenario.LessonStep{Control: say.English(meant.Name, u.Names)}, inner.Top(26)}
	}
	if u.Do(inner.Top(buttonHeight(u)), kit.Action{Name: "I see", Key: next}) {
		t.rule = nil
	}
}

// shown returns the role whose orders are on the screen: at a console's seat in boots, those of a
// deck.
func shown(v *view.View) crew.Role {
	if v.Role == crew.Boots {
		return crew.Boots
	}
	return v.Head.Seat.Role
}

// possible reports whether an order is possible on the current screen.
func possible(v *view.View, verb crew.Verb) bool {
	for i := range v.Options {
		if o := &v.Options[i]; shown(v) != crew.Boots && o.Verb == verb && o.Why() == "" && o.Feature == 0 {
			return true
		}
	}
	if verb == crew.Walk {
		return len(v.Steps) > 0
	}
	return slices.ContainsFunc(v.Acts, func(a picture.ActRow) bool { return a.Verb == verb && a.Why == "" })
}

// fresh returns a possible order without an earlier tip, or nil: first the role's own orders, with
// which its turns begin. Those that every seat has wait until one of these has been told, or for
// the second round.
func fresh(v *view.View) *crew.Permission {
	role := shown(v)
	var shared *crew.Permission
	begun := v.Head.Round > 1
	for _, row := range slices.Concat(crew.Table(), crew.FootTable()) {
		named := role == crew.Boots || scenario.ControlOf(role, row.Verb) != "" // a deck has no control for each
		if !row.Roles.Has(role) || !named {
			continue
		}
		told, own := v.Tips.Told(tipKey(v, &row)), row.Roles == crew.Of(role) && !waits(row.Verb)
		begun = begun || told && own
		switch {
		case told || !possible(v, row.Verb) || fights(row.Verb) && !seesFoe(v):
		case own:
			return crew.PermissionOf(row.Verb)
		case shared == nil:
			shared = crew.PermissionOf(row.Verb)
		}
	}
	if !begun {
		return nil
	}
	return shared
}

// waits reports whether an order on foot only prepares for something.
func waits(verb crew.Verb) bool { return verb == crew.ReadyOnFoot || verb == crew.StandOnFoot }

// fights reports whether an order on a deck is of use only once there is somebody to fight.
func fights(verb crew.Verb) bool {
	switch verb {
	case crew.Cast, crew.UseDevice, crew.Disengage, crew.Dodge, crew.Help, crew.DropProne, crew.TakeAim, crew.TakeCover:
		return true
	}
	return false
}

// seesFoe reports whether somebody of another side who can fight is in sight on a deck.
func seesFoe(v *view.View) bool {
	return slices.ContainsFunc(v.People, func(p picture.PersonRow) bool { return p.Side != v.Head.Side && p.State == personal.Able })
}

func tipKey(v *view.View, row *crew.Permission) string {
	return shown(v).String() + "." + row.Name
}
