package personal

import (
	"math"
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// sight is what can be seen from one square of a deck. It is computed when first asked for and
// cached; it is not part of the state.
type sight struct {
	deck   int8
	stamp  uint32 // of the doors when it was computed
	filled bool
	deckplan.Outlook
}

// SightFrom returns what can be seen from a square. Sight is mutual: the centre of a
// square is visible if the straight line between the two centres is clear of walls and
// closed doors (ME-COVER, HOE-COVER).
func (f *Fight) SightFrom(deck int8, from deckplan.Square) *deckplan.Outlook {
	s := &f.seen[f.nextSeen]
	for i := range f.seen {
		if x := &f.seen[i]; x.filled && x.deck == deck && x.From == from && x.stamp == f.DoorStamp {
			return &x.Outlook
		}
	}
	f.nextSeen = (f.nextSeen + 1) % len(f.seen)
	s.deck, s.stamp, s.filled = deck, f.DoorStamp, true
	p := f.Plan(deck)
	if p.Index(from) < 0 {
		s.Outlook = deckplan.Outlook{From: from}
		return &s.Outlook
	}
	s.Look(from, p.Width, p.Height, murkOf(f, deck, from.Level))
	return &s.Outlook
}

// murk is the opaque squares of a level, with the doors as they are now. It is not part
// of the state.
type murk struct {
	deck, level int8
	stamp       uint32
	opaque      []bool
}

func murkOf(f *Fight, deck, level int8) []bool {
	m := &f.murk
	if len(m.opaque) > 0 && m.deck == deck && m.level == level && m.stamp == f.DoorStamp {
		return m.opaque
	}
	p := f.Plan(deck)
	m.deck, m.level, m.stamp, m.opaque = deck, level, f.DoorStamp, m.opaque[:0]
	for y := range p.Height {
		for x := range p.Width {
			m.opaque = append(m.opaque, Opaque(f, deck, deckplan.Square{X: x, Y: y, Level: level}))
		}
	}
	return m.opaque
}

// line is what a deck does between two squares of a level, whoever stands on it: it is clear of
// walls and closed doors, or not, and crosses what gives cover. It is computed when first asked
// for and cached; it is not part of the state.
type line struct {
	key     uint64 // of the two squares; 0: none
	stamp   uint32 // of the doors when it was computed
	clear   bool
	walked  bool        // the cover is known
	edge    space.Cover // by walls at the edge of the second square
	beside  space.Cover // by what the first square touches, unless the second one touches it too
	further space.Cover // by everything else
}

// lines are the latest lines, each in the place that its key gives it.
type lines [1 << lineBits]line

const lineBits = 10

// lineBetween returns the line between two squares of a level of a deck, until the next is asked
// for.
func lineBetween(f *Fight, deck int8, a, b deckplan.Square) *line {
	key := deckplan.PairKey(deck, a, b)
	l := &f.lines[key*0x9e3779b97f4a7c15>>(64-lineBits)]
	if l.key != key || l.stamp != f.DoorStamp {
		*l = line{key: key, stamp: f.DoorStamp, clear: f.SightFrom(deck, a).Sees(b)}
	}
	return l
}

// Span returns the width of a person's space in squares.
func (f *Fight) Span(p *Person) int16 {
	book := f.Book()
	return int16(book.Sizes[sizeOf(book, p)].Squares)
}

// Covers reports whether a person's space contains a square.
func (f *Fight) Covers(p *Person, q deckplan.Square) bool {
	n := f.Span(p)
	return p.At.Level == q.Level && q.X >= p.At.X && q.Y >= p.At.Y && q.X < p.At.X+n && q.Y < p.At.Y+n
}

// SquaresApart returns the distance between two spaces in squares: 1 if they touch, 0 if
// they overlap. Spaces on different levels are beyond every reach.
func SquaresApart(f *Fight, a, b *Person) int16 {
	if a.Deck != b.Deck || a.At.Level != b.At.Level {
		return deckplan.Elsewhere
	}
	return deckplan.Gap(a.At, f.Span(a), b.At, f.Span(b))
}

// Distance returns the distance between two persons in units: an adjacent square is one
// square's width away, and height counts if it is more.
func (f *Fight) Distance(a, b *Person) int16 {
	return max(deckplan.LengthOf(SquaresApart(f, a, b), f.Book().Square), deckplan.Abs(a.Height-b.Height))
}

// DistanceTo returns the distance of a square of the deck from a person.
func (f *Fight) DistanceTo(a *Person, q deckplan.Square) int16 {
	return max(deckplan.LengthOf(deckplan.Gap(a.At, f.Span(a), q, 1), f.Book().Square), a.Height)
}

// Overlooks reports whether a straight line without walls leads from any square of a
// person's space to a square. From inside a creature none leads out of it.
func Overlooks(f *Fight, p *Person, q deckplan.Square) bool {
	if around := Around(f, p); around != nil && !f.Covers(around, q) {
		return false
	}
	for from := range p.At.Space(f.Span(p)) {
		if f.SightFrom(p.Deck, from).Sees(q) {
			return true
		}
	}
	return false
}

// LineOfSight reports whether a straight line without walls leads from any square of one
// person to any square of another.
func (f *Fight) LineOfSight(a, b *Person) bool {
	if a.Deck != b.Deck || a.At.Level != b.At.Level {
		return false
	}
	if lineBetween(f, a.Deck, a.At, b.At).clear {
		return true
	}
	n, m := f.Span(a), f.Span(b)
	if n == 1 && m == 1 {
		return false
	}
	for from := range a.At.Space(n) {
		if AnySeen(f, f.SightFrom(a.Deck, from), b) {
			return true
		}
	}
	return false
}

// InSight reports whether one person can see another: nothing blocks the line, there is
// no smoke, and they are able to see. Hiding is checked separately.
func (f *Fight) InSight(a, b *Person) bool {
	if a == b {
		return true
	}
	if a.State == Away || b.State == Away || f.Flags(a)&rulebook.Blind != 0 || f.Flags(b)&rulebook.Unseen != 0 && f.SheetOf(a).Features&rulebook.SeesUnseen == 0 {
		return false
	}
	return f.LineOfSight(a, b) && (len(f.Decks[a.Deck].Clouds) == 0 || !clouded(f, a, b))
}

// Sees reports whether one person is aware of another by sight (ME-UNSEEN).
func (f *Fight) Sees(a, b *Person) bool {
	if a.Side != b.Side && b.Hidden && !b.Found.Has(a.Side) && !Hears(f, a, b) {
		return false
	}
	return f.InSight(a, b)
}

// Hears reports whether one person hears another's thoughts. Only people without
// thoughts, or in armour that blocks charms, are not heard.
func Hears(f *Fight, a, b *Person) bool {
	within := f.SheetOf(a).Minds
	if within == 0 || a.State != Able || b.State != Able || f.Has(b, rulebook.PartDown) || a.Deck != b.Deck || f.Distance(a, b) > within {
		return false
	}
	for n := range f.Book().Conditions {
		if f.Book().Conditions[n].Flags&rulebook.Peaceful != 0 && IsImmune(f, b, int16(n)) {
			return false
		}
	}
	return true
}

// senses reports whether a person who is conscious knows without seeing where somebody is: the
// blind know it of anyone who is not hiding, and all of whomever they hold or are held by.
func senses(f *Fight, a, b *Person) bool {
	if Touching(a, b) {
		return !f.Has(a, rulebook.PartDown) && b.State != Away
	}
	return f.Flags(a)&rulebook.Blind != 0 && !f.Has(a, rulebook.PartDown) && b.State != Away && !b.Hidden && f.Flags(b)&rulebook.Unseen == 0 && f.LineOfSight(a, b) && !clouded(f, a, b)
}

// Aware reports whether a side knows where a person is: they are on it, or one of its
// people sees them, or is blind and senses them.
func Aware(f *Fight, side event.Side, p *Person) bool {
	if p.Side == side {
		return true
	}
	for i := range f.People {
		if o := &f.People[i]; o.Side == side && o.IsUp() && o.Deck == p.Deck && (f.Sees(o, p) || senses(f, o, p)) {
			return true
		}
	}
	return false
}

// clouded reports whether smoke lies on every straight line between two persons, or at
// one end of it.
func clouded(f *Fight, a, b *Person) bool {
	smoke := func(q deckplan.Square) bool {
		return slices.ContainsFunc(f.Decks[a.Deck].Clouds, func(c Cloud) bool { return !c.Burns && CloudCovers(f, a.Deck, &c, q) })
	}
	if !slices.ContainsFunc(f.Decks[a.Deck].Clouds, func(c Cloud) bool { return !c.Burns }) {
		return false
	}
	n, m := f.Span(a), f.Span(b)
	for from := range a.At.Space(n) {
		for to := range b.At.Space(m) {
			within := smoke(from) || smoke(to) || !f.SightFrom(a.Deck, from).Sees(to)
			deckplan.WalkLine(from, to, func(q deckplan.Square) bool {
				within = within || smoke(q)
				return !within
			})
			if !within {
				return false
			}
		}
	}
	return true
}

// StandsAt returns the first of the people who occupy a square, or nil.
func StandsAt(f *Fight, deck int8, q deckplan.Square) *Person {
	for i := range f.People {
		if p := &f.People[i]; Occupies(f, p, deck, q) {
			return p
		}
	}
	return nil
}

// Occupies reports whether a person's space contains a square of a deck. The dead and the
// gone occupy none.
func Occupies(f *Fight, p *Person, deck int8, q deckplan.Square) bool {
	return p.Deck == deck && p.State != Away && p.State != Dead && f.Covers(p, q)
}

// Spotted reports that somebody hidden has been seen.
type Spotted struct{ Person crew.ID }

func (*Spotted) Kind() event.Kind { return KindSpotted }

// Fields describes a Spotted.
func (f *Spotted) Fields(c field.Coder) { IDField(c, "person", &f.Person) }

func (f *Spotted) Sentence() say.Text { return say.Of("%s has been seen.", f.Person.Name()) }

// Onlookers returns the sides that see an effect: the one who causes it, or the place
// where it lies.
func Onlookers(f *Fight, s *Source) event.Sides {
	if s.Lies {
		return f.Overlookers(s.Deck, s.From)
	}
	return f.Watchers(s.By)
}

// AnySeen reports whether any square of a person's space can be seen.
func AnySeen(f *Fight, view *deckplan.Outlook, p *Person) bool {
	n := f.Span(p)
	for y := range n {
		for x := range n {
			if view.Sees(p.At.Plus(x, y)) {
				return true
			}
		}
	}
	return false
}

// touching returns the nearest open square of the four that touch a crossing, from which
// somebody can be reached; filled ones are in the way.
func touching(f *Fight, deck int8, at, who deckplan.Square) deckplan.Square {
	best, least := at, int32(math.MaxInt32)
	for i := range int16(4) {
		q := at.Plus(-(i & 1), -(i >> 1))
		dx, dy := int32(who.X-q.X), int32(who.Y-q.Y)
		if d := dx*dx + dy*dy; d < least && f.Plan(deck).Index(q) >= 0 && !f.Blocked(deck, q) {
			best, least = q, d
		}
	}
	return best
}

// PlaceOf returns the square from which an effect at a place reaches somebody at a
// square.
func PlaceOf(f *Fight, deck int8, e *rulebook.Effect, at, who deckplan.Square) deckplan.Square {
	if e.Shape == rulebook.Crossing {
		return touching(f, deck, at, who)
	}
	return at
}

// InArea reports whether any square of somebody's space is in an area that begins at a
// height above the deck. A wall is as high as the room.
func InArea(f *Fight, e *rulebook.Effect, middle, at deckplan.Square, height int16, p *Person) bool {
	reach := e.Size / f.Book().Square
	if p.At.Level != middle.Level || e.Shape != rulebook.Wall && deckplan.Abs(p.Height-height) > e.Size {
		return false
	}
	for q := range p.At.Space(f.Span(p)) {
		if e.Shape.Covers(middle, at, q, reach) {
			return true
		}
	}
	return false
}
