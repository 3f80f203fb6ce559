package ships

import (
	"fmt"

	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// draw pulls a ship straight towards another, until their spaces touch or
// something solid is between them.
func (b *Battle) draw(s *Ship, by space.ID, feet space.Length) {
	t := b.Ship(by)
	if t == nil {
		return
	}
	gap := space.Distance(s.At, t.At) - b.Disc(s).Radius - b.Disc(t).Radius
	from, way := s.At, space.Bearing(s.At, t.At)
	c := b.chart(s, feet, nil)
	moved := space.Length(0)
	for feet = min(feet, gap); moved < feet; {
		next := from.Ahead(way, min(moved+space.Foot, feet))
		if z := c.blocked(s.At, next); z != nil {
			break
		}
		s.At = next
		moved = min(moved+space.Foot, feet)
	}
	if moved > 0 {
		b.HoldCourse(s)
		b.Emit(b.Watchers(s)&b.Watchers(t), &Pulled{s.ID, by, moved})
	}
}

// Pulled says how far a ship has been drawn towards another.
type Pulled struct {
	Ship, By space.ID
	Feet     space.Length
}

func (*Pulled) Kind() event.Kind { return KindPulled }

// Fields describes a Pulled.
func (f *Pulled) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	shipField(c, "by", &f.By)
	field.Int(c, "feet", &f.Feet, 0, int64(shipyard.MaxLeg))
}

func (f *Pulled) Sentence(n event.Names) string {
	return fmt.Sprintf("%s is drawn %d ft towards %s.", n.ShipName(f.Ship), f.Feet.Feet(), n.ShipName(f.By))
}
