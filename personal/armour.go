package personal

import (
	"iter"

	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/say"
)

// Wears reports whether somebody wears a piece of armour, by its place on their sheet from 0.
func (p *Person) Wears(n int) bool { return p.Doffed&(2<<n) == 0 }

// WornArmour returns the pieces of armour that somebody wears.
func WornArmour(f *Fight, p *Person) iter.Seq[*rulebook.Armour] {
	return func(yield func(*rulebook.Armour) bool) {
		for i, a := range f.SheetOf(p).Armour {
			if p.Wears(i) && !yield(&f.Book().Armours[a]) {
				return
			}
		}
	}
}

// pieces returns how many pieces of armour of a set of weights somebody wears.
func pieces(f *Fight, p *Person, weights uint8) (n int8) {
	for x := range WornArmour(f, p) {
		if x.Weight >= 0 && weights&(1<<x.Weight) != 0 {
			n += x.Pieces
		}
	}
	return n
}

// burden returns the requirements of the worn pieces of a weight.
func burden(f *Fight, p *Person, weight int) (b rulebook.Burden) {
	worn := pieces(f, p, 1<<weight)
	for _, x := range f.Book().Burdens {
		if int(x.Weight) == weight && x.Pieces <= worn && x.Pieces > b.Pieces {
			b = x
		}
	}
	return b
}

// slowed returns by how much somebody's armour reduces their speed.
func slowed(f *Fight, p *Person) (slow int16) {
	for n := range f.Book().Weights {
		if b := burden(f, p, n); b.Strength > 0 && f.SheetOf(p).Scores[f.Book().Movement.Strength] < b.Strength {
			slow = max(slow, b.Slow)
		}
	}
	return slow
}

// loud returns the text for worn armour that can be heard, or "".
func loud(f *Fight, p *Person) say.Text {
	for n, name := range f.Book().Weights {
		if burden(f, p, n).Loud {
			return say.Of("%s armour", name)
		}
	}
	return ""
}

// UnusedPieces returns how many pieces somebody wears that they are not used to.
func UnusedPieces(f *Fight, p *Person) int8 {
	if f.SheetOf(p).Worn == 0 {
		return 0
	}
	return pieces(f, p, ^f.SheetOf(p).Worn)
}

// NoteClumsy adds to a roll with an ability the penalty for armour that the person is not
// used to.
func NoteClumsy(f *Fight, r *dice.Roll, p *Person, ability int8) {
	if x := f.Book().Unused; ability >= 0 && x.Abilities&(1<<ability) != 0 && UnusedPieces(f, p) >= x.Pieces {
		r.Disadvantage("unused to the armour")
	}
}

// Size returns somebody's size, as changed by conditions.
func (f *Fight) Size(p *Person) int8 { return sizeOf(f.Book(), p) }

func sizeOf(book *rulebook.Book, p *Person) int8 {
	n := book.Sheets[p.Sheet].Size
	for i := range p.Conditions {
		if larger := book.Conditions[p.Conditions[i].Condition].Larger; larger != 0 && p.first(i) {
			n += larger
		}
	}
	return max(0, min(n, int8(len(book.Sizes)-1)))
}
