package personal

import "broadside/personal/deckplan"

// A duct is a square as wide as the next smaller creature than the one that fills
// a square: those squeeze through, where the book has squeezing, and have a hard
// way otherwise. Larger ones do not fit (HOUSE-DUCT).

// filling is the largest size that takes no more than a square.
func (f *Fight) filling() int8 {
	best := int8(0)
	for i, s := range f.Book().Sizes {
		if s.Squares == 1 {
			best = int8(i)
		}
	}
	return best
}

// crawlsThrough says whether somebody fits into a duct at all.
func (f *Fight) crawlsThrough(p *Person) bool { return f.size(p) <= f.filling() }

// Narrow says whether somebody takes no more than a square.
func (f *Fight) Narrow(p *Person) bool { return f.crawlsThrough(p) }

// pinched says whether somebody fits into a duct only by squeezing.
func (f *Fight) pinched(p *Person, at deckplan.Square) bool {
	return f.cell(p.Deck, at) == deckplan.Duct && f.Book().Movement.Squeeze && f.size(p) == f.filling()
}
