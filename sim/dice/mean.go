package dice

// Set is a number of equal dice of a sum.
type Set struct{ Count, Faces int }

// meanRoom is the sum of dice below which Mean counts every way in which they fall.
const meanRoom = 256

// Mean returns the average, in thousandths, of num/den of a sum of dice and a number: the sum
// is never less than 0, and the share of it is rounded down.
func Mean(sets []Set, plus int, num, den int64) int64 {
	var count, most, twice int
	for _, s := range sets {
		count += s.Count
		most += s.Count * s.Faces
		twice += s.Count * (s.Faces + 1)
	}
	switch linear := 500 * int64(twice+2*plus) * num; {
	case den == 1 && count+plus >= 0:
		return linear
	case most >= meanRoom: // far from 0, and each remainder as likely as any other
		return max(0, linear/den-500*(den-1)/den)
	}
	return counted(sets, plus, num, den)
}

// counted returns such an average by the likelihood of every sum.
func counted(sets []Set, plus int, num, den int64) (mean int64) {
	const whole = 1 << 40
	ways, most := [meanRoom]int64{whole}, 0
	for _, s := range sets {
		for range s.Count {
			var next [meanRoom]int64
			for sum, n := range ways[:most+1] {
				for face := 1; n > 0 && face <= s.Faces; face++ {
					next[sum+face] += n / int64(s.Faces)
				}
			}
			ways, most = next, most+s.Faces
		}
	}
	for sum, n := range ways[:most+1] {
		mean += n / 1000 * (int64(max(0, sum+plus)) * num / den)
	}
	return (mean*1000 + whole/2000) / (whole / 1000)
}
