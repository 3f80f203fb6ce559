package combat

import (
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/personal/strategy"
	"broadside/sim/dice"
	"broadside/sim/event"
)

// noise is whether what somebody does can be heard.
type noise bool

const (
	loud   noise = true
	silent noise = false
)

// giveAway reveals a hidden person who has attacked, hit or miss (ME-UNSEEN), to each
// side that has somebody on the deck to see it, or to hear it.
func giveAway(f *personal.Fight, p *personal.Person, made noise) {
	if !p.Hidden {
		return
	}
	was, secret := p.Found, false
	for i := range f.People {
		o := &f.People[i]
		if !personal.Hostile(p, o) || o.IsOut() || o.Deck != p.Deck || p.Found.Has(o.Side) {
			continue
		}
		if made == loud && f.Flags(o)&rulebook.Deaf == 0 || f.InSight(o, p) {
			p.Found = p.Found.With(o.Side)
		}
	}
	for i := range f.People {
		o := &f.People[i]
		secret = secret || personal.Hostile(p, o) && !o.IsOut() && o.Deck == p.Deck && !p.Found.Has(o.Side)
	}
	news := p.Found != was || was == 0 && !secret // those who have found them already learn nothing
	if !secret {
		p.Hidden, p.Found = false, 0
	}
	if news {
		f.Tell(p, &personal.Spotted{Person: p.ID})
	}
}

// showExposed reveals people who have come into plain sight.
func showExposed(f *personal.Fight, p *personal.Person) {
	if !p.Hidden {
		return
	}
	was := p.Found
	for i := range f.People {
		if o := &f.People[i]; !p.Found.Has(o.Side) && aim.IsOpenTo(f, p, o) {
			p.Found = p.Found.With(o.Side)
		}
	}
	if p.Found != was {
		f.Tell(p, &personal.Spotted{Person: p.ID})
	}
}

// guessedAt returns the person whom an attack on a square is aimed at, or nil: somebody known to
// be there, or else somebody unknown to the attacker's side. Where spaces are shared, those who
// are known do not count, so that an attack beside them does not reveal whether anybody else is
// there.
func guessedAt(f *personal.Fight, p *personal.Person, q deckplan.Square) (guessed *personal.Person) {
	for i := range f.People {
		t := &f.People[i]
		switch {
		case t == p || !personal.Occupies(f, t, p.Deck, q):
		case !aim.IsGuess(f, p, t):
			if !f.Book().Movement.Share {
				return t
			}
		case guessed == nil:
			guessed = t
		}
	}
	return guessed
}

// reaches reports whether an attack from here can reach somebody.
func reaches(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person) bool {
	return aim.Prepare(f, &personal.Shot{}, p, m, t) == nil
}

// strikeNobody rolls an attack on an empty square and tells it to sides. The attacker
// suffers the consequences of a miss.
func strikeNobody(f *personal.Fight, p *personal.Person, m *personal.Means, at deckplan.Square, to event.Sides) {
	s := aim.GuessRoll(f, p, m, at)
	f.UseEdges(&s.Roll, personal.Edging{Attack: true, Person: p.ID, Side: int8(p.Side)})
	strategy.SettleReasons(f, &s)
	o := strategy.Throw(f.Book(), &s, f.Tray)
	o.Degree = personal.Failure
	broke := misfires(m, &o)
	BreakOff(f, p, rulebook.BreakRolls)
	f.Emit(to, &personal.Guessed{By: p.ID, Weapon: m.Weapon.Name, Roll: s.Roll})
	sufferDie(f, p, m, &o, 0, broke)
	if comesBack(m) {
		bringBack(f, p, m, at, false)
	}
}

// guessTold returns the fact, before its dice, by which the attacker's side learns of an
// attack on a square where it knows of nobody, or nil if it knows of the target.
func guessTold(f *personal.Fight, p *personal.Person, m *personal.Means, t *personal.Person, at deckplan.Square) *personal.Guessed {
	if !aim.IsGuess(f, p, t) {
		return nil
	}
	s := aim.GuessRoll(f, p, m, at)
	f.NoteEdges(&s.Roll, personal.Edging{Attack: true, Person: p.ID, Side: int8(p.Side)})
	strategy.SettleReasons(f, &s)
	return &personal.Guessed{By: p.ID, Weapon: m.Weapon.Name, Roll: s.Roll}
}

// tellGuess emits that fact with the dice. A right guess that misses reads like a wrong
// one.
func tellGuess(f *personal.Fight, p *personal.Person, told *personal.Guessed, thrown *dice.Roll, hit bool) {
	if told == nil {
		return
	}
	r := &told.Roll
	for _, d := range thrown.Dice.All() {
		if d.Name == "" {
			r.Dice.Add(d)
		}
	}
	r.Total, told.Hit = int32(sumOf(r.Dice.All())+r.Bonus()), hit
	f.EmitLess(event.Sides(0).With(p.Side), told)
}
