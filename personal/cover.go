package personal

import (
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
// of the target's square is cover too, depending on how many corners are out of sight. If foreseen,
// only those in between count of whom the attacker's side knows.
func ShelterOf(f *Fight, from deckplan.Square, by, target *Person, foreseen bool) Shelter {
	if target.Behind > 0 {
		return Shelter{Cover: space.Cover(target.Behind - 1)}
	}
	best := Shelter{Cover: space.TotalCover}
	for q := range target.At.Space(f.Span(target)) {
		if from.Level != q.Level || !lineBetween(f, target.Deck, from, q).clear {
			continue
		}
		s := shelterAt(f, from, q, by, target, foreseen)
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
// against an attack from one of its corners. It is foreseen as by [ShelterOf].
func CoverIn(f *Fight, from deckplan.Square, by, target *Person, foreseen bool) space.Cover {
	if target.Behind > 0 || f.Flags(target)&rulebook.NoCover != 0 || f.Covers(target, from) {
		return space.NoCover
	}
	c := CoverOf(f.Cell(target.Deck, from))
	for i := range f.People {
		if body := &f.People[i]; Occupies(f, body, target.Deck, from) && (!foreseen || Aware(f, by.Side, body)) {
			c = max(c, bodyCover(f, body, target))
		}
	}
	return c
}

func shelterAt(f *Fight, from, q deckplan.Square, by, target *Person, foreseen bool) (s Shelter) {
	deck := target.Deck
	high := f.Variants&HighGround != 0 && by != nil && by.Height > target.Height
	thing := coverAlong(f, deck, from, q, by != nil && f.Covers(by, from), high)
	var room [32]*Person
	if bodies := between(f, room[:0], from, q, by, target); len(bodies) > 0 {
		deckplan.WalkLine(from, q, func(at deckplan.Square) bool {
			for _, body := range bodies {
				if !f.Covers(body, at) {
					continue
				}
				if c := seenOver(bodyCover(f, body, target), high); c > s.Cover && (!foreseen || Aware(f, by.Side, body)) {
					s = Shelter{c, body}
				}
			}
			return true
		})
	}
	if thing >= s.Cover {
		s = Shelter{Cover: thing}
	}
	return s
}

// coverAlong returns the cover that the deck alone gives in one square against an attack from
// another: own reports whether the attacker stands there, and high whether they are higher up.
func coverAlong(f *Fight, deck int8, from, to deckplan.Square, own, high bool) space.Cover {
	l := lineBetween(f, deck, from, to)
	if !l.walked {
		l.walked, l.edge = true, corners(f, deck, from, to)
		deckplan.WalkLine(from, to, func(at deckplan.Square) bool {
			c := CoverOf(f.Cell(deck, at))
			if deckplan.Near(from, at) == 1 && deckplan.Near(at, to) > 1 {
				l.beside = max(l.beside, c)
			} else {
				l.further = max(l.further, c)
			}
			return true
		})
	}
	c := l.further
	if !own || l.beside == space.ThreeQuartersCover { // one looks over less than that at one's own side
		c = max(c, l.beside)
	}
	return max(l.edge, seenOver(c, high))
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

// between appends those, apart from an attacker and a target, who may occupy a square on the
// line between two squares of the target's deck.
func between(f *Fight, list []*Person, a, b deckplan.Square, by, target *Person) []*Person {
	if deckplan.Near(a, b) <= 1 {
		return list
	}
	box, widest := deckplan.RectangleOf(a, b), f.Book().Widest()
	for i := range f.People {
		p := &f.People[i]
		if box.Meets(p.At, widest) && p.Deck == target.Deck && p != by && p != target && !p.IsOut() && box.Meets(p.At, f.Span(p)) {
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
func (f *Fight) BestShelter(p, t *Person) Shelter { return bestShelter(f, p, t, false) }

// Shelter returns the cover of the target against an attack. That of a forecast leaves out those of
// whom the attacker's side does not know.
func (m *Means) Shelter(f *Fight, p, t *Person) Shelter { return bestShelter(f, p, t, m.Foreseen) }

func bestShelter(f *Fight, p, t *Person, foreseen bool) Shelter {
	best := Shelter{Cover: space.TotalCover}
	if Enclosed(f, p, t) {
		return best
	}
	for from := range p.At.Space(f.Span(p)) {
		if s := ShelterOf(f, from, p, t, foreseen); from == p.At || s.Cover < best.Cover {
			best = s
		}
	}
	return best
}

// Covered reports whether the target has total cover against somebody (ME-COVER).
func Covered(f *Fight, by, target *Person) bool {
	return f.BestShelter(by, target).Cover == space.TotalCover
}
