package netcode

import (
	"broadside/sim/field"
	"broadside/sim/picture"
)

// Frame is what a seat sees at a tick, as the difference to what it saw at
// another that its client has acknowledged.
type Frame struct{ picture.Frame }

// Kind tells that this is a frame.
func (*Frame) Kind() Kind { return KindFrame }

// Ack tells the server the latest frame that a client has put together.
type Ack struct{ Tick int64 }

// Kind tells that this is an ack.
func (*Ack) Kind() Kind { return KindAck }

// Fields describes an Ack.
func (a *Ack) Fields(c field.Coder) { field.Int(c, "tick", &a.Tick, 0, maxTick) }

// maxTick bounds a tick: 17 years at 20 a second still count exactly.
const maxTick = 1<<33 - 1
