package action

import (
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// Foresee returns a shot that somebody saves against: their roll and its number.
func Foresee(f *personal.Fight, p *personal.Person, m *personal.Means, e *rulebook.Effect, t *personal.Person) (personal.Shot, error) {
	if err := aim.MayFire(f, p, e, &personal.Swing{Target: t.ID}); err != nil {
		return personal.Shot{}, err
	}
	switch e.Aim {
	case rulebook.ByAttack:
		return aim.Attack(f, p, m, t)
	case rulebook.NoRoll:
		return personal.Shot{Sure: true}, nil
	}
	s := aim.Muzzle(f, p, m)
	s.Far = f.Distance(p, t) > m.Weapon.Near
	x := aim.Resists(f, &s, e, t, t.At)
	shot := personal.Shot{Roll: personal.ToSave(f, t, x), Need: x.Dc, Saved: true, Odds: 1000}
	if !x.Fails && !personal.FailsSave(f, t, x.Ability, nil) {
		shot.Odds = 1000 - dice.Chance(&shot.Roll, x.Dc)
	}
	return shot, nil
}
