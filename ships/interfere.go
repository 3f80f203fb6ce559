package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Interfered says whose next check or attack has disadvantage.
type Interfered struct {
	Hindered crew.Seat
	All      bool // and every other before the operator's next turn
}

func (*Interfered) Kind() event.Kind { return KindInterfered }

// Fields describes an Interfered.
func (f *Interfered) Fields(c field.Coder) {
	f.Hindered.Fields(c)
	field.Bool(c, "all", &f.All)
}

func (f *Interfered) Sentence(n event.Names) string {
	if f.Hindered.Role == crew.NoRole {
		return fmt.Sprintf("The next check or attack made aboard %s has disadvantage.", n.ShipName(f.Hindered.Ship))
	}
	if f.All {
		return fmt.Sprintf("Every check and attack of %s has disadvantage, until whoever interferes has another turn.", n.SeatName(f.Hindered))
	}
	return fmt.Sprintf("The next check or attack of %s has disadvantage.", n.SeatName(f.Hindered))
}
