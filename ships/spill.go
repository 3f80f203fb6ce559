package ships

import (
	"fmt"

	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// A line of cargo behind a ship: as long and as wide as three discs in a row.
const (
	SpillDiscs  = 3
	SpillRadius = 50 * space.Foot
	SpillRounds = Minute
)

// Spilled says that a ship has left cargo behind.
type Spilled struct {
	Ship space.ID
}

func (*Spilled) Kind() event.Kind { return KindSpilled }

// Fields describes a Spilled.
func (f *Spilled) Fields(c field.Coder) { ShipField(c, "ship", &f.Ship) }

func (f *Spilled) Sentence(n event.Names) string {
	return fmt.Sprintf("Behind %s, crates drift over a line of %d by %d ft: difficult terrain for %d rounds.",
		n.ShipName(f.Ship), 2*SpillDiscs*SpillRadius.Feet(), 2*SpillRadius.Feet(), SpillRounds)
}
