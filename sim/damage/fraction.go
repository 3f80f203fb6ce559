// Package damage is what becomes of damage on its way through layers of points, in
// space and on foot.
package damage

// Fraction is what damage is worth against something: resistance halves it, and a
// layer may have a factor of its own. It is rounded once, when all of them are known.
type Fraction struct{ Num, Den int64 }

// Whole returns the fraction that leaves damage as it was rolled.
func Whole() Fraction { return Fraction{1, 1} }

// Times returns the fraction multiplied by another.
func (f Fraction) Times(num, den int64) Fraction { return Fraction{f.Num * num, f.Den * den} }

// Resistance is what somebody or something makes of damage of a type, after all else:
// resistance halves it, and then vulnerability doubles it, once each for however many
// reasons (SHIP-RESIST, ME-RESIST).
type Resistance struct{ Resists, Vulnerable bool }

// On returns a fraction with resistance and vulnerability in it.
func (r Resistance) On(f Fraction) Fraction {
	if r.Resists {
		f = f.Times(1, 2)
	}
	if r.Vulnerable {
		f = f.Times(2, 1)
	}
	return f
}

// Of returns what damage comes to with them, rounded down.
func (r Resistance) Of(n int32) int32 { return r.On(Whole()).Points(n) }

// Of returns a number multiplied by the fraction, rounded down.
func (f Fraction) Of(n int64) int64 { return n * f.Num / f.Den }

// Points returns points multiplied by the fraction, rounded down.
func (f Fraction) Points(n int32) int32 { return int32(f.Of(int64(n))) }

// Absorb returns what a layer of points loses to damage, and what it leaves of it. The two
// are never mixed: what is left goes on as it was rolled, less what the points stood
// for, rounded against the attacker.
func (f Fraction) Absorb(amount, points int32) (taken, rest int32) {
	if points == 0 || f.Num == 0 {
		return 0, max(0, amount)
	}
	if held := int64(points) * f.Den; int64(amount)*f.Num > held {
		return points, int32(max(0, int64(amount)-(held+f.Num-1)/f.Num))
	}
	return f.Points(amount), 0
}
