package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/field"
)

// Zone is such an area on a deck.
type Zone struct {
	By         crew.ID
	Power      int16
	At, Toward deckplan.Square
	Size       int16 // units
	Levels     int8  // of the slot above the power's
	Left       int16 // rounds; 0: as long as its maker concentrates
	Met        []crew.ID
}

// Fields describes a Zone.
func (z *Zone) Fields(c field.Coder) {
	idField(c, "by", &z.By)
	field.Int(c, "power", &z.Power, 0, rulebook.MaxItems)
	z.At.Fields(c)
	z.Toward.Fields(c)
	field.Int(c, "size", &z.Size, 0, 1000)
	field.Int(c, "levels", &z.Levels, 0, rulebook.MaxSlots)
	field.Int(c, "left", &z.Left, 0, 100)
	field.List(c, "met", &z.Met, maxPeople, func(c field.Coder, id *crew.ID) { idField(c, "person", id) })
}

const maxZones = 32

// stay leaves an area that goes on, in place of one of the same power's.
func (f *Fight) stay(p *Person, power int16, s *source, e *rulebook.Effect, at deckplan.Square) {
	x := e.Stays
	deck := &f.Decks[p.Deck]
	deck.Zones = slices.DeleteFunc(deck.Zones, func(z Zone) bool { return z.By == p.ID && z.Power == power })
	if len(deck.Zones) == maxZones {
		return
	}
	z := Zone{By: p.ID, Power: power, At: at, Toward: at, Size: e.Size, Levels: int8(s.levels), Left: x.Rounds}
	if e.Shape.Own() {
		z.At = s.from
	}
	if x.Burden >= 0 {
		f.befall(p, Affliction{Condition: x.Burden, By: p.ID, Ends: rulebook.EndsFocus, Save: -1, Implied: -1})
	}
	for i := range f.People {
		if o := &f.People[i]; !x.Later && f.within(p.Deck, &z, o) {
			z.Met = append(z.Met, o.ID)
		}
	}
	deck.Zones = append(deck.Zones, z)
	for i := range f.People {
		f.wrap(&f.People[i])
	}
}

// kept says whether a zone goes on.
func (f *Fight) kept(z *Zone) bool {
	by := f.Person(z.By)
	return by != nil && (z.Left > 0 || by.Focus.Power == z.Power)
}

// middle is the square that a zone is around, or goes out from.
func (f *Fight) middle(z *Zone) deckplan.Square {
	if f.Book().Powers[z.Power].Effect.Stays.Follows {
		return f.Person(z.By).At
	}
	return z.At
}

// spans says whether a zone takes a square of its deck in.
func (f *Fight) spans(deck int8, z *Zone, q deckplan.Square) bool {
	if !f.kept(z) || f.Book().Powers[z.Power].Effect.Stays.Follows && f.Person(z.By).Deck != deck {
		return false
	}
	m := f.middle(z)
	return m.Level == q.Level && f.Book().Powers[z.Power].Effect.Shape.Covers(m, z.Toward, q, z.Size/f.Book().Square) && f.look(deck, m).sees(q)
}

// within says whether somebody is in a zone that minds them.
func (f *Fight) within(deck int8, z *Zone, p *Person) bool {
	by, e := f.Person(z.By), &f.Book().Powers[z.Power].Effect
	if p.Deck != deck || p.Out() || by == nil || p == by && e.Shape.Own() || e.Foes && !hostile(by, p) {
		return false
	}
	n := f.span(p)
	for i := range n * n {
		if f.spans(deck, z, p.At.Plus(i%n, i/n)) {
			return true
		}
	}
	return false
}

// works brings a zone about for somebody in it, who is not in its condition already.
func (f *Fight) works(z *Zone, p *Person) {
	by, w := f.Person(z.By), &f.Book().Powers[z.Power]
	if !w.Effect.Damages() && f.suffers(p, w.Effect.Condition) {
		return
	}
	live := f.Decks[p.Deck].Zones
	if i := slices.IndexFunc(live, func(o Zone) bool { return o.By == z.By && o.Power == z.Power }); i >= 0 {
		live[i].Met = append(live[i].Met, p.ID)
	}
	s, e := f.source(by, w, &Cast{Slot: w.Level + z.Levels}), w.Effect
	s.from, s.deck, s.lies = f.middle(z), p.Deck, true
	e.Shape, e.Stays, e.Rushes = rulebook.NoArea, nil, false
	f.work(&s, &e, p.ID, s.from)
}

// zones is what the zones of a deck do to somebody as a turn of theirs starts or ends.
func (f *Fight) zones(p *Person, when func(*rulebook.Stays) bool) {
	for _, z := range slices.Clone(f.Decks[p.Deck].Zones) {
		if when(f.Book().Powers[z.Power].Effect.Stays) && f.within(p.Deck, &z, p) {
			f.works(&z, p)
		}
	}
}

// crosses is what zones do to who has come into one, and to whom they have come over
// with their maker.
func (f *Fight) crosses(p *Person) {
	for _, z := range slices.Clone(f.Decks[p.Deck].Zones) {
		x := f.Book().Powers[z.Power].Effect.Stays
		for i := range f.People {
			o := &f.People[i]
			if o != p && (z.By != p.ID || !x.Follows) {
				continue
			}
			f.wrap(o)
			if x.Enters && !slices.Contains(z.Met, o.ID) && f.within(p.Deck, &z, o) {
				f.works(&z, o)
			}
		}
	}
}

// wrap puts somebody into the conditions of the zones that they are in, and takes
// them out of those that they have left.
func (f *Fight) wrap(p *Person) {
	for i := range f.Decks[p.Deck].Zones {
		z := &f.Decks[p.Deck].Zones[i]
		n := f.Book().Powers[z.Power].Effect.Stays.Within
		if n < 0 {
			continue
		}
		has := slices.ContainsFunc(p.Conditions, func(a Affliction) bool { return a.Condition == n && a.By == z.By })
		switch in := f.within(p.Deck, z, p); {
		case in && !has:
			f.befall(p, Affliction{Condition: n, By: z.By, Ends: rulebook.EndsFocus, Save: -1, Implied: -1})
		case !in && has:
			f.relieve(p, n)
		}
	}
}

// zoned says whether a zone takes a square in that does something: to somebody, or to
// anybody at all.
func (f *Fight) zoned(p *Person, deck int8, q deckplan.Square) bool {
	for i := range f.Decks[deck].Zones {
		z := &f.Decks[deck].Zones[i]
		if e := &f.Book().Powers[z.Power].Effect; f.spans(deck, z, q) && (p == nil || !(z.By == p.ID && e.Shape.Own()) && (!e.Foes || hostile(f.Person(z.By), p))) {
			return true
		}
	}
	return false
}

// roughened says whether a zone makes a square difficult ground.
func (f *Fight) roughened(deck int8, q deckplan.Square) bool {
	for i := range f.Decks[deck].Zones {
		z := &f.Decks[deck].Zones[i]
		if f.Book().Powers[z.Power].Effect.Stays.Rough && f.spans(deck, z, q) {
			return true
		}
	}
	return false
}

// fade counts the rounds of zones down, and takes away what nobody keeps up.
func (f *Fight) fade() {
	for d := range f.Decks {
		f.Decks[d].Zones = slices.DeleteFunc(f.Decks[d].Zones, func(z Zone) bool { return z.Left == 1 || !f.kept(&z) })
		for i := range f.Decks[d].Zones {
			z := &f.Decks[d].Zones[i]
			z.Left = max(0, z.Left-1)
		}
	}
}

// forgive lets zones work anew on whomever they have met: a turn begins.
func (f *Fight) forgive() {
	for d := range f.Decks {
		for i := range f.Decks[d].Zones {
			f.Decks[d].Zones[i].Met = f.Decks[d].Zones[i].Met[:0]
		}
	}
}
