package personal

import (
	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// Some weapons are not thrown against Defence: they fire what works by a save, on an
// area, or without fail.

// fires is what a weapon in use fires, with the dice of a charge, or nil where it is
// attacked with as others are.
func (f *Fight) fires(p *Person, m *means) *rulebook.Effect {
	if m.weapon.Fires == nil || m.hand == WithButt {
		return nil
	}
	e := *m.weapon.Fires
	e.AddMod = e.AddMod && (m.hand != WithTap || f.modifier(p, f.best(p, m.weapon.Abilities)) < 0)
	for i := range m.weapon.Adds {
		if x := &m.weapon.Adds[i]; m.hand == WithCharge && x.When == rulebook.OnCharged && x.Damage.Faces == e.Damage.Faces {
			e.Damage.Count += x.Damage.Count
		}
	}
	return &e
}

// muzzle is who fires a weapon, and the number of the save against it.
func (f *Fight) muzzle(p *Person, m *means) source {
	return source{by: p, name: m.weapon.Name, dc: f.against(p, m, 0), ability: f.best(p, m.weapon.Abilities), times: 1, deck: p.Deck, from: p.At}
}

// mayFire refuses what cannot be fired at, from here.
func (f *Fight) mayFire(p *Person, e *rulebook.Effect, i *Attack) error {
	at := i.At
	if t := f.Person(i.Target); t != nil {
		if err := f.atPeace(p, t); err != nil {
			return err
		}
		if t.Deck != p.Deck || t.Out() {
			return f.Book().Refuse(rulebook.TopicRange, "there is nobody to attack")
		}
		at = t.At
		if d := f.Distance(p, t); e.Shape.Own() && d > e.Size {
			return f.Book().Refuse(rulebook.TopicRange, "%d %s is beyond %d", d, f.Book().Unit, e.Size)
		}
	}
	return f.reaches(p, e, i.Target, at)
}

// fire lets it work.
func (f *Fight) fire(p *Person, m *means, e *rulebook.Effect, i *Attack) {
	at := i.At
	if t := f.Person(i.Target); t != nil {
		at = t.At
	}
	s := f.muzzle(p, m)
	s.far = f.distanceTo(p, at) > m.weapon.Near
	f.tell(p, &Used{By: p.ID, What: m.weapon.Name, On: i.Target})
	f.work(&s, e, i.Target, at)
}

// foresee is a shot that somebody saves against: their roll and its number.
func (f *Fight) foresee(p *Person, m *means, e *rulebook.Effect, t *Person) (Shot, error) {
	if err := f.mayFire(p, e, &Attack{Target: t.ID}); err != nil {
		return Shot{}, err
	}
	if e.Aim != rulebook.BySave {
		return Shot{Sure: true}, nil
	}
	s := f.muzzle(p, m)
	s.far = f.Distance(p, t) > m.weapon.Near
	x := f.resists(&s, e, t, t.At)
	shot := Shot{Roll: f.toSave(t, x), Need: x.dc, Saved: true, Odds: 1000}
	if !x.fails && !f.failsSave(t, x.ability) {
		shot.Odds = 1000 - dice.Chance(&shot.Roll, x.dc)
	}
	return shot, nil
}

// strip takes the points of layers.
func (f *Fight) strip(e *rulebook.Effect, t *Person) {
	for n := range f.Book().Layers {
		if e.Strips&(1<<n) != 0 && t.Pools[n].Points > 0 {
			f.empty(t, int8(n))
		}
	}
}

// exposed leaves somebody as open as who takes aim, until their next turn.
func (f *Fight) exposed(p *Person) {
	if n := f.Book().Roles[rulebook.PartAiming]; n >= 0 {
		f.befall(p, Affliction{Condition: n, By: p.ID, Ends: rulebook.OwnStart, Save: -1, Implied: -1})
	}
}
