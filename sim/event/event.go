// Package event holds what both fights tell of: facts, the sides that may know
// them, and the names that they are told by.
package event

import (
	"broadside/crew"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Event is a fact, when it happened, and which sides may know it. GMs know all.
type Event struct {
	Tick  int64
	Sides Sides
	Fact  Fact
}

// Kind numbers the facts on the wire; a number is never used for another.
type Kind uint8

// Fact is something that happened.
type Fact interface {
	field.Record
	Kind() Kind
	// Sentence tells the fact as the log does.
	Sentence() say.Text
}

// Names tells the names of what facts speak of.
type Names interface {
	say.Namer
	ShipName(space.ID) string
	SeatName(crew.Seat) string
}

// Side is who a ship fights for.
type Side uint8

// MaxSides is how many sides a battle may have.
const MaxSides = 8

// Sides is a set of sides.
type Sides uint8

// AllSides is everybody.
const AllSides Sides = 255

// Has reports whether s is in the set.
func (m Sides) Has(s Side) bool { return m&(1<<s) != 0 }

// With returns the set with s in it.
func (m Sides) With(s Side) Sides { return m | 1<<s }

// Registry makes facts by their kinds. It is filled where the kinds are declared.
type Registry [256]func() Fact

// New returns an empty fact of a kind, or nil for one that is not in the table.
func (t *Registry) New(k Kind) Fact {
	if t[k] == nil {
		return nil
	}
	return t[k]()
}

// Make returns how a table makes a fact of type T.
func Make[T any, P interface {
	*T
	Fact
}]() Fact {
	return P(new(T))
}
