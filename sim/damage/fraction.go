// Package damage works out what layers of points take of damage, in space and on foot.
package damage

// Fraction is the worth of damage against something: resistance halves it, and a layer
// may have a factor of its own. It is rounded once, when all factors are known.
type Fraction struct{ Num, Den int64 }

// Whole returns the fraction 1.
func Whole() Fraction { return Fraction{1, 1} }

// Times returns the fraction multiplied by another.
func (f Fraction) Times(num, den int64) Fraction { return Fraction{f.Num * num, f.Den * den} }

// Resistance is how somebody or something changes damage of a type, after everything
// else: resistance halves it, and then vulnerability doubles it, each once for any number
// of reasons (SHIP-RESIST, ME-RESIST).
type Resistance struct{ Resists, Vulnerable bool }

// On returns a fraction multiplied by resistance and vulnerability.
func (r Resistance) On(f Fraction) Fraction {
	if r.Resists {
		f = f.Times(1, 2)
	}
	if r.Vulnerable {
		f = f.Times(2, 1)
	}
	return f
}

// Of returns an amount of damage multiplied by them, rounded down.
func (r Resistance) Of(n int32) int32 { return r.On(Whole()).Points(n) }

// Of returns a number multiplied by the fraction, rounded down.
func (f Fraction) Of(n int64) int64 { return n * f.Num / f.Den }

// Points returns points multiplied by the fraction, rounded down.
func (f Fraction) Points(n int32) int32 { return int32(f.Of(int64(n))) }

// Absorb returns what a layer of points loses to damage, and the damage that is left. The
// two are never mixed: what is left continues as it was rolled, less what the points were
// worth, rounded against the attacker.
func (f Fraction) Absorb(amount, points int32) (taken, rest int32) {
	if points == 0 || f.Num == 0 {
		return 0, max(0, amount)
	}
	if held := int64(points) * f.Den; int64(amount)*f.Num > held {
		return points, int32(max(0, int64(amount)-(held+f.Num-1)/f.Num))
	}
	return f.Points(amount), 0
}
