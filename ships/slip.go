package ships

import (
	"fmt"

	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Gone is where a ship comes to that goes straight some way without turning, and
// how far that is; what is in its way stops it.
func (b *Battle) Gone(t *Ship, from space.Point, way space.Angle, feet space.Length) (at space.Point, moved space.Length) {
	was := t.At
	t.At = from
	c := b.Chart(t, feet, nil)
	t.At = was
	for at = from; moved < feet; moved += space.Foot {
		next := from.Ahead(way, moved+space.Foot)
		if c.Blocked(at, next) != nil {
			break
		}
		at = next
	}
	return at, moved
}

// Slipped says that a ship has moved aside before an attack.
type Slipped struct {
	Ship space.ID
	Feet space.Length
	Away bool // out of the attack's reach
}

func (*Slipped) Kind() event.Kind { return KindSlipped }

// Fields describes a Slipped.
func (f *Slipped) Fields(c field.Coder) {
	ShipField(c, "ship", &f.Ship)
	field.Int(c, "feet", &f.Feet, 0, int64(shipyard.MaxLeg))
	field.Bool(c, "away", &f.Away)
}

func (f *Slipped) Sentence(n event.Names) string {
	end := ", and is still in reach"
	if f.Away {
		end = ": the attack finds nothing"
	}
	return fmt.Sprintf("%s slips %d ft aside%s.", n.ShipName(f.Ship), f.Feet.Feet(), end)
}
