package event

import (
	"broadside/sim/dice"
	"broadside/sim/field"
	"broadside/sim/say"
)

// ContestOutcome is how a contest ended for the one who asked for it.
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
