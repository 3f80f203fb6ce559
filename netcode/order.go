package netcode

import (
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/field"
	"broadside/sim/say"
)

// Order is an order of the seat that the client sits in.
type Order struct{ sim.Order }

// Kind tells that this is an order.
func (*Order) Kind() Kind { return KindOrder }

// Answer tells what became of the order of that number, given by the client's
// seat: obeyed, or not, why, and the rule's id.
type Answer struct {
	Number   uint32
	Accepted bool
	Rule     string
	Why      say.Text
}

// AnswerOf is the message of an answer.
func AnswerOf(a sim.Answer) *Answer {
	if a.Refusal == nil {
		return &Answer{Number: a.Number, Accepted: true}
	}
	return &Answer{Number: a.Number, Rule: a.Refusal.Rule, Why: a.Refusal.Why}
}

// Refusal is why the order was not obeyed, or nil.
func (a *Answer) Refusal() *crew.Refusal {
	if a.Accepted {
		return nil
	}
	return &crew.Refusal{Rule: a.Rule, Why: a.Why}
}

// Kind tells that this is an answer.
func (*Answer) Kind() Kind { return KindAnswer }

// Fields describes an Answer.
func (a *Answer) Fields(c field.Coder) {
	field.Int(c, "number", &a.Number, 0, 1<<32-1)
	field.Bool(c, "accepted", &a.Accepted)
	field.Text(c, "rule", &a.Rule, MaxRule)
	field.Text(c, "why", &a.Why, MaxText)
}
