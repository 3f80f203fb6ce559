package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
)

// weighings has room for the outcomes of an attack: a miss or a successful save, a hit, and a critical
// hit.
type weighings [3]Likelihood

// weigh returns the chance of one attack in thousandths, and its outcomes.
func (room *weighings) weigh(b *ships.Battle, by *crew.Member, s, t *ships.Ship, a *ships.AimedShot) (chance int, all []Likelihood) {
	all = room[:0]
	criticals, pairsOf := 0, func(from, to int) (n int) {
		for ; from <= to; from++ {
			n += dice.Ways(from, a.Roll.Edge())
		}
		return n * 1000 / dice.Pairs
	}
	switch {
	case a.Saves && a.Fails != "":
		chance = 1000
	case a.Saves:
		if chance = 1000 - dice.Chance(&a.Roll, a.Need); a.Critical < 20 {
			criticals = min(chance, pairsOf(1, 1))
		}
	default:
		chance = dice.AttackChance(&a.Roll, a.Need)
		criticals = min(chance, pairsOf(max(a.Critical, 2), 20))
	}
	if a.Critical == 0 {
		if !a.Saves {
			chance = 1000
		}
		criticals = chance
	}
	add := func(weight int, critical bool, of shipyard.TestResult) {
		if weight > 0 {
			x := *a
			x.Result = of
			o := weighDamage(b, by, s, t, &x, critical, impact.Weighed)
			o.Weight, o.Faces, o.Saved = int64(weight), int(a.Mounting.Weapon.Damage.Faces), of == shipyard.Withstood
			all = append(all, o)
		}
	}
	struck := shipyard.Either
	if a.Saves {
		struck = shipyard.Overcome
		add(1000-chance, false, shipyard.Withstood)
	}
	add(chance-criticals, false, struck)
	add(criticals, true, struck)
	return chance, all
}
