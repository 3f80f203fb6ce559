package netcode

import (
	"broadside/sim/field"
	"broadside/sim/say"
)

// Back is what a GM can take back. The GM's client sends it with the tick of a deed, to
// return the battle to the state before it, or with 0 to ask for the list; the table answers
// with the deeds.
type Back struct {
	Tick  int64
	Deeds []Deed // the latest first; none from a client
}

// Deed is what was ordered in a tick.
type Deed struct {
	Tick int64
	Text say.Text
}

// Bounds of a Back.
const (
	MaxDeeds = 32
	MaxDeed  = 1000 // bytes of a deed's text
)

// Kind returns KindBack.
func (*Back) Kind() Kind { return KindBack }

// Fields describes a Back.
func (b *Back) Fields(c field.Coder) {
	field.Int(c, "tick", &b.Tick, 0, maxTick)
	field.List(c, "deeds", &b.Deeds, MaxDeeds, func(c field.Coder, d *Deed) {
		field.Int(c, "tick", &d.Tick, 0, maxTick)
		told(c, "text", &d.Text, MaxDeed)
	})
}
