package damage

import "testing"

func TestResistanceComesLastAndIsRoundedOnce(t *testing.T) {
	for _, c := range []struct {
		name  string
		layer Fraction
		by    Resistance
		want  int32 // of 7
	}{
		{"whole", Whole(), Resistance{}, 7},
		{"resisted", Whole(), Resistance{Resists: true}, 3},
		{"doubled", Whole(), Resistance{Vulnerable: true}, 14},
		{"both", Whole(), Resistance{Resists: true, Vulnerable: true}, 7},
		{"resisted, where the layer halves it", Fraction{1, 2}, Resistance{Resists: true}, 1},
		{"resisted, where the layer doubles it", Fraction{2, 1}, Resistance{Resists: true}, 7},
	} {
		if got := c.by.On(c.layer).Points(7); got != c.want {
			t.Errorf("%s: 7 are %d, not %d", c.name, got, c.want)
		}
	}
	if got := (Resistance{Resists: true}).Of(7); got != 3 {
		t.Errorf("half of 7 is %d", got)
	}
}

// What points cannot hold continues as it was rolled, less what they were worth.
func TestALayerLeavesWhatItCannotHold(t *testing.T) {
	for _, c := range []struct {
		f                   Fraction
		amount, points      int32
		wantTaken, wantRest int32
	}{
		{Whole(), 7, 5, 5, 2},
		{Whole(), 7, 7, 7, 0},
		{Whole(), 7, 0, 0, 7},
		{Fraction{2, 1}, 10, 5, 5, 7},
		{Fraction{1, 2}, 7, 5, 3, 0},
		{Fraction{1, 2}, 14, 5, 5, 4},
		{Fraction{0, 1}, 7, 5, 0, 7},
	} {
		if taken, rest := c.f.Absorb(c.amount, c.points); taken != c.wantTaken || rest != c.wantRest {
			t.Errorf("%d on %d points at %v: %d and %d, not %d and %d", c.amount, c.points, c.f, taken, rest, c.wantTaken, c.wantRest)
		}
	}
}
