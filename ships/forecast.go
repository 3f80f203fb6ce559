package ships

import (
	"slices"

	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/space"
)

// Forecast is what an attack may come to, worked out before any die is thrown.
type Forecast struct {
	Aim
	Chance int    // in thousandths: to hit, or of a failed save
	Later  int    // the same for the attacks after the first, which effects no longer touch; 0 if there are none
	Shield int32  // expected damage of all the attacks to shields, in tenths
	Hull   int32  // the same to the hull
	May    string // what the own side can still do to the roll
}

// Forecast works out an attack with a mount on a ship.
func (b *Battle) Forecast(by *crew.Member, s *Ship, mount int, t *Ship, with With) Forecast {
	a := b.aim(by, s, mount, t)
	later := a
	a.Chosen = b.foreseen(by, with)
	bonus := (&Fire{Weapon: uint8(mount)}).bonus(b, by)
	if n := b.granted(s, by); bonus && n >= 0 {
		e := &s.Effects[n]
		a.Chosen = append(a.Chosen, chosen{Feature: b.FeatureOf(e.Feature), faces: e.Faces, id: e.Feature})
	}
	later.Chosen, later.Later = afterFirst(a.Chosen), true
	later.Roll.Mods, later.Roll.Reasons = slices.Clip(a.Roll.Mods), slices.Clip(a.Roll.Reasons)
	a.Roll.Mods, a.Roll.Reasons = slices.Clone(a.Roll.Mods), slices.Clone(a.Roll.Reasons)
	b.useOnAttack(by, s, t, &a, (*Battle).expected)
	b.useOnAttack(by, s, t, &later, (*Battle).expected)
	f := Forecast{Aim: a}
	if what := b.attacking(by, s, t, &a); !a.Saves {
		f.May = b.may(&what)
	}
	w := &a.Mounting.Weapon
	attacks := int64(max(1, w.Attacks))
	if left := s.Mounts[mount].Left; left > 0 {
		attacks = int64(left)
	}
	if bonus {
		attacks = 1
	}
	if w.Ammo > 0 {
		attacks = min(attacks, int64(s.Mounts[mount].Ammo))
	}
	class, layer := b.ClassOf(t), layers[w.Type]
	factor := fraction{1, 1}
	if class.Resists.Has(w.Type) {
		factor = factor.times(1, 2)
	}
	if class.Vulnerable.Has(w.Type) {
		factor = factor.times(2, 1)
	}
	chance, first := b.outcomes(by, s, t, &a)
	var hit int
	var hoped, more []outcome
	if f.Chance = chance; attacks > 1 {
		_, hoped = b.outcomes(by, s, t, &later)
		later.Chosen = slices.DeleteFunc(later.Chosen, func(k chosen) bool { return k.open })
		hit, more = b.outcomes(by, s, t, &later)
		f.Later = hit
	}
	worth := func(f fraction) int32 {
		expected, still := mean(first, f), int64(1000-chance)
		with, without := mean(hoped, f), mean(more, f)
		for range attacks - 1 {
			// What waits for a hit still goes with an attack before which none has hit.
			expected += (with*still + without*(1000-still)) / 1000
			still = still * int64(1000-hit) / 1000
		}
		return int32(max(0, expected) / 100)
	}
	f.Shield = worth(layer.shield.times(factor.num, factor.den))
	f.Hull = worth(layer.hull.times(factor.num, factor.den))
	return f
}

// outcomes is the chance of one attack in thousandths, and what may come of it.
func (b *Battle) outcomes(by *crew.Member, s, t *Ship, a *Aim) (chance int, all []outcome) {
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
	add := func(weight int, critical bool, of shipyard.Result) {
		if weight > 0 {
			x := *a
			x.Result = of
			o := outcome{weight: int64(weight), faces: int(a.Mounting.Weapon.Damage.Faces), saved: of == shipyard.Withstood}
			o.roll, o.count, o.halves = b.weighDamage(by, s, t, &x, critical, (*Battle).expected)
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

// foreseen is what goes with an attack that is only weighed.
func (b *Battle) foreseen(by *crew.Member, w With) (with []chosen) {
	for _, id := range w.Features {
		if h := b.owned(by, id); h != nil {
			u := user{by, h, b.FeatureOf(id)}
			with = append(with, chosen{u.f, b.faces(u, w.Spare), id, u.f.Awaits(), w.Spare})
		}
	}
	return with
}

// Run is the course of a ramming run of a ship on another.
func (b *Battle) Run(s, t *Ship) []Leg {
	c := b.ownChart(s, nil)
	return c.Run(Pose{s.At, s.Heading}, t.At)
}

// Run is the course of a ramming run: about to the target, and straight to the
// middle of its space. On the grid it goes diagonally first, and straight for the
// rest.
func (c *Chart) Run(p Pose, target space.Point) []Leg {
	if c.Squares > 0 {
		return runSquares(p.onGrid(c.Squares), target)
	}
	way := (space.Distance(p.At, target) + space.Foot - 1) / space.Foot * space.Foot
	return []Leg{{Turn: space.Between(p.Heading, space.Bearing(p.At, target)), Ahead: way}}
}
