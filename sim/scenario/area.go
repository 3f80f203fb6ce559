package scenario

import (
	"broadside/personal/deckplan"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Area is a rectangle of squares of one level of a deck.
type Area struct {
	Deck     int8
	From, To deckplan.Square // corners, both inside and on one level
}

// Fields describes an Area.
func (a *Area) Fields(c field.Coder) {
	field.Int(c, "deck", &a.Deck, 0, 7)
	a.From.Fields(c)
	a.To.Fields(c)
}

// Text returns the position of the area: "between 1 1 and 5 3 on level 1".
func (a *Area) Text() say.Text {
	return say.Of("between %d %d and %s", a.From.X, a.From.Y, a.To)
}

// Has reports whether a square of a deck is in the area.
func (a *Area) Has(deck int8, q deckplan.Square) bool {
	return deck == a.Deck && q.Level == a.From.Level &&
		min(a.From.X, a.To.X) <= q.X && q.X <= max(a.From.X, a.To.X) &&
		min(a.From.Y, a.To.Y) <= q.Y && q.Y <= max(a.From.Y, a.To.Y)
}
