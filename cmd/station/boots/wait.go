package boots

import (
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
)

// wait is a Ready in preparation: while it is on, the next order waits for a circumstance instead
// of being given.
type wait struct {
	on           bool
	circumstance int // index in waits
	anyone       bool
	placing      bool // the next click on the deck says where
	at           deckplan.Square
}

// waits are the circumstances that a response can wait for, with distances in squares, which are
// shown in the deck's unit.
var waits = [...]struct {
	circumstance crew.Circumstance
	squares      int16
	says         say.Text
}{
	{crew.WhenNear, 1, "comes beside you"},
	{crew.WhenNear, 3, "comes within %d %s"},
	{crew.WhenNear, 6, "comes within %d %s"},
	{crew.WhenNear, 12, "comes within %d %s"},
	{crew.WhenAway, 3, "goes beyond %d %s"},
	{crew.WhenSeen, 0, "comes into sight"},
	{crew.WhenAttacked, 0, "attacks"},
	{crew.WhenOpened, 0, "opens a door"},
}

// readying shows what the order will wait for, above the deck.
func (s *Screen) readying(u *kit.UI, v *view.View, r *kit.Rect) {
	if !s.wait.on {
		return
	}
	box := r.Top(84)
	r.Top(kit.Gap)
	u.Plate(box, kit.Mix(kit.Deep, u.Accent, 0.12), u.Accent)
	inner := box.Trim(12, 8)
	u.Text(inner.Top(24), say.Of("What you order next waits until %s %s.", s.subjectName(v), s.awaits()), kit.Type{Bold: true, Colour: kit.Bright, Cut: true})
	inner.Top(4)
	parts := inner.Columns(4, kit.Gap)
	if u.Do(parts[0], kit.Action{Name: "When", Key: "ready.trigger", Cut: true, Does: "Press again until it says what you wait for."}) {
		s.wait.circumstance = (s.wait.circumstance + 1) % len(waits)
	}
	if u.Do(parts[1], kit.Action{Name: "Who", Key: "ready.who", Cut: true, Does: "Whether any foe sets it off, or only the chosen one."}) {
		s.wait.anyone = !s.wait.anyone
	}
	place := kit.Action{Name: "Where", Key: "ready.where", On: s.wait.placing, Cut: true, Does: "Click the square to measure from: anyone who steps on it, or comes near it. Again: from yourself."}
	switch {
	case waits[s.wait.circumstance].circumstance > crew.WhenAway:
		place.Why = "This circumstance has no place."
	case s.wait.placing:
		place.Name = "Click a square"
	case s.wait.placed():
		place.Name = "From yourself"
	}
	if u.Do(parts[2], place) {
		s.wait.placing, s.wait.at = !s.wait.placing && !s.wait.placed(), deckplan.Square{}
	}
	if u.Do(parts[3], kit.Action{Name: "Cancel", Key: "any.back", Cut: true}) {
		s.wait = wait{}
	}
}

// retreat makes Esc undo what the next click on the deck is for, the latest choice first.
func retreat(u *kit.UI, s *Screen) {
	switch {
	case len(s.marks) > 0 && u.Key("any.back"):
		s.marks = s.marks[:len(s.marks)-1]
	case s.aim != noAim && u.Key("any.back"):
		s.aim = noAim
	case s.wait.placing && u.Key("any.back"):
		s.wait.placing = false
	}
}

// placed reports whether distances are measured from a square.
func (w *wait) placed() bool {
	return w.at != (deckplan.Square{}) && waits[w.circumstance].circumstance <= crew.WhenAway
}

// limit returns how near somebody has to come, or how far away they have to go, in units of the
// deck; 0: onto the square itself.
func (s *Screen) limit() int16 {
	w, d := waits[s.wait.circumstance], s.deck.Row()
	if d == nil || w.squares == 1 && s.wait.placed() {
		return 0
	}
	return w.squares * d.Square
}

// awaits describes the circumstance.
func (s *Screen) awaits() say.Text {
	w, d := waits[s.wait.circumstance], s.deck.Row()
	switch {
	case w.squares < 2 && s.wait.placed():
		return say.Of("steps on %s", say.Text(s.wait.at.String()))
	case w.squares < 2:
		return w.says
	case d == nil:
		return ""
	}
	says := say.Of(w.says, s.limit(), d.Unit)
	if s.wait.placed() {
		says = say.Of("%s of %s", says, say.Text(s.wait.at.String()))
	}
	return says
}

// subject returns the person whom a circumstance is about, or nil for any foe.
func (s *Screen) subject(v *view.View) *picture.PersonRow {
	if s.wait.anyone {
		return nil
	}
	return person(v, s.target)
}

func (s *Screen) subjectName(v *view.View) say.Text {
	if t := s.subject(v); t != nil {
		return say.Name(t.Name)
	}
	return "any foe"
}

// isForAny reports whether the order is for any foe, who has yet to come.
func (s *Screen) isForAny(v *view.View) bool { return s.wait.on && s.subject(v) == nil }

// readied makes the first of some orders that can wait the response of a Ready.
func (s *Screen) readied(v *view.View, ordered []sim.Intent) []sim.Intent {
	if !s.wait.on {
		return ordered
	}
	for n, i := range ordered {
		if h, handles := i.(*deployment.Handle); handles {
			i = &action.HandleOnFoot{Thing: h.Thing}
		}
		response, ok := i.(personal.Intent)
		if !ok || i.Verb() == crew.ReactOnFoot || i.Verb() == crew.StandOnFoot {
			continue
		}
		w := waits[s.wait.circumstance]
		order := &action.Ready{When: w.circumstance, Where: personal.Vicinity{Within: s.limit()}, Response: response}
		if s.wait.placed() {
			order.Where.At = s.wait.at
		}
		if t := s.subject(v); t != nil {
			order.Subject = t.ID
		}
		ordered[n], s.wait = order, wait{circumstance: s.wait.circumstance, anyone: s.wait.anyone}
		break
	}
	return ordered
}

// extras returns the controls beside the acts: to ready an order, to aim at a square, and standing
// orders.
func (s *Screen) extras(v *view.View, own *picture.SelfRow) (list []extra) {
	ready := kit.Action{Name: "Ready", Key: "ready.open", On: s.wait.on, Cut: true, Does: "Wait: what you order next is done as a reaction when something happens."}
	if ready.Why = notNow(v); ready.Why == "" {
		if me := character(v); spent(v, me.ID) {
			ready.Why = say.Of("%s has no action left", me.Name)
		}
	}
	list = append(list, extra{ready, func() sim.Intent {
		s.wait.on = !s.wait.on
		return nil
	}})
	if e, ok := s.grip(v); ok {
		list = append(list, e)
	}
	g := s.chosen(v)
	if g != nil && aims(g) {
		list = append(list, s.aim.control(g))
	}
	if g != nil && g.Kind == picture.ArmGear {
		spare := kit.Action{Name: "Spare a life", Key: "boots.spare", On: s.spare, Cut: true, Does: "Anyone who falls to your next blow is knocked out and stable. In melee only: with a gun, by its butt."}
		list = append(list, extra{spare, func() sim.Intent {
			s.spare = !s.spare
			return nil
		}})
	}
	list = append(list, s.manners(v)...)
	for i := range v.Acts {
		if a := &v.Acts[i]; a.Verb == crew.Sabotage {
			seat := console(v, a.Console)
			list = append(list, extra{kit.Action{Name: say.Of("Kill: %s", say.Text(seat.String())), Key: "boots.kill", Rule: a.Rule, Why: a.Why, Cut: true,
				Does: say.Of("The console is dead until it is rewired. %s.", view.Percent(a.Chance))}, func() sim.Intent {
				return &sim.Sabotage{Console: a.Console, Kill: true}
			}})
		}
	}
	if v.Head.Seat.Role == crew.Boots {
		list = append(list, extra{kit.Action{Name: "Other", Key: "boots.other", Cut: true, Does: "Handle an object, improvise anything that is not listed, or call a word."}, func() sim.Intent {
			v.Words = true
			return nil
		}})
	}
	return append(list, s.standingOrders(v, own)...)
}

// spent reports whether somebody has no action left, which a Ready costs in every book.
func spent(v *view.View, who crew.ID) bool {
	for i := range v.Stocks {
		if r := &v.Stocks[i]; r.Person == who && r.Stock == picture.Actions {
			return r.Left == 0
		}
	}
	return false
}

// extra is a control that is not an act of the picture.
type extra struct {
	kit.Action
	do func() sim.Intent
}

// aim is how the chosen weapon is used on a square.
type aim uint8

const (
	noAim aim = iota
	guess
	area
)

// aims reports whether gear can be used on a clicked square: a weapon, or a power that moves
// somebody there.
func aims(g *picture.GearRow) bool { return g.Kind == picture.ArmGear || hauls(g) }

// hauls reports whether a power moves the person whom it lifts.
func hauls(g *picture.GearRow) bool { return g.Lifts != 0 && g.Size > 0 }

// control returns the control that makes the next click on the deck choose a square for the gear.
func (a *aim) control(g *picture.GearRow) extra {
	says := map[aim]say.Text{noAim: "Aim at a square", guess: "Aim: click a square", area: "Burst: click a square"}
	does := say.Text("The next click on the deck is attacked: somebody unseen, or a door. A weapon that can burst strikes all in two squares by two.")
	switch {
	case hauls(g):
		says = map[aim]say.Text{noAim: "Move to a square", guess: "Move: click a square"}
		does = "The next click on the deck says where the chosen person is moved; click yourself to choose yourself. Without a square they are moved straight away from you."
	case burst(g):
		says[noAim] = "Aim or burst"
	}
	return choice(says[*a], "boots.aim", does, *a != noAim, func() {
		*a++
		if *a > area || *a == area && !burst(g) {
			*a = noAim
		}
	})
}

func burst(g *picture.GearRow) bool { return rulebook.Property(g.Props)&rulebook.Burst != 0 }

// shot draws the attack on a square, or the power that moves somebody there.
func (s *Screen) shot(u *kit.UI, v *view.View, g *picture.GearRow, at deckplan.Square) []sim.Intent {
	way := s.aim
	s.aim = noAim
	if g.Kind == picture.ArmGear {
		i := &combat.Attack{Weapon: g.Number, At: at}
		if way == area {
			i.Hand = personal.WithBurst
		}
		return []sim.Intent{i}
	}
	if why := s.unready(v, g); why != "" {
		u.Tell(kit.Toast{Text: why, Rule: g.Rule, Tone: kit.Bad})
		return nil
	}
	t := s.subjectOf(v, g)
	if t == nil {
		return nil
	}
	return []sim.Intent{s.use(g, t.ID, at)}
}
