package ships

import (
	"slices"

	"broadside/crew"
	"broadside/ships/shipyard"
)

// CarryOver restores a ship of b to its state after an earlier battle; began is that ship as the
// earlier battle's files had it. Hull points, system damage, collapsed shields, Hit Dice and dice,
// ammunition, fuel, and the name and numbers that a GM has changed are carried over. Shields that
// have not collapsed are whole again. Changes to the files since, such as a tier or a weapon, are
// added. Find returns the ID that a feature of the earlier battle has in this one, or 0.
func (s *Ship) CarryOver(b, then *Battle, was, began *Ship, find func(crew.FeatureID) crew.FeatureID) {
	class, old := b.ClassOf(s), then.ClassOf(was)
	if s.Name == began.Name {
		s.Name = was.Name
	}
	grown := s.HullMax - began.HullMax
	s.Numbers = shiftNumbers(&was.Numbers, &began.Numbers, &s.Numbers)
	s.HitDice = crew.Shift(was.HitDice, began.HitDice, s.HitDice, 0, maxDice)
	s.Dice = crew.Shift(was.Dice, began.Dice, s.Dice, 0, maxDice)
	s.System = was.System
	if !was.State.Gone() && s.State != Stowed {
		s.State = was.State
	}
	s.Successes, s.Respite = was.Successes, was.Respite
	s.Fuel = crew.Shift(was.Fuel, began.Fuel, s.Fuel, 0, maxFuel)
	s.Aloft, s.Hyperdrive.Trouble = was.Aloft, was.Hyperdrive.Trouble
	if s.Hull, s.Collapsed = was.Hull, was.Collapsed; s.Hull > 0 && grown != 0 {
		s.Hull = max(1, min(s.Hull+grown, s.MaxHull()))
	}
	if s.State == Stowed {
		s.Hull = max(1, s.Hull) // what is in a bay is not wrecked there
	}
	if s.Shield = s.MaxShield(); s.Collapsed {
		s.Shield = min(was.Shield, s.Shield)
	}
	for i := range s.Mounts {
		if n := findMount(class.Mounts, i, old.Mounts); n >= 0 {
			carryStock(&s.Mounts[i], &was.Mounts[n], &began.Mounts[n], class.Mounts[i].Loads, old.Mounts[n].Loads)
		}
	}
	s.Features = crew.CarryHaves(s.Features, was.Features, began.Features, find)
}

// findMount returns which of the old mounts is the one at a place among the new ones, or -1. Of
// several with the same weapon, the second is the second, and so on.
func findMount(now []shipyard.Mounting, at int, old []shipyard.Mounting) int {
	key, left := now[at].Weapon.Key, 0
	for i := range now[:at] {
		if now[i].Weapon.Key == key {
			left++
		}
	}
	for i := range old {
		switch {
		case old[i].Weapon.Key != key:
		case left == 0:
			return i
		default:
			left--
		}
	}
	return -1
}

// carryStock restores what is left of a weapon's ammunition, and of each kind of its bombs.
func carryStock(m, was, began *Mount, loads, old []shipyard.Load) {
	if len(m.Stock) == 0 {
		m.Ammo = crew.Shift(was.Ammo, began.Ammo, m.Ammo, 0, maxAmmo)
		return
	}
	m.Stock, m.Ammo = slices.Clone(m.Stock), 0
	for i := range m.Stock {
		n := slices.IndexFunc(old, func(l shipyard.Load) bool { return l.Bomb.Key == loads[i].Bomb.Key })
		if n >= 0 {
			m.Stock[i] = crew.Shift(was.Stock[n], began.Stock[n], m.Stock[i], 0, maxAmmo)
		}
		m.Stock[i] = min(m.Stock[i], maxAmmo-m.Ammo)
		m.Ammo += m.Stock[i]
	}
}

func shiftNumbers(was, began, now *shipyard.Numbers) shipyard.Numbers {
	return shipyard.Numbers{
		Str: crew.Shift(was.Str, began.Str, now.Str, 1, 40), Dex: crew.Shift(was.Dex, began.Dex, now.Dex, 1, 40), Con: crew.Shift(was.Con, began.Con, now.Con, 1, 40),
		AC: crew.Shift(was.AC, began.AC, now.AC, 0, 60), HullMax: crew.Shift(was.HullMax, began.HullMax, now.HullMax, 1, shipyard.MaxPoints),
		ShieldMax: crew.Shift(was.ShieldMax, began.ShieldMax, now.ShieldMax, 0, shipyard.MaxPoints), Regen: crew.Shift(was.Regen, began.Regen, now.Regen, 0, shipyard.MaxPoints),
		Fly:  crew.Shift(was.Fly, began.Fly, now.Fly, 0, shipyard.MaxLeg),
		Turn: crew.Shift(was.Turn, began.Turn, now.Turn, 1, shipyard.MaxLeg),
	}
}
