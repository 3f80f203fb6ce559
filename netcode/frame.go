package netcode

import "broadside/sim/field"

// Frame is what a seat sees at a tick, as the difference to what it saw at the
// tick Base, which its client has acknowledged; Base -1 means that Bits hold a
// whole picture. What the bits say is sim's business.
type Frame struct {
	Tick int64
	Base int64
	Bits []byte
}

// Kind tells that this is a frame.
func (*Frame) Kind() Kind { return KindFrame }

// Fields describes a Frame.
func (f *Frame) Fields(c field.Coder) {
	field.Int(c, "tick", &f.Tick, 0, maxTick)
	field.Int(c, "base", &f.Base, -1, maxTick)
	f.Bits = c.Bytes("bits", f.Bits, MaxBin)
}

// Ack tells the server the latest frame that a client has put together.
type Ack struct{ Tick int64 }

// Kind tells that this is an ack.
func (*Ack) Kind() Kind { return KindAck }

// Fields describes an Ack.
func (a *Ack) Fields(c field.Coder) { field.Int(c, "tick", &a.Tick, 0, maxTick) }

// maxTick bounds a tick: 17 years at 20 a second still count exactly.
const maxTick = 1<<33 - 1
