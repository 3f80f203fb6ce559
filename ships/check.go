package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
)

func (s *Ship) Troubled(r *dice.Roll, is bool) {
	if is {
		r.Disadvantage("hyperspace mishap")
	}
}

// Burden notes what hinders every check that is made through a ship.
func (s *Ship) Burden(r *dice.Roll) {
	if s.System >= 1 {
		r.Disadvantage("system damage 1")
	}
	for _, k := range s.Conditions().List() {
		Edge(r, shipyard.ConditionRules[k].Checks, k.String(), false)
	}
}

// Attempt is a check that somebody is about to make: with what, for which order,
// what it is called, and what was chosen to go with it.
type Attempt struct {
	Skill crew.Skill
	Order crew.Verb
	Cause string
	With  []Chosen
}

// Checked is a check against a number.
type Checked struct {
	By      crew.Seat
	Roll    dice.Roll
	Need    int16
	Success bool
}

func (*Checked) Kind() event.Kind { return KindChecked }

// Fields describes a Checked.
func (f *Checked) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 10_000)
	field.Bool(c, "success", &f.Success)
}

func (f *Checked) Sentence(n event.Names) string {
	return fmt.Sprintf("%s, %s: %s against %d, %s.", n.SeatName(f.By), f.Roll.Cause, f.Roll.String(), f.Need, success(f.Success))
}

func success(ok bool) string {
	if ok {
		return "success"
	}
	return "failure"
}

// Outcome is how a contest ended.
type Outcome uint8

// The outcomes. In a tie nothing changes.
const (
	Tie Outcome = iota
	Won
	LostContest
)

// Contested is a contest of two checks.
type Contested struct {
	By, Against   crew.Seat
	Roll, Counter dice.Roll
	Outcome       Outcome
}

func (*Contested) Kind() event.Kind { return KindContested }

// Fields describes a Contested.
func (f *Contested) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Against.Fields(c)
	f.Roll.Fields(c)
	f.Counter.Fields(c)
	field.Int(c, "outcome", &f.Outcome, 0, int64(LostContest))
}

func (f *Contested) Sentence(n event.Names) string {
	return fmt.Sprintf("%s, %s: %s, against %s: %s, %s.", n.SeatName(f.By), f.Roll.Cause, f.Roll.String(),
		n.SeatName(f.Against), f.Counter.String(), [...]string{"a tie", "won", "lost"}[f.Outcome])
}

// MaxDeed is the longest description of what somebody does, in bytes.
const MaxDeed = 200

// Handled says what somebody has done with an object.
type Handled struct {
	By    crew.Seat
	Text  string
	Whole bool // it took the action
}

func (*Handled) Kind() event.Kind { return KindHandled }

// Fields describes a Handled.
func (f *Handled) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "text", &f.Text, MaxDeed)
	field.Bool(c, "whole", &f.Whole)
}

func (f *Handled) Sentence(n event.Names) string {
	how := "in passing"
	if f.Whole {
		how = "with the action"
	}
	return fmt.Sprintf("%s, %s: %s", n.SeatName(f.By), how, f.Text)
}

// Gain is what an improvised action is to bring about.
type Gain uint8

// The gains. What is told is up to the table; the others last until the start of
// the next turn of whoever improvised.
const (
	Told     Gain = iota
	Helps         // advantage on the next check or attack of somebody aboard
	Hinders       // disadvantage on the next check or attack made aboard another ship
	LastGain = Hinders
)

var gainNames = [...]string{"nothing", "help", "hinder"}

func (g Gain) String() string { return gainNames[g] }

// ParseGain reads the name of a gain.
func ParseGain(word string) (Gain, bool) {
	for i, name := range gainNames {
		if name == word {
			return Gain(i), true
		}
	}
	return 0, false
}

// Terms are what a GM says of an improvised action.
type Terms struct {
	Rolled bool // else it succeeds without a roll
	Test   crew.Test
	Need   int16
	Edge   int8 // +1 advantage, -1 disadvantage
	Gain   Gain
}

// Fields describes Terms.
func (k *Terms) Fields(c field.Coder) {
	field.Bool(c, "rolled", &k.Rolled)
	field.Int(c, "test", &k.Test, 0, int64(crew.LastTest))
	field.Int(c, "need", &k.Need, 0, 100)
	field.Int(c, "edge", &k.Edge, -1, 1)
	field.Int(c, "gain", &k.Gain, 0, int64(LastGain))
}

// Improvised says what somebody tried that is in no list, and how it went.
type Improvised struct {
	By      crew.Seat
	Text    string
	Rolled  bool
	Roll    dice.Roll
	Need    int16
	Success bool
}

func (*Improvised) Kind() event.Kind { return KindImprovised }

// Fields describes an Improvised.
func (f *Improvised) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "text", &f.Text, MaxDeed)
	field.Bool(c, "rolled", &f.Rolled)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, 0, 100)
	field.Bool(c, "success", &f.Success)
}

func (f *Improvised) Sentence(n event.Names) string {
	if !f.Rolled {
		return fmt.Sprintf("%s improvises: %s: done, without a roll.", n.SeatName(f.By), f.Text)
	}
	return fmt.Sprintf("%s improvises: %s: %s: %s against %d, %s.", n.SeatName(f.By), f.Text, f.Roll.Cause, f.Roll.String(), f.Need, success(f.Success))
}
