package personal

import "slices"

// Powers are those of somebody's sheet, and what they have taken from others.
func (f *Fight) Powers(p *Person) []int16 {
	if len(p.Powers) > 0 {
		return p.Powers
	}
	return f.SheetOf(p).Powers
}

// inherit gives somebody the powers of another that they do not have, but for those
// of armour.
func (f *Fight) inherit(p, from *Person) {
	all := slices.Clone(f.Powers(p))
	for _, n := range f.Powers(from) {
		if !slices.Contains(all, n) && !f.isLent(from, n) && len(all) < maxPowers {
			all = append(all, n)
			f.did(p, "has "+f.Book().Powers[n].Name+" now", 0)
		}
	}
	if len(all) > len(f.Powers(p)) {
		p.Powers = all
	}
}
