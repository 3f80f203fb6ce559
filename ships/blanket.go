package ships

import (
	"fmt"

	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// blanketReach is how far shields can be spread over friends, and how near whoever
// hurts them is under these shields.
const blanketReach = 500 * space.Foot

// blanketed is the ship whose shields take what is dealt to another, or nil: a
// friend within 500 ft with its shields up, while the attacker is further away than
// that.
func (b *Battle) blanketed(s *Ship, w *Wound) *Ship {
	by := b.Ship(w.By)
	if by == nil || by.Side == s.Side {
		return nil
	}
	for i := range b.Ships {
		o := &b.Ships[i]
		if b.ClassOf(o).Hooks&(1<<shipyard.Blanket) != 0 && o != s && o.Side == s.Side && o.Shield > 0 && o.CanAct() &&
			b.Range(o, s) <= blanketReach && b.Range(o, by) > blanketReach {
			return o
		}
	}
	return nil
}

// cover has the shields of one ship take damage for another, and returns what they
// leave of it, as it was rolled.
func (b *Battle) cover(o, s *Ship, w *Wound) int32 {
	class := b.ClassOf(o)
	hit := blow{w.Amount, w.Type, class.Resists.Has(w.Type), class.Vulnerable.Has(w.Type), o.screen()}
	taken, left := hit.held(o.Shield)
	o.Shield -= taken
	b.seen(o, &Covered{Ship: o.ID, Friend: s.ID, Type: w.Type, Shield: taken})
	if taken > 0 && o.Shield == 0 {
		o.Collapsed = true
		b.seen(o, &ShieldsDown{o.ID})
		b.drained(o)
	}
	return left
}

// Covered is what the shields of a ship took for another.
type Covered struct {
	Ship, Friend space.ID
	Type         shipyard.DamageType
	Shield       int32
}

func (*Covered) Kind() event.Kind { return KindCovered }

// Fields describes a Covered.
func (f *Covered) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	shipField(c, "friend", &f.Friend)
	field.Int(c, "type", &f.Type, 0, int64(shipyard.Thermite))
	field.Int(c, "shield", &f.Shield, 0, shipyard.MaxPoints)
}

func (f *Covered) Sentence(n event.Names) string {
	return fmt.Sprintf("The shields of %s are spread over %s: %s takes %d from them.", n.ShipName(f.Ship), n.ShipName(f.Friend), f.Type, f.Shield)
}
