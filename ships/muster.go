package ships

import (
	"errors"
	"fmt"
	"hash/fnv"
	"slices"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/space"
)

// Arrival is a ship that comes into a battle, and where.
type Arrival struct {
	Name    string
	Class   int16
	Side    event.Side
	Group   string
	Special bool
	Hidden  bool
	At      space.Point
	Heading space.Angle
	Crew    []shipyard.Berth // nil: the class's own
	Bay     string           // the ship in whose docking bay it begins; "": in space
}

// ErrMuster means that a ship cannot come into the battle.
var ErrMuster = errors.New("the ship cannot join")

// Muster brings a ship and its crew into the battle and returns its ID.
func (b *Battle) Muster(a *Arrival) (space.ID, error) {
	if int(a.Class) >= len(b.Library.Classes) || a.Class < 0 {
		return 0, fmt.Errorf("%w: there is no class %d", ErrMuster, a.Class)
	}
	if b.LastID+1 >= firstSecret || len(b.Ships) >= shipyard.MaxShips {
		return 0, fmt.Errorf("%w: the battle is full", ErrMuster)
	}
	id := b.LastID + 1
	if a.Hidden {
		id = SecretID(fmt.Sprintf("%s %x", a.Name, b.Tray.Mark()), func(id space.ID) bool { return b.Ship(id) != nil })
	}
	if err := b.MusterAs(id, a); err != nil {
		return 0, err
	}
	if !a.Hidden {
		b.LastID = id
	}
	return id, nil
}

// firstSecret is the first of the IDs that are not counted out.
const firstSecret space.ID = 1 << 14

// SecretID is the ID of a ship that not everybody shall hear of from the start:
// by its name, and not the next in the row, so that no gap among the others'
// tells that it is there. Those that are taken are passed over.
func SecretID(name string, taken func(space.ID) bool) space.ID {
	h := fnv.New32a()
	h.Write([]byte(name))
	const count = uint32(space.MaxID-firstSecret) + 1
	for n := h.Sum32() % count; ; n = (n + 1) % count {
		if id := firstSecret + space.ID(n); !taken(id) {
			return id
		}
	}
}

// MusterAs brings a ship into the battle with an ID that was kept for it.
func (b *Battle) MusterAs(id space.ID, a *Arrival) error {
	class := &b.Library.Classes[a.Class]
	berths := a.Crew
	if berths == nil {
		berths = class.Crew
	}
	if len(b.Members)+len(berths) > crew.MaxMembers {
		return fmt.Errorf("%w: the battle has no room for its crew", ErrMuster)
	}
	s := Ship{
		ID: id, Name: a.Name, Class: a.Class, Side: a.Side, Group: a.Group, Special: a.Special, Hidden: a.Hidden,
		Numbers: class.Numbers(), HitDice: class.HitDice,
		Motion: Motion{At: a.At, From: a.At, Heading: a.Heading.Norm()},
	}
	s.Hull, s.Shield, s.Fuel = s.HullMax, s.ShieldMax, class.Fuel
	s.Dice = int8(class.TierDice())
	for _, id := range class.Features {
		s.Features = append(s.Features, crew.Have{Feature: id})
	}
	for i := range class.Mounts {
		m := Mount{Ammo: class.Mounts[i].Weapon.Ammo}
		for _, l := range class.Mounts[i].Loads {
			m.Stock = append(m.Stock, l.Count)
		}
		s.Mounts = append(s.Mounts, m)
	}
	if class.Bomb != nil {
		s.Charge = chargeOf(class.Bomb)
	}
	for _, berth := range berths {
		s.Crew = append(s.Crew, b.enlist(&s, berth))
	}
	at := len(b.Ships)
	for at > 0 && b.Ships[at-1].ID > id {
		at--
	}
	b.Ships = slices.Insert(b.Ships, at, s)
	b.beginLeg(&b.Ships[at])
	if a.Hidden {
		b.Conceal(&b.Ships[at])
	}
	return nil
}

// enlist seats a crew member, with the next number of their role.
func (b *Battle) enlist(s *Ship, berth shipyard.Berth) crew.ID {
	m := berth.Member
	m.Budget = crew.Budget{Reaction: true}
	m.Features = slices.Clone(m.Features)
	m.Rest()
	m.Seat = crew.Seat{Ship: s.ID, Role: berth.Role, Number: 1}
	for _, id := range s.Crew {
		if b.Member(id).Seat.Role == berth.Role {
			m.Seat.Number++
		}
	}
	b.Members = append(b.Members, m)
	return crew.ID(len(b.Members))
}

// Dismiss takes a ship out of the battle. Its crew keep their IDs and have no
// ship any more.
func (b *Battle) Dismiss(id space.ID) {
	for i := range b.Ships {
		if b.Ships[i].ID == id {
			for _, m := range b.Ships[i].Crew {
				b.forget(m)
				b.lapse(m, false)
				b.orphan(m)
				b.Member(m).Close()
			}
			b.Ships = append(b.Ships[:i], b.Ships[i+1:]...)
			return
		}
	}
}
