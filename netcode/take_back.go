package netcode

import (
	"broadside/sim/field"
	"broadside/sim/say"
)

// Back is what a GM can take back. A client whose seat is the GM's chair sends
// it with the tick of a deed, to have the battle stand as it did before that, or
// with 0 to be told what there is; the table answers with the deeds.
type Back struct {
	Tick  int64
	Deeds []Deed // the latest first; from a client none
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

// Kind tells that this is a back.
func (*Back) Kind() Kind { return KindBack }

// Fields describes a Back.
func (b *Back) Fields(c field.Coder) {
	field.Int(c, "tick", &b.Tick, 0, maxTick)
	field.List(c, "deeds", &b.Deeds, MaxDeeds, func(c field.Coder, d *Deed) {
		field.Int(c, "tick", &d.Tick, 0, maxTick)
		told(c, "text", &d.Text, MaxDeed)
	})
}
