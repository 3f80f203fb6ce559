package ships

import (
	"fmt"

	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Pulled says how far a ship has been drawn towards another.
type Pulled struct {
	Ship, By space.ID
	Feet     space.Length
}

func (*Pulled) Kind() event.Kind { return KindPulled }

// Fields describes a Pulled.
func (f *Pulled) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	ShipField(c, "by", &f.By)
	field.Int(c, "feet", &f.Feet, 0, int64(shipyard.MaxLeg))
}

func (f *Pulled) Sentence(n event.Names) string {
	return fmt.Sprintf("%s is drawn %d ft towards %s.", n.ShipName(f.Ship), f.Feet.Feet(), n.ShipName(f.By))
}
