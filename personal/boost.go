package personal

import (
	"slices"

	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// boosts says whether a hit has the boost.
func boosts(x *rulebook.Boost, w *Wound, school int8) bool {
	if w.Tags&rulebook.Spell != 0 {
		return x.School >= 0 && x.School == school
	}
	return x.When&^w.Tags == 0
}

// boost adds to a hit what the conditions of its dealer add.
func (f *Fight) boost(p, t *Person, w *Wound, school int8) {
	book := f.Book()
	for _, a := range slices.Clone(p.Conditions) {
		c := &book.Conditions[a.Condition]
		x := &c.Boost
		if x.Damage.Count == 0 || !boosts(x, w, school) || !f.suffers(p, a.Condition) {
			continue
		}
		d, times, kind := x.Damage, times(book, w.Critical), x.Type
		d.Count += x.More.Count * a.Levels
		if by := f.Person(a.By); x.Growing && by != nil {
			times *= book.Growth(f.SheetOf(by).Level)
		}
		if kind < 0 {
			kind = a.Type
		}
		r := f.damageDice("", d, times, nil)
		f.inside(p, &DamageRolled{Roll: r, By: p.ID, Cause: c.Name})
		rider := x.Rider
		if rider.DC == 0 {
			rider.DC = a.DC
		}
		f.rideOn(p, &means{weapon: rulebook.Weapon{Name: c.Name}}, t, &rider, w.Critical)
		f.hurt(Wound{Target: t.ID, By: p.ID, Type: kind, Amount: worth(book, r.Total, w.Critical), Tags: w.Tags, Bypass: w.Bypass, Cause: c.Name})
		if x.Once {
			f.useUpBoost(p, &a)
		}
	}
}

// useUpBoost ends a condition whose boost has been had, and the concentration on it.
func (f *Fight) useUpBoost(p *Person, a *Affliction) {
	f.relieve(p, a.Condition)
	if by := f.Person(a.By); by != nil && a.Ends == rulebook.EndsFocus && by.Focus.Power >= 0 && f.Book().Powers[by.Focus.Power].Effect.Condition == a.Condition {
		f.unfocus(by)
	}
}

// thorns hurt who has hit somebody, for what the conditions of the one hit hold ready.
func (f *Fight) thorns(t, by *Person, w *Wound) {
	for _, a := range slices.Clone(t.Conditions) {
		c := &f.Book().Conditions[a.Condition]
		x := &c.Thorns
		if x.Damage == (dice.Dice{}) || !boosts(x, w, -1) {
			continue
		}
		d := x.Damage
		d.Count += x.More.Count * a.Levels
		d.Plus += x.More.Plus * a.Levels
		f.hurt(Wound{Target: by.ID, By: t.ID, Type: x.Type, Amount: int32(f.lot(t, d, "damage", c.Name)), Cause: c.Name})
	}
}
