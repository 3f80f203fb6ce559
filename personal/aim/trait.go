package aim

import (
	"slices"

	"broadside/personal"
	"broadside/personal/rulebook"
	"broadside/sim/modifier"
	"broadside/sim/space"
)

// armourBonus returns what somebody's armour adds to their Defence.
func armourBonus(f *personal.Fight, p *personal.Person) (n int) {
	for a := range personal.WornArmour(f, p) {
		n += int(a.Defence)
	}
	return n
}

// layeredDefence returns a Defence changed by the worn layers that still have points:
// raised, or replaced (FOS-SHIELDHP).
func layeredDefence(f *personal.Fight, p *personal.Person, n int) int {
	stands := 0
	for a := range personal.WornArmour(f, p) {
		if a.Layer >= 0 && p.Pools[a.Layer].Points > 0 {
			n += int(a.Lends)
			stands = max(stands, int(a.Stands))
		}
	}
	if stands > 0 {
		return stands
	}
	return n
}

// increments returns how many range increments a distance is, and the penalty for each
// (FOS-RANGE).
func increments(f *personal.Fight, p *personal.Person, m *personal.Means, d int16) (n, each int) {
	x := &f.Book().Ranges
	if x.Step == 0 || !m.Ranged || m.Weapon.Near == 0 {
		return 0, 0
	}
	each = int(x.Step)
	if f.Has(p, rulebook.PartSteady) {
		each = int(x.Aimed)
	}
	return int(max(0, d-1) / m.Weapon.Near), each
}

// unawarePenalty returns the penalty to somebody's Defence against an attacker whom they do
// not see, if the book has a condition for it that they are not already in (FOS-SURPRISE).
func unawarePenalty(f *personal.Fight, p, t *personal.Person) int {
	c := f.Book().Roles[rulebook.PartUnaware]
	if c < 0 || f.Suffers(t, c) || f.Sees(t, p) {
		return 0
	}
	var sum modifier.Tally
	f.Book().Conditions[c].Count(&sum, rulebook.OnDefence)
	return int(sum.Of(0))
}

// CoverBonus returns what cover adds for somebody against an attack from a number of
// units away: more, if they have taken cover (FOS-COVER).
func CoverBonus(f *personal.Fight, t *personal.Person, c space.Cover, d int16) int {
	x := &f.Book().Cover
	n := int(x.Bonus[c])
	if x.State >= 0 && f.Suffers(t, x.State) {
		var had modifier.Tally
		f.Book().Conditions[x.State].Count(&had, rulebook.OnDefence)
		return max(0, n-int(had.Of(0)))
	}
	if x.Taken.Times == 0 || !f.Has(t, rulebook.PartCovered) {
		return n
	}
	n *= int(x.Taken.Times)
	if f.Has(t, rulebook.PartProne) && d >= x.Taken.From {
		n = max(n, int(x.Bonus[x.Taken.Prone]))
	}
	return n
}

// Defence returns what an attack roll must reach, without cover.
func Defence(f *personal.Fight, p *personal.Person) int {
	sheet := f.SheetOf(p)
	n := int(sheet.Defence)
	if n == 0 {
		n = workedOut(f, p)
	}
	n = layeredDefence(f, p, n)
	for i := range p.Arms {
		a := &p.Arms[i]
		if p.Raised == uint8(i+1) {
			n += ShieldBonus(f, p, f.Weapon(a))
		}
		n += Ward(f, a)
	}
	return n + int(p.Worn) + conditionSum(f, p, rulebook.OnDefence)
}

// Ward returns what a weapon adds to its holder's Defence as long as it is in hand.
func Ward(f *personal.Fight, a *personal.ArmState) int {
	if !a.Drawn || a.Gone || a.Broken {
		return 0
	}
	return int(f.Weapon(a).Ward)
}

// ShieldBonus returns what a raised weapon adds to its holder's Defence.
func ShieldBonus(f *personal.Fight, p *personal.Person, w *rulebook.Weapon) int {
	if f.SheetOf(p).Untrained && w.Clumsy > 0 {
		return int(w.Clumsy)
	}
	return int(w.Guard)
}

// OpenTo returns an able foe, known to the person's side, who sees the person without
// much cover, or nil.
func OpenTo(f *personal.Fight, p *personal.Person) *personal.Person {
	for i := range f.People {
		if o := &f.People[i]; IsOpenTo(f, p, o) && personal.Aware(f, p.Side, o) {
			return o
		}
	}
	return nil
}

// IsOpenTo reports whether o is an able foe who sees p without much cover.
func IsOpenTo(f *personal.Fight, p, o *personal.Person) bool {
	return personal.Hostile(p, o) && !f.Helpless(o) && o.Deck == p.Deck && f.InSight(o, p) && f.BestShelter(o, p).Cover < f.Book().Cover.Hides
}

// trained reports whether somebody's proficiency applies to a weapon.
func trained(f *personal.Fight, p *personal.Person, w *rulebook.Weapon) bool {
	sheet := f.SheetOf(p)
	return w.Props&rulebook.Untaught == 0 && !sheet.Untrained && (len(sheet.Trained) == 0 || slices.Contains(sheet.Trained, w.Kind))
}

// workedOut returns the Defence of a sheet that names its armour.
func workedOut(f *personal.Fight, p *personal.Person) int {
	book, sheet := f.Book(), f.SheetOf(p)
	n := int(book.Defence.Base)
	most := int8(-1)
	for _, a := range sheet.Armour {
		armour := &book.Armours[a]
		n += int(armour.Defence)
		if armour.Most >= 0 && (most < 0 || armour.Most < most) {
			most = armour.Most
		}
	}
	if book.Defence.Proficiency {
		n += personal.Proficiency(f, p)
	}
	add := f.Modifier(p, book.Defence.Ability)
	if book.Defence.Score {
		return n + int(sheet.Scores[book.Defence.Ability])
	}
	if most >= 0 {
		add = min(add, int(most))
	}
	return n + add
}

// conditionSum returns the sum of what conditions add to a number that is not rolled.
func conditionSum(f *personal.Fight, p *personal.Person, kind rulebook.RollKind) int {
	var sum modifier.Tally
	for a := range p.EachCondition {
		f.Book().Conditions[a.Condition].Count(&sum, kind)
	}
	return int(sum.Of(0))
}
