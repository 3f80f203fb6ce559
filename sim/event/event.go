// Package event holds what both fights share to report what happens: facts, the sides
// that may know them, and names.
package event

import (
	"broadside/crew"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Event is a fact, when it happened, and which sides may know it. GMs know everything.
type Event struct {
	Tick  int64
	Sides Sides
	Fact  Fact
	Less  bool // as much of another event as these sides may know: not told to those who know that one
}

// IsFor reports whether an event is told to somebody who knows what some sides may know, or
// everything.
func (e *Event) IsFor(sides Sides, all bool) bool {
	if all {
		return !e.Less
	}
	return e.Sides&sides != 0
}

// Kind is the number of a type of fact on the wire. It is never reused for another.
type Kind uint8

// Fact is something that happened.
type Fact interface {
	field.Record
	Kind() Kind
	// Sentence returns the fact as a sentence of the log.
	Sentence() say.Text
}

// Names returns the names of what facts refer to.
type Names interface {
	say.Namer
	ShipName(space.ID) string
	SeatName(crew.Seat) string
}

// Side is the side that a ship fights for.
type Side uint8

// MaxSides is how many sides a battle may have.
const MaxSides = 8

// Sides is a set of sides.
type Sides uint8

// AllSides is the set of all sides.
const AllSides Sides = 255

// Has reports whether s is in the set.
func (m Sides) Has(s Side) bool { return m&(1<<s) != 0 }

// With returns the set with s in it.
func (m Sides) With(s Side) Sides { return m | 1<<s }

// Registry has a constructor for each kind of fact. It is filled where the kinds are
// declared.
type Registry [256]func() Fact

// New returns an empty fact of a kind, or nil if the registry does not have it.
func (t *Registry) New(k Kind) Fact {
	if t[k] == nil {
		return nil
	}
	return t[k]()
}

// Make returns a constructor for facts of type T.
func Make[T any, P interface {
	*T
	Fact
}]() Fact {
	return P(new(T))
}
