package crew

import "broadside/sim/field"

// Budget is what remains of a turn. Open is true from the start of the turn to its end,
// which in live tempo is the start of the next one.
type Budget struct {
	Open     bool
	Action   bool // SHIP-ACTION
	Bonus    bool // SHIP-BONUS: one at most, and only where something grants it
	Reaction bool // SHIP-REACT
	Object   bool // SHIP-OBJECT
	More     int8 // extra actions, of a machine that has several

	Surprised bool // SHIP-SURPRISE: no action or reaction until the first turn is over
}

// Fields describes a Budget.
func (b *Budget) Fields(c field.Coder) {
	field.Bool(c, "open", &b.Open)
	field.Bool(c, "action", &b.Action)
	field.Bool(c, "bonus", &b.Bonus)
	field.Bool(c, "reaction", &b.Reaction)
	field.Bool(c, "object", &b.Object)
	field.Bool(c, "surprised", &b.Surprised)
	field.Int(c, "more", &b.More, 0, 12)
}

// Refill starts a turn with a full budget.
func (b *Budget) Refill() {
	*b = Budget{Open: true, Action: true, Bonus: true, Reaction: true, Object: true}
}

// Close ends a turn and keeps only the reaction. A surprised member regains it.
func (b *Budget) Close() { *b = Budget{Reaction: b.Reaction || b.Surprised} }

// Has reports whether a cost can still be paid.
func (b *Budget) Has(c Cost) bool {
	switch c {
	case Action:
		return b.Action
	case Bonus:
		return b.Bonus
	case Reaction:
		return b.Reaction
	case Object:
		return b.Object
	}
	return true
}

// Spend pays a cost.
func (b *Budget) Spend(c Cost) {
	switch c {
	case Action:
		b.Action = b.More > 0
		b.More = max(0, b.More-1)
	case Bonus:
		b.Bonus = false
	case Reaction:
		b.Reaction = false
	case Object:
		b.Object = false
	}
}
