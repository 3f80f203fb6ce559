// Package damage is what becomes of damage on its way through layers of points, in
// space and on foot.
package damage

// Fraction is what damage is worth against something: resistance halves it, and a
// layer may have a factor of its own. It is rounded once, when all of them are known.
type Fraction struct{ Num, Den int64 }

// Whole is damage as it was rolled.
func Whole() Fraction { return Fraction{1, 1} }

// Times is the fraction multiplied by another.
func (f Fraction) Times(num, den int64) Fraction { return Fraction{f.Num * num, f.Den * den} }

// Of is a number multiplied by the fraction, rounded down.
func (f Fraction) Of(n int64) int64 { return n * f.Num / f.Den }

// Absorb is what a layer of points loses to damage, and what it leaves of it. The two
// are never mixed: what is left goes on as it was rolled, less what the points stood
// for, rounded against the attacker.
func (f Fraction) Absorb(amount, points int32) (taken, rest int32) {
	if points == 0 || f.Num == 0 {
		return 0, max(0, amount)
	}
	if held := int64(points) * f.Den; int64(amount)*f.Num > held {
		return points, int32(max(0, int64(amount)-(held+f.Num-1)/f.Num))
	}
	return int32(f.Of(int64(amount))), 0
}
