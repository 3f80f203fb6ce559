package event

import (
	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Hid is a Stealth roll, of a ship or of a person.
type Hid struct {
	By   Actor
	Roll dice.Roll
}

func (*Hid) Kind() Kind { return KindHid }

// Fields describes a Hid.
func (f *Hid) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
}

func (f *Hid) Sentence() say.Text {
	if f.By.Seat.Role != crew.NoRole {
		return say.Of("%s hides %s: Stealth %s.", f.By.Name(), f.By.Seat.Ship.Name(), f.Roll.Text())
	}
	return say.Of("%S hides: Stealth %s.", f.By.Name(), f.Roll.Text())
}

// Searched is a roll to find what is hidden.
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
