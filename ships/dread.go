package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Frightened is somebody's save against fear.
type Frightened struct {
	By      crew.Seat
	Roll    dice.Roll
	Need    int16
	Success bool
}

func (*Frightened) Kind() event.Kind { return KindFrightened }

// Fields describes a Frightened.
func (f *Frightened) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
	field.Int(c, "need", &f.Need, -1000, 1000)
	field.Bool(c, "success", &f.Success)
}

func (f *Frightened) Sentence(n event.Names) string {
	end := "is frightened"
	if f.Success {
		end = "keeps their nerve"
	}
	return fmt.Sprintf("%s, %s: %s against %d, and %s.", n.SeatName(f.By), f.Roll.Cause, f.Roll.String(), f.Need, end)
}
