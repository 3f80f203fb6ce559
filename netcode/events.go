package netcode

import (
	"broadside/sim"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Events are the events that the client's seat may know of, in order. They do not say which
// sides know them.
type Events struct{ Events []event.Event }

// Kind returns KindEvents.
func (*Events) Kind() Kind { return KindEvents }

// Fields describes Events.
func (e *Events) Fields(c field.Coder) {
	field.List(c, "events", &e.Events, MaxEvents, eventFields)
}

// eventFields codes an event: its tick, the kind of its fact, and the fact.
func eventFields(c field.Coder, e *event.Event) {
	field.Int(c, "tick", &e.Tick, 0, maxTick)
	sim.FactField(c, &e.Fact)
}
