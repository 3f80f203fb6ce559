package netcode

import (
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Order is an order of the client's seat.
type Order struct{ sim.Order }

// Kind returns KindOrder.
func (*Order) Kind() Kind { return KindOrder }

// Answer is the outcome of the order with that number from the client's seat: whether it was
// obeyed, and if not, why and by which rule.
type Answer struct {
	Number   uint32
	Accepted bool
	Rule     string
	Why      say.Text
}

// AnswerOf returns an answer as a message.
func AnswerOf(a sim.Answer) *Answer {
	if a.Refusal == nil {
		return &Answer{Number: a.Number, Accepted: true}
	}
	return &Answer{Number: a.Number, Rule: a.Refusal.Rule, Why: a.Refusal.Why}
}

// Refusal returns why the order was refused, or nil.
func (a *Answer) Refusal() *crew.Refusal {
	if a.Accepted {
		return nil
	}
	return &crew.Refusal{Rule: a.Rule, Why: a.Why}
}

// Kind returns KindAnswer.
func (*Answer) Kind() Kind { return KindAnswer }

// Fields describes an Answer.
func (a *Answer) Fields(c field.Coder) {
	field.Int(c, "number", &a.Number, 0, 1<<32-1)
	field.Bool(c, "accepted", &a.Accepted)
	field.Text(c, "rule", &a.Rule, MaxRule)
	field.Text(c, "why", &a.Why, MaxText)
}
