package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/sim/dice"
	"broadside/sim/event"
)

// Used is the level of system damage from which a ship is used, and UsedDC the DC of the check for
// making it as good as new.
const (
	Used   = 5
	UsedDC = 30
)

// Repair spends Hit Dice on the hull while nobody shoots (SHIP-REPAIR): one check
// of the mechanic, then the dice, each with the ship's Constitution, until the hull is whole.
func Repair(b *ships.Battle, s *ships.Ship, by *crew.Member, count int8) {
	check := impact.Check(b, by, ships.Attempt{Skill: crew.MechanicsKit, Order: crew.Patch, Cause: "repairs", With: nil})
	b.TellOwnSide(s, &ships.Repairing{By: by.Seat, Roll: check, Hours: ships.Docks[b.ClassOf(s).Size].Repair})
	edge := 0
	switch {
	case check.Total <= ships.PoorRepair:
		edge = -1
	case check.Total >= ships.FineRepair:
		edge = 1
	}
	for range count {
		if s.Hull >= s.MaxHull() {
			break
		}
		die := dice.Roll{Cause: "repairs, a Hit Die"}
		die.Add("ship Constitution", crew.Modifier(s.Con))
		die = impact.SpendHitDie(b, s, by, die, edge)
		b.TellOwnSide(s, &ships.Patched{By: by.Seat, Ship: s.ID, Roll: die, Gained: impact.RepairHull(b, s, die.Total)})
	}
}

// Maintain does what a dock does for a ship: it restores hull, Hit Dice, shields,
// ammunition, fuel and the uses of features, repairs mishaps, and removes a level of
// system damage. A used ship needs a mechanic's check for that; by may be nil.
func Maintain(b *ships.Battle, s *ships.Ship, by *crew.Member) {
	class := b.ClassOf(s)
	upkeep := int8(min(1+class.Upkeep, 6))
	f := &ships.Maintained{Ship: s.ID, Hours: ships.Docks[class.Size].Maintenance}
	switch {
	case s.System >= Used && (by == nil || s.System == 6 && class.Upkeep == 0):
		f.Level = s.System - 5
	case s.System >= Used:
		r, ok := impact.Reach(b, by, ships.Attempt{Skill: crew.MechanicsKit, Order: crew.RuleMaintain, Cause: "repairing a used ship", With: nil}, UsedDC)
		ok = ok || r.Natural() == 20 // on a 20 any crew succeeds
		b.TellOwnSide(s, &event.Checked{By: event.Actor{Seat: by.Seat}, Roll: r, Need: UsedDC, Success: ok})
		if f.Level = s.System - 5; ok {
			f.Level = upkeep
		}
	default:
		f.Level = min(s.System, upkeep)
	}
	s.System -= f.Level
	s.HitDice, s.Dice = class.HitDice, int8(class.TierDice())
	for i := range s.Features {
		s.Features[i].Used = 0
	}
	restCrew(b, s, f.Hours)
	impact.SiftAfflictions(b, s, func(*ships.Affliction) bool { return false })
	s.Collapsed, s.Hyperdrive, s.Fuel, s.Aloft = false, ships.Hyperdrive{}, class.Fuel, 0
	if s.State == ships.Lost {
		s.State = ships.Disabled
	}
	f.Hull = impact.RepairHull(b, s, s.MaxHull())
	f.Cost = f.Hull * ships.Docks[class.Size].Price / 2
	s.Shield = s.MaxShield()
	for i := range s.Mounts {
		Restock(b, s, i, class.Mounts[i].Weapon.Ammo)
	}
	b.TellOwnSide(s, f)
}
