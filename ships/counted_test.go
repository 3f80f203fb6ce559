package ships_test

import (
	"testing"

	"broadside/ships"
	"broadside/ships/shipyard"
)

// What two people do by one feature counts once, as long as neither is spent.
func TestEffectsOfOneFeatureCountOnce(t *testing.T) {
	first := ships.Effect{Change: shipyard.Change{Touch: shipyard.Saves}, By: 1, Feature: 7}
	second, spent, other, order := first, first, first, first
	second.By, spent.Spent, other.Member, order.Feature = 2, true, 3, 0
	for _, c := range []struct {
		what string
		all  []ships.Effect
		want int
	}{
		{"two people", []ships.Effect{first, second}, 1},
		{"one that is spent", []ships.Effect{spent, second}, 2},
		{"another member", []ships.Effect{first, other}, 2},
		{"no feature", []ships.Effect{order, order}, 2},
	} {
		n := 0
		for range (&ships.Ship{Effects: c.all}).Counted() {
			n++
		}
		if n != c.want {
			t.Errorf("%s: %d count, not %d", c.what, n, c.want)
		}
	}
}
