package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Source is who causes an effect, and how strongly.
type Source struct {
	By      *Person
	Name    string
	DC      int
	Bare    int  // without an ability
	Ability int8 // of attacks with it; -1: none
	Times   int  // number of dice, for effects that grow with the level
	More    dice.Dice
	Grown   dice.Dice // added
	Levels  int       // above its own
	Spell   bool
	Reflex  bool // by a power that answers by itself
	Keep    bool
	School  int8
	Far     bool // beyond normal range, which helps to save
	Spare   bool
	Stuck   crew.ID    // who cannot save against it
	Also    crew.ID    // who is reached wherever they stand, and saves with disadvantage
	Wary    []crew.ID  // who save with advantage, having seen it coming
	Pierces int8       // added to the DC, at most what armour adds
	Worst   int16      // condition of a critical failure, from 1; 0: that of the effect
	Lies    bool       // it works from where it lies, not from the one who laid it
	Thrown  *dice.Roll // the one attack roll against everyone it reaches
	Shot    *Means     // the weapon that fires it; nil: none
	Of      Intent     // the Cast or Use that those hit may answer; nil: they may not
	Deck    int8
	From    deckplan.Square

	Foreseen bool // a forecast: only those that the side knows of give cover or hinder
}

// InOne reports whether a person is in one of some conditions, caused by a given person,
// or if by is 0 by anybody.
func InOne(p *Person, any []int16, by crew.ID) bool {
	return slices.ContainsFunc(p.Conditions, func(a Affliction) bool {
		return slices.Contains(any, a.Condition) && (by == 0 || a.By == by)
	})
}

// Unfocused reports that somebody no longer concentrates.
type Unfocused struct {
	By    crew.ID
	Power string
}

func (*Unfocused) Kind() event.Kind { return KindUnfocused }

// Fields describes an Unfocused.
func (f *Unfocused) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	field.Text(c, "power", &f.Power, rulebook.MaxName)
}

func (f *Unfocused) Sentence() say.Text {
	return say.Of("%s no longer concentrates on %s.", f.By.Name(), f.Power)
}
