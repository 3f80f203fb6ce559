package sim

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/ships"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// Cue is the changing state of a trigger.
type Cue struct {
	Round int32 // in which it last went off; 0: not yet
	True  bool  // its moment has come
	Off   bool  // it does not go off by itself
	Gone  bool  // switched off by the scenario
}

// Fields describes a Cue.
func (q *Cue) Fields(c field.Coder) {
	field.Int(c, "round", &q.Round, 0, 1<<30)
	field.Bool(c, "true", &q.True)
	field.Bool(c, "off", &q.Off)
	field.Bool(c, "gone", &q.Gone)
}

// cueTriggers pulls the triggers whose moment has come, in order.
func cueTriggers(w *World) {
	if !w.Begun() {
		return
	}
	for i := range w.Scenario.Triggers {
		t, q := &w.Scenario.Triggers[i], &w.Cues[i]
		was := q.True
		q.True = IsMet(w, &t.When)
		if q.True && !was && !q.Off && (q.Round == 0 || t.Again) && areMet(w, t.If) && throwOdds(w, t) {
			pullTrigger(w, i)
		}
	}
}

func areMet(w *World, list []scenario.Premise) bool {
	return !slices.ContainsFunc(list, func(c scenario.Premise) bool { return !IsMet(w, &c) })
}

// throwOdds throws for a trigger whose premises hold, and reports whether it goes off
// (SHIP-IMPROVISE).
func throwOdds(w *World, t *scenario.Trigger) bool {
	if t.Odds.Need == 0 {
		return true
	}
	f := &Chanced{Need: t.Odds.Need, Roll: dice.Roll{Cause: say.Name(t.Odds.Cause)}}
	f.Roll.ThrowD20(&w.Tray)
	w.Emit(triggerWatchers(w, t), f)
	return f.Happens()
}

// triggerWatchers returns the sides that may know of a trigger whose premises hold: of all its
// premises, and of something that it does.
func triggerWatchers(w *World, t *scenario.Trigger) event.Sides {
	to := outcomeWatchers(w, t) & premiseWatchers(w, &t.When)
	for i := range t.If {
		to &= premiseWatchers(w, &t.If[i])
	}
	return to
}

// premiseWatchers returns the sides that may know that a premise holds.
func premiseWatchers(w *World, c *scenario.Premise) event.Sides {
	to := event.AllSides
	switch c.Kind {
	case scenario.AtRound, scenario.ByHand:
		return to
	case scenario.GoalIs:
		return sideSet(w.Scenario.Goals[c.Goal].Side)
	case scenario.After:
		return outcomeWatchers(w, &w.Scenario.Triggers[c.Trigger])
	case scenario.AnyOf:
		for i := range c.Any {
			if IsMet(w, &c.Any[i]) != c.Not {
				to &= premiseWatchers(w, &c.Any[i])
			}
		}
		return to
	case scenario.FewPeople, scenario.Inside, scenario.PersonDown:
		for i := range w.Fight.People {
			p := &w.Fight.People[i]
			if isAbout(c, p) {
				to &= w.Fight.Watchers(p)
			}
		}
		return to
	case scenario.Handled:
		if e := findHandled(w, c); e != nil {
			return e.Sides
		}
		return to
	case scenario.Fires, scenario.FiredAt:
		if e := findShot(&w.Battle, c); e != nil {
			return e.Sides
		}
	case scenario.Near:
		if o := w.Ship(c.Of); o != nil {
			to &= w.Watchers(o)
		}
	}
	for i := range w.Ships {
		if s := &w.Ships[i]; c.About(s) && !s.Charge.Live && concerns(w, c, s) {
			to &= w.Watchers(s)
		}
	}
	return to
}

// isAbout reports whether a premise holds because of a person. Premises about how few are
// left, or that nobody is inside, hold because of everybody on the side.
func isAbout(c *scenario.Premise, p *personal.Person) bool {
	switch {
	case c.Kind == scenario.PersonDown:
		return p.Name == c.Person
	case c.Kind == scenario.FewPeople || c.Not:
		return p.Side == c.Side
	}
	return p.Side == c.Side && p.IsUp() && c.Area.Has(p.Deck, p.At)
}

// concerns reports whether a premise holds because of a ship that it is about.
func concerns(w *World, c *scenario.Premise, s *ships.Ship) bool {
	switch {
	case c.Not || c.Ship != 0:
		return true
	case c.Kind == scenario.Few || c.Kind == scenario.Down || c.Kind == scenario.Lost:
		return true
	}
	return isTrueOf(w, c, s)
}

// pullTrigger makes a trigger go off.
func pullTrigger(w *World, i int) {
	t := &w.Scenario.Triggers[i]
	w.Cues[i].Round = max(1, w.Order.Round)
	for j := range t.Then {
		followConsequence(w, &t.Then[j])
	}
}

// Pull makes a trigger go off now, or keeps it from going off by itself (SHIP-IMPROVISE).
type Pull struct {
	Trigger uint8 // its index in the scenario
	What    Pulling
}

// Pulling is what a GM does to a trigger.
type Pulling uint8

// What a GM can do.
const (
	PullNow Pulling = iota
	PullOff
	PullOn
	lastPulling = PullOn
)

func (*Pull) Verb() crew.Verb { return crew.RulePull }

// Fields describes a Pull.
func (r *Pull) Fields(c field.Coder) {
	field.Int(c, "trigger", &r.Trigger, 0, scenario.MaxTriggers-1)
	field.Int(c, "what", &r.What, 0, int64(lastPulling))
}

func (r *Pull) Check(w *World) error {
	if int(r.Trigger) >= len(w.Scenario.Triggers) {
		return crew.Refuse(crew.Manners, "the scenario has no trigger %d", int(r.Trigger)+1)
	}
	if r.What == PullNow && !w.Begun() {
		return crew.Refuse(crew.Manners, "the battle has not begun")
	}
	return nil
}

func (r *Pull) Do(w *World) {
	switch r.What {
	case PullNow:
		pullTrigger(w, int(r.Trigger))
	case PullOff:
		w.Cues[r.Trigger].Off = true
	case PullOn:
		w.Cues[r.Trigger].Off, w.Cues[r.Trigger].Gone = false, false
	}
}

// Told is a text that a scenario tells the table, a side, or only the GM.
type Told struct {
	Text string
}

func (*Told) Kind() event.Kind { return KindTold }

// Fields describes a Told.
func (f *Told) Fields(c field.Coder) { field.Text(c, "text", &f.Text, scenario.MaxText) }

func (f *Told) Sentence() say.Text { return say.Name(f.Text) }

// Chanced reports the throw for something that a scenario leaves to chance.
type Chanced struct {
	Need int8
	Roll dice.Roll
}

func (*Chanced) Kind() event.Kind { return KindChanced }

// Happens reports whether the throw was high enough.
func (f *Chanced) Happens() bool { return f.Roll.Total >= int32(f.Need) }

// Fields describes a Chanced.
func (f *Chanced) Fields(c field.Coder) {
	field.Int(c, "need", &f.Need, 0, 20)
	f.Roll.Fields(c)
}

func (f *Chanced) Sentence() say.Text {
	answer := say.Text("no")
	if f.Happens() {
		answer = "yes"
	}
	return say.Of("%s %s against %d: %s.", f.Roll.Cause, f.Roll.Text(), f.Need, answer)
}

// IsMet reports whether a premise holds.
func IsMet(w *World, c *scenario.Premise) bool { return isTrue(w, c) != c.Not }

func isTrue(w *World, c *scenario.Premise) bool {
	switch c.Kind {
	case scenario.AtRound:
		return w.Order.Round >= c.Number
	case scenario.Few:
		return countAble(&w.Battle, c.Side) <= int(c.Number)
	case scenario.GoalIs:
		return w.Goals[c.Goal].Standing == c.Standing
	case scenario.After:
		round := w.Cues[c.Trigger].Round
		return round > 0 && w.Order.Round >= round+c.Number
	case scenario.Down, scenario.Lost:
		return areGone(w, c)
	case scenario.Fires, scenario.FiredAt:
		return findShot(&w.Battle, c) != nil
	case scenario.FewPeople:
		return action.CountPeople(&w.Fight, c.Side, false) <= int(c.Number)
	case scenario.Inside:
		return countGathered(&w.Fight, c.Side, &c.Area) > 0
	case scenario.PersonDown:
		return action.IsPersonDown(&w.Fight, c.Person)
	case scenario.AnyOf:
		return slices.ContainsFunc(c.Any, func(p scenario.Premise) bool { return IsMet(w, &p) })
	case scenario.ByHand:
		return false
	case scenario.Handled:
		return findHandled(w, c) != nil
	}
	for i := range w.Ships {
		if s := &w.Ships[i]; c.About(s) && !s.Charge.Live && !s.State.Gone() && isTrueOf(w, c, s) {
			return true
		}
	}
	return false
}

func isTrueOf(w *World, c *scenario.Premise, s *ships.Ship) bool {
	switch c.Kind {
	case scenario.Within:
		return ships.InZone(s, c.Zone)
	case scenario.Near:
		o := w.Ship(c.Of)
		return o != nil && o != s && w.Range(s, o) <= c.Feet
	case scenario.Worn:
		return s.Worn()
	case scenario.Wrecked:
		return int32(s.System) >= c.Number
	case scenario.Bare:
		return s.Shield == 0
	case scenario.Found:
		return !s.Hidden || s.Found != 0
	case scenario.Seized:
		return slices.ContainsFunc(w.Aboard.Consoles, func(k NumberedConsole) bool {
			return k.Seat.Ship == s.ID && k.Holder > 0 && (c.Role == crew.NoRole || k.Seat.Role == c.Role)
		})
	}
	return false
}

// areGone reports whether no ship of a premise is able, or all are lost. Ships that have
// yet to arrive are neither.
func areGone(w *World, c *scenario.Premise) bool {
	for i := range w.Ships {
		if s := &w.Ships[i]; c.About(s) && !s.Charge.Live && (s.State == ships.Able || c.Kind == scenario.Lost && s.State.Crewed()) {
			return false
		}
	}
	for i := range w.Scenario.Reinforcements {
		a := &w.Scenario.Reinforcements[i]
		if id := reinforcementID(w, i); !w.Come[i] && c.Ship == id || c.Ship == 0 && c.Side == a.Side && isAwaited(w, i) {
			return false
		}
	}
	return true
}

// findShot returns the shot of this tick that a premise asks about, or nil.
func findShot(b *ships.Battle, c *scenario.Premise) *event.Event {
	for i := range b.Events {
		var by, at space.ID
		switch f := b.Events[i].Fact.(type) {
		case *ships.Attacked:
			by, at = f.By.Ship, f.Target
		case *ships.FiredAt:
			by, at = f.By.Ship, f.Target
		case *ships.Saved:
			if f.By == (crew.Seat{}) {
				continue
			}
			by, at = f.By.Ship, f.Ship
		case *ships.RamDeclared:
			by, at = f.Ship, f.Target
		default:
			continue
		}
		if c.Kind == scenario.FiredAt {
			by = at
		}
		if s := b.Ship(by); s != nil && c.About(s) {
			return &b.Events[i]
		}
	}
	return nil
}

// findHandled returns the event of this tick in which a premise's fixture is handled, or nil.
func findHandled(w *World, c *scenario.Premise) *event.Event {
	thing := w.Numbering.FixtureIDs()[c.Fixture]
	for i := range w.Events {
		if f, ok := w.Events[i].Fact.(*ships.Handled); ok && f.Thing == thing {
			if p := w.PersonAt(f.By); c.Sides == 0 || p != nil && c.Sides.Has(p.Side) {
				return &w.Events[i]
			}
		}
	}
	return nil
}

// KnowsUse reports whether the people of a side know that handling a fixture has an
// effect that is still to come.
func KnowsUse(w *World, fixture int, side event.Side) bool {
	waits := func(c *scenario.Premise) bool {
		return c.Kind == scenario.Handled && int(c.Fixture) == fixture && (c.Sides == 0 || c.Sides.Has(side))
	}
	for i := range w.Scenario.Triggers {
		t, q := &w.Scenario.Triggers[i], &w.Cues[i]
		if q.Round == 0 && !q.Off && (waits(&t.When) || slices.ContainsFunc(t.When.Any, func(c scenario.Premise) bool { return waits(&c) })) {
			return w.Fixtures()[fixture].For.Has(side)
		}
	}
	return false
}

func countAble(b *ships.Battle, side event.Side) (n int) {
	for i := range b.Ships {
		if s := &b.Ships[i]; s.Side == side && !s.Charge.Live && s.State == ships.Able {
			n++
		}
	}
	return n
}
