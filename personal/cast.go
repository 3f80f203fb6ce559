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

// Source is who works an effect, and how strongly.
type Source struct {
	By      *Person
	Name    string
	Dc      int
	Bare    int  // without an ability
	Ability int8 // of attacks with it; -1: none
	Times   int  // dice, for those that grow with the level
	More    dice.Dice
	Grown   dice.Dice // added
	Levels  int       // above its own
	Spell   bool
	Reflex  bool // a power that answers by itself
	Keep    bool
	School  int8
	Far     bool // beyond normal range, which helps to save
	Spare   bool
	Stuck   crew.ID    // cannot save against it
	Also    crew.ID    // is reached wherever they stand, and saves with disadvantage
	Wary    []crew.ID  // save with advantage against what they have seen coming
	Pierces int8       // on the number, at most what armour adds
	Worst   int16      // condition of a critical failure, from 1; 0: that of the effect
	Lies    bool       // it works where it lies, whoever laid it
	Thrown  *dice.Roll // the one attack roll against everyone it reaches
	Of      Intent     // the Cast or Use that those it hits may answer; nil: they may not
	Deck    int8
	From    deckplan.Square
}

// InOne reports whether somebody is in one of some conditions, by somebody's doing or,
// without them, by anybody's.
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
	IdField(c, "by", &f.By)
	field.Text(c, "power", &f.Power, rulebook.MaxName)
}

func (f *Unfocused) Sentence() say.Text {
	return say.Of("%s no longer concentrates on %s.", f.By.Name(), f.Power)
}
