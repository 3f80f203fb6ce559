package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/field"
)

// Resave repeats a save against a condition, if its cause allows that (SHIP-CONDITION).
type Resave struct {
	Condition shipyard.ConditionID
}

func (*Resave) Verb() crew.Verb { return crew.Resave }

// Fields describes a Resave.
func (i *Resave) Fields(c field.Coder) {
	field.Int(c, "condition", &i.Condition, 0, shipyard.MaxConditions-1)
}

// Check refuses conditions that the ship does not have, or that cannot be ended in this
// way or by this member.
func (i *Resave) Check(b *ships.Battle, by *crew.Member) error {
	s, name := b.ShipOf(by), b.Library.Rule(i.Condition).Name
	switch {
	case name == "":
		return crew.Refuse("SHIP-CONDITION", "there is no such condition")
	case !s.Has(i.Condition):
		return crew.Refuse("SHIP-CONDITION", "%s is not %s", s.Name, name)
	case impact.Retried(b, s, by, i.Condition) == nil:
		return crew.Refuse("SHIP-CONDITION", "being %s cannot be ended by having %s save", name, s.Name)
	}
	return nil
}

// Do throws the save; a success ends the condition.
func (i *Resave) Do(b *ships.Battle, by *crew.Member) {
	s := b.ShipOf(by)
	a := *impact.Retried(b, s, by, i.Condition)
	if x := b.RepeatedSave(&a); impact.TrySave(b, s, &x) {
		impact.SiftAfflictions(b, s, func(y *ships.Affliction) bool { return *y != a })
	}
}
