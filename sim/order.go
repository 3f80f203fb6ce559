package sim

import (
	"broadside/crew"
	"broadside/personal/action"
	"broadside/ships/deployment"
	"broadside/sim/field"
)

// Intent is what a seat wants: one of a crew's (ships.Intent) or a Ruling.
type Intent interface {
	field.Record
	Verb() crew.Verb
}

// Ruling is an intent of the GM's chair, which works on the whole world.
type Ruling interface {
	Intent
	Check(*World) error
	Do(*World)
}

// NewIntent is an empty intent of a verb, or nil for a verb that there is not.
func NewIntent(v crew.Verb) Intent {
	if i := deployment.NewIntent(v); i != nil {
		return i
	}
	if i := action.NewIntent(v); i != nil {
		return i
	}
	if i := newBoarding(v); i != nil {
		return i
	}
	if v == crew.EndTurn {
		return &EndTurn{}
	}
	return newRuling(v)
}

// Order is an intent, the seat that gave it, and its number: each seat counts
// its own orders from 1.
type Order struct {
	Seat   crew.Seat
	Number uint32
	Intent Intent
	ruled  bool // a GM gives it as that seat
}

// Fields describes an Order.
func (o *Order) Fields(c field.Coder) {
	o.Seat.Fields(c)
	field.Int(c, "number", &o.Number, 0, 1<<32-1)
	crew.IntentField(c, "verb", &o.Intent, NewIntent)
}

// EndTurn ends the turn of the seat that gives it.
type EndTurn struct{}

func (*EndTurn) Verb() crew.Verb    { return crew.EndTurn }
func (*EndTurn) Fields(field.Coder) {}

// Answer is what became of an order: Refusal is nil when it was obeyed.
type Answer struct {
	Seat    crew.Seat
	Number  uint32
	Refusal *crew.Refusal
}
