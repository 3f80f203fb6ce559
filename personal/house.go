package personal

import (
	"broadside/personal/deckplan"
)

// Room returns the free square nearest to one of a list on a deck where somebody fits,
// the squares of the list first.
func (f *Fight) Room(p *Person, deck int8, near []deckplan.Square) (deckplan.Square, bool) {
	was, at := p.Deck, p.At
	defer func() { p.Deck, p.At = was, at }()
	p.Deck = deck
	for ring := int16(0); ring <= 3; ring++ {
		for _, q := range near {
			for dy := -ring; dy <= ring; dy++ {
				for dx := -ring; dx <= ring; dx++ {
					to := q.Plus(dx, dy)
					if max(deckplan.Abs(dx), deckplan.Abs(dy)) != ring || f.Plan(deck).Index(to) < 0 || f.Cell(deck, to) == deckplan.Shaft || !f.SightFrom(deck, q).Sees(to) {
						continue
					}
					if tight, ok := f.Fits(p, to); ok && !tight && f.InWay(p, to, true) == nil {
						return to, true
					}
				}
			}
		}
	}
	return deckplan.Square{}, false
}
