package deployment

import (
	"broadside/sim/damage"
	"broadside/sim/dice"
)

// Likelihood is one of the outcomes of an attack: its weight in thousandths, and the
// damage that is thrown then.
type Likelihood struct {
	Weight       int64
	Roll         dice.Roll
	Count, Faces int             // of the weapon's dice
	Factor       damage.Fraction // by which the sum is multiplied
	Saved        bool            // and then halved
	Resists      bool            // resisted by more than the hull

	parted     bool         // the remainders are known
	remainders [cycle]int64 // of the sum
}

// Dealt returns rolled damage after factors, rounded down at each step.
func (o *Likelihood) Dealt(rolled int64, f damage.Fraction) int64 {
	n := o.Factor.Of(rolled)
	if o.Saved {
		n /= 2
	}
	return f.Of(n)
}

// cycle is the period after which damage leaves the same remainders when it is halved up
// to five times.
const cycle = 32

// one is a probability of 1 in remainders.
const one = 1 << 20

// mean returns the expected damage of all outcomes against a layer, in thousandths of a
// point. What is lost in rounding down depends on remainders alone.
func mean(all []Likelihood, f damage.Fraction) (expected int64) {
	for i := range all {
		o := &all[i]
		num, den := o.Factor.Num*f.Num, o.Factor.Den*f.Den
		if o.Saved {
			den *= 2
		}
		rolled := average(&o.Roll, o.Count, o.Faces) + 1000*int64(o.Roll.Bonus())
		worth := rolled * num / den
		if o.Saved || o.Factor.Den > 1 || f.Den > 1 {
			var lost int64
			if !o.parted {
				o.parted, o.remainders = true, remainders(&o.Roll, o.Count, o.Faces)
			}
			for r, p := range &o.remainders {
				lost += p * (int64(r)*num - o.Dealt(int64(r), f)*den)
			}
			worth -= lost * 1000 / (den * one)
		}
		expected += max(0, worth) * o.Weight / 1000
	}
	return expected
}

// eachFace calls each with every value of a damage die, or of a die and the die that it
// brings, and in how many of faces³ ways it falls.
func eachFace(r *dice.Roll, faces int, each func(value, ways int)) {
	if r.Highest {
		each(faces, faces*faces*faces)
		return
	}
	for v := 1; v <= faces; v++ {
		ways := faces
		if r.Again < faces {
			if ways = r.Again; v > r.Again {
				ways += faces
			}
		}
		if !r.Burst || v < faces {
			each(v, ways*faces)
			continue
		}
		for more := 1; more <= faces; more++ {
			each(v+more, ways)
		}
	}
}

// remainders returns the probability of each remainder of the damage modulo cycle.
func remainders(r *dice.Roll, count, faces int) [cycle]int64 {
	at, next := &[cycle]int64{}, &[cycle]int64{}
	at[mod(r.Bonus())] = one
	throw := func(faces, sign int) {
		*next = [cycle]int64{}
		if !r.Highest && r.Again == 0 && !r.Burst {
			throwEvenly(at, next, faces, sign)
		} else {
			all := int64(faces * faces * faces)
			eachFace(r, faces, func(value, ways int) {
				to := mod(sign * value)
				for _, p := range at {
					next[to] += p * int64(ways) / all
					to = (to + 1) % cycle
				}
			})
		}
		at, next = next, at
	}
	for range count {
		throw(faces, 1)
	}
	for _, m := range r.More {
		for range m.Count {
			if m.Minus {
				throw(m.Faces, -1)
			} else {
				throw(m.Faces, 1)
			}
		}
	}
	return *at
}

// throwEvenly adds a die whose faces are equally likely, by a sliding window over the
// faces that lead to each remainder.
func throwEvenly(at, next *[cycle]int64, faces, sign int) {
	var share [cycle]int64
	for i, p := range at {
		share[i] = p / int64(faces)
	}
	var sum int64
	for v := range faces {
		sum += share[mod(-sign*(v+1))]
	}
	for to := range next {
		next[to] = sum
		if sign > 0 {
			sum += share[to] - share[mod(to-faces)]
		} else {
			sum += share[mod(to+1+faces)] - share[mod(to+1)]
		}
	}
}

func mod(n int) int { return (n%cycle + cycle) % cycle }

// average returns the average of damage dice as they would be thrown, in thousandths of a
// point.
func average(r *dice.Roll, count, faces int) (sum int64) {
	of := func(n, faces int) int64 {
		sum := 0
		eachFace(r, faces, func(value, ways int) { sum += value * ways })
		return 1000 * int64(n) * int64(sum) / int64(faces*faces*faces)
	}
	sum = of(count, faces)
	for _, m := range r.More {
		if m.Minus {
			sum -= of(m.Count, m.Faces)
		} else {
			sum += of(m.Count, m.Faces)
		}
	}
	return sum
}
