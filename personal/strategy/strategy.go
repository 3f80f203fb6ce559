// Package strategy holds what books differ in by their nature and not by their numbers.
// A strategy is a word of a closed list that a book chooses by, and a function; nothing
// after it asks which one it was.
package strategy

import (
	"broadside/personal"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

var degrees = [...]func(x *rulebook.CheckRules, margin, natural int, decides bool) personal.Degree{
	rulebook.TwoDegrees:  twoDegrees,
	rulebook.FourDegrees: fourDegrees,
}

// twoDegrees returns success at the number (ME-TOHIT, HOE-TOHIT). A natural 20 or 1
// decides alone if decides is true (ME-NAT, HOE-NAT1).
func twoDegrees(_ *rulebook.CheckRules, margin, natural int, decides bool) personal.Degree {
	switch {
	case decides && natural == 20:
		return personal.CriticalSuccess
	case decides && natural == 1:
		return personal.CriticalFailure
	case margin >= 0:
		return personal.Success
	}
	return personal.Failure
}

// fourDegrees returns the degree by FOS-DEGREES: critical at ten above the number, and
// at more than ten below it. A natural 20 or 1 shifts it by one, whatever the roll.
func fourDegrees(x *rulebook.CheckRules, margin, natural int, _ bool) personal.Degree {
	d, step := personal.Failure, int(x.Step)
	switch {
	case margin >= step:
		d = personal.CriticalSuccess
	case margin >= 0:
		d = personal.Success
	case margin < -step:
		d = personal.CriticalFailure
	}
	switch {
	case natural == 20 && d < personal.CriticalSuccess:
		d++
	case natural == 1 && d > personal.CriticalFailure:
		d--
	}
	return d
}

// OutcomeOf makes an outcome of a roll that must reach a number; decides says that a 20
// and a 1 may decide by themselves.
func OutcomeOf(b *rulebook.Book, r *dice.Roll, need int, decides bool) personal.Outcome {
	margin, natural := int(r.Total)-need, r.Natural()
	return personal.Outcome{Degree: degrees[b.Checks.Degrees](&b.Checks, margin, natural, decides), Margin: int16(margin), Natural: int16(natural), Total: r.Total}
}

// Throw throws an attack that was worked out, once every reason is known.
func Throw(b *rulebook.Book, s *personal.Shot, t *dice.Tray) personal.Outcome {
	if b.Attack.Throws == rulebook.DefenderThrows {
		return defenderThrows(b, s, t)
	}
	return attackerThrows(b, s, t)
}

func attackerThrows(b *rulebook.Book, s *personal.Shot, t *dice.Tray) personal.Outcome {
	s.Roll.ThrowD20(t)
	return OutcomeOf(b, &s.Roll, s.Need, true)
}

// CheckChance returns the chance, in thousandths, that a check or a save succeeds by the degrees of
// the book.
func CheckChance(b *rulebook.Book, r *dice.Roll, need int) int {
	return successChance(b, r, need, false)
}

// successChance counts the faces of a d20 that succeed, each as often as it is the one that counts.
func successChance(b *rulebook.Book, r *dice.Roll, need int, decides bool) int {
	return dice.AverageOver(r, func(more int) (chance int) {
		for face := 1; face <= 20; face++ {
			if degrees[b.Checks.Degrees](&b.Checks, face+more+r.Bonus()-need, face, decides) >= personal.Success {
				chance += 1000 * dice.Ways(face, r.Edge())
			}
		}
		return chance
	}) / dice.Pairs
}

// defenderReady turns an attack about: what the attacker would add lowers the
// number that the defender must stay at or below (LOL-CRIT).
func defenderReady(b *rulebook.Book, s *personal.Shot) {
	s.Need += int(b.Attack.Defence.Base) - s.Roll.Bonus()
	s.Roll.Mods.Clear()
	s.Defended = true
}

func defenderThrows(b *rulebook.Book, s *personal.Shot, t *dice.Tray) personal.Outcome {
	x := &b.Attack.Defence
	s.Roll.ThrowSum(t, int(x.Dice.Count), int(x.Dice.Faces))
	o := personal.Outcome{Degree: personal.Failure, Margin: int16(int(s.Roll.Total) - s.Need), Natural: int16(s.Roll.Natural()), Total: s.Roll.Total}
	switch {
	case o.Margin >= x.Fails:
		o.Degree = personal.CriticalSuccess
	case o.Margin > 0:
		o.Degree = personal.Success
	}
	return o
}

// defenderChance counts the ways of all the dice that are above the number.
func defenderChance(b *rulebook.Book, s *personal.Shot) int {
	x := &b.Attack.Defence
	ways := []int{1} // indexed by the sum of the dice
	for range x.Dice.Count {
		next := make([]int, len(ways)+int(x.Dice.Faces))
		for sum, n := range ways {
			for face := 1; face <= int(x.Dice.Faces); face++ {
				next[sum+face] += n
			}
		}
		ways = next
	}
	hit, all := 0, 0
	for sum, n := range ways {
		if all += n; sum > s.Need {
			hit += n
		}
	}
	return hit * 1000 / all
}

// SettleReasons makes a shot stand as it will be thrown: where reasons are worth a number
// each they become one, and are thrown as no second die.
func SettleReasons(f *personal.Fight, s *personal.Shot) {
	b := f.Book()
	if n := int(b.Attack.Reason); n > 0 {
		for _, x := range s.Roll.Reasons.All() {
			if x.Good {
				s.Roll.Add(x.Name, n)
			} else {
				s.Roll.Add(x.Name, -n)
			}
		}
		s.Roll.Reasons.Clear()
	}
	if b.Attack.Throws == rulebook.DefenderThrows {
		defenderReady(b, s)
	}
}

// AttackChance returns the chance, in thousandths, that an attack hits.
func AttackChance(b *rulebook.Book, s *personal.Shot) int {
	switch {
	case s.Sure:
		return 1000
	case s.Saved:
		return s.Odds
	}
	if b.Attack.Throws == rulebook.DefenderThrows {
		return defenderChance(b, s)
	}
	return successChance(b, &s.Roll, s.Need, true)
}

// criticals are what a critical hit adds: to the dice that are thrown, to what
// they come to, to how it goes through armour.
var criticals = [...]struct{ dice, total, drive int }{
	rulebook.CriticalDice:   {2, 1, 0},
	rulebook.CriticalTotal:  {1, 2, 0},
	rulebook.CriticalDrive:  {1, 1, 1},
	rulebook.CriticalChoice: {1, 1, 0},
}

// DiceTimes returns how often the dice of a hit are thrown.
func DiceTimes(b *rulebook.Book, critical bool) int {
	if critical {
		return criticals[b.Attack.Critical].dice
	}
	return 1
}

// RaiseCritical adds to the damage dice of a critical hit that have been thrown what their sum is
// worth more.
func RaiseCritical(b *rulebook.Book, r *dice.Roll, critical bool) {
	if more := criticals[b.Attack.Critical].total - 1; critical && more > 0 {
		r.AddLate("critical hit", int(r.Total)*more)
	}
}

// CriticalDrive returns what a critical hit adds to the drive of a wound.
func CriticalDrive(b *rulebook.Book, critical bool) int16 {
	if critical {
		return b.Attack.Surge * int16(criticals[b.Attack.Critical].drive)
	}
	return 0
}
