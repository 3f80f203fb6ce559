package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/space"
)

// StabiliseShip makes a ship at 0 hit points stable: it makes no more destruction saves (SHIP-STABLE).
func StabiliseShip(b *ships.Battle, s *ships.Ship) {
	s.State, s.Successes, s.Respite = ships.Stable, 0, ships.Respite{}
	b.TellWatchers(s, &ships.BecameStable{Ship: s.ID})
}

// PatchDC returns the DC of the Mechanic's Kit check: 10 or half the missing hit points,
// whichever is higher.
func PatchDC(s *ships.Ship) int { return int(max(10, (s.MaxHull()-s.Hull)/2)) }

// SpendHitDie throws a Hit Die for the hull, and more if features chosen with a
// successful check spend more and they are there.
func SpendHitDie(b *ships.Battle, s *ships.Ship, by *crew.Member, ok bool, with []ships.Chosen) dice.Roll {
	die := dice.Roll{Cause: "Patch, a Hit Die"}
	faces, count := int(b.ClassOf(s).HitDie), 1
	UseChanges(b, &die, mending(b, by, s.ID))
	for _, k := range with {
		if more := k.Adds(shipyard.HitDice); ok && more > 0 {
			count = min(1+more, int(s.HitDice))
			die.Add("ship Constitution", count*crew.Modifier(s.Con))
		}
	}
	s.HitDice -= int8(count)
	if ok {
		die.ThrowSum(&b.Tray, count, faces)
	} else {
		die.ThrowLower(&b.Tray, faces)
	}
	RaiseLeast(b, by, &die)
	return die
}

// PatchWorth returns what a Patch without chosen features restores on average, in tenths, if
// its check succeeds with a chance in thousandths.
func PatchWorth(b *ships.Battle, s *ships.Ship, by *crew.Member, chance int) int {
	var die dice.Roll
	least, what := 0, mending(b, by, s.ID)
	NoteExpected(b, &die, what)
	Changes(b, &what, func(x *shipyard.Change, _ say.Text, owner *crew.Member) {
		if x.How == modifier.Least {
			least = max(least, int(x.N)*scaleValue(b, x.Of, &what, owner))
		}
	})
	faces := int(b.ClassOf(s).HitDie)
	once, lower := 0, 0 // sums over all faces, and over all pairs of them
	for n := 1; n <= faces; n++ {
		gained := min(max(n+die.Bonus(), least), int(s.MaxHull()-s.Hull))
		once += gained
		lower += gained * (2*(faces-n) + 1)
	}
	return 10 * (once*faces*chance + lower*(1000-chance)) / (faces * faces * 1000)
}

// RaiseLeast raises a Hit Die to the minimum that a member's features give it.
func RaiseLeast(b *ships.Battle, by *crew.Member, die *dice.Roll) {
	what := mending(b, by, by.Seat.Ship)
	Changes(b, &what, func(x *shipyard.Change, name say.Text, owner *crew.Member) {
		if x.How != modifier.Least {
			return
		}
		if least := int(x.N) * scaleValue(b, x.Of, &what, owner); int(die.Total) < least {
			die.Add(name, least-int(die.Total))
			die.ThrowSum(&b.Tray, 0, 0)
		}
	})
}

// mending returns the Rolling of a Hit Die that is spent on a hull.
func mending(b *ships.Battle, by *crew.Member, ship space.ID) ships.Rolling {
	return ships.Rolling{Touch: shipyard.Mending, By: by, Member: b.IDOf(by), Ship: ship}
}

// RepairHull adds hull points up to the maximum and returns how many (SHIP-REPAIR).
// A ship that was at 0 is able again.
func RepairHull(b *ships.Battle, s *ships.Ship, points int32) int32 {
	gained := max(0, min(points, s.MaxHull()-s.Hull))
	s.Hull += gained
	if s.Hull > 0 && (s.State == ships.Disabled || s.State == ships.Stable) {
		s.State, s.Successes = ships.Able, 0
		b.TellWatchers(s, &ships.Revived{Ship: s.ID})
	}
	return gained
}

// StabiliseDC is the DC of the Mechanic's Kit check.
const StabiliseDC = 10
