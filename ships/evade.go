package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Foe finds a ship that a member may act against: known, not gone, not one's own.
func (b *Battle) Foe(by *crew.Member, id space.ID, rule string) (*Ship, error) {
	t, own := b.Ship(id), b.ShipOf(by)
	switch {
	case t == nil || !b.Knows(own.Side, t):
		return nil, crew.Refuse(rule, "you know of no such ship")
	case t == own:
		return nil, crew.Refuse(rule, "%s is your own ship", t.Name)
	case t.State.Gone():
		return nil, crew.Refuse("SHIP-ZERO", "%s is %s", t.Name, t.State)
	}
	return t, nil
}

// Evaded says whose next attack on whom has disadvantage.
type Evaded struct {
	Hindered, Against space.ID
	All               bool // and not the next one alone
}

func (*Evaded) Kind() event.Kind { return KindEvaded }

// Fields describes an Evaded.
func (f *Evaded) Fields(c field.Coder) {
	ShipField(c, "hindered", &f.Hindered)
	ShipField(c, "against", &f.Against)
	field.Bool(c, "all", &f.All)
}

func (f *Evaded) Sentence(n event.Names) string {
	if f.All {
		return fmt.Sprintf("Every attack of %s on %s has disadvantage, until the pilot of %[2]s has another turn.", n.ShipName(f.Hindered), n.ShipName(f.Against))
	}
	return fmt.Sprintf("The first attack of %s on %s has disadvantage.", n.ShipName(f.Hindered), n.ShipName(f.Against))
}
