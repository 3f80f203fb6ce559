package personal

import (
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
)

// storey is how far it is from one level to the next, in squares (HOUSE-SHAFT).
const storey = 2

// Ladder is where the ladder of a square leads, for as long as both ends stand.
func (f *Fight) Ladder(deck int8, q deckplan.Square) (deckplan.Square, bool) {
	if to, ok := f.builtLadder(deck, q); ok {
		return to, true
	}
	to, ok := f.plan(deck).Ladder(q)
	return to, ok && f.altered(deck, q) == 0 && f.altered(deck, to) == 0
}

// below is the square under a shaft, where that is open.
func (f *Fight) below(deck int8, q deckplan.Square) (deckplan.Square, bool) {
	to := deckplan.Square{X: q.X, Y: q.Y, Level: q.Level + 1}
	return to, f.cell(deck, q) == deckplan.Shaft && f.plan(deck).Index(to) >= 0 && !f.blocked(deck, to)
}

// upright says whether one square lies straight above the other, with a shaft
// between them.
func (f *Fight) upright(deck int8, a, b deckplan.Square) bool {
	if a.Level > b.Level {
		a, b = b, a
	}
	to, ok := f.below(deck, a)
	return ok && to == b
}

// Ascends says whether somebody gets up and down a shaft: by wings, or by hands
// that climb.
func (f *Fight) Ascends(p *Person, mode rulebook.Mode) bool {
	return (mode == rulebook.FlyMode || mode == rulebook.Climb) && f.speed(p, mode) > 0
}

// overShaft says whether somebody has nothing under their feet.
func (f *Fight) overShaft(p *Person) bool {
	n := f.span(p)
	for i := range n * n {
		if _, ok := f.below(p.Deck, p.At.Plus(i%n, i/n)); !ok {
			return false
		}
	}
	return true
}

// heldUp says whether nothing lets somebody fall who is in the air, or over a
// shaft (ME-FLYING, HOUSE-SHAFT).
func (f *Fight) heldUp(p *Person) bool {
	clings := p.Height == 0 && f.SheetOf(p).Speeds[rulebook.Climb] > 0 && f.top(p, rulebook.Climb) > 0 && p.State == Able && f.flags(p)&(rulebook.Falls|rulebook.Crawls) == 0
	return p.Height == 0 && !f.overShaft(p) || f.airborne(p) || clings || f.borne(p)
}

// airborne says whether somebody can stay in the air by themselves (ME-FLYING).
func (f *Fight) airborne(p *Person) bool {
	switch flags := f.flags(p); {
	case flags&rulebook.Aloft != 0, f.SheetOf(p).Features&rulebook.Hover != 0:
		return true
	case p.State != Able, flags&(rulebook.Falls|rulebook.Crawls) != 0:
		return false
	}
	return f.top(p, rulebook.FlyMode) > 0
}

// plunge takes somebody down the shafts under them, and says how far it was.
func (f *Fight) plunge(p *Person) (units int16) {
	to := p.At
	for next, ok := f.below(p.Deck, to); ok; next, ok = f.below(p.Deck, to) {
		to = next
		units += storey * f.Book().Square
	}
	if to == p.At {
		return 0
	}
	at, ok := f.Room(p, p.Deck, []deckplan.Square{to})
	if !ok {
		return 0
	}
	p.Path = p.Path[:0]
	f.put(p, at)
	f.slip(p)
	return units
}
