package dice

// Chance returns the chance, in thousandths, that a d20 check reaches need.
func Chance(r *Roll, need int) int {
	return reaching(r, need) / Pairs
}

// reaching returns in how many of all pairs of d20 a check reaches need, in thousandths of a
// pair.
func reaching(r *Roll, need int) int {
	return AverageOver(r, func(more int) int { return 1000 * ofBest(20-max(1, min(21, need-more-r.Bonus()))+1, r.Edge()) })
}

// AverageOver returns the average, rounded up, of a function of the sum of a roll's additional dice.
func AverageOver(r *Roll, of func(sum int) int) int {
	if len(r.More) == 0 {
		return of(0)
	}
	sums, least := []int64{1}, 0
	for _, m := range r.More {
		for range m.Count {
			next := make([]int64, len(sums)+m.Faces-1)
			for i, n := range sums {
				for f := range m.Faces {
					next[i+f] += n
				}
			}
			if sums = next; m.Minus {
				least -= m.Faces
			} else {
				least++
			}
		}
	}
	var ways, total int64
	for i, n := range sums {
		ways += n
		total += n * int64(of(least+i))
	}
	return int((total + ways - 1) / ways)
}

// AttackChance returns the chance, in thousandths, that an attack hits: a 20 always
// does and a 1 never (SHIP-NAT).
func AttackChance(r *Roll, need int) int {
	return AverageOver(r, func(more int) int { return 1000 * ofBest(20-max(2, min(20, need-more-r.Bonus()))+1, r.Edge()) }) / Pairs
}

// ContestChance returns the chance, in thousandths, that the first roll beats the
// second; a tie does not.
func ContestChance(r, o *Roll) int {
	total := 0
	for n := 1; n <= 20; n++ {
		reach := func(more int) int { return reaching(r, n+more+o.Bonus()+1) }
		total += AverageOver(o, reach) * Ways(n, o.Edge())
	}
	return total / (Pairs * Pairs)
}

// Pairs is how many ways two d20 can fall.
const Pairs = 400

// ofBest returns in how many pairs one of the best n faces counts.
func ofBest(n, edge int) int {
	switch {
	case edge > 0:
		return Pairs - (20-n)*(20-n)
	case edge < 0:
		return n * n
	}
	return n * Pairs / 20
}

// Ways returns in how many pairs a face counts.
func Ways(face, edge int) int {
	switch {
	case edge > 0:
		return 2*face - 1
	case edge < 0:
		return 2*(21-face) - 1
	}
	return Pairs / 20
}
