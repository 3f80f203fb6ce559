package personal

import (
	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// exploit is what a wound does more to whoever it finds weak: dice besides, a
// condition, a throw on a table, or the end.
func (f *Fight) exploit(p *Person, w *Wound, a *account) {
	x := &f.SheetOf(p).Weakness
	if (x.Types&(1<<w.Type|w.Also) == 0 || x.Critical) && !(x.Spot && w.Called) {
		return
	}
	f.did(p, "is found weak: "+x.Says, 0)
	by := f.Person(w.By)
	if by == nil {
		by = p
	}
	if x.Extra != (dice.Dice{}) {
		a.amount += int32(f.lot(by, x.Extra, "damage", "weakness"))
	}
	switch {
	case x.Kills:
		f.die(p, DiedOf, "its weakness")
	case x.Table >= 0:
		f.decide(x.Table, p, by, nil)
	case x.Condition >= 0:
		f.befall(p, Affliction{Condition: x.Condition, By: w.By, Save: -1, Implied: -1})
	}
}

// laidOpen says whether a hit is critical by the weakness of its target.
func (f *Fight) laidOpen(m *means, t *Person) bool {
	x := &f.SheetOf(t).Weakness
	if !x.Critical || x.Types&(1<<m.weapon.Type|f.extra(m, t)) == 0 {
		return false
	}
	f.did(t, "is found weak: "+x.Says, 0)
	return true
}

// soak takes dice off what hide and armour stop.
func (f *Fight) soak(p *Person, w *Wound, a *account) {
	stop := func(x *rulebook.Soak, name string) {
		ordinary := w.Tags&rulebook.Spell == 0 && !w.Enchanted
		if x.Dice == (dice.Dice{}) || a.amount == 0 || x.Types != 0 && x.Types&(1<<w.Type) == 0 || x.Plain && !ordinary {
			return
		}
		a.amount = max(0, a.amount-int32(f.lot(p, x.Dice, "soak", name)))
		a.notes = append(a.notes, name)
	}
	stop(&f.SheetOf(p).Soak, "hide")
	for i, n := range f.SheetOf(p).Armour {
		if p.Doffed&(2<<i) == 0 {
			stop(&f.Book().Armours[n].Soak, f.Book().Armours[n].Name)
		}
	}
}
