package personal

import (
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/space"
)

// span is how many squares across a person's space is.
func (f *Fight) span(p *Person) int16 {
	return f.Across(p)
}

// covers says whether a person's space has a square in it.
func (f *Fight) covers(p *Person, q deckplan.Square) bool {
	n := f.span(p)
	return p.At.Level == q.Level && q.X >= p.At.X && q.Y >= p.At.Y && q.X < p.At.X+n && q.Y < p.At.Y+n
}

// gap is the distance between two spaces in squares: 1 when they touch, 0 when
// they overlap. Two on different levels are beyond every reach.
func (f *Fight) gap(a, b *Person) int16 {
	if a.Deck != b.Deck || a.At.Level != b.At.Level {
		return 1 << 12
	}
	return f.gapAt(a.At, f.span(a), b.At, f.span(b))
}

func (f *Fight) gapAt(a deckplan.Square, n int16, b deckplan.Square, m int16) int16 {
	if a.Level != b.Level {
		return 1 << 12
	}
	dx := max(b.X-(a.X+n-1), a.X-(b.X+m-1), 0)
	dy := max(b.Y-(a.Y+n-1), a.Y-(b.Y+m-1), 0)
	return max(dx, dy)
}

// Distance is how far apart two persons are, in units: a square away is one
// square's width, height counts where it is more.
func (f *Fight) Distance(a, b *Person) int16 {
	return max(f.gap(a, b)*f.Book().Square, deckplan.Abs(a.Height-b.Height))
}

func (f *Fight) distanceTo(a *Person, q deckplan.Square) int16 {
	return f.gapAt(a.At, f.span(a), q, 1) * f.Book().Square
}

// LineOfSight says whether a straight way without walls leads from one person to
// another, from any square of the one to any of the other.
func (f *Fight) LineOfSight(a, b *Person) bool {
	if a.Deck != b.Deck || a.At.Level != b.At.Level {
		return false
	}
	n, m := f.span(a), f.span(b)
	for i := range n * n {
		s := f.look(a.Deck, a.At.Plus(i%n, i/n))
		for j := range m * m {
			if q := b.At.Plus(j%m, j/m); s.sees(q) {
				return true
			}
		}
	}
	return false
}

// inSight says whether one person can see another: nothing in the way, no smoke,
// and eyes to see with. Hiding is asked for apart.
func (f *Fight) inSight(a, b *Person) bool {
	if a == b {
		return true
	}
	if a.State == Away || b.State == Away || f.flags(a)&rulebook.Blind != 0 || f.flags(b)&rulebook.Unseen != 0 && f.SheetOf(a).Features&rulebook.SeesUnseen == 0 {
		return false
	}
	return f.LineOfSight(a, b) && !f.clouded(a, b)
}

// Sees says whether one person is aware of another by sight (ME-UNSEEN).
func (f *Fight) Sees(a, b *Person) bool {
	if a.Side != b.Side && b.Hidden && !b.Found.Has(a.Side) && !f.hears(a, b) {
		return false
	}
	return f.inSight(a, b)
}

// hears says whether one person hears what another thinks: nobody hides from that but
// who has no thoughts, and whose armour keeps charms off.
func (f *Fight) hears(a, b *Person) bool {
	within := f.SheetOf(a).Minds
	if within == 0 || a.State != Able || b.State != Able || f.has(b, rulebook.PartDown) || a.Deck != b.Deck || f.Distance(a, b) > within {
		return false
	}
	for n := range f.Book().Conditions {
		if f.Book().Conditions[n].Flags&rulebook.Peaceful != 0 && f.unmoved(b, int16(n)) {
			return false
		}
	}
	return true
}

// heard are the sides that hear what somebody thinks, and their own.
func (f *Fight) heard(p *Person) event.Sides {
	to := event.Sides(0).With(p.Side)
	for i := range f.People {
		if o := &f.People[i]; f.hears(o, p) {
			to = to.With(o.Side)
		}
	}
	return to
}

// Aware says whether a side knows where a person is: one of its people sees them.
func (f *Fight) Aware(a *Person, b *Person) bool {
	if a.Side == b.Side || f.Sees(a, b) {
		return true
	}
	for i := range f.People {
		if o := &f.People[i]; o.Side == a.Side && o.Up() && f.Sees(o, b) {
			return true
		}
	}
	return false
}

// clouded says whether smoke lies between two persons, or on one of them.
func (f *Fight) clouded(a, b *Person) bool {
	for i := range f.Decks[a.Deck].Clouds {
		c := &f.Decks[a.Deck].Clouds[i]
		if c.Burns || c.At.Level != a.At.Level {
			continue
		}
		if deckplan.Near(c.At, a.At) <= c.Radius || deckplan.Near(c.At, b.At) <= c.Radius {
			return true
		}
		within := false
		deckplan.WalkLine(a.At, b.At, func(q deckplan.Square) bool {
			within = deckplan.Near(c.At, q) <= c.Radius
			return !within
		})
		if within {
			return true
		}
	}
	return false
}

// Shelter is the cover of a target against somebody's attack, and who gives it
// where it is a creature.
type Shelter struct {
	Cover space.Cover
	Body  *Person // the creature between the two that gives it; nil: a thing
}

// shelter works out the cover that a person has against what comes from a
// square: the best of what the deck gives and of who stands between, never more
// than one (ME-COVER, HOE-COVER). A wall at a corner of the target's square is
// cover as well: as many of its corners as cannot be seen.
func (f *Fight) shelter(from deckplan.Square, by, target *Person) Shelter {
	best := Shelter{Cover: space.TotalCover}
	m := f.span(target)
	view := f.look(target.Deck, from)
	for j := range m * m {
		q := target.At.Plus(j%m, j/m)
		if !view.sees(q) {
			continue
		}
		s := f.shelterAt(from, q, by, target)
		if s.Cover <= best.Cover {
			best = s
		}
	}
	if f.flags(target)&rulebook.NoCover != 0 && best.Cover != space.TotalCover {
		return Shelter{}
	}
	return best
}

func (f *Fight) shelterAt(from, q deckplan.Square, by, target *Person) (s Shelter) {
	deck := target.Deck
	thing := f.corners(deck, from, q)
	high := f.Variants&HighGround != 0 && by != nil && by.Height > target.Height
	deckplan.WalkLine(from, q, func(at deckplan.Square) bool {
		switch f.cell(deck, at) {
		case deckplan.LowCover:
			if !high {
				thing = max(thing, space.HalfCover)
			}
		case deckplan.HighCover:
			if high {
				thing = max(thing, space.HalfCover)
			} else {
				thing = max(thing, space.ThreeQuartersCover)
			}
		}
		if o := f.standsAt(deck, at); o != nil && o != by && o != target && o.State != Dead {
			if c := f.bodyCover(o, target); c > s.Cover {
				s = Shelter{c, o}
			}
		}
		return true
	})
	if thing >= s.Cover {
		s = Shelter{Cover: thing}
	}
	return s
}

// bodyCover is what a creature in the way gives: half, or by the variant as the
// sizes stand to each other (ME-COVER-SIZE).
func (f *Fight) bodyCover(body, target *Person) space.Cover {
	if f.flags(body)&rulebook.Unseen != 0 || body.Height > 0 {
		return space.NoCover
	}
	if f.Variants&CoverBySize != 0 {
		switch larger := f.size(target) - f.size(body); {
		case larger > 0:
			return space.NoCover
		case larger < 0:
			return space.ThreeQuartersCover
		}
	}
	return space.HalfCover
}

// corners is the cover that walls give at the edge of a square: each wall beside
// the target that the way passes on the near side hides half of it.
func (f *Fight) corners(deck int8, from, to deckplan.Square) space.Cover {
	dx, dy := to.X-from.X, to.Y-from.Y
	if deckplan.Abs(dx) <= 1 && deckplan.Abs(dy) <= 1 {
		return space.NoCover
	}
	hidden := 0
	for _, side := range [2]deckplan.Square{{X: -sign(dx), Y: 0, Level: 0}, {X: 0, Y: -sign(dy), Level: 0}} {
		if (side.X != 0 || side.Y != 0) && f.Opaque(deck, to.Plus(side.X, side.Y)) {
			hidden++
		}
	}
	if hidden > 0 && dx != 0 && dy != 0 {
		return space.HalfCover
	}
	return space.NoCover
}

func sign(n int16) int16 {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

// standsAt finds who takes a square, the dead and the gone apart.
func (f *Fight) standsAt(deck int8, q deckplan.Square) *Person {
	for i := range f.People {
		p := &f.People[i]
		if p.Deck == deck && p.State != Away && p.State != Dead && f.covers(p, q) {
			return p
		}
	}
	return nil
}

// behind notes what the target has for cover, and who gives it.
func (s *Shot) behind(x Shelter) {
	if s.Cover = x.Cover; x.Body != nil {
		s.Body = x.Body.ID
	}
}

// bestShelter is the cover of the target against the best of the attacker's
// squares.
func (f *Fight) bestShelter(p, t *Person) Shelter {
	n := f.span(p)
	best := Shelter{Cover: space.TotalCover}
	for i := range n * n {
		if s := f.shelter(p.At.Plus(i%n, i/n), p, t); i == 0 || s.Cover < best.Cover {
			best = s
		}
	}
	return best
}

// CoverFrom is the cover that somebody has against somebody else.
func (f *Fight) CoverFrom(by, target *Person) space.Cover { return f.bestShelter(by, target).Cover }
