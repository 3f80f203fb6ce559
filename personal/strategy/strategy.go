// Package strategy holds what books differ in by their nature as opposed to their
// numbers. A strategy is a word of a closed list that a book chooses by, and a function;
// nothing after it asks which one it was.
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

// twoDegrees returns success at the DC (ME-TOHIT, HOE-TOHIT). If decides is true, a
// natural 20 or 1 decides alone (ME-NAT, HOE-NAT1).
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

// fourDegrees returns the degree by FOS-DEGREES: critical from ten above the DC, and from
// more than ten below it. A natural 20 or 1 shifts the degree by one.
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

// OutcomeOf returns the outcome of a check or a save against a DC.
func OutcomeOf(b *rulebook.Book, r *dice.Roll, need int) personal.Outcome {
	return outcomeOf(b, r, need, false)
}

// DecisiveOutcome returns the outcome of an attack or a death save, which a natural 20 or 1 can
// decide alone.
func DecisiveOutcome(b *rulebook.Book, r *dice.Roll, need int) personal.Outcome {
	return outcomeOf(b, r, need, true)
}

func outcomeOf(b *rulebook.Book, r *dice.Roll, need int, decides bool) personal.Outcome {
	margin, natural := int(r.Total)-need, r.Natural()
	return personal.Outcome{Degree: degrees[b.Checks.Degrees](&b.Checks, margin, natural, decides), Margin: int16(margin), Natural: int16(natural), Total: r.Total}
}

// Throw throws an attack once every modifier is known.
func Throw(b *rulebook.Book, s *personal.Shot, t *dice.Tray) personal.Outcome {
	if b.Attack.Throws == rulebook.DefenderThrows {
		return defenderThrows(b, s, t)
	}
	return attackerThrows(b, s, t)
}

func attackerThrows(b *rulebook.Book, s *personal.Shot, t *dice.Tray) personal.Outcome {
	s.Roll.ThrowD20(t)
	return DecisiveOutcome(b, &s.Roll, s.Need)
}

// CheckChance returns the chance, in thousandths, that a check or a save succeeds by the degrees of
// the book.
func CheckChance(b *rulebook.Book, r *dice.Roll, need int) int {
	return AverageCheck(b, r, need, succeeds)
}

// succeeds is worth 1000 for a success.
func succeeds(d personal.Degree, _ int) int {
	if d >= personal.Success {
		return 1000
	}
	return 0
}

// AverageCheck returns the average of what each degree of a check or a save is worth, with the
// natural d20 that shows it.
func AverageCheck(b *rulebook.Book, r *dice.Roll, need int, worth func(d personal.Degree, natural int) int) int {
	return averageCheck(b, r, need, false, worth)
}

// averageCheck averages over the faces of a d20, weighed by how often each is the die that counts.
func averageCheck(b *rulebook.Book, r *dice.Roll, need int, decides bool, worth func(d personal.Degree, natural int) int) int {
	return dice.AverageOver(r, func(more int) (sum int) {
		for face := 1; face <= 20; face++ {
			sum += worth(degrees[b.Checks.Degrees](&b.Checks, face+more+r.Bonus()-need, face, decides), face) * dice.Ways(face, r.Edge())
		}
		return sum
	}) / dice.Pairs
}

// defenderReady reverses an attack: what the attacker would add lowers the number that
// the defender must stay at or below (LOL-CRIT).
func defenderReady(b *rulebook.Book, s *personal.Shot) {
	s.Need += int(b.Attack.Defence.Base) - s.Roll.Bonus()
	s.Roll.Mods.Clear()
	s.Defended = true
}

func defenderThrows(b *rulebook.Book, s *personal.Shot, t *dice.Tray) personal.Outcome {
	x := &b.Attack.Defence
	s.Roll.ThrowSum(t, int(x.Dice.Count), int(x.Dice.Faces))
	o := personal.Outcome{Margin: int16(int(s.Roll.Total) - s.Need), Natural: int16(s.Roll.Natural()), Total: s.Roll.Total}
	o.Degree = defendedDegree(b, int(o.Margin))
	return o
}

// defendedDegree returns how an attack succeeds by the margin of a defender's throw.
func defendedDegree(b *rulebook.Book, margin int) personal.Degree {
	switch {
	case margin >= int(b.Attack.Defence.Fails):
		return personal.CriticalSuccess
	case margin > 0:
		return personal.Success
	}
	return personal.Failure
}

// averageDefence returns the average of what each degree of an attack is worth, over all
// combinations of the defender's dice.
func averageDefence(b *rulebook.Book, s *personal.Shot, worth func(d personal.Degree, natural int) int) int {
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
	total, all := 0, 0
	for sum, n := range ways {
		all += n
		total += n * worth(defendedDegree(b, sum-s.Need), 0)
	}
	return total / all
}

// SettleReasons gives a shot the modifiers with which it is thrown: in books where a
// reason is worth a number instead of a second die, all reasons become one modifier.
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
	if s.Saved {
		return s.Odds
	}
	return AverageAttack(b, s, func(d personal.Degree) int { return succeeds(d, 0) })
}

// AverageAttack returns the average of what each degree of an attack is worth.
func AverageAttack(b *rulebook.Book, s *personal.Shot, worth func(personal.Degree) int) int {
	with := func(d personal.Degree, natural int) int {
		if s.Sure {
			d = max(d, personal.Success)
		}
		if natural > 0 && natural <= int(s.Misfire) {
			d = personal.Failure
		}
		return worth(d)
	}
	if b.Attack.Throws == rulebook.DefenderThrows {
		return averageDefence(b, s, with)
	}
	return averageCheck(b, &s.Roll, s.Need, true, with)
}

// criticals are the effects of a critical hit: factors of the dice and of their total,
// and additional drive.
var criticals = [...]struct{ dice, total, drive int }{
	rulebook.CriticalDice:   {2, 1, 0},
	rulebook.CriticalTotal:  {1, 2, 0},
	rulebook.CriticalDrive:  {1, 1, 1},
	rulebook.CriticalChoice: {1, 1, 0},
}

// DiceTimes returns the factor of the dice of a hit.
func DiceTimes(b *rulebook.Book, critical bool) int {
	if critical {
		return criticals[b.Attack.Critical].dice
	}
	return 1
}

// RaiseCritical adds to thrown damage dice of a critical hit what the book adds to their total.
func RaiseCritical(b *rulebook.Book, r *dice.Roll, critical bool) {
	if more := TotalTimes(b, critical) - 1; more > 0 {
		r.AddLate("critical hit", int(r.Total)*more)
	}
}

// TotalTimes returns the factor of the total of a hit's dice.
func TotalTimes(b *rulebook.Book, critical bool) int {
	if critical {
		return criticals[b.Attack.Critical].total
	}
	return 1
}

// CriticalDrive returns what a critical hit adds to the drive of a wound.
func CriticalDrive(b *rulebook.Book, critical bool) int16 {
	if critical {
		return b.Attack.Surge * int16(criticals[b.Attack.Critical].drive)
	}
	return 0
}
