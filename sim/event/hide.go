package event

import (
	"broadside/sim/dice"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Searched is a roll to find what hides.
type Searched struct {
	By   Actor
	Roll dice.Roll
}

func (*Searched) Kind() Kind { return KindSearched }

// Fields describes a Searched.
func (f *Searched) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
}

func (f *Searched) Sentence() say.Text {
	return say.Of("%s searches, %s: %s.", f.By.Name(), f.Roll.Cause, f.Roll.Text())
}
