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
