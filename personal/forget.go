package personal

import (
	"broadside/personal/rulebook"
	"fmt"
)

// forgets throws for the power that somebody loses to a condition, and returns its
// place on their sheet; 0: there is nothing that they could forget.
func (f *Fight) forgets(p *Person, c *rulebook.Condition) int8 {
	var places []int8
	for i, n := range f.Powers(p) {
		w := &f.Book().Powers[n]
		if place := uint8(i + 1); !f.forgot(p, place) && !f.isLent(p, n) && (c.Flags&rulebook.ForgetsSpell == 0 || !f.Book().Exerts(w)) {
			places = append(places, int8(place))
		}
	}
	if len(places) == 0 {
		return 0
	}
	n, die := 1, ""
	if len(places) > 1 {
		n, _ = f.Tray.Throw(len(places), c.Name)
		die = fmt.Sprintf(": d%d %d", len(places), n)
	}
	f.did(p, "has lost "+f.Book().Powers[f.Powers(p)[places[n-1]-1]].Name+die, 0)
	return places[n-1]
}

// forgot says whether a condition has taken a power from somebody.
func (f *Fight) forgot(p *Person, place uint8) bool {
	for i := range p.Conditions {
		a := &p.Conditions[i]
		if f.Book().Conditions[a.Condition].Flags&(rulebook.Forgets|rulebook.ForgetsSpell) != 0 && a.Left == int8(place) {
			return true
		}
	}
	return false
}

// bears is what a condition has to do with a number of its own: how many of something
// it puts into somebody, or which power it takes from them.
func (f *Fight) bears(p *Person, c *rulebook.Condition) int8 {
	switch {
	case c.Flags&(rulebook.Forgets|rulebook.ForgetsSpell) != 0:
		return f.forgets(p, c)
	case c.Flags&rulebook.Steers != 0 && p.Began:
		return 1
	case c.Lot.Count > 0:
		return int8(f.lot(p, c.Lot, number, c.Name))
	}
	return 0
}

// Standing is a condition that somebody is in, with the number that it holds.
func (f *Fight) Standing(p *Person, a Affliction) string {
	switch c := &f.Book().Conditions[a.Condition]; {
	case c.Flags&(rulebook.Forgets|rulebook.ForgetsSpell) != 0 && a.Left > 0 && int(a.Left) <= len(f.Powers(p)):
		return fmt.Sprintf("%s (%s)", c.Name, f.Book().Powers[f.Powers(p)[a.Left-1]].Name)
	case c.Lot.Count > 0:
		return fmt.Sprintf("%s (%d)", c.Name, a.Left)
	default:
		return c.Name
	}
}
