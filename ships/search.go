package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Searched is a roll to find what hides.
type Searched struct {
	By   crew.Seat
	Roll dice.Roll
}

func (*Searched) Kind() event.Kind { return KindSearched }

// Fields describes a Searched.
func (f *Searched) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
}

func (f *Searched) Sentence(n event.Names) string {
	return fmt.Sprintf("%s, %s: %s.", n.SeatName(f.By), f.Roll.Cause, f.Roll.String())
}
