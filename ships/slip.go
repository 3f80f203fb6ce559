package ships

import (
	"fmt"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// slipFeet is how far a ship slips for each point of the die.
const slipFeet = 50

// sideslip lets the target of an attack slip away before it is rolled, and says
// whether it is out of its reach now.
func (b *Battle) sideslip(by *crew.Member, s, t *Ship, i *Fire) bool {
	away := false
	b.standing(t, shipyard.Aimed, func(u user) {
		if u.f.Hook != shipyard.Slip || away || t.FlyingSpeed() == 0 {
			return
		}
		most := space.Length(slipFeet*int(b.faces(u, false))) * space.Foot
		ways := b.ways(by, s, t, i, most)
		if len(ways) == 0 && u.h.Stance != crew.Always {
			return
		}
		ways = append(ways, space.Bearing(s.At, t.At))
		faces := b.pay(u, false)
		b.invoked(u, 0, crew.Seat{})
		r := dice.Roll{Cause: u.f.Name}
		feet := space.Length(slipFeet*r.Sum(&b.Tray, 1, int(faces))) * space.Foot
		b.inside(t, &Thrown{By: u.m.Seat, Roll: r})
		from := t.At
		slipped := space.Length(0)
		for _, way := range ways {
			t.At, slipped = b.gone(t, from, way, feet)
			if away = b.unreachable(by, s, t, i); away {
				break
			}
		}
		b.HoldCourse(t)
		b.Emit(b.Watchers(s)&b.Watchers(t), &Slipped{t.ID, slipped, away})
	})
	return away
}

// ways are the directions in which a ship could get out of an attack's reach.
func (b *Battle) ways(by *crew.Member, s, t *Ship, i *Fire, most space.Length) (ways []space.Angle) {
	line, from := space.Bearing(s.At, t.At), t.At
	for _, turn := range [...]space.Angle{0, space.Quarter, -space.Quarter} {
		way := (line + turn).Norm()
		t.At, _ = b.gone(t, from, way, most)
		if b.unreachable(by, s, t, i) {
			ways = append(ways, way)
		}
		t.At = from
	}
	return ways
}

func (b *Battle) unreachable(by *crew.Member, s, t *Ship, i *Fire) bool {
	return checkAim(b.aim(by, s, int(i.Weapon), t), t) != nil
}

// gone is where a ship comes to that goes straight some way without turning, and
// how far that is; what is in its way stops it.
func (b *Battle) gone(t *Ship, from space.Point, way space.Angle, feet space.Length) (at space.Point, moved space.Length) {
	was := t.At
	t.At = from
	c := b.chart(t, feet, nil)
	t.At = was
	for at = from; moved < feet; moved += space.Foot {
		next := from.Ahead(way, moved+space.Foot)
		if c.blocked(at, next) != nil {
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
	shipField(c, "ship", &f.Ship)
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
