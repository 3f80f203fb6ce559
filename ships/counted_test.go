package ships_test

import (
	"slices"
	"testing"

	"broadside/ships"
	"broadside/ships/shipyard"
)

// What two people do by one feature counts once, as long as neither is spent, and as much as the
// one does who does most.
func TestEffectsOfOneFeatureCountOnce(t *testing.T) {
	first := ships.Effect{Change: shipyard.Change{Touch: shipyard.Saves}, By: 1, Feature: 7}
	second, spent, other, order, plus, minus := first, first, first, first, first, first
	second.By, spent.Spent, other.Member, order.Feature, plus.N, minus.N = 2, true, 3, 0, 2, -3
	for _, c := range []struct {
		what string
		all  []ships.Effect
		want []int16
	}{
		{"two people", []ships.Effect{first, second}, []int16{0}},
		{"one that is spent", []ships.Effect{spent, second}, []int16{0, 0}},
		{"another member", []ships.Effect{first, other}, []int16{0, 0}},
		{"no feature", []ships.Effect{order, order}, []int16{0, 0}},
		{"one who does more", []ships.Effect{plus, minus}, []int16{-3}},
		{"one who has done more", []ships.Effect{minus, plus}, []int16{-3}},
	} {
		var got []int16
		for e := range (&ships.Ship{Effects: c.all}).Counted() {
			got = append(got, e.N)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v count, not %v", c.what, got, c.want)
		}
	}
}
