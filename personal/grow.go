package personal

// size is how large somebody is, as conditions leave it.
func (f *Fight) size(p *Person) int8 {
	n := f.SheetOf(p).Size
	for i := range p.Conditions {
		n += f.Book().Conditions[p.Conditions[i].Condition].Larger
	}
	return max(0, min(n, int8(len(f.Book().Sizes)-1)))
}

// Across is how many squares somebody takes each way.
func (f *Fight) Across(p *Person) int16 { return int16(f.Book().Sizes[f.size(p)].Squares) }

// grow finds room for somebody who has become larger: where they stand, or a step to
// the north or the west of it. Where there is none they stay as they were.
func (f *Fight) grow(p *Person, condition int16) {
	extra := f.span(p) - int16(f.Book().Sizes[f.SheetOf(p).Size].Squares)
	for i := range (extra + 1) * (extra + 1) {
		at := p.At.Plus(-(i % (extra + 1)), -(i / (extra + 1)))
		if tight, ok := f.fits(p, at); ok && !tight && f.inWay(p, at, true) == nil {
			if at != p.At {
				f.put(p, at)
			}
			return
		}
	}
	f.relieve(p, condition)
}
