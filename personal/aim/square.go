package aim

import (
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// AtSquare returns an attack on whatever is on a square, or a throw at it, with the
// weapon, the distance and every penalty (FOS-EXPLOSIVE).
func AtSquare(f *personal.Fight, p *personal.Person, m *personal.Means, at deckplan.Square) (r dice.Roll) {
	d := f.DistanceTo(p, at)
	PrepareHit(f, &r, p, m)
	noteRepeats(f, &r, p, m, nil)
	NoteRange(f, &r, p, m, d)
	if m.Ranged && f.Book().Ranges.Close > 0 && crowded(f, p, m, nil) {
		r.Disadvantage("a foe nearby")
	}
	noteWeight(f, &r, p, m)
	f.NoteConditions(&r, personal.Question{Kind: rulebook.OnAttack, Tags: personal.TagsOf(f, d, m.Ranged), Ability: -1, By: p})
	return r
}

// GuessRoll returns an attack on a square as the attacker's side may see it: with every
// modifier, and nothing about who may be there.
func GuessRoll(f *personal.Fight, p *personal.Person, m *personal.Means, at deckplan.Square) personal.Shot {
	s := personal.Shot{Roll: AtSquare(f, p, m, at)}
	noteUnseen(f, &s.Roll, p)
	return s
}

// ShotOf returns the effect that a weapon in use fires, with the dice of a charge, or nil
// if it attacks in the normal way.
func ShotOf(f *personal.Fight, p *personal.Person, m *personal.Means) *rulebook.Effect {
	if m.Weapon.Fires == nil {
		return nil
	}
	e := *m.Weapon.Fires
	e.AddMod = e.AddMod && (m.Hand != personal.WithTap || f.Modifier(p, f.BestAbility(p, m.Weapon.Abilities)) < 0)
	for i := range m.Weapon.Adds {
		if x := &m.Weapon.Adds[i]; m.Hand == personal.WithCharge && x.When == rulebook.OnCharged {
			e.Do = rulebook.Alter(e.Do, func(d *rulebook.DamageOp) {
				if d.Dice.Faces == x.Damage.Faces {
					d.Dice.Count += x.Damage.Count
				}
			})
		}
	}
	return &e
}
