package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Patched says what a Hit Die gave back.
type Patched struct {
	By     crew.Seat
	Roll   dice.Roll
	Gained int32
}

func (*Patched) Kind() event.Kind { return KindPatched }

// Fields describes a Patched.
func (f *Patched) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
	field.Int(c, "gained", &f.Gained, 0, shipyard.MaxPoints)
}

func (f *Patched) Sentence(n event.Names) string {
	return fmt.Sprintf("%s spends a Hit Die: %s; the hull regains %d.", n.SeatName(f.By), f.Roll.String(), f.Gained)
}
