package ships

import (
	"fmt"

	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Covered is what the shields of a ship took for another.
type Covered struct {
	Ship, Friend space.ID
	Type         shipyard.DamageType
	Shield       int32
}

func (*Covered) Kind() event.Kind { return KindCovered }

// Fields describes a Covered.
func (f *Covered) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	ShipField(c, "friend", &f.Friend)
	field.Int(c, "type", &f.Type, 0, int64(shipyard.Thermite))
	field.Int(c, "shield", &f.Shield, 0, shipyard.MaxPoints)
}

func (f *Covered) Sentence(n event.Names) string {
	return fmt.Sprintf("The shields of %s are spread over %s: %s takes %d from them.", n.ShipName(f.Ship), n.ShipName(f.Friend), f.Type, f.Shield)
}
