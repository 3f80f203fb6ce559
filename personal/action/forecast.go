package action

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/personal/strategy"
	"broadside/sim/event"
	"broadside/sim/say"
)

// Preview returns an attack before its dice, or its refusal.
func Preview(f *personal.Fight, p *personal.Person, i *combat.Attack) (s personal.Shot, err error) {
	m, err := aim.MeansOf(f, p, (*personal.Swing)(i))
	t := f.Person(i.Target)
	if err != nil || t == nil {
		return s, err
	}
	m.Foreseen = true
	if e := aim.ShotOf(f, p, &m); e != nil {
		return foresee(f, p, &m, e, t)
	}
	if err := aim.Prepare(f, &s, p, &m, t); err != nil {
		return s, err
	}
	f.NoteEdges(&s.Roll, personal.Edging{Attack: true, Person: p.ID, Side: int8(p.Side), Against: t.ID})
	strategy.SettleReasons(f, &s)
	combat.ForeseeStrike(f, p, &m, t, i, &s)
	return s, nil
}

// MostRestraint returns how much of their strength a person can hold back in an attack.
func MostRestraint(f *personal.Fight, p *personal.Person, i *combat.Attack) int {
	m, err := aim.MeansOf(f, p, (*personal.Swing)(i))
	if a := f.Book().Attack.Softer.Ability; err == nil && a >= 0 && !m.Ranged {
		return max(0, f.Modifier(p, a))
	}
	return 0
}

// SlotsFor returns a bit for each level of slot, from 1, that a power on somebody's sheet
// can be used with, or 0 if no slot is chosen.
func SlotsFor(f *personal.Fight, p *personal.Person, place uint8) (levels uint16) {
	w, err := combat.Power(f, p, &combat.Cast{Power: place})
	if err != nil || w.Level == 0 || w.Cost > 0 || f.SheetOf(p).InnatePower(place) != nil {
		return 0
	}
	for n := w.Level; n <= rulebook.MaxSlots; n++ {
		if p.Slots[n-1] > 0 {
			levels |= 1 << (n - 1)
		}
	}
	return levels
}

// SideSees returns the squares of a level of a deck that a side sees: a bit for each, row
// by row. It is not cached.
func SideSees(f *personal.Fight, side event.Side, deck, level int8) []uint64 {
	p := f.Plan(deck)
	bits := make([]uint64, (int(p.Width)*int(p.Height)+63)/64)
	for i := range f.People {
		o := &f.People[i]
		if o.Side != side || o.Deck != deck || o.At.Level != level || o.State == personal.Dead || o.State == personal.Away || f.Flags(o)&rulebook.Blind != 0 {
			continue
		}
		n := f.Span(o)
		for k := range n * n {
			s := f.SightFrom(deck, o.At.Plus(k%n, k/n))
			for w := range bits {
				bits[w] |= s.Bits[w]
			}
		}
	}
	return bits
}

// Symbol returns how a square is drawn, with its door as it is now and with fire.
func Symbol(f *personal.Fight, deck int8, q deckplan.Square) byte {
	c := f.Cell(deck, q)
	switch c {
	case deckplan.DoorCell:
		s := &f.Decks[deck].Doors[f.Door(deck, q)]
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
		return f.BareSymbol(deck, q)
	}
	if !c.Solid() {
		if f.Hazardous(deck, q) || personal.BurnsAt(f, nil, deck, q) || personal.ZoneWorksAt(f, nil, deck, q) {
			return '*'
		}
		for _, s := range f.Decks[deck].Clouds {
			if !s.Burns && personal.CloudCovers(f, deck, &s, q) {
				return '%'
			}
		}
		if c == deckplan.Hazard {
			return '.'
		}
	}
	return c.Symbol()
}

// MovementOf returns the movement that somebody has left, and their speed, in units.
func MovementOf(f *personal.Fight, p *personal.Person) (left, speed int16) {
	gait := personal.Gait(f, p)
	return f.MovementLeft(p, gait), f.TopSpeed(p, gait)
}

// Conditions returns the conditions of a person, with or without those that other sides do
// not notice, and a sentence for each on what it does. The short list leaves out what another
// condition implies or brings, such as that an unconscious person lies prone.
func Conditions(f *personal.Fight, p *personal.Person, unnoticed bool) (all, means []say.Text) {
	var told []personal.Affliction
	var with []int16
	for a := range p.EachCondition {
		if c := &f.Book().Conditions[a.Condition]; unnoticed || c.Flags&rulebook.Unnoticed == 0 {
			told, with = append(told, a), slices.Concat(with, c.Implies, c.Brings)
		}
	}
	for _, a := range told {
		text := f.ConditionText(p, a)
		if !slices.Contains(with, a.Condition) {
			all = append(all, text)
		}
		if c := &f.Book().Conditions[a.Condition]; c.Says != "" {
			means = append(means, say.Sentence(say.Label(text, say.Name(c.Says))))
		}
	}
	return all, means
}

// InHand returns the name of the first weapon that somebody holds, or "".
func InHand(f *personal.Fight, p *personal.Person) string {
	for i := range p.Arms {
		if a := &p.Arms[i]; a.Drawn && !a.Gone && !a.Broken {
			return f.Weapon(a).Name
		}
	}
	return ""
}

// PlainDeeds returns the deeds that need nothing but their verb.
func PlainDeeds() []crew.Verb {
	return []crew.Verb{crew.Dash, crew.Disengage, crew.Dodge, crew.Sneak, crew.Look, crew.Escape, crew.Release, crew.DropProne, crew.StandUp,
		crew.Raise, crew.Lower, crew.TakeAim, crew.TakeCover, crew.LeaveCover}
}

// RuleOf returns the rule by which the book has a verb, and whether it has it at all.
func RuleOf(b *rulebook.Book, v crew.Verb) (id string, has bool) {
	switch v {
	case crew.Walk:
		return b.Topics[rulebook.TopicMove], true
	case crew.Cast:
		return b.Topics[rulebook.TopicCast], len(b.Powers) > 0
	case crew.ReactOnFoot, crew.StandOnFoot:
		return b.Topics[rulebook.TopicReact], true
	}
	a := ActOf(b, v)
	return a.Rule, a.Has
}

// ActOf returns what a book takes for the order with a verb. It is none for an order that the book
// does not have, and for those that it does not pay with tokens: a power, a reaction, in most books a
// move.
func ActOf(b *rulebook.Book, v crew.Verb) (none rulebook.Action) {
	switch v {
	case crew.Walk:
		return b.Actions[rulebook.ActStride]
	case crew.Strike:
		return b.Actions[rulebook.ActAttack]
	case crew.ReadyOnFoot:
		return b.Actions[rulebook.ActReady]
	case crew.UseDevice:
		return b.Actions[rulebook.ActUse]
	}
	if d := deedOf(v); d != nil {
		return b.Actions[d.act]
	}
	return none
}

// KnowsDeed reports whether the fight's book has a deed.
func KnowsDeed(f *personal.Fight, v crew.Verb) bool {
	d := deedOf(v)
	return d != nil && f.Book().Actions[d.act].Has
}
