package ships

import (
	"fmt"

	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Hour is an hour in ticks.
const Hour = 60 * 60 * 20

// MaxRest is the longest that a stable ship waits for a hit point.
const MaxRest = 4 * Hour

// Rested says how many hours a stable ship needs to regain a hit point.
type Rested struct {
	Ship space.ID
	Roll dice.Roll
}

func (*Rested) Kind() event.Kind { return KindRested }

// Fields describes a Rested.
func (f *Rested) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	f.Roll.Fields(c)
}

func (f *Rested) Sentence(n event.Names) string {
	return fmt.Sprintf("%s, hours of rest for a hit point: %s.", n.ShipName(f.Ship), f.Roll.String())
}
