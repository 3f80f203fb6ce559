package event

import (
	"broadside/sim/dice"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Checked is a check against a DC, or one whose total is compared with others.
type Checked struct {
	By       Actor
	Roll     dice.Roll
	Need     int16
	Success  bool
	Critical bool // by far, in books with degrees
	Open     bool // without a DC
}

func (*Checked) Kind() Kind { return KindChecked }

// Fields describes a Checked.
func (f *Checked) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 10_000)
	field.Bool(c, "success", &f.Success)
	field.Bool(c, "critical", &f.Critical)
	field.Bool(c, "open", &f.Open)
}

func (f *Checked) Sentence() say.Text {
	if f.Open {
		return say.Stop(say.Label(say.Pair(f.By.Name(), f.Roll.Cause), f.Roll.Text()))
	}
	came := Success(f.Success)
	if f.Critical {
		came = say.Of("critical %s", came)
	}
	return say.Of("%s, %s: %s against %d, %s.", f.By.Name(), f.Roll.Cause, f.Roll.Text(), f.Need, came)
}

// Success returns the word for the outcome of a roll.
func Success(ok bool) say.Text {
	if ok {
		return "success"
	}
	return "failure"
}

// ContestOutcome is the outcome of a contest for its active side.
type ContestOutcome uint8

// The outcomes. In a tie nothing changes.
const (
	Tie ContestOutcome = iota
	Won
	Lost
)

// Contested is a contest of two checks.
type Contested struct {
	By, Against   Actor
	Roll, Counter dice.Roll
	Outcome       ContestOutcome
}

func (*Contested) Kind() Kind { return KindContested }

// Fields describes a Contested.
func (f *Contested) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Against.Fields(c)
	f.Roll.Fields(c)
	f.Counter.Fields(c)
	field.Int(c, "outcome", &f.Outcome, 0, int64(Lost))
}

func (f *Contested) Sentence() say.Text {
	return say.Of("%s, %s: %s, against %s: %s, %s.", f.By.Name(), f.Roll.Cause, f.Roll.Text(),
		f.Against.Name(), f.Counter.Text(), [...]say.Text{"a tie", "won", "lost"}[f.Outcome])
}
