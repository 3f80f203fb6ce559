package personal

import (
	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
)

// Preview is what an attack would be made with, or why it cannot be made at all.
func (f *Fight) Preview(p *Person, i *Attack) (Shot, error) {
	m, err := f.means(p, i)
	t := f.Person(i.Target)
	if err != nil || t == nil {
		return Shot{}, err
	}
	if e := f.fires(p, &m); e != nil {
		return f.foresee(p, &m, e, t)
	}
	s, err := f.aim(p, &m, t)
	if err != nil {
		return s, err
	}
	f.expected(&s.Roll, edging{attack: true, person: p.ID, side: int8(p.Side), against: t.ID})
	f.ready(&s)
	return s, nil
}

// SideSees says what a side sees of a level of a deck: a bit for each square, row
// by row. It is worked out anew whenever it is asked for.
func (f *Fight) SideSees(side event.Side, deck, level int8) []uint64 {
	p := f.plan(deck)
	bits := make([]uint64, (int(p.Wide)*int(p.High)+63)/64)
	for i := range f.People {
		o := &f.People[i]
		if o.Side != side || o.Deck != deck || o.At.Level != level || o.State == Dead || o.State == Away || f.flags(o)&rulebook.Blind != 0 {
			continue
		}
		n := f.span(o)
		for k := range n * n {
			s := f.look(deck, o.At.Plus(k%n, k/n))
			for w := range bits {
				bits[w] |= s.bits[w]
			}
		}
	}
	return bits
}

// SideAware says whether a side knows where somebody is: they are of it, or one of
// its people sees them.
func (f *Fight) SideAware(side event.Side, b *Person) bool {
	if b.Side == side {
		return true
	}
	for i := range f.People {
		if o := &f.People[i]; o.Side == side && o.Up() && o.Deck == b.Deck && f.Sees(o, b) {
			return true
		}
	}
	return false
}

// Symbol is how a square is drawn, with its door as it is now and what burns.
func (f *Fight) Symbol(deck int8, q deckplan.Square) byte {
	c := f.cell(deck, q)
	switch c {
	case deckplan.DoorCell:
		s := &f.Decks[deck].Doors[f.door(deck, q)]
		switch {
		case s.Broken:
			return '\\'
		case s.Open:
			return '/'
		case s.Locked:
			return 'x'
		}
		return '+'
	case deckplan.Mark:
		c = deckplan.Floor
	case deckplan.ConsoleCell, deckplan.Ladder:
		return f.bare(deck, q)
	}
	if !c.Solid() {
		if f.hazardous(deck, q) || f.alight(nil, deck, q) || f.zoned(nil, deck, q) {
			return '*'
		}
		for _, s := range f.Decks[deck].Clouds {
			if s.At.Level == q.Level && deckplan.Near(s.At, q) <= s.Radius {
				return '%'
			}
		}
		if c == deckplan.Hazard {
			return '.'
		}
	}
	return c.Symbol()
}

// Left is the movement that somebody has left, and their speed, in units.
func (f *Fight) Left(p *Person) (left, speed int16) {
	return f.left(p, rulebook.Walk), f.top(p, rulebook.Walk)
}

// Words are the conditions that somebody is in.
func (f *Fight) Words(p *Person) (words []string) {
	for _, a := range p.Conditions {
		words = append(words, f.Standing(p, a))
	}
	return words
}

// InHand is the first weapon that somebody holds, by name, or "".
func (f *Fight) InHand(p *Person) string {
	for i := range p.Arms {
		if a := &p.Arms[i]; a.Drawn && !a.Gone && !a.Broken {
			return f.weapon(a).Name
		}
	}
	return ""
}

// Plain are the deeds that need nothing but their verb.
func Plain() []crew.Verb {
	return []crew.Verb{crew.Dash, crew.Disengage, crew.Dodge, crew.Sneak, crew.Look, crew.Escape, crew.Release, crew.DropProne, crew.StandUp,
		crew.Raise, crew.Lower, crew.TakeAim}
}

// RuleOf is the rule by which the book has a verb, and whether it has it at all.
func RuleOf(b *rulebook.Book, v crew.Verb) (id string, has bool) {
	var a rulebook.Act
	switch v {
	case crew.Walk:
		return b.Topics[rulebook.TopicMove], true
	case crew.Cast:
		return b.Topics[rulebook.TopicCast], len(b.Powers) > 0
	case crew.Answer, crew.Orders:
		return b.Topics[rulebook.TopicReact], true
	case crew.Strike:
		a = rulebook.ActAttack
	case crew.Prepare:
		a = rulebook.ActReady
	case crew.UseDevice:
		a = rulebook.ActUse
	default:
		d := deedOf(v)
		if d == nil {
			return "", false
		}
		a = d.act
	}
	return b.Actions[a].Rule, b.Actions[a].Has
}

// Priced says whether the fight's book knows a deed.
func (f *Fight) Priced(v crew.Verb) bool {
	d := deedOf(v)
	return d != nil && f.Book().Actions[d.act].Has
}
