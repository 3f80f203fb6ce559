package picture

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Asked is what a seat wants to know besides what it is told unasked.
type Asked struct {
	Ships   []space.ID // options on them
	Placing Placing    // whom it would reach
}

// IsSame reports whether two ask for the same.
func (a *Asked) IsSame(o *Asked) bool {
	return slices.Equal(a.Ships, o.Ships) && a.Placing == o.Placing
}

// Placing is the use of a device or a power with one area at a square of its user's deck.
type Placing struct {
	Kind   GearKind
	Number uint8 // its place on the sheet, from 1; 0: nothing is to be used
	Slot   int8  // of a power; 0: the lowest possible
	At     deckplan.Square
}

// Fields describes a Placing.
func (p *Placing) Fields(c field.Coder) {
	field.Int(c, "kind", &p.Kind, 0, int64(lastGear))
	field.Int(c, "number", &p.Number, 0, 100)
	field.Int(c, "slot", &p.Slot, 0, rulebook.MaxSlots)
	p.At.Fields(c)
}

// maxHarm is the largest expected damage, in tenths.
const maxHarm = 30_000

// Harm returns expected damage, in tenths, as far as a row can tell it.
func Harm(tenths int32) int16 { return int16(min(tenths, maxHarm)) }

// ReachedRow is somebody known whom a Placing would reach. The row of person 0 has the Placing
// itself, and why the rules refuse it.
type ReachedRow struct {
	Person crew.ID
	Harm   int16 // expected damage, in tenths, before anything of the target's takes from it
	Placing
	Rule string
	Why  say.Text
}

// Fields describes a ReachedRow.
func (r *ReachedRow) Fields(c field.Coder) {
	field.Int(c, "person", &r.Person, 0, crew.MaxMembers)
	field.Int(c, "harm", &r.Harm, 0, maxHarm)
	r.Placing.Fields(c)
	field.Text(c, "rule", &r.Rule, crew.MaxName)
	field.Text(c, "why", &r.Why, say.Max)
}
