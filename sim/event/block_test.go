package event

import "testing"

// A stored fact is not changed by those stored after it.
func TestFactsOfABlockAreTheirOwn(t *testing.T) {
	var b Block[Checked]
	var all []*Checked
	for n := range int16(40) {
		if n%2 == 0 {
			all = append(all, b.Put(Checked{Need: n}))
			continue
		}
		f := b.New()
		if f.Need != 0 || f.Roll.Dice.Len() > 0 {
			t.Errorf("fact %d is not empty: %v", n, f)
		}
		f.Need = n
		all = append(all, f)
	}
	for n, f := range all {
		if f.Need != int16(n) {
			t.Errorf("fact %d is of %d", n, f.Need)
		}
	}
	if n := testing.AllocsPerRun(160, func() { b.Put(Checked{}) }); n > 0 {
		t.Errorf("each fact allocates %v times", n)
	}
}
