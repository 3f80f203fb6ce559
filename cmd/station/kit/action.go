package kit

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"broadside/crew"
	"broadside/sim/say"
)

// Action is something that can be done at a station: its name, its key and its effect; or why it
// cannot be done now, and by which rule.
type Action struct {
	Name say.Text
	Key  Bound
	Does say.Text
	Rule string
	Why  say.Text // set: it is not possible now
	Asks bool     // Why asks for what is to be done first, and refuses nothing
	On   bool     // chosen, or switched on
	Cut  bool     // the name may be small or cut: it stands in full elsewhere

	Entered bool // Enter was pressed in an entry that belongs to it, which also gives it

	Short say.Text // stands for a name that may be cut and does not fit
	Brief say.Text // why it is not possible now, in two words, where there is no room for all of it
}

// Possible reports whether the action can be done now.
func (a Action) Possible() bool { return a.Why == "" }

// tone returns the tone of the reason why the action cannot be done.
func (a Action) tone() Colour {
	if a.Asks {
		return Bright
	}
	return Bad
}

// both reports whether an action has an effect to show as well as a reason why it cannot be done.
func (a Action) both() bool { return !a.Possible() && a.Does != "" }

// Says returns the effect of the action, or why it cannot be done now, and by which rule.
func (a Action) Says() say.Text {
	switch {
	case a.Why == "":
		return a.Does
	case cited(a.Rule) == "":
		return Sentence(a.Why)
	}
	return say.Ruled(Sentence(a.Why), a.Rule)
}

// cited returns a rule's id, or "" if it would add nothing to the reason: that it is not one's turn,
// or not the moment.
func cited(rule string) string {
	if rule == crew.Manners || rule == "SHIP-ROUND" {
		return ""
	}
	return rule
}

// Sentence returns a reason as a sentence; rules give it without a capital and a full stop.
func Sentence(s say.Text) say.Text {
	if s == "" {
		return ""
	}
	if last, _ := utf8.DecodeLastRuneInString(s.String()); strings.ContainsRune(".!?…", last) {
		return Capital(s)
	}
	return say.Sentence(s)
}

// Capital returns a text with a capital first letter.
func Capital(s say.Text) say.Text { return say.Capital(s) }

// The least heights of a control that shows its effect in full, and in one line.
const (
	explained = 62.0
	brief     = 38.0
)

// leastReason is the least width of the beginning of a reason that still makes sense.
const leastReason = 120.0

// leastName is the least width of the beginning of a name that its reason stands beside.
const leastName = 60.0

// Do draws an action as a control and reports whether it was ordered, by key or by mouse. A control
// of at least 62 points shows its effect in full, one of at least 38 points in a line if that fits;
// otherwise the effect is shown beside the mouse. The reason why an action cannot be done is below
// its effect if there is room for both, and otherwise in its place, if need be in short. Beside the
// mouse both are shown, and the reason is told in full when the action is tried.
func (u *UI) Do(r Rect, a Action) bool {
	if u.denied != "" {
		a.Rule, a.Why, a.On = "", u.denied, false
	}
	over := Points(u, r)
	tried := u.Key(a.Key) || u.Clicked(r) || a.Entered
	u.face(r, a, over)
	u.offer(r, a)
	lit := u.light(r, a)
	if whole := letter(u, r, a); over && !whole {
		u.hint = hint{a, r, u.plate}
	}
	if tried && !a.Possible() {
		u.Tell(Toast{Text: Sentence(a.Why), Rule: a.Rule, Tone: a.tone()})
	}
	ordered := tried && a.Possible()
	if ordered {
		u.Use(a.Key) // of some that are meant one is lit
	}
	u.meaning.used = u.meaning.used || lit && ordered
	return ordered
}

// letter draws the words of an action on its control, as many as fit, and reports whether those are
// all of them.
func letter(u *UI, r Rect, a Action) (whole bool) {
	inner := r.Trim(9, 0)
	head, explains := inner, u.explains(r, a)
	colour, says := Bright, Type{Size: Small, Colour: Muted}
	if a.On {
		says.Colour = Plain
	}
	if !a.Possible() {
		colour, says.Colour = Muted, Mix(a.tone(), Muted, 0.25)
	}
	line := say.Text("")
	if !explains && r.H >= brief {
		line = u.line(a, inner.W, says)
	}
	switch {
	case explains:
		inner.Y, inner.H = r.Y+5, r.H-8
		head = inner.Top(22)
	case line != "":
		inner.Y, inner.H = r.Centre().Y-18, 37
		head = inner.Top(20)
	}
	text, as := a.Name, Type{Size: Body, Bold: true, Colour: colour, Cut: a.Cut}
	reason := headline(u, &head, a, &text, &as, !explains && line == "" && !a.Possible(), says)
	room := head
	if reason != "" {
		room.W -= 8 + min(u.Width(reason, says), max(leastReason, room.W-8-u.Width(text, as)))
	}
	name := u.Text(room, text, as)
	does := Type{Size: Small, Colour: Muted}
	both := explains && a.both() && u.Height(a.Does, inner.W, does)+u.Height(a.Says(), inner.W, says) <= inner.H
	whole = both || !a.both() && (explains && a.told(u, inner, says) == a.Says() || a.Says() == line && u.Width(line, says) <= inner.W)
	switch {
	case explains:
		if both {
			u.Paragraph(inner.Top(u.Height(a.Does, inner.W, does)), a.Does, does)
		}
		u.Paragraph(inner, a.told(u, inner, says), says)
	case line != "":
		says.Cut = true
		u.Text(inner, line, says)
	case reason != "":
		says.Align, says.Cut = End, true
		u.Text(Rect{X: name.Right() + 8, Y: head.Y, W: head.Right() - name.Right() - 8, H: head.H}, reason, says)
	}
	return whole
}

// Needs returns how high a control of a width has to be to show all that is said of its action.
func (a Action) Needs(u *UI, width float64) float64 {
	t := Type{Size: Small}
	height := 35 + u.Height(a.Says(), width-18, t)
	if a.both() {
		height += u.Height(a.Does, width-18, t)
	}
	return height
}

// headline draws the key of an action at the end of its head, and fits its name beside it. The reason
// why it cannot be done, if that is asked for, takes the place of the key if there is no room for
// both, since the key does nothing now.
func headline(u *UI, head *Rect, a Action, text *say.Text, as *Type, asked bool, t Type) (reason say.Text) {
	whole := *head
	if u.Label(a.Key) != "" {
		head.Side(capWidth(u, a.Key) + 6)
	}
	if a.Cut && u.Width(*text, *as) > head.W {
		as.Size = Small
	}
	if a.Short != "" && u.Width(*text, *as) > head.W {
		*text, as.Size = a.Short, Body
	}
	if small := (Type{Size: Small, Bold: true}); !a.Cut && u.Language == nil && u.Width(*text, *as) > head.W { // beside a key with a long name
		if as.Size = Small; u.Width(*text, small) > head.W {
			*head = whole
		}
	}
	if asked {
		if reason = u.reason(a, *text, as, head.W-8, t); reason == "" && *head != whole {
			if reason = u.reason(a, *text, as, whole.W-8, t); reason != "" {
				*head = whole
			}
		}
		if reason == "" && a.Cut {
			if reason = besideCut(u, a, text, as, whole.W-8, t); reason != "" {
				*head = whole
			}
		}
	}
	if *head != whole {
		u.Cap(Rect{head.Right() + 6, head.Y, whole.Right() - head.Right() - 6, head.H}, say.Name(u.Label(a.Key)), a.Possible())
	}
	return reason
}

// told returns the effect of an action, or why it cannot be done, in short if that has too many lines.
func (a Action) told(u *UI, r Rect, t Type) say.Text {
	if short := a.brief(); !a.Possible() && short != "" && u.Height(a.Says(), r.W, t) > r.H {
		return short
	}
	return a.Says()
}

// reason returns as much of the reason why an action cannot be done as fits beside its name: all of
// it, its short form, its beginning, or "". The letters of the name may be smaller for that.
func (u *UI) reason(a Action, name say.Text, as *Type, width float64, t Type) say.Text {
	for _, size := range [...]float64{as.Size, Small} {
		smaller := *as
		smaller.Size = size
		for _, why := range [...]say.Text{Sentence(a.Why), a.brief()} {
			if why != "" && u.Width(name, smaller)+u.Width(why, t) <= width {
				*as = smaller
				return why
			}
		}
	}
	if width-u.Width(name, *as) > leastReason {
		return Sentence(a.Why)
	}
	return ""
}

// besideCut returns the reason why an action cannot be done, in short or its beginning, if that fits
// beside its name in short or cut.
func besideCut(u *UI, a Action, name *say.Text, as *Type, width float64, t Type) say.Text {
	why, least := a.brief(), 0.0
	if why == "" {
		why, least = Sentence(a.Why), leastReason
	} else {
		least = u.Width(why, t)
	}
	if leastName+least > width {
		return ""
	}
	if as.Size = Small; a.Short != "" && u.Width(a.Short, *as)+least <= width {
		*name = a.Short
	}
	return why
}

// line returns the effect of an action if it fits in one line; or the reason why it cannot be done,
// or the beginning of that. The rule's id alone would tell nobody anything.
func (u *UI) line(a Action, width float64, t Type) say.Text {
	why := Sentence(a.Why)
	if a.Possible() && u.Width(a.Does, t) <= width {
		return a.Does
	}
	if u.Width(why, t) <= width {
		return why
	}
	told := u.Told(why)
	if at := strings.IndexAny(told, ":;"); at > 0 && u.width(told[:at]+".", t) <= width {
		return say.Name(told[:at] + ".")
	}
	if says := a.brief(); says != "" && u.Width(says, t) <= width {
		return says
	}
	return why // cut, where it is drawn
}

// Recorded is the reason why nothing can be ordered in a recording.
const Recorded = "This is a recording."

// briefs are frequent reasons in two or three words.
var briefs = [...]struct {
	why  string
	says say.Text
}{
	{"it is not your turn", "Not your turn."}, {"It is not your turn", "Not your turn."}, {"It is not their turn", "Not their turn."},
	{"the battle is over", "It is over."}, {"The battle is over", "It is over."}, {"the battle has not begun", "Not begun."}, {"The battle has not begun", "Not begun."},
	{"the battle is paused", "Paused."}, {"The battle is paused", "Paused."}, {"your action is", "Action used."}, {"your bonus action is", "Bonus used."},
	{"your turn has ended", "Turn ended."}, {"wait a moment", "A moment…"}, {"a reaction is awaited", "A reaction first."},
	{"Only in rounds tempo", "All act at once."}, {"Their turn has begun", "Turn begun."}, {"Choose somebody", "Choose one."}, {"Choose a ship", "Choose one."}, {Recorded, "Replay."}, {"your reaction is", "Reaction used."},
	{"you are not at your console", "You are away."},
	{"your console is dead", "Console dead."}, {"your console is held by boarders", "Console held."},
}

// within are parts of reasons that begin with a name.
var within = [...]struct {
	why  string
	says say.Text
}{
	{" ft away, more than ", "Too far."}, {" ft away, beyond ", "Too far."}, {" is beyond the ", "Too far."}, {" is more than ", "Too far."}, {"is outside the ", "Outside the arc."}, {" in plain sight", "You are seen."}, {", and knows where it is", "You are tied."},
	{" out of reach", "Out of reach."}, {" can still get away", "It can get away."}, {" is farther away than ", "Too far."}, {" has no action left", "Action used."},
	{" has no interaction or action left", "Action used."}, {" has no bonus action left", "Bonus used."}, {" has no reaction left", "Reaction used."}, {" has no attack left", "Attack used."}, {" is surprised", "Surprised."}, {" is hidden already", "Hidden already."}, {" has no hand free", "No hand free."}, {" does not see them", "Out of sight."},
	{" is wrecked already", "Wrecked already."}, {" is dead until ", "Once maintained."}, {" is dead", "Dead."}, {" is unconscious", "Unconscious."}, {" is dying", "Dying."},
	{" has no power", "No power."}, {": a search finds nothing", "Finds nothing."}, {" is lost", "Lost."}, {" is destroyed", "Destroyed."}, {": only its mechanic can act", "Only repairs."}, {": nothing but repairs", "Only repairs."},
}

// brief returns why an action cannot be done in two or three words, or "".
func (a Action) brief() say.Text {
	if a.Brief != "" {
		return a.Brief
	}
	return Brief(a.Why)
}

// Brief returns a reason in two or three words, or "" if there are none for it. It recognises the
// reason by its English.
func Brief(reason say.Text) say.Text {
	why := reason.String()
	for _, b := range briefs {
		if strings.HasPrefix(why, b.why) {
			return b.says
		}
	}
	for _, b := range within {
		if strings.Contains(why, b.why) {
			return b.says
		}
	}
	return ""
}

// offer records an action of the lowest layer and its place, for the list of what keys do.
func (u *UI) offer(r Rect, a Action) {
	if u.Watch {
		u.controls = append(u.controls, control{u.Told(a.Name), r.Common(u.within).Common(u.Size)})
	}
	if u.layer == 0 && a.Key != "" && a.Name != "" {
		u.offers = append(u.offers, a)
	}
}

// Offers returns the actions with keys in the lowest layer of the screen, as far as it has been
// drawn.
func (u *UI) Offers() []Action { return u.offers }

// ActionHeight returns the height at which a control of a width shows its effect.
func ActionHeight(u *UI, a Action, width float64) float64 {
	return 34 + u.Height(a.Says(), width-18, Type{Size: Small})
}

// explains reports whether a control shows its effect: always from a height on, and below that if it
// fits.
func (u *UI) explains(r Rect, a Action) bool {
	if a.Says() == "" {
		return false
	}
	t := Type{Size: Small}
	return r.H >= explained || r.H >= 30+t.LineHeight() && u.Height(a.Says(), r.W-18, t) <= r.H-30
}

// face draws the body of a control.
func (u *UI) face(r Rect, a Action, over bool) {
	fill, edge := Raised, Edge
	switch {
	case a.On:
		fill, edge = Mix(Raised, u.Accent, 0.22), u.Accent
	case !a.Possible():
		fill, edge = Mix(Panel, Night, 0.3), Fade(Edge, 0.6)
	case over:
		fill, edge = Mix(Raised, u.Accent, 0.14), Mix(Edge, u.Accent, 0.7)
	}
	u.Plate(r, fill, edge)
	if a.Possible() {
		u.Fill(Rect{r.X, r.Y + 9, 2, r.H - 10}, Fade(u.Accent, 0.8))
	}
}

func capWidth(u *UI, k Bound) float64 {
	return max(22, u.width(u.Label(k), Type{Size: Small, Bold: true})+11)
}

// KeyCap draws the key of an action as it looks on a keyboard, in the middle of a box.
func (u *UI) KeyCap(r Rect, k Bound) { u.Cap(r, say.Name(u.Label(k)), true) }

// Cap draws the symbol of a key in the middle of a box, muted if the key does nothing now.
func (u *UI) Cap(r Rect, says say.Text, live bool) {
	if says == "" {
		return
	}
	box := Rect{r.X, r.Y + (r.H-20)/2, r.W, 20}
	colour := u.Accent
	if !live {
		colour = Muted
	}
	u.Polygon(Chamfer(box, 4), Night)
	u.Outline(Chamfer(box, 4), 1, Fade(colour, 0.7))
	u.Text(box, says, Type{Size: Small, Bold: true, Colour: colour, Align: Middle})
}

// Hint shows a text beside a rectangle while the mouse is on it.
func (u *UI) Hint(r Rect, says say.Text) {
	if Points(u, r) {
		u.hint = hint{Action{Name: says, Does: says}, r, u.plate}
	}
}

// hintBox returns the place of the hint: above its control, or where it hides less of others.
func hintBox(u *UI, w, h float64) (box Rect) {
	at, room, least := u.hint.at, u.Size.Inset(4), math.Inf(1)
	x := max(room.X, min(at.Centre().X-w/2, room.Right()-w))
	y := max(room.Y, min(at.Centre().Y-h/2, room.Bottom()-h))
	box = Rect{x, at.Bottom() + 6, w, h}
	for _, r := range [...]Rect{{x, at.Y - h - 6, w, h}, box, {at.Right() + 6, y, w, h}, {at.X - w - 6, y, w, h}} {
		if !room.Holds(r, 0) {
			continue
		}
		hidden := 0.0
		for _, m := range u.marks {
			if both := m.r.Common(r); m.plate == u.hint.plate && !m.r.Meets(at) {
				hidden += both.W * both.H
			}
		}
		if hidden < least {
			box, least = r, hidden
		}
	}
	return box
}

func (u *UI) drawHint() {
	says := u.hint.Says()
	if says == "" {
		return
	}
	if slices.ContainsFunc(u.covers, func(c covering) bool { return c.plate > u.hint.plate && c.r.Has(u.In.Mouse) }) {
		return // a plate has opened over it on this screen
	}
	t, does := Type{Size: Small, Colour: Bright}, say.Text("")
	if !u.hint.Possible() {
		t.Colour, does = u.hint.tone(), u.hint.Does
	}
	const width = 300
	plain := Type{Size: Small, Colour: Bright}
	w, first := min(width, max(u.Width(says, t), u.Width(does, plain))+1), 0.0
	if does != "" {
		first = u.Height(does, w, plain) + 4
	}
	h := first + u.Height(says, w, t)
	box := hintBox(u, w+20, h+12)
	u.layer += 10
	u.Plate(box, Deep, u.Accent)
	inner := box.Trim(10, 6)
	if does != "" {
		u.Paragraph(inner.Top(first), does, plain)
	}
	u.Paragraph(inner, says, t)
	u.layer -= 10
}
