package ships

import (
	"broadside/crew"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Surprised says that somebody cannot move, act or react until their first turn
// is over.
type Surprised struct {
	Seat crew.Seat
}

func (*Surprised) Kind() event.Kind { return KindSurprised }

// Fields describes a Surprised.
func (f *Surprised) Fields(c field.Coder) { f.Seat.Fields(c) }

func (f *Surprised) Sentence(n event.Names) string {
	return n.SeatName(f.Seat) + " is surprised: no move, action or reaction before their first turn is over."
}
