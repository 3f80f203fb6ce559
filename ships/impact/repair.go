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

// PatchDie is the cause of a Hit Die that a patch spends.
const PatchDie say.Text = "Patch, a Hit Die"

// MoreHitDice returns how many Hit Dice features chosen with a patch that has succeeded spend
// besides its own, each with the ship's Constitution.
func MoreHitDice(with []ships.Chosen) (n int) {
	for _, k := range with {
		n += k.Adds(shipyard.HitDice)
	}
	return n
}

// SpendHitDie spends a Hit Die of a ship and returns its throw: of two dice the lower where
// edge is below 0, the higher where it is above, with what features add to each Hit Die.
func SpendHitDie(b *ships.Battle, s *ships.Ship, by *crew.Member, die dice.Roll, edge int) dice.Roll {
	faces := int(b.ClassOf(s).HitDie)
	UseChanges(b, &die, mending(b, by, s.ID))
	s.HitDice--
	switch {
	case edge < 0:
		die.ThrowLower(&b.Tray, faces)
	case edge > 0:
		die.ThrowHigher(&b.Tray, faces)
	default:
		die.ThrowSum(&b.Tray, 1, faces)
	}
	raiseLeast(b, by, &die)
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

// raiseLeast raises a Hit Die to the minimum that a member's features give it.
func raiseLeast(b *ships.Battle, by *crew.Member, die *dice.Roll) {
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
