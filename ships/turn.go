package ships

import (
	"fmt"

	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// UnderWay says whether a ship still flies what its pilot has ordered.
func (s *Ship) UnderWay() bool {
	return len(s.Course) > 0 && s.Feet > 0 && s.FlyingSpeed() > 0 && s.State == Able
}

// Regenerated is what shields regained.
type Regenerated struct {
	Ship   space.ID
	Amount int32
}

func (*Regenerated) Kind() event.Kind { return KindRegenerated }

// Fields describes a Regenerated.
func (f *Regenerated) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "amount", &f.Amount, 0, shipyard.MaxPoints)
}

func (f *Regenerated) Sentence(n event.Names) string {
	return fmt.Sprintf("The shields of %s regain %d.", n.ShipName(f.Ship), f.Amount)
}
