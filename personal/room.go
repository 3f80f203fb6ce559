package personal

import (
	"cmp"
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
)

// FindRoom returns the nearest free square to any of a list on a deck where somebody fits,
// preferring the squares of the list.
func (f *Fight) FindRoom(p *Person, deck int8, near []deckplan.Square) (deckplan.Square, bool) {
	return findRoom(f, p, deck, near, func(*Person) bool { return true })
}

// FindKnownRoom returns FindRoom for somebody whose side knows of some people only. Orders are
// judged by it, so that no refusal gives anybody away.
func FindKnownRoom(f *Fight, p *Person, deck int8, near []deckplan.Square) (deckplan.Square, bool) {
	var unknown []crew.ID
	for i := range f.People {
		if o := &f.People[i]; !Aware(f, p.Side, o) {
			unknown = append(unknown, o.ID)
		}
	}
	return findRoom(f, p, deck, near, func(o *Person) bool { return !slices.Contains(unknown, o.ID) })
}

func findRoom(f *Fight, p *Person, deck int8, near []deckplan.Square, counts func(*Person) bool) (deckplan.Square, bool) {
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
					if tight, ok := f.Fits(p, to); ok && !tight && inWay(f, p, to, true, counts) == nil {
						return to, true
					}
				}
			}
		}
	}
	return deckplan.Square{}, false
}

// FreeSquare returns where somebody can stay: where they are, unless somebody else is there and
// there is room nearby.
func FreeSquare(f *Fight, p *Person) deckplan.Square {
	if f.InWay(p, p.At) != nil {
		if at, ok := f.FindRoom(p, p.Deck, []deckplan.Square{p.At}); ok {
			return at
		}
	}
	return p.At
}

// RoomBehind returns the nearest free square to somebody, preferring squares that are farther
// from a place, and sides to corners.
func (f *Fight) RoomBehind(p *Person, from deckplan.Square) (deckplan.Square, bool) {
	var near []deckplan.Square
	for _, d := range deckplan.Neighbours {
		near = append(near, p.At.Plus(d.X, d.Y))
	}
	aslant := func(q deckplan.Square) int16 { return deckplan.Abs(q.X-p.At.X) * deckplan.Abs(q.Y-p.At.Y) }
	slices.SortStableFunc(near, func(a, b deckplan.Square) int {
		return cmp.Or(cmp.Compare(deckplan.Near(b, from), deckplan.Near(a, from)), cmp.Compare(aslant(a), aslant(b)))
	})
	return f.FindRoom(p, p.Deck, near)
}

// HasRoom reports whether somebody has room at a square, without squeezing and without
// anybody else there.
func (f *Fight) HasRoom(p *Person, at deckplan.Square) bool {
	tight, ok := f.Fits(p, at)
	return ok && !tight && f.InWay(p, at) == nil
}
