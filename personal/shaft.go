package personal

import (
	"slices"

	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
)

// Storey is the distance between two levels, in squares (HOUSE-SHAFT).
const Storey = 2

// Ladder returns where the ladder of a square leads, as long as both ends exist.
func Ladder(f *Fight, deck int8, q deckplan.Square) (deckplan.Square, bool) {
	if to, ok := BuiltLadder(f, deck, q); ok {
		return to, true
	}
	to, ok := f.Plan(deck).Ladder(q)
	return to, ok && f.drawnSymbol(deck, q) == 0 && f.drawnSymbol(deck, to) == 0
}

// Below returns the square below a shaft, if it is open.
func (f *Fight) Below(deck int8, q deckplan.Square) (deckplan.Square, bool) {
	to := deckplan.Square{X: q.X, Y: q.Y, Level: q.Level + 1}
	return to, f.Cell(deck, q) == deckplan.Shaft && f.Plan(deck).Index(to) >= 0 && !f.Blocked(deck, to)
}

// Upright reports whether one square lies directly above the other, with a shaft between
// them.
func Upright(f *Fight, deck int8, a, b deckplan.Square) bool {
	if a.Level > b.Level {
		a, b = b, a
	}
	to, ok := f.Below(deck, a)
	return ok && to == b
}

// Ascends reports whether somebody can go up and down a shaft: by flying or by climbing.
func Ascends(f *Fight, p *Person, mode rulebook.Mode) bool {
	return (mode == rulebook.FlyMode || mode == rulebook.Climb) && Speed(f, p, mode) > 0
}

// overShaft reports whether somebody has no floor under any part of their space.
func overShaft(f *Fight, p *Person) bool {
	for q := range p.At.Space(f.Span(p)) {
		if _, ok := f.Below(p.Deck, q); !ok {
			return false
		}
	}
	return true
}

// HeldUp reports whether a person in the air or over a shaft is kept from falling
// (ME-FLYING, HOUSE-SHAFT). The swallowed fall only with the creature they are inside.
func HeldUp(f *Fight, p *Person) bool {
	clings := p.Height == 0 && f.SheetOf(p).Speeds[rulebook.Climb] > 0 && f.TopSpeed(p, rulebook.Climb) > 0 && p.State == Able && f.Flags(p)&(rulebook.Falls|rulebook.Crawls) == 0
	return p.Height == 0 && !overShaft(f, p) || airborne(f, p) || clings || isHeldByFlyer(f, p) || Around(f, p) != nil
}

// airborne reports whether somebody can stay in the air by themselves (ME-FLYING).
func airborne(f *Fight, p *Person) bool {
	switch flags := f.Flags(p); {
	case flags&rulebook.Aloft != 0, f.SheetOf(p).Features&rulebook.Hover != 0, flownBy(f, p):
		return true
	case p.State != Able, flags&(rulebook.Falls|rulebook.Crawls) != 0:
		return false
	}
	return f.TopSpeed(p, rulebook.FlyMode) > 0
}

// flownBy reports whether a power holds somebody in the air, who then needs neither wings
// nor senses.
func flownBy(f *Fight, p *Person) bool {
	return slices.ContainsFunc(p.Conditions, func(a Affliction) bool { return f.Book().Conditions[a.Condition].Pace.Fly > 0 })
}
