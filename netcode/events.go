package netcode

import (
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Events are what the client's seat may know of what happened, in order. Which
// sides know an event is not said.
type Events struct{ Events []event.Event }

// Kind tells that these are events.
func (*Events) Kind() Kind { return KindEvents }

// Fields describes Events.
func (e *Events) Fields(c field.Coder) {
	field.List(c, "events", &e.Events, MaxEvents, eventFields)
}

// eventFields walks an event: its tick, the kind of its fact, and the fact.
func eventFields(c field.Coder, e *event.Event) {
	field.Int(c, "tick", &e.Tick, 0, maxTick)
	sim.FactField(c, &e.Fact)
}
