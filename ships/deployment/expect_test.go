package deployment

import (
	"fmt"
	"testing"

	"broadside/sim/damage"
	"broadside/sim/dice"
)

// TestWhatIsExpectedIsWhatFalls throws two dice in each of their ways, and rounds the
// results as a battle does.
func TestWhatIsExpectedIsWhatFalls(t *testing.T) {
	whole, half := damage.Whole(), damage.Fraction{Num: 1, Den: 2}
	for _, faces := range []int{4, 6, 8, 10, 12, 20} {
		for plus := range 4 {
			for _, f := range []damage.Fraction{{Num: 1, Den: 1}, {Num: 1, Den: 2}, {Num: 2, Den: 1}, {Num: 1, Den: 4}} {
				for _, o := range []Likelihood{{Factor: whole}, {Factor: half}, {Factor: damage.Fraction{Num: 4, Den: 2}, Saved: true}, {Factor: whole, Saved: true}, {Factor: half, Saved: true}} {
					o.Weight, o.Count, o.Faces = 1000, 2, faces
					o.Roll.Add("more", plus)
					var fell int64
					for a := 1; a <= faces; a++ {
						for b := 1; b <= faces; b++ {
							fell += o.Dealt(int64(a+b+plus), f)
						}
					}
					want := 1000 * fell / int64(faces*faces)
					if got := mean([]Likelihood{o}, f); got < want-2 || got > want+2 {
						t.Errorf("2d%d+%d, times %v, saved %v, %v of it: %d thousandths, thrown %d", faces, plus, o.Factor, o.Saved, f, got, want)
					}
				}
			}
		}
	}
}

func TestDiceThatAreThrownOnceMore(t *testing.T) {
	// 1 and 2 of a d6 again: 4.17; a 10 that brings another d10: 6.05; the highest of a d8.
	for i, c := range []struct {
		roll        dice.Roll
		count       int
		faces       int
		thousandths int64
	}{{dice.Roll{Again: 2}, 1, 6, 4166}, {dice.Roll{Again: 2}, 2, 10, 12_600}, {dice.Roll{Burst: true}, 1, 10, 6050}, {dice.Roll{Highest: true}, 1, 8, 8000}} {
		if got := average(&c.roll, c.count, c.faces); got != c.thousandths {
			t.Error(i, fmt.Sprintf("%dd%d: %d, not %d", c.count, c.faces, got, c.thousandths))
		}
	}
}

// Adding a die by a sliding window gives the same result as adding it face by face.
func TestAWindowOfRemaindersIsTheSumOfFaces(t *testing.T) {
	var at [cycle]int64
	for i := range at {
		at[i] = int64(1000 + 37*i*i%911)
	}
	for _, faces := range []int{1, 4, 6, 20, 31, 32, 33, 100} {
		for _, sign := range []int{1, -1} {
			var got, want [cycle]int64
			throwEvenly(&at, &got, faces, sign)
			for i, p := range at {
				for v := 1; v <= faces; v++ {
					want[mod(i+sign*v)] += p / int64(faces)
				}
			}
			if got != want {
				t.Errorf("d%d, %+d: %v, not %v", faces, sign, got, want)
			}
		}
	}
}
