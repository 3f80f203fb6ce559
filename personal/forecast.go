package personal

import (
	"broadside/crew"
	"broadside/ships"
)

// Preview is what an attack would be made with, or why it cannot be made at all.
func (f *Fight) Preview(p *Person, i *Attack) (Shot, error) {
	m, err := f.means(p, i)
	t := f.Person(i.Target)
	if err != nil || t == nil {
		return Shot{}, err
	}
	s, err := f.aim(p, &m, t)
	if err != nil {
		return s, err
	}
	f.expected(&s.Roll, edging{attack: true, person: p.ID, side: int8(p.Side), against: t.ID})
	f.ready(&s)
	return s, nil
}

// Step is a square that somebody can get to, and what it takes in units.
type Step struct {
	At    Square
	Cost  int16
	From  Square // the step before it
	Rough bool   // the way there leads over difficult ground
}

// Steps are the squares of a deck that somebody can get to with the movement that
// they have left on their feet, nearest first, the one that they stand on before all.
func (f *Fight) Steps(p *Person, into []Step) []Step {
	left := f.left(p, Walk)
	if !p.Open || p.State != Able || len(p.Path) > 0 || left <= 0 {
		return nil
	}
	list := append(into[:0], Step{At: p.At, From: p.At})
	for n := 0; n < len(list); n++ {
		// The list is kept in the order of its costs, so the first that comes is final.
		here := list[n]
		if _, falls := f.below(p.Deck, here.At); falls && n > 0 {
			continue // nobody walks on from there
		}
		f.widen(p, here, n, left, &list)
	}
	return list
}

func (f *Fight) widen(p *Person, here Step, from int, left int16, list *[]Step) {
	try := func(to Square) {
		cost, err := f.stepCost(p, here.At, to, Walk)
		rough := here.Rough || !f.Book().Movement.Difficult && f.rough(p.Deck, to)
		most := left
		if rough {
			most = min(most, f.roughLeft(p))
		}
		if err != nil || here.Cost+cost > most || len(*list) >= maxSteps {
			return
		}
		s := Step{to, here.Cost + cost, here.At, rough}
		for i := range *list {
			if x := &(*list)[i]; x.At == to {
				if x.Cost <= s.Cost || i <= from {
					return
				}
				*list = append((*list)[:i], (*list)[i+1:]...)
				break
			}
		}
		at := len(*list)
		for at > from+1 && (*list)[at-1].Cost > s.Cost {
			at--
		}
		*list = append(*list, Step{})
		copy((*list)[at+1:], (*list)[at:])
		(*list)[at] = s
	}
	for _, d := range around {
		try(here.At.Plus(d.X, d.Y))
	}
	if to, ok := f.ladder(p.Deck, here.At); ok {
		try(to)
	}
}

const maxSteps = 600

// SideSees says what a side sees of a level of a deck: a bit for each square, row
// by row. It is worked out anew whenever it is asked for.
func (f *Fight) SideSees(side ships.Side, deck, level int8) []uint64 {
	p := f.plan(deck)
	bits := make([]uint64, (int(p.Wide)*int(p.High)+63)/64)
	for i := range f.People {
		o := &f.People[i]
		if o.Side != side || o.Deck != deck || o.At.Level != level || o.State == Dead || o.State == Away || f.flags(o)&Blind != 0 {
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
func (f *Fight) SideAware(side ships.Side, b *Person) bool {
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
func (f *Fight) Symbol(deck int8, q Square) byte {
	p := f.plan(deck)
	c := f.cell(deck, q)
	switch c {
	case DoorCell:
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
	case Mark:
		c = Floor
	case ConsoleCell:
		for i := range p.Consoles {
			if p.Consoles[i].At == q {
				return consoleSymbol(p.Consoles[i].Role)
			}
		}
	case Ladder:
		for i := range p.Ladders {
			if p.Ladders[i].At == q {
				return p.Ladders[i].Figure
			}
		}
	}
	if !c.Solid() {
		if f.hazardous(deck, q) {
			return '*'
		}
		for _, s := range f.Decks[deck].Clouds {
			if s.At.Level == q.Level && near(s.At, q) <= s.Radius {
				return '%'
			}
		}
		if c == Hazard {
			return '.'
		}
	}
	for _, s := range Symbols {
		if s.Cell == c {
			return s.Symbol
		}
	}
	return ' '
}

func consoleSymbol(r crew.Role) byte {
	for _, s := range Symbols {
		if s.Cell == ConsoleCell && consoleRole(s.Symbol) == r {
			return s.Symbol
		}
	}
	return '.'
}

// Left is the movement that somebody has left, and their speed, in units.
func (f *Fight) Left(p *Person) (left, speed int16) { return f.left(p, Walk), f.top(p, Walk) }

// Words are the conditions that somebody is in.
func (f *Fight) Words(p *Person) (words []string) {
	for _, a := range p.Conditions {
		words = append(words, f.Book().Conditions[a.Condition].Name)
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
		crew.Lower, crew.TakeAim}
}

// Priced says whether the fight's book knows a deed.
func (f *Fight) Priced(v crew.Verb) bool {
	d := deedOf(v)
	return d != nil && f.Book().Actions[d.act].Has
}
