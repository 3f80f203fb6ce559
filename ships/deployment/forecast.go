package deployment

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/ships/shipyard"
	"broadside/sim/damage"
)

// ForecastFire calculates the expected outcome of an attack with a mount on a ship.
func ForecastFire(b *ships.Battle, by *crew.Member, s *ships.Ship, mount int, t *ships.Ship, with ships.With) ships.Forecast {
	a := impact.AimAt(b, by, s, mount, t, impact.Weighed)
	later := a
	a.Chosen = featuresForeseen(b, by, with)
	bonus := (&Fire{Weapon: uint8(mount)}).bonus(b, by)
	if n := findGranted(b, s, by); bonus && n >= 0 {
		e := &s.Effects[n]
		a.Chosen = append(a.Chosen, ships.Chosen{Feature: b.FeatureOf(e.Feature), Faces: e.Faces, ID: e.Feature})
	}
	later.Chosen, later.Later = impact.AfterFirst(a.Chosen), true
	a.Roll.Mods.Clip()
	a.Roll.Reasons.Clip()
	later.Roll = a.Roll
	impact.UseOnAttack(b, by, s, t, &a, impact.Weighed)
	impact.UseOnAttack(b, by, s, t, &later, impact.Weighed)
	f := ships.Forecast{AimedShot: a}
	if what := impact.Attacking(b, by, s, t, &a); !a.Saves {
		f.May = impact.MayAdd(b, &what)
	}
	w := &a.Mounting.Weapon
	attacks := AttacksLeft(s, &s.Mounts[mount], w)
	if bonus {
		attacks = min(attacks, 1)
	}
	class := b.ClassOf(t)
	var one, next, last weighings
	chance, first := one.weigh(b, by, s, t, &a)
	resistance := damage.Resistance{Resists: first[0].Resists || class.Resists.Has(w.Type), Vulnerable: class.Vulnerable.Has(w.Type)}
	var hit int
	var hoped, more []Likelihood
	if f.Chance = chance; attacks > 1 {
		_, hoped = next.weigh(b, by, s, t, &later)
		later.Chosen = slices.DeleteFunc(later.Chosen, func(k ships.Chosen) bool { return k.Open })
		hit, more = last.weigh(b, by, s, t, &later)
		f.Later = hit
	}
	worth := func(f damage.Fraction) int32 {
		expected, still := mean(first, f), int64(1000-chance)
		with, without := mean(hoped, f), mean(more, f)
		for range attacks - 1 {
			// Features that wait for a hit still apply to an attack before which none has
			// hit.
			expected += (with*still + without*(1000-still)) / 1000
			still = still * int64(1000-hit) / 1000
		}
		return int32(max(0, expected) / 100)
	}
	f.Shield = worth(resistance.On(w.Type.OnShields()))
	f.Hull = worth(resistance.On(w.Type.OnHull()))
	return f
}

// AttacksLeft returns how many attacks can be made with a mount: what is left of an action, or a
// whole action's, as far as there is ammunition.
func AttacksLeft(s *ships.Ship, m *ships.Mount, w *shipyard.Weapon) int64 {
	attacks := m.Left
	if attacks <= 0 {
		attacks = max(1, attacksOf(s, w))
	}
	if w.Ammo > 0 {
		return min(int64(attacks), int64(m.Ammo))
	}
	return int64(attacks)
}

// featuresForeseen returns the features chosen with an attack that is only forecast.
func featuresForeseen(b *ships.Battle, by *crew.Member, w ships.With) (with []ships.Chosen) {
	for _, id := range w.Features {
		if h := impact.Owned(b, by, id); h != nil {
			u := ships.User{Member: by, Have: h, Feature: b.FeatureOf(id), Spare: w.Spare}
			with = append(with, ships.Chosen{Feature: u.Feature, Faces: impact.FacesOf(b, u), ID: id, Open: u.Feature.Awaits(), Spare: w.Spare})
		}
	}
	return with
}

// RamCourse returns the course of a ramming run of a ship on another.
func RamCourse(b *ships.Battle, s, t *ships.Ship) []ships.Leg {
	c := b.OwnChart(s, []ships.Obstacle{{Disc: b.Disc(t), Ship: t.ID}})
	return c.RamCourse(ships.Pose{At: s.At, Heading: s.Heading}, t.ID, t.At)
}
