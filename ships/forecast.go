package ships

import (
	"slices"

	"broadside/crew"
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
	chance, expected := b.worth(by, s, t, &a)
	f.Chance = chance
	if attacks > 1 {
		expected += b.next(by, s, t, later, chance, attacks-1, &f)
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

// next is the damage to expect of so many attacks after one of a chance: what waits
// for a hit still goes with them where none has hit before.
func (b *Battle) next(by *crew.Member, s, t *Ship, later Aim, chance int, attacks int64, f *Forecast) (expected int64) {
	_, waiting := b.worth(by, s, t, &later)
	later.Chosen = slices.DeleteFunc(slices.Clone(later.Chosen), func(k chosen) bool { return k.open })
	hit, more := b.worth(by, s, t, &later)
	f.Later = hit
	for still := int64(1000 - chance); attacks > 0; attacks-- {
		expected += (waiting*still + more*(1000-still)) / 1000
		still = still * int64(1000-hit) / 1000
	}
	return expected
}

// worth is the chance of one attack in thousandths, and the damage to expect of
// it in twenty-thousandths of a point.
func (b *Battle) worth(by *crew.Member, s, t *Ship, a *Aim) (chance int, expected int64) {
	w := &a.Mounting.Weapon
	if a.Saves {
		a.Result = Overcome
	}
	once, count, halves := b.weighDamage(by, s, t, a, false, (*Battle).expected)
	twice, more, _ := b.weighDamage(by, s, t, a, true, (*Battle).expected)
	plus := int64(once.Bonus())
	rolled := average(&once, count, int(w.Damage.Faces)) // twice the average
	extra := average(&twice, more, int(w.Damage.Faces)) - rolled
	defer func() { expected = expected * int64(halves) / 2 }()
	if a.Saves {
		chance = 1000
		if a.Fails == "" {
			chance -= Chance(&a.Roll, a.Need)
		}
		a.Result = Withstood
		held, count, _ := b.weighDamage(by, s, t, a, false, (*Battle).expected)
		half := average(&held, count, int(w.Damage.Faces)) + 2*int64(held.Bonus())
		expected = (rolled+2*plus)*10*int64(chance) + half*10*int64(1000-chance)/2
		a.Result = Either
	} else {
		if chance = AttackChance(&a.Roll, a.Need); a.Critical == 0 {
			chance = 1000
		}
		criticals := 0
		for n := max(a.Critical, 2); n <= 20; n++ {
			criticals += natural(n, a.Roll.Edge())
		}
		expected = (rolled+2*plus)*10*int64(chance) + extra*10*min(int64(chance), int64(criticals)*1000/pairs)
	}
	return chance, max(0, expected)
}

// Chance is the chance, in thousandths, that a d20 check reaches need.
func Chance(r *dice.Roll, need int) int {
	return reaching(r, need) * 1000 / pairs
}

func reaching(r *dice.Roll, need int) int {
	return spread(r, func(more int) int { return faces(20-clamp(need-more-r.Bonus(), 1, 21)+1, r.Edge()) })
}

// spread is the average of what each sum of a roll's additional dice leads to.
func spread(r *dice.Roll, of func(sum int) int) int {
	sums, least := []int64{1}, 0
	for _, m := range r.More {
		for range m.Count {
			next := make([]int64, len(sums)+m.Faces-1)
			for i, n := range sums {
				for f := range m.Faces {
					next[i+f] += n
				}
			}
			if sums = next; m.Minus {
				least -= m.Faces
			} else {
				least++
			}
		}
	}
	var ways, total int64
	for i, n := range sums {
		ways += n
		total += n * int64(of(least+i))
	}
	return int(total / ways)
}

// average is twice what damage dice come to on average, as they would be thrown.
func average(r *dice.Roll, count, faces int) int64 {
	twice := func(n, f int) int64 {
		switch {
		case r.Highest:
			return int64(2 * n * f)
		case r.Again > 0 && r.Again < f:
			// Those above count as they are; the others are thrown once more.
			return int64(n) * int64(f*(f+1)-r.Again*(r.Again+1)+r.Again*(f+1)) / int64(f)
		}
		return int64(n * (f + 1))
	}
	sum := twice(count, faces)
	for _, m := range r.More {
		if m.Minus {
			sum -= twice(m.Count, m.Faces)
		} else {
			sum += twice(m.Count, m.Faces)
		}
	}
	return sum
}

// foreseen is what goes with an attack that is only weighed.
func (b *Battle) foreseen(by *crew.Member, w With) (with []chosen) {
	for _, id := range w.Features {
		if h := b.owned(by, id); h != nil {
			u := user{by, h, b.FeatureOf(id)}
			with = append(with, chosen{u.f, b.faces(u, w.Spare), id, u.f.awaits(), w.Spare})
		}
	}
	return with
}

// AttackChance is the chance, in thousandths, that an attack hits: a 20 always
// does and a 1 never (SHIP-NAT).
func AttackChance(r *dice.Roll, need int) int {
	return spread(r, func(more int) int { return faces(20-clamp(need-more-r.Bonus(), 2, 20)+1, r.Edge()) }) * 1000 / pairs
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
