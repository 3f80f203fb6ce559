package strategy

import (
	"broadside/personal"
	"broadside/personal/rulebook"
	"broadside/sim/damage"
	"broadside/sim/dice"
	"broadside/sim/say"
)

// TakeFlat takes a number off a hit, once for all its types, and dice off each type.
func TakeFlat(f *personal.Fight, p *personal.Person, w *personal.Wound, a *personal.Account) {
	if n := min(a.Amount, int32(f.SheetOf(p).Reduce)-a.Reduced); n > 0 {
		a.Amount -= n
		a.Reduced += n
		a.Notes = append(a.Notes, "reduced")
	}
	takeDice(f, p, w, a)
}

// StopImmune stops types to which the target is immune.
func StopImmune(f *personal.Fight, p *personal.Person, w *personal.Wound, a *personal.Account) {
	if sheet := f.SheetOf(p); sheet.Immune&(1<<w.Type) != 0 || sheet.Features&rulebook.Swarming != 0 && w.Attack {
		a.Amount = 0
		a.Notes = append(a.Notes, "immune")
	}
}

// HalveResisted halves resisted damage once, for any number of reasons (ME-RESIST).
func HalveResisted(f *personal.Fight, p *personal.Person, w *personal.Wound, a *personal.Account) {
	if (f.SheetOf(p).Resists|resisted(f, p))&(1<<w.Type) != 0 {
		a.Amount = damage.Resistance{Resists: true}.Of(a.Amount)
		a.Notes = append(a.Notes, "resistant")
	}
}

// resisted returns the types that somebody's conditions resist.
func resisted(f *personal.Fight, p *personal.Person) (all uint32) {
	book := f.Book()
	for i := range p.Conditions {
		c := &book.Conditions[p.Conditions[i].Condition]
		if all |= c.Proofing.Resist; c.Proofing.Soaks {
			all |= 1 << p.Conditions[i].Type
		}
	}
	return all
}

// DoubleVulnerable doubles damage once, including that to vulnerable layers (ME-RESIST).
func DoubleVulnerable(f *personal.Fight, p *personal.Person, w *personal.Wound, a *personal.Account) {
	if f.SheetOf(p).Vulnerable&(1<<w.Type) != 0 {
		a.Amount, a.Doubled = damage.Resistance{Vulnerable: true}.Of(a.Amount), true
		a.Notes = append(a.Notes, "vulnerable")
	}
}

// PierceArmour applies armour: it lets through nothing below its window of drive, half
// within it, and everything above (LOL-DRIVE).
func PierceArmour(f *personal.Fight, p *personal.Person, w *personal.Wound, a *personal.Account) {
	from, to := personal.HalvedDrive(f, p)
	drive := int32(w.Drive)
	if drive == 0 {
		drive = personal.ScaledShare(w, a.Amount)
	}
	switch drive += int32(w.Surge); {
	case to == 0 || drive > int32(to) || w.Bypass:
	case drive < int32(from):
		a.Amount = 0
		a.Notes = append(a.Notes, "stopped by armour")
	case unhalved(f, p)&(1<<w.Type) != 0:
		a.Notes = append(a.Notes, "through metal")
	default:
		a.Amount /= 2
		a.Notes = append(a.Notes, "halved by armour")
	}
}

// unhalved returns the types that somebody's armour never halves (LOL-ELECTRIC).
func unhalved(f *personal.Fight, p *personal.Person) (all uint32) {
	for a := range personal.WornArmour(f, p) {
		if a.To > 0 {
			all |= a.Whole
		}
	}
	return all
}

// TakePercent applies the percentages of a type one after another, each rounded down: of
// the person's nature, of armour, of conditions (LOL-RESIST).
func TakePercent(f *personal.Fight, p *personal.Person, w *personal.Wound, a *personal.Account) {
	book := f.Book()
	lists := [][]rulebook.Percent{f.SheetOf(p).Percents}
	for a := range personal.WornArmour(f, p) {
		lists = append(lists, a.Percents)
	}
	for a := range p.EachCondition {
		lists = append(lists, book.Conditions[a.Condition].Proofing.Percents)
	}
	has := uint32(1)<<w.Type | w.Also
	for _, list := range lists {
		for _, x := range list {
			if x.Types&has != 0 && x.Not&has == 0 && a.Amount > 0 {
				a.Amount = a.Amount * int32(x.Share) / 100
				a.Notes = append(a.Notes, say.Of("at %d %%", x.Share))
			}
		}
	}
}

// takeDice takes dice off damage that hide and armour stop.
func takeDice(f *personal.Fight, p *personal.Person, w *personal.Wound, a *personal.Account) {
	stop := func(x *rulebook.Soak, name say.Text) {
		ordinary := w.Tags&rulebook.Spell == 0 && !w.Enchanted
		if x.Dice == (dice.Dice{}) || a.Amount == 0 || x.Types != 0 && x.Types&(1<<w.Type) == 0 || x.Plain && !ordinary {
			return
		}
		a.Amount = max(0, a.Amount-int32(f.RollTold(p, x.Dice, "soak", name)))
		a.Notes = append(a.Notes, name)
	}
	stop(&f.SheetOf(p).Soak, "hide")
	for a := range personal.WornArmour(f, p) {
		stop(&a.Soak, f.Names.Of(a.Name))
	}
}
