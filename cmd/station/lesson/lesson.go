// Package lesson takes a learner through the steps of a lesson: what is said, which control is
// meant, and whether it has been done.
package lesson

import (
	"slices"
	"strings"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/netcode"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// Course is a learner's progress in a lesson.
type Course struct {
	of    *netcode.Lesson
	at    int    // the current step
	other string // said because something else was done
	waits bool   // an order of the step has no answer yet, or its effect cannot be seen yet
	ended int64  // the tick at which a turn was ended; earlier pictures may still come
	shut  bool   // the lesson is closed
	card

	obeyed, refused int // orders answered when the latest order was given
	turn            bool
}

// taken returns how many of the steps that ask for something are done. Waiting for the turn is not
// a step: it is skipped if the turn is open.
func (c *Course) taken() (n int) {
	for i := range c.at {
		if c.of.Steps[i].Until != scenario.TurnOpen {
			n++
		}
	}
	return n
}

// all returns how many such steps a lesson has.
func (c *Course) all() int {
	whole := Course{of: c.of, at: len(c.of.Steps)}
	return whole.taken()
}

// title tells how far the lesson is. While the learner waits, it tells what is done, and not the
// number of the step that comes then.
func (c *Course) title() say.Text {
	if s := c.step(); s != nil && s.Until == scenario.TurnOpen {
		return say.Of("LESSON: %d OF %d DONE", c.taken(), c.all())
	}
	return say.Of("LESSON: STEP %d OF %d", min(c.taken()+1, c.all()), c.all())
}

// next goes on to the next step, or starts the lesson again.
const next = kit.Bound("bridge.lesson")

// Follow turns to another lesson if the table has turned to one. A table sends the same lesson again to
// a player who returns; they continue where they were.
func (c *Course) Follow(v *view.View) {
	if v.Lesson != nil && (c.of == nil || c.of.Key != v.Lesson.Key) {
		*c = Course{of: v.Lesson}
	}
}

// On reports whether there is a lesson for the seat.
func (c *Course) On(v *view.View) bool {
	return c.of != nil && v.Lesson != nil && !c.shut && v.Reel == nil && v.Head.Seat == c.of.Seat
}

// Done reports whether every step has been taken.
func (c *Course) Done() bool { return c.of != nil && c.at >= len(c.of.Steps) }

func (c *Course) step() *scenario.LessonStep {
	if c.of == nil || c.Done() {
		return nil
	}
	return &c.of.Steps[c.at]
}

// Point lights the control of the step on the screen that is being drawn.
func (c *Course) Point(u *kit.UI, v *view.View) {
	if s := c.step(); s != nil && c.On(v) && c.stuck(v) == "" {
		u.Mean(s.Control, s.Action)
		if c.at > 0 && s.Control != "" && c.of.Steps[c.at-1].Until == scenario.Used {
			kit.Lead(u, c.of.Steps[c.at-1].Control) // it opened the control, and does so again
		}
	}
}

// clock reports whether a step is about the clock, which one control stops as Pause and starts as
// Run, and whether it is done: that may be before anybody is told to.
func clock(v *view.View, s *scenario.LessonStep) (about, done bool) {
	about = s.Until == scenario.Ordered && s.Verb == crew.RulePause && s.Control != ""
	return about, about && v.Head.Paused == (s.Control == "Pause")
}

// Watch checks the orders and their outcome, and goes on to the next step once this one is done.
func (c *Course) Watch(u *kit.UI, v *view.View, ordered []sim.Intent) {
	s := c.step()
	if s == nil || !c.On(v) {
		return
	}
	open := turns(v)
	ended := c.turn && !open
	if open && !c.turn {
		c.other = "" // it applies to the next turn now
	}
	c.turn = open
	if s.Until == scenario.Ordered {
		c.judge(u, v, s, ordered, ended)
	}
	if !c.done(u, v, s) {
		return
	}
	if s.Until == scenario.Ordered && v.Tips != nil {
		v.Tips.Tell(tipKey(v, crew.PermissionOf(s.Verb)))
	}
	if s.Until == scenario.Ordered && s.Verb == crew.EndTurn {
		c.ended = v.Tick
	}
	c.next(v)
}

// judge notes whether the step's order was given. It sets the hint if another was, if it was refused
// or in vain, or if the turn ended without it.
func (c *Course) judge(u *kit.UI, v *view.View, s *scenario.LessonStep, ordered []sim.Intent, ended bool) {
	for _, i := range ordered {
		switch verb := i.Verb(); {
		case verb == s.Verb && (s.Control == "" || u.MeantUsed()):
			c.waits, c.obeyed, c.refused = true, v.Obeyed, v.Refused
		case verb != crew.Helm:
			c.other = s.Else
		}
	}
	if s.Verb != crew.EndTurn && ended && !c.waits {
		c.other = s.Else
	}
	if c.waits && (v.Refused > c.refused || c.missed(v, s)) {
		c.waits, c.other = false, s.Else
	}
}

// late is how many ticks after an order's answer earlier pictures may still come.
const late = 2

// done reports whether a step has been done.
func (c *Course) done(u *kit.UI, v *view.View, s *scenario.LessonStep) bool {
	switch s.Until {
	case scenario.Used:
		return u.MeantUsed()
	case scenario.Ordered:
		if about, so := clock(v, s); about {
			return so
		}
		return c.waits && v.Obeyed > c.obeyed && (s.Target == 0 || flown(v) && bears(v, s.Target))
	case scenario.TurnOpen:
		return c.turn && v.Tick > c.ended+late
	case scenario.Beaten:
		k := v.Contact(s.Target)
		return k != nil && k.State != ships.Able
	case scenario.Ended:
		return v.Head.Over
	}
	return false
}

// missed reports whether a ship that was to be brought into an arc is still outside once the own ship
// has flown.
func (c *Course) missed(v *view.View, s *scenario.LessonStep) bool {
	return s.Target != 0 && v.Obeyed > c.obeyed && flown(v) && !bears(v, s.Target)
}

// flown reports whether the own ship has nothing left of its course.
func flown(v *view.View) bool { return !v.Settling && len(v.Legs) == 0 }

// bears reports whether a fixed weapon of the own ship reaches another ship.
func bears(v *view.View, id space.ID) bool {
	own, k := v.Ship(), v.Contact(id)
	return own != nil && k != nil && slices.ContainsFunc(v.MountsOf(own.ID), func(m picture.MountRow) bool {
		w := shipyard.Weapon{Grade: m.Grade, Ranges: shipyard.Ranges{Near: m.Near, Far: m.Far}}
		return !m.Turret && v.Bears(&m, k.At) && w.BandOf(v.RangeBetween(own, k)) != shipyard.BeyondReach
	})
}

func (c *Course) next(v *view.View) {
	c.at++
	c.other, c.waits = "", false
	if c.Done() && v.Tips != nil {
		v.Tips.Teach(c.of.Key)
	}
}

// turns reports whether the turn of the seat, or of its person on a deck, is open.
func turns(v *view.View) bool {
	if me := v.Me(); me != nil && me.Open {
		return true
	}
	return slices.ContainsFunc(v.People, func(p picture.PersonRow) bool { return p.Seat == v.Head.Seat && p.Open })
}

// stuck returns why the step has become impossible, or "".
func (c *Course) stuck(v *view.View) say.Text {
	s := c.step()
	own := v.Ship()
	switch {
	case s == nil:
		return ""
	case v.Head.Over && s.Until != scenario.Read && s.Until != scenario.Ended:
		return "The battle is over."
	case own != nil && own.State.Gone():
		return say.Of("%s is lost.", own.Name)
	case s.Needs != 0 && beaten(v, s.Needs):
		return say.Of("%s can no longer fight.", s.Needs.Name())
	}
	return ""
}

func beaten(v *view.View, id space.ID) bool {
	k := v.Contact(id)
	return k == nil || k.State != ships.Able
}

// panel is what is told of a step, and what its control does.
type panel struct {
	title, text, warning say.Text
	act                  kit.Action
	do                   func()
}

// tell returns what to tell of the step. Stuck is why it has become impossible, or "".
func (c *Course) tell(u *kit.UI, v *view.View, stuck say.Text) panel {
	s := c.step()
	if s == nil {
		return c.tellEnd(u, v)
	}
	p := panel{title: c.title(), text: Worded(u, s.Says), act: kit.Action{Name: "Next", Key: next}, do: func() { c.next(v) }}
	if stuck != "" {
		p.warning = say.Of("%s This step can no longer happen.", stuck)
		p.act.Name = "Start again"
		if v.Table.Fight == nil || !c.decides(v) {
			p.act.Why = "Only the host of the table can start it again."
		}
		p.do = func() { v.Table.Fight(c.of.Key, false) }
		return p
	}
	p.warning = Worded(u, c.other)
	if s.Until != scenario.Read {
		p.act.Name, p.act.Short, p.act.Cut = "Skip this step", "Skip", true
	}
	if p.warning == "" && s.Until == scenario.Ordered {
		p.warning = notNow(u, v)
	}
	return p
}

// tellEnd returns what to tell after the last step.
func (c *Course) tellEnd(u *kit.UI, v *view.View) panel {
	p := panel{title: "LESSON: DONE", act: kit.Action{Key: next}}
	if v.Table.Lessons != nil {
		p.text = "That is the end of this lesson. Play on as long as you like: there is a lesson for each seat, and Host a table begins a real battle."
		p.act.Name, p.do = "To the lessons", v.Table.Lessons
		return p
	}
	p.text = say.Of("That is the end of this lesson. Play on as long as you like. %s to the lobby, where you can leave: there is a lesson for each seat, and Host a table begins a real battle.", leads(u))
	p.act.Name, p.do = "Put it away", func() { c.shut = true }
	return p
}

// Show draws the step at the top of a column, and handles its controls.
func (c *Course) Show(u *kit.UI, v *view.View, r *kit.Rect) {
	if !c.On(v) {
		return
	}
	const edge, gap = 12.0, 6.0
	s, stuck := c.step(), c.stuck(v)
	p := c.tell(u, v, stuck)
	says, warns := kit.Type{Colour: kit.Bright}, kit.Type{Size: kit.Small, Colour: kit.Warn}
	w := r.W - 2*edge
	height := 34 + u.Height(p.text, w, says) + gap + buttonHeight(u) + edge
	if p.warning != "" {
		height += u.Height(p.warning, w, warns) + gap
	}
	_, found := u.Meant()
	found = s != nil && stuck == "" && (found && s.Control != "" || s.Action != "")
	if found {
		height += 26
	}
	box := r.Top(height)
	r.Top(kit.Gap)
	inner := u.Panel(box, p.title)
	u.Outline(kit.Chamfer(box, 8), 1.5, u.Accent)
	u.Paragraph(inner.Top(u.Height(p.text, w, says)+gap), p.text, says)
	if found {
		c.card = card{s, inner.Top(26)}
	}
	if p.warning != "" {
		u.Paragraph(inner.Top(u.Height(p.warning, w, warns)+gap), p.warning, warns)
	}
	if u.Do(inner.Top(buttonHeight(u)), p.act) {
		p.do()
	}
}

// notNow returns why the meant control cannot be used now, or "".
func notNow(u *kit.UI, v *view.View) say.Text {
	a, found := u.Meant()
	if !found || a.Possible() || a.Asks {
		return ""
	}
	why := say.Of("Not now: %s", kit.Sentence(a.Why))
	if turns(v) && kit.Brief(a.Why) == "Action used." {
		why = say.Sentences(why, "End your turn, and do it in the next one.")
	}
	return why
}

// Worded returns a sentence of a lesson with one of the two parts in each pair of braces, as in
// "{click|touch} a square": for mouse and keys, or for touch.
func Worded(u *kit.UI, text string) say.Text {
	var words strings.Builder
	for {
		before, rest, found := strings.Cut(text, "{")
		words.WriteString(before)
		if !found {
			return say.Name(words.String())
		}
		parts, after, _ := strings.Cut(rest, "}")
		part, touch, _ := strings.Cut(parts, "|")
		if u.ByTouch() {
			part = touch
		}
		words.WriteString(part)
		text = after
	}
}

// buttonHeight returns the height of a step's button: large enough for a finger in a small window.
func buttonHeight(u *kit.UI) float64 {
	if u.Small {
		return view.TouchHeight
	}
	return 30
}

// decides reports whether this station decides what the table plays next.
func (c *Course) decides(v *view.View) bool {
	return v.Table.Lobby != nil && v.Table.Lobby.Decides
}

// leads describes what leads to the lobby.
func leads(u *kit.UI) say.Text {
	if key := u.Label("any.back"); key != "" {
		return say.Of("%s leads", key)
	}
	return "The page More leads"
}

// card is where a step shows what it means.
type card struct {
	step *scenario.LessonStep // nil: nowhere
	r    kit.Rect
}

// Mark writes on the card what the step means, with its keys as bound, once that is on the screen.
func (c *card) Mark(u *kit.UI) {
	s, r := c.step, c.r
	*c = card{}
	a, found := u.Meant()
	if s == nil || !found && s.Action == "" || kit.Covered(u, r) {
		return
	}
	bold := kit.Type{Size: kit.Small, Bold: true}
	names := strings.Fields(s.Action)
	if len(names) == 0 {
		names = []string{string(a.Key)}
	}
	t := kit.Type{Size: kit.Small, Bold: true, Colour: u.Accent, Cut: true}
	if group, whole := strings.CutSuffix(s.Action, "*"); whole {
		names = []string{group + "1", group + "9"}
	}
	for i, name := range names {
		says := u.Label(kit.Bound(name))
		if says == "" {
			continue
		}
		if i > 0 && strings.HasSuffix(s.Action, "*") {
			u.Text(r.Left(u.Width("to", t)+6), "to", t)
		}
		u.Cap(r.Left(max(22, u.Width(say.Name(says), bold)+14)), say.Name(says), true)
		r.Left(6)
	}
	if !a.Possible() {
		t.Colour = kit.Muted // the control itself says why
	}
	if s.Control != "" {
		u.Text(r, a.Name, t)
	}
}

// Step returns how many steps are done, and whether those are all.
func (c *Course) Step() (taken int, all bool) { return c.at, c.Done() }
