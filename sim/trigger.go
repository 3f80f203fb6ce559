package sim

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/picture"
	"broadside/sim/scenario"
)

// Cue is what changes about a trigger.
type Cue struct {
	Round int32 // in which it went off last; 0: not yet
	True  bool  // its moment is here, and was not before
	Off   bool  // it does not go off by itself
}

// Fields describes a Cue.
func (q *Cue) Fields(c field.Coder) {
	field.Int(c, "round", &q.Round, 0, 1<<30)
	field.Bool(c, "true", &q.True)
	field.Bool(c, "off", &q.Off)
}

// cue lets the triggers go off whose moment has come, in their order.
func (w *World) cue() {
	if !w.Begun() {
		return
	}
	for i := range w.Scenario.Triggers {
		t, q := &w.Scenario.Triggers[i], &w.Cues[i]
		was := q.True
		q.True = w.met(&t.When)
		if q.True && !was && !q.Off && (q.Round == 0 || t.Again) && w.allMet(t.If) && w.lucky(&t.Odds) {
			w.pull(i)
		}
	}
}

func (w *World) allMet(list []scenario.Premise) bool {
	for i := range list {
		if !w.met(&list[i]) {
			return false
		}
	}
	return true
}

// lucky throws for a trigger (SHIP-IMPROVISE).
func (w *World) lucky(o *scenario.Odds) bool {
	if o.Need == 0 {
		return true
	}
	f := &Chanced{Need: o.Need, Roll: dice.Roll{Cause: o.Cause}}
	f.Roll.D20(&w.Tray)
	w.Emit(event.AllSides, f)
	return f.Happens()
}

// pull has a trigger go off.
func (w *World) pull(i int) {
	t := &w.Scenario.Triggers[i]
	w.Cues[i].Round = max(1, w.Order.Round)
	for j := range t.Then {
		w.follow(&t.Then[j])
	}
}

// Pull has a trigger go off now, or keeps it from going off by itself (SHIP-IMPROVISE).
type Pull struct {
	Trigger uint8 // its place in the scenario
	What    Pulling
}

// Pulling is what a GM does about a trigger.
type Pulling uint8

// What can be done.
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
		return crew.Refuse(crew.Manners, "the scenario has no trigger %d", r.Trigger)
	}
	if r.What == PullNow && !w.Begun() {
		return crew.Refuse(crew.Manners, "the battle has not begun")
	}
	return nil
}

func (r *Pull) Do(w *World) {
	switch r.What {
	case PullNow:
		w.pull(int(r.Trigger))
	case PullOff, PullOn:
		w.Cues[r.Trigger].Off = r.What == PullOff
	}
}

func (v *viewer) triggerRows() []picture.TriggerRow {
	var rows []picture.TriggerRow
	for i := range v.Scenario.Triggers {
		t, q := &v.Scenario.Triggers[i], &v.Cues[i]
		rows = append(rows, picture.TriggerRow{Number: uint8(i), Title: t.Title, Round: q.Round, Off: q.Off})
	}
	return rows
}

// Told is what a scenario tells: the table, a side, or the GM alone.
type Told struct {
	Text string
}

func (*Told) Kind() event.Kind { return KindTold }

// Fields describes a Told.
func (f *Told) Fields(c field.Coder) { field.Text(c, "text", &f.Text, scenario.MaxText) }

func (f *Told) Sentence(event.Names) string { return f.Text }

// Chanced says what chance has decided about something that a scenario leaves to it.
type Chanced struct {
	Need int8
	Roll dice.Roll
}

func (*Chanced) Kind() event.Kind { return KindChanced }

// Happens says whether the throw was high enough.
func (f *Chanced) Happens() bool { return f.Roll.Total >= int32(f.Need) }

// Fields describes a Chanced.
func (f *Chanced) Fields(c field.Coder) {
	field.Int(c, "need", &f.Need, 0, 20)
	f.Roll.Fields(c)
}

func (f *Chanced) Sentence(event.Names) string {
	answer := "no"
	if f.Happens() {
		answer = "yes"
	}
	return fmt.Sprintf("%s %s against %d: %s.", f.Roll.Cause, f.Roll.String(), f.Need, answer)
}
