package crew

import "broadside/sim/field"

// Budget is what is left of a turn. Open says that the turn has begun and has
// not ended; in live tempo it stays open until the next one begins.
type Budget struct {
	Open     bool
	Action   bool // SHIP-ACTION
	Bonus    bool // SHIP-BONUS: one at most, and only where something grants it
	Reaction bool // SHIP-REACT
	Object   bool // SHIP-OBJECT
	More     int8 // actions besides, of a machine that has several

	Surprised bool // SHIP-SURPRISE: nothing at all until the first turn is over
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

// Refill opens a turn with everything in it.
func (b *Budget) Refill() {
	*b = Budget{Open: true, Action: true, Bonus: true, Reaction: true, Object: true}
}

// Close ends a turn: all but the reaction is gone. The surprised can react from
// now on.
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
