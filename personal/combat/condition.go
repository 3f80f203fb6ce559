package combat

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// ease throws the saves of a rest: with one that succeeds, a condition goes back by
// a level, or ends.
func ease(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	for _, a := range slices.Clone(p.Conditions) {
		c := &book.Conditions[a.Condition]
		if !c.Eases && (c.Ease.DC == 0 || !Save(f, p, personal.Saving{Ability: c.Ease.Ability, Dc: int(c.Ease.DC), Cause: c.Name}).Good()) {
			continue
		}
		Relieve(f, p, a.Condition)
		for n := range book.Conditions {
			if book.Conditions[n].Step == a.Condition {
				Befall(f, p, personal.Affliction{Condition: int16(n), By: a.By, Save: -1, Implied: -1})
			}
		}
	}
}

// Befall puts a person into a condition, with all that it implies. One that
// cannot befall them does not; one that they are in already lasts as long as the
// new one, or goes on to its next level.
func Befall(f *personal.Fight, p *personal.Person, a personal.Affliction) {
	book := f.Book()
	c := &book.Conditions[a.Condition]
	if personal.Unmoved(f, p, a.Condition) || p.State == personal.Dead {
		return
	}
	if by := f.Person(a.By); a.Ends == rulebook.CasterEnd && by != nil && by.Open {
		a.Left = 1
	}
	for i := range p.Conditions {
		x := &p.Conditions[i]
		if !book.Implies(a.Condition, x.Condition) || x.Implied != a.Implied {
			continue
		}
		next := book.Conditions[x.Condition].Step
		switch {
		case next >= 0:
			Relieve(f, p, x.Condition)
			a.Condition = next
			Befall(f, p, a)
		case x.Condition == a.Condition:
			a.Left += personal.Bears(f, p, c)
			if c.Lot.Count > 0 {
				a.Left += x.Left
			}
			*x = a
		}
		return
	}
	if len(p.Conditions) == personal.MaxAfflictions {
		return
	}
	if a.Implied < 0 {
		f.Tell(p, &personal.Befell{Person: p.ID, Condition: a.Condition, Name: c.Name})
	}
	a.Left += personal.Bears(f, p, c)
	p.Conditions = append(p.Conditions, a)
	if c.Larger > 0 {
		grow(f, p, a.Condition)
	}
	for _, n := range c.Implies {
		Befall(f, p, personal.Affliction{Condition: n, By: a.By, Save: -1, Implied: a.Condition})
	}
	for _, n := range c.Brings {
		if !f.Suffers(p, n) {
			Befall(f, p, personal.Affliction{Condition: n, By: a.By, Save: -1, Implied: -1})
		}
	}
	feel(f, p, c)
}

// TakeOut takes one of them out; without a lot, or with the last, the condition ends.
func TakeOut(f *personal.Fight, p *personal.Person, condition int16) {
	for i := range p.Conditions {
		if a := &p.Conditions[i]; a.Condition == condition && a.Implied < 0 && f.Book().Conditions[condition].Lot.Count > 0 && a.Left > 1 {
			a.Left--
			f.Did(p, "is rid of one", 0)
			return
		}
	}
	Relieve(f, p, condition)
}

// feel is what a condition does at once.
func feel(f *personal.Fight, p *personal.Person, c *rulebook.Condition) {
	book := f.Book()
	if c.Slow > 0 {
		p.HP = min(p.HP, f.MaxHP(p))
	}
	personal.Lower(f, p)
	if c.Flags&rulebook.Blind != 0 && p.Focus.Power >= 0 && rulebook.Has[*rulebook.GazeOp](&book.Powers[p.Focus.Power].Effect) {
		Unfocus(f, p)
	}
	if c.Flags&rulebook.NoActions != 0 {
		Unfocus(f, p)
		ReleaseHeld(f, p)
		BreakOff(f, p, rulebook.BreakHelpless)
		p.Path = p.Path[:0]
	}
	if f.Flags(p)&rulebook.NoMove != 0 || f.Top(p, rulebook.Walk) == 0 {
		BreakOff(f, p, rulebook.BreakStopped)
		p.Path = p.Path[:0]
	}
	if f.Suffers(p, book.Roles[rulebook.PartProne]) {
		BreakOff(f, p, rulebook.BreakProne)
	}
	if f.Flags(p)&rulebook.Aloft != 0 {
		BreakOff(f, p, rulebook.BreakAloft)
	}
	Drop(f, p)
	letDrop(f, p)
	switch {
	case p.State == personal.Dead:
	case c.Kills:
		Die(f, p, personal.DiedOf, c.Name)
	case c.Flags&rulebook.Fells != 0 && p.State == personal.Able:
		p.HP = 0
		sink(f, p)
	}
}

// Relieve ends a condition, and what it implied.
func Relieve(f *personal.Fight, p *personal.Person, condition int16) {
	if condition < 0 {
		return
	}
	told := false
	kept := p.Conditions[:0]
	for _, a := range p.Conditions {
		if a.Condition == condition && a.Implied < 0 {
			told = true
			continue
		}
		kept = append(kept, a)
	}
	p.Conditions = kept
	if !told {
		return
	}
	c := &f.Book().Conditions[condition]
	f.Tell(p, &personal.Passed{Person: p.ID, Condition: condition, Name: c.Name})
	unimply(f, p, condition)
	if condition == f.Book().Roles[rulebook.PartHeld] {
		ungrip(f, p)
	}
	for _, n := range c.Leaves {
		Befall(f, p, personal.Affliction{Condition: n, Save: -1, Implied: -1})
	}
	if c.Fly > 0 || c.Flags&rulebook.Winged != 0 {
		Drop(f, p)
	}
}

// expire ends a condition whose time is over, with what comes of that.
func expire(f *personal.Fight, p *personal.Person, a personal.Affliction) {
	c := &f.Book().Conditions[a.Condition]
	Relieve(f, p, a.Condition)
	if a.Condition == f.Book().Roles[rulebook.PartCalled] {
		f.Did(p, "is gone", 0)
		Withdraw(f, p)
		return
	}
	by := f.Person(a.By)
	if by == nil {
		by = p
	}
	after := c.After
	if c.Lot.Count > 0 {
		after.Do = rulebook.Alter(after.Do, func(x *rulebook.CallOp) { x.Count = dice.Dice{Plus: a.Left} })
	}
	befalls(f, by, p, c.Name, &after)
}

// unimply ends what a condition implied, unless something else brings the
// condition with it still.
func unimply(f *personal.Fight, p *personal.Person, condition int16) {
	if f.Suffers(p, condition) {
		return
	}
	kept := p.Conditions[:0]
	for _, a := range p.Conditions {
		if a.Implied != condition {
			kept = append(kept, a)
		}
	}
	p.Conditions = kept
	for _, n := range f.Book().Conditions[condition].Implies {
		unimply(f, p, n)
	}
}

// BreakOff ends the conditions that something ends early.
func BreakOff(f *personal.Fight, p *personal.Person, how rulebook.Break) {
	book := f.Book()
	for i := 0; i < len(p.Conditions); {
		a := p.Conditions[i]
		if a.Implied < 0 && book.Conditions[a.Condition].Breaks&uint16(how) != 0 {
			Relieve(f, p, a.Condition)
			i = 0
			continue
		}
		i++
	}
}

// Lapse ends what lasts until a time in somebody's turn: their own conditions at
// its start or end, and those of others that they have brought about.
func Lapse(f *personal.Fight, id crew.ID, own, caster rulebook.Ends) {
	for i := range f.People {
		p := &f.People[i]
		for j := 0; j < len(p.Conditions); {
			a := &p.Conditions[j]
			ends := a.Implied < 0 && (p.ID == id && a.Ends == own || a.By == id && a.Ends == caster)
			if ends && a.Ends == rulebook.CasterEnd && a.Left > 0 {
				a.Left-- // the end of the turn in which it began
				ends = false
			}
			if ends {
				expire(f, p, *a)
				j = 0
				continue
			}
			j++
		}
	}
}

// Age counts down what lasts a number of turns, and throws the saves that end
// conditions, at the end of their bearer's turn.
func Age(f *personal.Fight, p *personal.Person) {
	for j := 0; j < len(p.Conditions); {
		a := &p.Conditions[j]
		ended := false
		if a.Implied < 0 && a.Ends == rulebook.EndsRounds && a.Left > 0 {
			a.Left--
			ended = a.Left == 0
		}
		if !ended && a.Implied < 0 && a.Save >= 0 {
			ended = Save(f, p, personal.Saving{Ability: a.Save, Dc: int(a.DC), Cause: f.Book().Conditions[a.Condition].Name}).Good()
		}
		if ended {
			expire(f, p, p.Conditions[j])
			j = 0
			continue
		}
		j++
	}
}

// ended ends somebody's conditions that end in a way.
func ended(f *personal.Fight, p *personal.Person, how rulebook.Ends) {
	for i := 0; i < len(p.Conditions); {
		if a := p.Conditions[i]; a.Implied < 0 && a.Ends == how {
			Relieve(f, p, a.Condition)
			i = 0
			continue
		}
		i++
	}
}

// orphan ends what lasts only as long as whoever brought it about.
func orphan(f *personal.Fight, id crew.ID) {
	for i := range f.People {
		p := &f.People[i]
		for j := 0; j < len(p.Conditions); {
			if a := p.Conditions[j]; a.Implied < 0 && a.By == id && a.Ends == rulebook.EndsMaker {
				Relieve(f, p, a.Condition)
				j = 0
				continue
			}
			j++
		}
	}
}

// Next ends what lasts until the end of the round after the one in which it began.
func Next(f *personal.Fight) {
	for i := range f.People {
		p := &f.People[i]
		for j := 0; j < len(p.Conditions); {
			a := &p.Conditions[j]
			if a.Implied >= 0 || a.Ends != rulebook.EndsNext {
				j++
				continue
			}
			if a.Left++; a.Left > 1 {
				Relieve(f, p, a.Condition)
				j = 0
				continue
			}
			j++
		}
	}
}

// Drains takes what a condition takes of reserves, and throws on its table where that
// leaves nothing.
func Drains(f *personal.Fight, p *personal.Person, by crew.ID, c *rulebook.Condition) {
	had := p.Reserves
	loses(f, p, &c.Loses, c.Name)
	for n := range c.Loses {
		if o := f.Person(by); c.Drained >= 0 && o != nil && had[n] > 0 && p.Reserves[n] == 0 && c.Loses[n] != (dice.Dice{}) {
			Decide(f, c.Drained, p, o, nil)
		}
	}
}

// grow finds room for somebody who has become larger: where they stand, or a step to
// the north or the west of it. Where there is none they stay as they were.
func grow(f *personal.Fight, p *personal.Person, condition int16) {
	extra := f.Span(p) - int16(f.Book().Sizes[f.SheetOf(p).Size].Squares)
	for i := range (extra + 1) * (extra + 1) {
		at := p.At.Plus(-(i % (extra + 1)), -(i / (extra + 1)))
		if tight, ok := f.Fits(p, at); ok && !tight && f.InWay(p, at, true) == nil {
			if at != p.At {
				Put(f, p, at)
			}
			return
		}
	}
	Relieve(f, p, condition)
}
