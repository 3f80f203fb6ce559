package impact

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"broadside/ships/shipyard"
	"broadside/sim/damage"
)

// strikeSlowly calculates damage point by point: each rolled point wears shields by its
// worth against them while any are left, and all points after that reach the hull.
func strikeSlowly(amount, shield int32, t shipyard.DamageType, resists, vulnerable bool) (fromShield, fromHull int32) {
	onShield, onHull := big.NewRat(1, 1), big.NewRat(1, 1)
	switch t {
	case shipyard.Pulse:
		onShield, onHull = big.NewRat(2, 1), big.NewRat(1, 2)
	case shipyard.Thermite:
		onShield, onHull = big.NewRat(1, 2), big.NewRat(2, 1)
	}
	for _, worth := range []*big.Rat{onShield, onHull} {
		if resists {
			worth.Mul(worth, big.NewRat(1, 2))
		}
		if vulnerable {
			worth.Mul(worth, big.NewRat(2, 1))
		}
	}
	full := big.NewRat(int64(shield), 1)
	worn, hurt := new(big.Rat), new(big.Rat)
	for range amount {
		if worn.Cmp(full) < 0 {
			worn.Add(worn, onShield)
		} else {
			hurt.Add(hurt, onHull)
		}
	}
	if worn.Cmp(full) > 0 {
		worn = full
	}
	return down(worn), down(hurt)
}

// strike returns what damage of a type takes from shields, and from the hull under them.
func strike(amount, shield int32, t shipyard.DamageType, resists, vulnerable bool) (fromShield, fromHull int32) {
	w := blow{amount, t, damage.Resistance{Resists: resists, Vulnerable: vulnerable}, damage.Whole()}
	fromShield, rest := w.held(shield)
	return fromShield, w.onHull(rest)
}

func down(r *big.Rat) int32 {
	return int32(new(big.Int).Quo(r.Num(), r.Denom()).Int64())
}

func TestStrikeAgreesWithItsSlowTwin(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		amount := rapid.Int32Range(0, 120).Draw(t, "amount")
		shield := rapid.Int32Range(0, 90).Draw(t, "shield")
		kind := shipyard.DamageType(rapid.IntRange(0, 3).Draw(t, "type"))
		resists, vulnerable := rapid.Bool().Draw(t, "resists"), rapid.Bool().Draw(t, "vulnerable")
		s, h := strike(amount, shield, kind, resists, vulnerable)
		slowS, slowH := strikeSlowly(amount, shield, kind, resists, vulnerable)
		if s != slowS || h != slowH {
			t.Fatalf("%d %s on %d shield points (resists %v, vulnerable %v): %d and %d, slowly %d and %d",
				amount, kind, shield, resists, vulnerable, s, h, slowS, slowH)
		}
	})
}

func TestStrikeHoldsTheLargestNumbers(t *testing.T) {
	s, h := strike(shipyard.MaxPoints, shipyard.MaxPoints, shipyard.Pulse, false, true)
	if s != shipyard.MaxPoints || h != shipyard.MaxPoints*3/4 {
		t.Errorf("pulse on vulnerable shields: %d and %d", s, h)
	}
	if _, h = strike(shipyard.MaxPoints, 0, shipyard.Thermite, false, true); h != 4*shipyard.MaxPoints {
		t.Errorf("thermite on a vulnerable hull: %d", h)
	}
}
