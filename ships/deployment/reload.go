package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/field"
)

// Reload brings ammunition from the ship's stores to a weapon (SHIP-RELOAD). Ten actions,
// a minute for one crew member, bring one round.
type Reload struct {
	Weapon uint8 // the ship's mount, from 0
	Load   uint8 // the kind of bomb among the mount's loads, from 0
}

func (*Reload) Verb() crew.Verb { return crew.Reload }

// Fields describes a Reload.
func (i *Reload) Fields(c field.Coder) {
	field.Int(c, "weapon", &i.Weapon, 0, shipyard.MaxMounts-1)
	field.Int(c, "load", &i.Load, 0, ships.MaxBombs-1)
}

// Check refuses weapons that need no ammunition, or no more of it.
func (i *Reload) Check(b *ships.Battle, by *crew.Member) error {
	s := b.ShipOf(by)
	if int(i.Weapon) >= len(s.Mounts) {
		return crew.Refuse("SHIP-RELOAD", "%s has no weapon %d", s.Name, i.Weapon)
	}
	m, at := &s.Mounts[i.Weapon], &b.ClassOf(s).Mounts[i.Weapon]
	switch {
	case at.Weapon.Ammo == 0:
		return crew.Refuse("SHIP-RELOAD", "the %s needs no ammunition", at.Weapon.Name)
	case m.Ammo >= at.Weapon.Ammo:
		return crew.Refuse("SHIP-RELOAD", "the %s is full", at.Weapon.Name)
	case len(at.Loads) > 0 && int(i.Load) >= len(at.Loads):
		return crew.Refuse("SHIP-RELOAD", "the %s carries no such bombs", at.Weapon.Name)
	}
	return nil
}

// Do does a tenth of the work, whoever did the rest; the last tenth loads a round.
func (i *Reload) Do(b *ships.Battle, by *crew.Member) {
	s := b.ShipOf(by)
	m := &s.Mounts[i.Weapon]
	m.Work++
	if m.Work == ships.ReloadActions {
		m.Work = 0
		m.Ammo++
		if len(m.Stock) > 0 {
			m.Stock[i.Load]++
		}
	}
	b.TellOwnSide(s, &ships.Reloaded{By: by.Seat, Weapon: b.ClassOf(s).Mounts[i.Weapon].Weapon.Name, Work: m.Work, Ammo: m.Ammo})
}

// Restock gives a mount a number of rounds, filling its loads in order.
func Restock(b *ships.Battle, s *ships.Ship, mount int, rounds int16) {
	m, at := &s.Mounts[mount], &b.ClassOf(s).Mounts[mount]
	if len(at.Loads) > 0 {
		rounds = min(rounds, at.Weapon.Ammo)
	}
	m.Ammo, m.Work = rounds, 0
	for i := range m.Stock {
		m.Stock[i] = min(rounds, at.Loads[i].Count)
		rounds -= m.Stock[i]
	}
	if rounds > 0 && len(m.Stock) > 0 {
		m.Stock[0] += rounds
	}
}
