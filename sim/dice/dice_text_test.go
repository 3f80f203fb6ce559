package dice

import "testing"

func TestDiceTellTheirNumbers(t *testing.T) {
	for _, c := range []struct {
		d    Dice
		says string
		mean int
	}{{Dice{Plus: 17}, "17", 34}, {Dice{}, "0", 0}, {Dice{Count: 2, Faces: 6}, "2d6", 14}, {Dice{Count: 1, Faces: 8, Plus: -1}, "1d8-1", 7}} {
		if c.d.String() != c.says || c.d.TwiceMean() != c.mean {
			t.Errorf("%+v: %s, twice the mean %d", c.d, c.d, c.d.TwiceMean())
		}
	}
}
