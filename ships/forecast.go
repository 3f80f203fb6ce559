package ships

import (
	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/space"
)

// Forecast is what an attack may come to, worked out before any die is thrown.
type Forecast struct {
	Aim
	Chance int   // in thousandths: to hit, or of a failed save
	Later  int   // the same for the attacks after the first, which effects no longer touch; 0 if there are none
	Shield int32 // expected damage of all the attacks to shields, in tenths
	Hull   int32 // the same to the hull
}

// Forecast works out an attack with a mount on a ship.
func (b *Battle) Forecast(by *crew.Member, s *Ship, mount int, t *Ship) Forecast {
	a := b.aim(by, s, mount, t)
	later := a
	b.useOnAttack(by, s, t, &a, (*Battle).expected)
	f := Forecast{Aim: a}
	w := &a.Mounting.Weapon
	attacks := int64(max(1, w.Attacks))
	if left := s.Mounts[mount].Left; left > 0 {
		attacks = int64(left)
	}
	if w.Ammo > 0 {
		attacks = min(attacks, int64(s.Mounts[mount].Ammo))
	}
	chance, expected := a.worth(s)
	f.Chance = chance
	if attacks > 1 {
		chance, more := later.worth(s)
		f.Later = chance
		expected += more * (attacks - 1)
	}
	class, layer := b.ClassOf(t), layers[w.Type]
	factor := fraction{1, 1}
	if class.Resists.Has(w.Type) {
		factor = factor.times(1, 2)
	}
	if class.Vulnerable.Has(w.Type) {
		factor = factor.times(2, 1)
	}
	f.Shield = int32(expected * layer.shield.num * factor.num / (layer.shield.den * factor.den * 2000))
	f.Hull = int32(expected * layer.hull.num * factor.num / (layer.hull.den * factor.den * 2000))
	return f
}

// worth is the chance of one attack in thousandths, and the damage to expect of
// it in twenty-thousandths of a point.
func (a *Aim) worth(s *Ship) (chance int, expected int64) {
	w := &a.Mounting.Weapon
	plus := int64(w.Damage.Plus) + int64(crew.Modifier(s.Str))
	rolled := int64(w.Damage.Count) * int64(w.Damage.Faces+1) // twice the average
	if a.Saves {
		chance = 1000
		if a.Fails == "" {
			chance -= Chance(&a.Roll, a.Need)
		}
		expected = (rolled + 2*plus) * 10 * int64(1000+chance) / 2
	} else {
		chance = AttackChance(&a.Roll, a.Need)
		expected = (rolled+2*plus)*10*int64(chance) + rolled*10*int64(natural(20, a.Roll.Edge()))*1000/pairs
	}
	return chance, max(0, expected)
}

// Chance is the chance, in thousandths, that a d20 check reaches need.
func Chance(r *dice.Roll, need int) int {
	return reaching(r, need) * 1000 / pairs
}

func reaching(r *dice.Roll, need int) int {
	return faces(20-clamp(need-r.Bonus(), 1, 21)+1, r.Edge())
}

// AttackChance is the chance, in thousandths, that an attack hits: a 20 always
// does and a 1 never (SHIP-NAT).
func AttackChance(r *dice.Roll, need int) int {
	return faces(20-clamp(need-r.Bonus(), 2, 20)+1, r.Edge()) * 1000 / pairs
}

// ContestChance is the chance, in thousandths, that the first roll beats the
// second; a tie does not.
func ContestChance(r, o *dice.Roll) int {
	total := 0
	for n := 1; n <= 20; n++ {
		total += reaching(r, n+o.Bonus()+1) * natural(n, o.Edge())
	}
	return total * 1000 / (pairs * pairs)
}

// pairs is how many ways two d20 can fall.
const pairs = 400

// faces is in how many of them one of the best n faces counts.
func faces(n, edge int) int {
	switch {
	case edge > 0:
		return pairs - (20-n)*(20-n)
	case edge < 0:
		return n * n
	}
	return n * pairs / 20
}

// natural is in how many of them a face counts.
func natural(face, edge int) int {
	switch {
	case edge > 0:
		return 2*face - 1
	case edge < 0:
		return 2*(21-face) - 1
	}
	return pairs / 20
}

func clamp(n, lo, hi int) int { return max(lo, min(hi, n)) }

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
