package netcode

import (
	"broadside/sim/field"
	"broadside/sim/picture"
)

// Frame is what a seat sees at a tick, as the difference from an earlier tick that its client
// has acknowledged.
type Frame struct{ picture.Frame }

// Kind returns KindFrame.
func (*Frame) Kind() Kind { return KindFrame }

// Ack tells the server the latest frame that a client has assembled.
type Ack struct{ Tick int64 }

// Kind returns KindAck.
func (*Ack) Kind() Kind { return KindAck }

// Fields describes an Ack.
func (a *Ack) Fields(c field.Coder) { field.Int(c, "tick", &a.Tick, 0, maxTick) }

// maxTick bounds a tick. At 20 a second it is 13 years.
const maxTick = 1<<33 - 1
