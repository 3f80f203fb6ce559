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

// docks tells by size how long repairs and maintenance take, in hours, and what
// a hull point costs, in half credits (companions A1, A10).
var docks = [...]struct{ repair, maintenance, price int32 }{
	shipyard.Tiny: {1, 4, 10}, shipyard.Small: {2, 8, 20}, shipyard.Medium: {8, 24, 40}, shipyard.Large: {24, 72, 100}, shipyard.Huge: {48, 168, 1000}, shipyard.Gargantuan: {168, 720, 10_000},
}

// Mechanic's Kit totals of a repair out of battle: up to the first of them a
// mechanic throws each Hit Die twice for the lower, from the second on for the
// higher.
const (
	poorRepair = 10
	fineRepair = 21
)

// usedDC is what it takes to make a used ship more than that again.
const usedDC = 30

// Repair spends Hit Dice on the hull while nobody shoots (SHIP-REPAIR): one check
// of the mechanic, then the dice, each with the ship's Constitution.
func (b *Battle) Repair(s *Ship, by *crew.Member, count int8) {
	check := b.check(by, attempt{crew.MechanicsKit, crew.Patch, "repairs", nil})
	b.inside(s, &Repairing{By: by.Seat, Roll: check, Hours: docks[b.ClassOf(s).Size].repair})
	faces := int(b.ClassOf(s).HitDie)
	for range count {
		s.HitDice--
		die := dice.Roll{Cause: "repairs, a Hit Die"}
		die.Add("ship Constitution", crew.Modifier(s.Con))
		switch {
		case check.Total <= poorRepair:
			die.Lower(&b.Tray, faces)
		case check.Total >= fineRepair:
			die.Higher(&b.Tray, faces)
		default:
			die.Sum(&b.Tray, 1, faces)
		}
		b.last(by, &die)
		b.inside(s, &Patched{By: by.Seat, Roll: die, Gained: b.repair(s, die.Total)})
	}
}

// A crew rests while its ship is maintained: long enough for whoever needs a long
// rest from so many hours on, and in any case for those of the rank to whom a
// short one is enough.
const longRest, shortRank = 8, 5

// Maintain is what a dock does for a ship: hull, Hit Dice, shields, ammunition,
// fuel and the uses of its features are whole again, what mishaps did is mended, and a level of system
// damage is gone. A used ship needs a mechanic's check for that; by may be nil.
func (b *Battle) Maintain(s *Ship, by *crew.Member) {
	class := b.ClassOf(s)
	f := &Maintained{Ship: s.ID, Hours: docks[class.Size].maintenance}
	switch {
	case s.System >= 5 && (by == nil || s.System == 6 && b.upkeep(s) == 1):
		f.Level = s.System - 5
	case s.System >= 5:
		r, ok := b.reach(by, attempt{crew.MechanicsKit, crew.RuleMaintain, "making a used ship whole", nil}, usedDC)
		b.inside(s, &Checked{By: by.Seat, Roll: r, Need: usedDC, Success: ok})
		if f.Level = s.System - 5; ok {
			f.Level = b.upkeep(s)
		}
	default:
		f.Level = min(s.System, b.upkeep(s))
	}
	s.System -= f.Level
	s.HitDice, s.Dice = class.HitDice, int8(class.TierDice())
	for i := range s.Features {
		s.Features[i].Used = 0
	}
	b.refreshed(s, f.Hours)
	b.sift(s, func(*Affliction) bool { return false })
	s.Collapsed, s.Hyperdrive, s.Fuel, s.Aloft = false, Hyperdrive{}, class.Fuel, 0
	if s.State == Lost {
		s.State = Disabled
	}
	f.Hull = b.repair(s, s.MaxHull())
	f.Cost = f.Hull * docks[class.Size].price / 2
	s.Shield = s.MaxShield()
	for i := range s.Mounts {
		b.Restock(s, i, class.Mounts[i].Weapon.Ammo)
	}
	b.inside(s, f)
}

// upkeep is how many levels of system damage maintenance takes away.
func (b *Battle) upkeep(s *Ship) int8 {
	if b.fitted(s, shipyard.Surge) != nil {
		return 2
	}
	return 1
}

// Repairing says how well a mechanic works out of battle.
type Repairing struct {
	By    crew.Seat
	Roll  dice.Roll
	Hours int32
}

func (*Repairing) Kind() event.Kind { return KindRepairing }

// Fields describes a Repairing.
func (f *Repairing) Fields(c field.Coder) {
	f.By.Fields(c)
	f.Roll.Fields(c)
	field.Int(c, "hours", &f.Hours, 0, 10_000)
}

func (f *Repairing) Sentence(n event.Names) string {
	how := "each Hit Die once"
	switch {
	case f.Roll.Total <= poorRepair:
		how = "each Hit Die twice, the lower counts"
	case f.Roll.Total >= fineRepair:
		how = "each Hit Die twice, the higher counts"
	}
	return fmt.Sprintf("%s repairs for %s: %s, %s.", n.SeatName(f.By), hours(f.Hours), f.Roll.String(), how)
}

// Maintained says what a dock has done for a ship.
type Maintained struct {
	Ship  space.ID
	Hours int32
	Hull  int32
	Level int8
	Cost  int32 // credits, for the hull
}

func (*Maintained) Kind() event.Kind { return KindMaintained }

// Fields describes a Maintained.
func (f *Maintained) Fields(c field.Coder) {
	shipField(c, "ship", &f.Ship)
	field.Int(c, "hours", &f.Hours, 0, 10_000)
	field.Int(c, "hull", &f.Hull, 0, shipyard.MaxPoints)
	field.Int(c, "level", &f.Level, 0, 6)
	field.Int(c, "cost", &f.Cost, 0, 1<<31-1)
}

func (f *Maintained) Sentence(n event.Names) string {
	level := ""
	switch {
	case f.Level == 1:
		level = ", a level of system damage is gone"
	case f.Level > 1:
		level = fmt.Sprintf(", %d levels of system damage are gone", f.Level)
	}
	return fmt.Sprintf("%s is maintained for %s: %d hull for %d credits%s; shields, Hit Dice, ammunition and fuel are full.",
		n.ShipName(f.Ship), hours(f.Hours), f.Hull, f.Cost, level)
}

func hours(n int32) string {
	switch {
	case n == 1:
		return "an hour"
	case n == 24:
		return "a day"
	case n%24 == 0:
		return fmt.Sprintf("%d days", n/24)
	}
	return fmt.Sprintf("%d hours", n)
}
