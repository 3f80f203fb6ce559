package personal

import (
	"slices"

	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/space"
)

// Shelter is the cover of a target against an attack, and the creature that gives it, if
// one does.
type Shelter struct {
	Cover space.Cover
	Body  *Person // the creature between the two that gives it; nil: a thing
}

// ShelterOf returns the cover that a person has against an attack from a square: only the
// best that the deck or anyone in between gives (ME-COVER, HOE-COVER). A wall at corners
// of the target's square is cover too, depending on how many corners are out of sight.
func ShelterOf(f *Fight, from deckplan.Square, by, target *Person) Shelter {
	if target.Behind > 0 {
		return Shelter{Cover: space.Cover(target.Behind - 1)}
	}
	best := Shelter{Cover: space.TotalCover}
	m := f.Span(target)
	view := f.SightFrom(target.Deck, from)
	for j := range m * m {
		q := target.At.Plus(j%m, j/m)
		if !view.Sees(q) {
			continue
		}
		s := shelterAt(f, from, q, by, target)
		if s.Cover <= best.Cover {
			best = s
		}
	}
	if f.Flags(target)&rulebook.NoCover != 0 && best.Cover != space.TotalCover {
		return Shelter{}
	}
	return best
}

// CoverIn returns the cover that the contents of a square give to somebody elsewhere
// against an attack from one of its corners.
func CoverIn(f *Fight, from deckplan.Square, target *Person) space.Cover {
	if target.Behind > 0 || f.Flags(target)&rulebook.NoCover != 0 || f.Covers(target, from) {
		return space.NoCover
	}
	c := CoverOf(f.Cell(target.Deck, from))
	for i := range f.People {
		if body := &f.People[i]; Occupies(f, body, target.Deck, from) {
			c = max(c, bodyCover(f, body, target))
		}
	}
	return c
}

func shelterAt(f *Fight, from, q deckplan.Square, by, target *Person) (s Shelter) {
	deck := target.Deck
	thing := corners(f, deck, from, q)
	high := f.Variants&HighGround != 0 && by != nil && by.Height > target.Height
	var room [32]*Person
	bodies := f.between(room[:0], deck, from, q)
	if !slices.ContainsFunc(bodies, func(p *Person) bool { return p != by && p != target }) {
		bodies = nil
	}
	own := by != nil && f.Covers(by, from)
	deckplan.WalkLine(from, q, func(at deckplan.Square) bool {
		over := own && deckplan.Near(from, at) == 1 && deckplan.Near(at, q) > 1
		if c := CoverOf(f.Cell(deck, at)); c == space.ThreeQuartersCover || !over {
			thing = max(thing, seenOver(c, high))
		}
		for _, body := range bodies {
			if body == by || body == target || !f.Covers(body, at) {
				continue
			}
			if c := seenOver(bodyCover(f, body, target), high); c > s.Cover {
				s = Shelter{c, body}
			}
		}
		return true
	})
	if thing >= s.Cover {
		s = Shelter{Cover: thing}
	}
	return s
}

// seenOver returns what cover by things or creatures is worth if the attacker is higher up,
// or not (ME-COVER-HIGH).
func seenOver(c space.Cover, high bool) space.Cover {
	switch {
	case !high:
		return c
	case c == space.ThreeQuartersCover:
		return space.HalfCover
	}
	return space.NoCover
}

// between appends those who may occupy a square on the line between two squares.
func (f *Fight) between(list []*Person, deck int8, a, b deckplan.Square) []*Person {
	widest := f.Book().Widest()
	for i := range f.People {
		p := &f.People[i]
		if p.Deck == deck && p.State != Away && p.State != Dead && deckplan.MeetsBox(p.At, widest, a, b) && deckplan.MeetsBox(p.At, f.Span(p), a, b) {
			list = append(list, p)
		}
	}
	return list
}

// bodyCover returns the cover given by a creature in the way: half, or by the variant
// depending on the two sizes (ME-COVER-SIZE).
func bodyCover(f *Fight, body, target *Person) space.Cover {
	if f.Flags(body)&rulebook.Unseen != 0 || body.Height > 0 {
		return space.NoCover
	}
	if f.Variants&CoverBySize != 0 {
		switch larger := f.Size(target) - f.Size(body); {
		case larger > 0:
			return space.NoCover
		case larger < 0:
			return space.ThreeQuartersCover
		}
	}
	return f.Book().Cover.Bodies
}

// corners returns the cover that walls give at the edge of a square: each wall beside the
// target that the attack passes on the near side hides half of it.
func corners(f *Fight, deck int8, from, to deckplan.Square) space.Cover {
	dx, dy := to.X-from.X, to.Y-from.Y
	if deckplan.Abs(dx) <= 1 && deckplan.Abs(dy) <= 1 {
		return space.NoCover
	}
	hidden := 0
	for _, side := range [2]deckplan.Square{{X: -deckplan.Sign(dx), Y: 0, Level: 0}, {X: 0, Y: -deckplan.Sign(dy), Level: 0}} {
		if (side.X != 0 || side.Y != 0) && Opaque(f, deck, to.Plus(side.X, side.Y)) {
			hidden++
		}
	}
	if hidden > 0 && dx != 0 && dy != 0 {
		return space.HalfCover
	}
	return space.NoCover
}

// BestShelter returns the cover of the target against the best of the attacker's
// squares. Bodies are between those inside them and all others.
func (f *Fight) BestShelter(p, t *Person) Shelter {
	n := f.Span(p)
	best := Shelter{Cover: space.TotalCover}
	if a, b := Around(f, p), Around(f, t); a != b && a != t && b != p {
		return best
	}
	for i := range n * n {
		if s := ShelterOf(f, p.At.Plus(i%n, i/n), p, t); i == 0 || s.Cover < best.Cover {
			best = s
		}
	}
	return best
}

// CoverFrom returns the cover that somebody has against somebody else.
func CoverFrom(f *Fight, by, target *Person) space.Cover { return f.BestShelter(by, target).Cover }
