package dice

import (
	"slices"
	"testing"

	"broadside/sim/field"
)

// A short list and one that has outgrown its array read alike, and copies are
// independent.
func TestFewKeepsItsElements(t *testing.T) {
	for n := range int16(9) {
		r := Roll{Cause: "attack"}
		for i := range n {
			r.Dice.Add(Die{Faces: 6, Value: i + 1})
		}
		r.Dice.Insert(int(n/2), Die{Faces: 20, Value: 20})
		want := slices.Clone(r.Dice.All())
		for i, d := range slices.Delete(slices.Clone(want), int(n/2), int(n/2)+1) {
			if d.Value != int16(i+1) || want[n/2].Faces != 20 || r.Dice.Len() != int(n)+1 {
				t.Fatalf("%d and one in their midst are %v", n, want)
			}
		}
		other := r
		other.Dice.Add(Die{Faces: 4, Value: 1})
		if got := r.Dice.All(); !slices.Equal(got, want) {
			t.Errorf("%v, once a copy has one more, not %v", got, want)
		}
		packed, err := field.Pack(&r)
		if err != nil {
			t.Fatal(err)
		}
		for before := range int16(9) { // from any initial length
			read := Roll{}
			for range before {
				read.Dice.Add(Die{Faces: 4, Value: 4})
			}
			if err := field.Unpack(packed, &read); err != nil || !slices.Equal(read.Dice.All(), want) || read.Dice.Len() != len(want) {
				t.Errorf("%v are read as %v where there were %d: %v", want, read.Dice.All(), before, err)
			}
		}
	}
}

// Two copies of a roll get further modifiers, each its own, like those of a first and a later
// attack.
func TestClippedCopiesGrowApart(t *testing.T) {
	for n := range 9 {
		r := Roll{}
		for range n {
			r.Advantage("before")
		}
		r.Reasons.Clip()
		other := r
		r.Advantage("one")
		other.Disadvantage("another")
		if got := r.Reasons.All()[n]; got.Name != "one" {
			t.Errorf("after %d reasons the next is %q, which only a copy has", n, got.Name)
		}
		if got := other.Reasons.All()[n]; got.Name != "another" {
			t.Errorf("after %d reasons the next of a copy is %q", n, got.Name)
		}
	}
}

func TestAThrowTakesNoMemory(t *testing.T) {
	var tray Tray
	if n := testing.AllocsPerRun(100, func() {
		r := Roll{Cause: "attack"}
		r.Add("proficiency", 2)
		r.Advantage("Direct")
		r.ThrowD20(&tray)
	}); n > 0 {
		t.Errorf("it allocates %v times", n)
	}
}
