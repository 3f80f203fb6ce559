package action

import (
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/personal/strategy"
)

// Foresee returns a shot that its target saves against: their roll and its DC.
func Foresee(f *personal.Fight, p *personal.Person, m *personal.Means, e *rulebook.Effect, t *personal.Person) (personal.Shot, error) {
	if err := aim.MayFire(f, p, e, &personal.Swing{Target: t.ID}); err != nil {
		return personal.Shot{}, err
	}
	switch e.Aim {
	case rulebook.ByAttack:
		var s personal.Shot
		err := aim.Prepare(f, &s, p, m, t)
		return s, err
	case rulebook.NoRoll:
		return personal.Shot{Sure: true}, nil
	}
	s := aim.FirerOf(f, p, m)
	s.Far = f.Distance(p, t) > m.Weapon.Near
	return saving(f, &s, e, t), nil
}

// ForeseePower returns a power's attack on somebody before its dice, or their save against it, or the
// refusal of an attack that does not reach them; ok is false if nothing is thrown.
func ForeseePower(f *personal.Fight, p *personal.Person, i *combat.Cast, t *personal.Person) (shot personal.Shot, ok bool, err error) {
	w, err := combat.Power(f, p, i)
	if err != nil {
		return shot, false, err
	}
	s, e := aim.SourceOf(f, p, w, i.Slot), &w.Effect
	switch e.Aim {
	case rulebook.ByAttack, rulebook.ByTouch:
		shot, m, tags := aim.SpellRoll(f, &s, e)
		if m.Ranged {
			if err := personal.InRange(f, &m, f.Distance(p, t)); err != nil {
				return personal.Shot{}, true, err
			}
		}
		aim.NoteSling(f, &shot, p, &m, t, tags)
		f.NoteEdges(&shot.Roll, personal.Edging{Attack: true, Person: p.ID, Side: int8(p.Side), Against: t.ID})
		strategy.SettleReasons(f, &shot)
		return shot, true, nil
	case rulebook.BySave:
		return saving(f, &s, e, t), true, nil
	}
	return shot, false, nil
}

// saving returns a shot that its target saves against.
func saving(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person) personal.Shot {
	x := aim.SaveAgainst(f, s, e, t, t.At)
	shot := personal.Shot{Roll: personal.ToSave(f, t, x), Need: x.Dc, Saved: true, Odds: 1000}
	f.NoteEdges(&shot.Roll, personal.Edging{Save: true, Check: f.Book().Checks.Saves, Person: t.ID})
	if !x.Fails && !personal.FailsSave(f, t, x.Ability, nil) {
		shot.Odds = 1000 - strategy.CheckChance(f.Book(), &shot.Roll, x.Dc)
	}
	return shot
}
