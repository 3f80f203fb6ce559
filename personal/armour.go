package personal

import (
	"slices"

	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// What armour asks of its wearer goes by how many pieces of a weight are worn.

// pieces is how much armour of a set of weights somebody wears.
func (f *Fight) pieces(p *Person, weights uint8) (n int8) {
	for i, a := range f.SheetOf(p).Armour {
		if x := &f.Book().Armours[a]; p.Doffed&(2<<i) == 0 && x.Weight >= 0 && weights&(1<<x.Weight) != 0 {
			n += x.Pieces
		}
	}
	return n
}

// burden is what the worn pieces of a weight ask for.
func (f *Fight) burden(p *Person, weight int) (b rulebook.Burden) {
	worn := f.pieces(p, 1<<weight)
	for _, x := range f.Book().Burdens {
		if int(x.Weight) == weight && x.Pieces <= worn && x.Pieces > b.Pieces {
			b = x
		}
	}
	return b
}

// slowed is how much the armour that somebody wears takes off their speed.
func (f *Fight) slowed(p *Person) (slow int16) {
	for n := range f.Book().Weights {
		if b := f.burden(p, n); b.Strength > 0 && f.SheetOf(p).Scores[f.Book().Movement.Strength] < b.Strength {
			slow = max(slow, b.Slow)
		}
	}
	return slow
}

// loud is the weight of armour that is heard, or "".
func (f *Fight) loud(p *Person) string {
	for n, name := range f.Book().Weights {
		if f.burden(p, n).Loud {
			return name + " armour"
		}
	}
	return ""
}

// unused is how many pieces somebody wears that they are not used to.
func (f *Fight) unused(p *Person) int8 {
	if f.SheetOf(p).Worn == 0 {
		return 0
	}
	return f.pieces(p, ^f.SheetOf(p).Worn)
}

// clumsy notes in a roll with an ability that its maker is not used to their armour.
func (f *Fight) clumsy(r *dice.Roll, p *Person, ability int8) {
	if x := f.Book().Unused; ability >= 0 && x.Abilities&(1<<ability) != 0 && f.unused(p) >= x.Pieces {
		r.Disadvantage("unused to the armour")
	}
}

// trained says whether proficiency helps somebody with a weapon.
func (f *Fight) trained(p *Person, w *rulebook.Weapon) bool {
	sheet := f.SheetOf(p)
	return w.Props&rulebook.Untaught == 0 && !sheet.Untrained && (len(sheet.Trained) == 0 || slices.Contains(sheet.Trained, w.Kind))
}

// Defence is what an attack roll must reach, without cover.
func (f *Fight) Defence(p *Person) int {
	sheet := f.SheetOf(p)
	n := int(sheet.Defence)
	if n == 0 {
		n = f.workedOut(p)
	}
	for i := range p.Arms {
		a := &p.Arms[i]
		if p.Raised == uint8(i+1) {
			n += f.guards(p, f.weapon(a))
		}
		if a.Drawn && !a.Gone && !a.Broken {
			n += int(f.weapon(a).Ward)
		}
	}
	return n + int(p.Worn) + f.value(p, rulebook.OnDefence)
}

// workedOut is the Defence of a sheet that names its armour.
func (f *Fight) workedOut(p *Person) int {
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
		n += int(sheet.Proficiency)
	}
	add := f.modifier(p, book.Defence.Ability)
	if book.Defence.Score {
		return n + int(sheet.Scores[book.Defence.Ability])
	}
	if most >= 0 {
		add = min(add, int(most))
	}
	return n + add
}
