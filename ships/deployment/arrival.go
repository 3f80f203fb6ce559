package deployment

import (
	"fmt"
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// AddShip brings a ship and its crew into the battle and returns its ID.
func AddShip(b *ships.Battle, a *ships.Arrival) (space.ID, error) {
	if int(a.Class) >= len(b.Library.Classes) || a.Class < 0 {
		return 0, fmt.Errorf("%w: there is no class %d", ships.ErrJoin, a.Class)
	}
	if b.LastID+1 >= ships.FirstSecret || len(b.Ships) >= shipyard.MaxShips {
		return 0, fmt.Errorf("%w: the battle is full", ships.ErrJoin)
	}
	id := b.LastID + 1
	if a.Hidden {
		id = ships.SecretID(fmt.Sprintf("%s %x", a.Name, b.Tray.SecretNumber()), func(id space.ID) bool { return b.Ship(id) != nil })
	}
	if err := AddShipAs(b, id, a); err != nil {
		return 0, err
	}
	if !a.Hidden {
		b.LastID = id
	}
	return id, nil
}

// AddShipAs brings a ship into the battle with a reserved ID.
func AddShipAs(b *ships.Battle, id space.ID, a *ships.Arrival) error {
	class := &b.Library.Classes[a.Class]
	berths := a.Crew
	if berths == nil {
		berths = class.Crew
	}
	if len(b.Members)+len(berths) > crew.MaxMembers {
		return fmt.Errorf("%w: the battle has no room for its crew", ships.ErrJoin)
	}
	s := ships.Ship{
		ID: id, Name: a.Name, Class: a.Class, Side: a.Side, Group: a.Group, Special: a.Special, Hidden: a.Hidden,
		Numbers: class.Numbers(), HitDice: class.HitDice,
		Motion: ships.Motion{At: a.At, From: a.At, Heading: a.Heading.Norm(), Own: ships.OwnTurn{Spent: ships.AllSpent}},
	}
	s.Hull, s.Shield, s.Fuel = s.HullMax, s.ShieldMax, class.Fuel
	s.Dice = int8(class.TierDice())
	for _, id := range class.Features {
		s.Features = append(s.Features, crew.Have{Feature: id})
	}
	for i := range class.Mounts {
		s.Mounts = append(s.Mounts, loadMount(&class.Mounts[i]))
	}
	if class.Bomb != nil {
		s.Charge = impact.ChargeOf(class.Bomb)
	}
	for _, berth := range berths {
		s.Crew = append(s.Crew, enlist(b, &s, berth))
	}
	in := b.AddShip(s)
	if in.Charge.Live {
		b.NoteLasting(in)
	}
	b.BeginLeg(in)
	if a.Hidden {
		Conceal(b, in)
	}
	return nil
}

// loadMount returns a weapon as it comes into a battle: with its full ammunition or, if it drops
// bombs, with those that its class loads, which may be fewer.
func loadMount(at *shipyard.Mounting) ships.Mount {
	if len(at.Loads) == 0 {
		return ships.Mount{Ammo: at.Weapon.Ammo}
	}
	var m ships.Mount
	for _, l := range at.Loads {
		m.Stock = append(m.Stock, l.Count)
		m.Ammo += l.Count
	}
	return m
}

// enlist seats a crew member, with the next number of their role.
func enlist(b *ships.Battle, s *ships.Ship, berth shipyard.Berth) crew.ID {
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
	return b.Numbering.ID(len(b.Members) - 1)
}
