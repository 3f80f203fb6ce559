package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Score is one of a ship's three abilities; it has no mind to have others with.
func (s *Ship) Score(a crew.Ability) int8 {
	switch a {
	case crew.Strength:
		return s.Str
	case crew.Dexterity:
		return s.Dex
	case crew.Constitution:
		return s.Con
	}
	return 10
}

// Fails names why a ship fails a save without a roll, or "".
func (s *Ship) Fails(a crew.Ability) string {
	if s.Charge.Live {
		return "a bomb"
	}
	for _, k := range s.Conditions().List() {
		if shipyard.ConditionRules[k].Fails.Has(a) {
			return k.String()
		}
	}
	return ""
}

// Trial is a save that a ship is put to.
type Trial struct {
	By    crew.Seat // who brings it about; no ship: nobody does
	Save  crew.Ability
	DC    int
	Cause string          // what it is against
	Of    shipyard.Perils // the same, as features know it

	Helped, Hindered string // why it has advantage, and why disadvantage
	Cover            space.Cover

	Attack *Rolling // of whom it is brought about by, where an attack does; nil: none
}

// leans notes advantage above 0, and disadvantage below.
func (x *Trial) leans(edge int8, why string) {
	switch {
	case edge > 0:
		x.Helped = why
	case edge < 0:
		x.Hindered = why
	}
}

// Edge is what is left of both.
func (x *Trial) Edge() (edge int8) {
	if x.Helped != "" {
		edge++
	}
	if x.Hindered != "" {
		edge--
	}
	return edge
}

// Tried is a save of a ship against something that is no weapon's damage.
type Tried struct {
	Ship    space.ID
	By      crew.Seat // no ship: nobody
	Roll    dice.Roll // without dice where the save fails by itself
	Need    int16
	Success bool
	Fails   string // the condition by which it fails without a roll
}

func (*Tried) Kind() event.Kind { return KindTried }

// Fields describes a Tried.
func (f *Tried) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	f.By.Fields(c)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 1000)
	field.Bool(c, "success", &f.Success)
	field.Text(c, "fails", &f.Fails, crew.MaxName)
}

func (f *Tried) Sentence(n event.Names) string {
	if f.Fails != "" {
		return fmt.Sprintf("%s, %s: it is %s and fails.", capital(n.ShipName(f.Ship)), f.Roll.Cause, f.Fails)
	}
	return fmt.Sprintf("%s, %s: %s against %d, %s.", capital(n.ShipName(f.Ship)), f.Roll.Cause, f.Roll.String(), f.Need, success(f.Success))
}

// Again is the repeated save against an affliction.
func Again(a *Affliction) Trial {
	x := Trial{Save: a.Save, DC: int(a.DC), Cause: "being " + a.Kind.String(), Of: 1 << a.Kind}
	x.leans(a.Edge, "its cause")
	return x
}
