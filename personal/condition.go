package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// flags is everything that a person's conditions do to them.
func (f *Fight) flags(p *Person) (all rulebook.Flag) {
	book := f.Book()
	for i := range p.Conditions {
		all |= book.Conditions[p.Conditions[i].Condition].Flags
	}
	return all
}

// has says whether a person is in the condition that plays a part.
func (f *Fight) has(p *Person, part rulebook.Part) bool {
	return f.suffers(p, f.Book().Roles[part])
}

func (f *Fight) suffers(p *Person, condition int16) bool {
	if condition < 0 {
		return false
	}
	for i := range p.Conditions {
		if p.Conditions[i].Condition == condition {
			return true
		}
	}
	return false
}

// atPeace refuses harm to whoever has charmed somebody.
func (f *Fight) atPeace(p, t *Person) error {
	book := f.Book()
	for i := range p.Conditions {
		a := &p.Conditions[i]
		if c := &book.Conditions[a.Condition]; c.Flags&rulebook.Peaceful != 0 && a.By == t.ID {
			return book.Refuse(rulebook.TopicTurn, "%s is %s and does them no harm", p.Name, c.Name)
		}
	}
	return nil
}

// daunts says whether there is a line to who has frightened somebody; where nobody
// has, it is everywhere.
func (f *Fight) daunts(p *Person, a *Affliction) bool {
	o := f.Person(a.By)
	return o == nil || o == p || f.LineOfSight(p, o)
}

// shrinks refuses a step nearer to who has frightened somebody.
func (f *Fight) shrinks(p *Person, from, to deckplan.Square) error {
	book := f.Book()
	for i := range p.Conditions {
		a := &p.Conditions[i]
		c, o := &book.Conditions[a.Condition], f.Person(a.By)
		if c.Flags&rulebook.Cowed != 0 && o != nil && o != p && f.daunts(p, a) &&
			f.gapAt(to, f.span(p), o.At, f.span(o)) < f.gapAt(from, f.span(p), o.At, f.span(o)) {
			return book.Refuse(rulebook.TopicMove, "%s is %s and goes no nearer to %s", p.Name, c.Name, f.called(p, o))
		}
	}
	return nil
}

// ease throws the saves of a rest: with one that succeeds, a condition goes back by
// a level, or ends.
func (f *Fight) ease(p *Person) {
	book := f.Book()
	for _, a := range slices.Clone(p.Conditions) {
		c := &book.Conditions[a.Condition]
		if !c.Eases && (c.Ease.DC == 0 || !f.save(p, saving{ability: c.Ease.Ability, dc: int(c.Ease.DC), cause: c.Name}).Good()) {
			continue
		}
		f.relieve(p, a.Condition)
		for n := range book.Conditions {
			if book.Conditions[n].Step == a.Condition {
				f.befall(p, Affliction{Condition: int16(n), By: a.By, Save: -1, Implied: -1})
			}
		}
	}
}

// helpless says whether somebody cannot act: at 0, or held so by a condition.
func (f *Fight) helpless(p *Person) bool {
	return p.State != Able || f.flags(p)&rulebook.NoActions != 0
}

// befall puts a person into a condition, with all that it implies. One that
// cannot befall them does not; one that they are in already lasts as long as the
// new one, or goes on to its next level.
func (f *Fight) befall(p *Person, a Affliction) {
	book := f.Book()
	c := &book.Conditions[a.Condition]
	if f.unmoved(p, a.Condition) || p.State == Dead {
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
			f.relieve(p, x.Condition)
			a.Condition = next
			f.befall(p, a)
		case x.Condition == a.Condition:
			a.Left += f.bears(p, c)
			if c.Lot.Count > 0 {
				a.Left += x.Left
			}
			*x = a
		}
		return
	}
	if len(p.Conditions) == maxAfflictions {
		return
	}
	if a.Implied < 0 {
		f.tell(p, &Befell{p.ID, a.Condition, c.Name})
	}
	a.Left += f.bears(p, c)
	p.Conditions = append(p.Conditions, a)
	if c.Larger > 0 {
		f.grow(p, a.Condition)
	}
	for _, n := range c.Implies {
		f.befall(p, Affliction{Condition: n, By: a.By, Save: -1, Implied: a.Condition})
	}
	for _, n := range c.Brings {
		if !f.suffers(p, n) {
			f.befall(p, Affliction{Condition: n, By: a.By, Save: -1, Implied: -1})
		}
	}
	f.feel(p, c)
}

// takeOut takes one of them out; without a lot, or with the last, the condition ends.
func (f *Fight) takeOut(p *Person, condition int16) {
	for i := range p.Conditions {
		if a := &p.Conditions[i]; a.Condition == condition && a.Implied < 0 && f.Book().Conditions[condition].Lot.Count > 0 && a.Left > 1 {
			a.Left--
			f.did(p, "is rid of one", 0)
			return
		}
	}
	f.relieve(p, condition)
}

// unmoved says whether a condition cannot befall somebody, by their nature or by what
// they wear.
func (f *Fight) unmoved(p *Person, condition int16) bool {
	if slices.Contains(f.SheetOf(p).Unmoved, condition) {
		return true
	}
	for i, n := range f.SheetOf(p).Armour {
		if p.Doffed&(2<<i) == 0 && slices.Contains(f.Book().Armours[n].Unmoved, condition) {
			return true
		}
	}
	return false
}

// feel is what a condition does at once.
func (f *Fight) feel(p *Person, c *rulebook.Condition) {
	book := f.Book()
	if c.Slow > 0 {
		p.HP = min(p.HP, f.maxHP(p))
	}
	f.lower(p)
	if c.Flags&rulebook.Blind != 0 && p.Focus.Power >= 0 && book.Powers[p.Focus.Power].Effect.Gaze >= 0 {
		f.unfocus(p)
	}
	if c.Flags&rulebook.NoActions != 0 {
		f.unfocus(p)
		f.letGo(p)
		f.breakOff(p, rulebook.BreakHelpless)
		p.Path = p.Path[:0]
	}
	if f.flags(p)&rulebook.NoMove != 0 || f.top(p, rulebook.Walk) == 0 {
		f.breakOff(p, rulebook.BreakStopped)
		p.Path = p.Path[:0]
	}
	if f.suffers(p, book.Roles[rulebook.PartProne]) {
		f.breakOff(p, rulebook.BreakProne)
	}
	if f.flags(p)&rulebook.Aloft != 0 {
		f.breakOff(p, rulebook.BreakAloft)
	}
	f.drop(p)
	f.letDrop(p)
	switch {
	case p.State == Dead:
	case c.Kills:
		f.die(p, DiedOf, c.Name)
	case c.Flags&rulebook.Fells != 0 && p.State == Able:
		p.HP = 0
		f.sink(p)
	}
}

// relieve ends a condition, and what it implied.
func (f *Fight) relieve(p *Person, condition int16) {
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
	f.tell(p, &Passed{p.ID, condition, c.Name})
	f.unimply(p, condition)
	if condition == f.Book().Roles[rulebook.PartHeld] {
		f.ungrip(p)
	}
	for _, n := range c.Leaves {
		f.befall(p, Affliction{Condition: n, Save: -1, Implied: -1})
	}
	if c.Fly > 0 || c.Flags&rulebook.Winged != 0 {
		f.drop(p)
	}
}

// expire ends a condition whose time is over, with what comes of that.
func (f *Fight) expire(p *Person, a Affliction) {
	c := &f.Book().Conditions[a.Condition]
	f.relieve(p, a.Condition)
	if a.Condition == f.Book().Roles[rulebook.PartCalled] {
		f.did(p, "is gone", 0)
		f.withdraw(p)
		return
	}
	by := f.Person(a.By)
	if by == nil {
		by = p
	}
	after := c.After
	if c.Lot.Count > 0 {
		after.Calls.Count = dice.Dice{Plus: a.Left}
	}
	f.befalls(by, p, c.Name, &after)
}

// unimply ends what a condition implied, unless something else brings the
// condition with it still.
func (f *Fight) unimply(p *Person, condition int16) {
	if f.suffers(p, condition) {
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
		f.unimply(p, n)
	}
}

// breakOff ends the conditions that something ends early.
func (f *Fight) breakOff(p *Person, how rulebook.Break) {
	book := f.Book()
	for i := 0; i < len(p.Conditions); {
		a := p.Conditions[i]
		if a.Implied < 0 && book.Conditions[a.Condition].Breaks&uint16(how) != 0 {
			f.relieve(p, a.Condition)
			i = 0
			continue
		}
		i++
	}
}

// lapse ends what lasts until a time in somebody's turn: their own conditions at
// its start or end, and those of others that they have brought about.
func (f *Fight) lapse(id crew.ID, own, caster rulebook.Ends) {
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
				f.expire(p, *a)
				j = 0
				continue
			}
			j++
		}
	}
}

// age counts down what lasts a number of turns, and throws the saves that end
// conditions, at the end of their bearer's turn.
func (f *Fight) age(p *Person) {
	for j := 0; j < len(p.Conditions); {
		a := &p.Conditions[j]
		ended := false
		if a.Implied < 0 && a.Ends == rulebook.EndsRounds && a.Left > 0 {
			a.Left--
			ended = a.Left == 0
		}
		if !ended && a.Implied < 0 && a.Save >= 0 {
			ended = f.save(p, saving{ability: a.Save, dc: int(a.DC), cause: f.Book().Conditions[a.Condition].Name}).Good()
		}
		if ended {
			f.expire(p, p.Conditions[j])
			j = 0
			continue
		}
		j++
	}
}

// ended ends somebody's conditions that end in a way.
func (f *Fight) ended(p *Person, how rulebook.Ends) {
	for i := 0; i < len(p.Conditions); {
		if a := p.Conditions[i]; a.Implied < 0 && a.Ends == how {
			f.relieve(p, a.Condition)
			i = 0
			continue
		}
		i++
	}
}

// orphan ends what lasts only as long as whoever brought it about.
func (f *Fight) orphan(id crew.ID) {
	for i := range f.People {
		p := &f.People[i]
		for j := 0; j < len(p.Conditions); {
			if a := p.Conditions[j]; a.Implied < 0 && a.By == id && a.Ends == rulebook.EndsMaker {
				f.relieve(p, a.Condition)
				j = 0
				continue
			}
			j++
		}
	}
}

// next ends what lasts until the end of the round after the one in which it began.
func (f *Fight) next() {
	for i := range f.People {
		p := &f.People[i]
		for j := 0; j < len(p.Conditions); {
			a := &p.Conditions[j]
			if a.Implied >= 0 || a.Ends != rulebook.EndsNext {
				j++
				continue
			}
			if a.Left++; a.Left > 1 {
				f.relieve(p, a.Condition)
				j = 0
				continue
			}
			j++
		}
	}
}

// hustle is what conditions add to the first token of a turn.
func (f *Fight) hustle(p *Person) (n int8) {
	for i := range p.Conditions {
		n += f.Book().Conditions[p.Conditions[i].Condition].Actions
	}
	return n
}

// suffer does what conditions do at the start of each turn.
func (f *Fight) suffer(p *Person) {
	book := f.Book()
	for _, a := range slices.Clone(p.Conditions) {
		c := &book.Conditions[a.Condition]
		if by := f.Person(a.By); a.Ends == rulebook.EndsFocus && by != nil && by.Focus.Power >= 0 && book.Powers[by.Focus.Power].Effect.Gaze >= 0 && !f.LineOfSight(by, p) {
			f.unfocus(by)
			continue
		}
		if f.suffers(p, a.Condition) {
			f.drains(p, a.By, c)
		}
		if c.Damage.Count == 0 || !f.suffers(p, a.Condition) {
			continue
		}
		times := 1
		if by := f.Person(a.By); c.Grows && by != nil {
			times = book.Growth(f.SheetOf(by).Level)
		}
		r := f.damageDice(c.Name, c.Damage, times, nil)
		f.inside(p, &DamageRolled{Roll: r, By: a.By, Cause: c.Name})
		f.hurt(Wound{Target: p.ID, By: a.By, Type: c.Type, Amount: r.Total, Bypass: c.Seeps, Cause: c.Name})
	}
}

// drains takes what a condition takes of reserves, and throws on its table where that
// leaves nothing.
func (f *Fight) drains(p *Person, by crew.ID, c *rulebook.Condition) {
	had := p.Reserves
	f.loses(p, &c.Loses, c.Name)
	for n := range c.Loses {
		if o := f.Person(by); c.Drained >= 0 && o != nil && had[n] > 0 && p.Reserves[n] == 0 && c.Loses[n] != (dice.Dice{}) {
			f.decide(c.Drained, p, o, nil)
		}
	}
}

// maxHP is the maximum of a person's hit points, as conditions leave it.
func (f *Fight) maxHP(p *Person) int32 {
	most := p.MaxHP
	book := f.Book()
	for i := range p.Conditions {
		if c := &book.Conditions[p.Conditions[i].Condition]; c.Slow > 0 {
			most = min(most, p.MaxHP*int32(c.Slow)/100)
		}
	}
	return max(1, most)
}
