package netcode

import (
	"broadside/personal/deckplan"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Point points out a ship, a place in space or a square of a deck to the sender's crew. A client
// leaves From empty; the server fills it.
type Point struct {
	From string
	Ship space.ID // or 0
	At   space.Point
	Deck int8 // or -1 in space
	On   deckplan.Square
}

// NoDeck is the deck of a Point in space.
const NoDeck = -1

// Kind returns KindPoint.
func (*Point) Kind() Kind { return KindPoint }

// Fields describes a Point.
func (m *Point) Fields(c field.Coder) {
	field.Text(c, "from", &m.From, MaxNameBytes)
	field.Int(c, "ship", &m.Ship, 0, space.MaxID)
	m.At.Fields(c)
	field.Int(c, "deck", &m.Deck, NoDeck, 7)
	m.On.Fields(c)
}
