package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Dropped says that a bomb has been let go.
type Dropped struct {
	By   crew.Seat
	Ship space.ID // the bomb
}

func (*Dropped) Kind() event.Kind { return KindDropped }

// Fields describes a Dropped.
func (f *Dropped) Fields(c field.Coder) {
	f.By.Fields(c)
	ShipField(c, "ship", &f.Ship)
}

func (f *Dropped) Sentence(n event.Names) string {
	return fmt.Sprintf("%s lets go of %s.", n.SeatName(f.By), n.ShipName(f.Ship))
}
