package deployment

import (
	"fmt"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Drop releases bombs from a quaternary weapon (SHIP-BOMB). It is the gunner's attack:
// the weapon is then latched as others are. Several bombs can be dropped at once; they
// drift side by side, each with its own fuse.
type Drop struct {
	Weapon uint8 // the ship's mount, from 0
	Load   uint8 // the kind of bomb among the mount's loads, from 0
	Count  uint8 // how many; 0: one
	Turn   space.Angle
}

func (*Drop) Verb() crew.Verb { return crew.Drop }

// Fields describes a Drop.
func (i *Drop) Fields(c field.Coder) {
	field.Int(c, "weapon", &i.Weapon, 0, shipyard.MaxMounts-1)
	field.Int(c, "load", &i.Load, 0, ships.MaxBombs-1)
	field.Int(c, "count", &i.Count, 0, 100)
	field.Int(c, "turn", &i.Turn, 0, int64(space.Circle)-1)
}

// Check refuses mounts that drop nothing, have already dropped, or are empty.
func (i *Drop) Check(b *ships.Battle, by *crew.Member) error {
	s := b.ShipOf(by)
	if int(i.Weapon) >= len(s.Mounts) {
		return crew.Refuse("SHIP-BOMB", "%s has no weapon %d", s.Name, i.Weapon)
	}
	m, at := &s.Mounts[i.Weapon], &b.ClassOf(s).Mounts[i.Weapon]
	switch {
	case m.Only != 0 && m.Only != b.IDOf(by):
		return crew.Refuse("SHIP-ATTACK", "the %s is out of your reach: it is the %s's", at.Weapon.Name, b.Member(m.Only).Seat)
	case at.Weapon.Grade != shipyard.Quaternary:
		return crew.Refuse("SHIP-BOMB", "the %s is fired, not dropped", at.Weapon.Name)
	case int(i.Load) >= len(at.Loads):
		return crew.Refuse("SHIP-BOMB", "the %s carries no such bombs", at.Weapon.Name)
	case m.Latch != 0:
		return crew.Refuse("SHIP-ATTACK", "the %s has been used; it can be used again from the start of its gunner's next turn", at.Weapon.Name)
	case m.Stock[i.Load] < max(1, int16(i.Count)):
		return crew.Refuse("SHIP-BOMB", "the %s has %d left of its %s", at.Weapon.Name, m.Stock[i.Load], at.Loads[i.Load].Bomb.Name)
	case i.Turn != 0 && !at.Turret:
		return crew.Refuse("SHIP-ARC", "the %s drops bombs to %s only", at.Weapon.Name, at.Place())
	case len(b.Ships)+int(i.Count) >= shipyard.MaxShips:
		return crew.Refuse(crew.Manners, "the battle is full")
	}
	return nil
}

// Do releases the bombs at the edge of the ship's space.
func (i *Drop) Do(b *ships.Battle, by *crew.Member) {
	s := b.ShipOf(by)
	at := &b.ClassOf(s).Mounts[i.Weapon]
	m := &s.Mounts[i.Weapon]
	bomb, count := at.Loads[i.Load].Bomb, max(1, int16(i.Count))
	m.Latch = b.IDOf(by)
	m.Stock[i.Load] -= count
	m.Ammo -= count
	dc := 8 + crew.Modifier(s.Dex) + int(at.Weapon.Bonus)
	if by.Gunnery {
		dc += int(by.Proficiency)
	}
	way := (s.Heading + at.Facing + i.Turn).Norm()
	charge := ships.Charge{
		Live: true, By: m.Latch, From: s.ID, Size: b.ClassOf(s).Size, Damage: bomb.Fit(b.ClassOf(s).Size),
		DC: int16(dc), Drift: shipyard.BombDrift, Left: ships.Minute,
	}
	if charge.Damage.Count > 0 {
		charge.Damage.Plus += int8(crew.Modifier(s.Str))
	}
	arrival := ships.Arrival{
		Class: int16(b.Library.Class(bomb.Key)), Side: s.Side, At: s.At.Ahead(way, b.Disc(s).Radius+space.Foot), Heading: way, Crew: []shipyard.Berth{},
	}
	b.Reveal(s)
	to := b.Watchers(s)
	for range count {
		arrival.Name = fmt.Sprintf("%s %d", bomb.Name, b.LastID+1)
		id, err := AddShip(b, &arrival)
		if err != nil {
			return
		}
		b.Ship(id).Charge = charge
		b.NoteLasting(b.Ship(id))
		b.Emit(to, &ships.Released{By: by.Seat, Ship: id})
	}
}

// Detonate sets off bombs that a gunner has dropped, as a reaction (SHIP-BOMB): one, and
// those that drift beside it.
type Detonate struct {
	Bomb space.ID
}

func (*Detonate) Verb() crew.Verb { return crew.Detonate }

// Fields describes a Detonate.
func (i *Detonate) Fields(c field.Coder) { ships.ShipField(c, "bomb", &i.Bomb) }

// Check refuses anything but this gunner's bombs.
func (i *Detonate) Check(b *ships.Battle, by *crew.Member) error {
	s := b.Ship(i.Bomb)
	if s == nil || !s.Charge.Live || s.Charge.By != b.IDOf(by) || s.State != ships.Able {
		return crew.Refuse("SHIP-BOMB", "you have dropped no such bomb")
	}
	return nil
}

// Do sets them off.
func (i *Detonate) Do(b *ships.Battle, by *crew.Member) {
	at := b.Ship(i.Bomb).At
	id := b.IDOf(by)
	for n := range b.Ships {
		if s := &b.Ships[n]; s.Charge.Live && s.Charge.By == id && s.State == ships.Able && s.At == at {
			impact.DetonateCharge(b, s)
		}
	}
}
