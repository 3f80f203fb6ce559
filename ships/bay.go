package ships

import (
	"fmt"

	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// LandedIn says that a ship has gone into a docking bay, or left it.
type LandedIn struct {
	Ship, Target space.ID
	In           bool
}

func (*LandedIn) Kind() event.Kind { return KindLanded }

// Fields describes a LandedIn.
func (f *LandedIn) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	ShipField(c, "target", &f.Target)
	field.Bool(c, "in", &f.In)
}

func (f *LandedIn) Sentence(n event.Names) string {
	if f.In {
		return fmt.Sprintf("%s lands aboard %s.", n.ShipName(f.Ship), n.ShipName(f.Target))
	}
	return fmt.Sprintf("%s takes off from %s.", n.ShipName(f.Ship), n.ShipName(f.Target))
}
