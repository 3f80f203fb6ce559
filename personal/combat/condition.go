package combat

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/duration"
	"broadside/sim/event"
	"broadside/sim/say"
)

// throwRestSaves throws the saves of a rest: on a success a condition goes down a level, or
// ends.
func throwRestSaves(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	for _, a := range slices.Clone(p.Conditions) {
		c := &book.Conditions[a.Condition]
		if !c.Eases && (c.Ease.DC == 0 || !Save(f, p, personal.Saving{Ability: c.Ease.Ability, DC: int(c.Ease.DC), Cause: say.Name(c.Name)}).Good()) {
			continue
		}
		Relieve(f, p, a.Condition)
		for n := range book.Conditions {
			if book.Conditions[n].Step == a.Condition {
				Afflict(f, p, personal.Affliction{Condition: int16(n), By: a.By, Save: -1, Implied: -1})
			}
		}
	}
}

// Afflict puts a person into a condition, with everything that it implies, unless they are
// immune. A condition that they already have from the same cause lasts as long as the new
// one, or advances to its next level. A higher level takes the place of a lower one.
func Afflict(f *personal.Fight, p *personal.Person, a personal.Affliction) { Worsen(f, p, a, 1) }

// Worsen does what Afflict does, for several levels of a condition at once.
func Worsen(f *personal.Fight, p *personal.Person, a personal.Affliction, levels int32) {
	applyCondition(f, p, a, levels, false)
	if a.Ends == rulebook.EndsHold {
		holdFast(f, p, &a)
	}
}

// applyCondition does what Worsen does. If told is set, the condition follows from a fact that
// has been told, and is not told again.
func applyCondition(f *personal.Fight, p *personal.Person, a personal.Affliction, levels int32, told bool) {
	book := f.Book()
	if personal.IsImmune(f, p, a.Condition) || p.State == personal.Dead {
		return
	}
	if a.Condition = worseBy(f, p, &a, levels); personal.IsImmune(f, p, a.Condition) {
		return
	}
	c := &book.Conditions[a.Condition]
	if c.Flags&rulebook.Steadies != 0 && p.State != personal.Able {
		if p.State == personal.Dying {
			Stabilise(f, p)
		}
		return
	}
	if c.While >= 0 && p.Pools[c.While].Points == 0 {
		return
	}
	a.Lasts = durationOf(f, p, &a)
	for i := range p.Conditions {
		x := &p.Conditions[i]
		if x.Condition != a.Condition || x.Implied != a.Implied || x.By != a.By && !book.Counted(a.Condition) {
			continue
		}
		a.Number += personal.ConditionNumber(f, p, c)
		if !c.Lot.IsNone() {
			a.Number += x.Number
		}
		*x = a
		return
	}
	replaceLower(f, p, &a)
	if len(p.Conditions) == personal.MaxAfflictions {
		return
	}
	if a.Implied < 0 && !told && !f.Suffers(p, a.Condition) {
		tell(f, p, c.Flags&rulebook.Unnoticed != 0, &personal.Befell{Person: p.ID, Condition: a.Condition, Name: c.Name})
	}
	a.Number += personal.ConditionNumber(f, p, c)
	left := MostBad(f, p) - p.Bad
	p.Conditions = append(p.Conditions, a)
	keepLeft(f, p, left)
	if c.Larger > 0 {
		makeRoom(f, p, a.Condition)
	}
	for _, n := range c.Implies {
		applyCondition(f, p, personal.Affliction{Condition: n, By: a.By, Save: -1, Implied: a.Condition}, 1, told)
	}
	for _, n := range c.Brings {
		if !f.Suffers(p, n) {
			applyCondition(f, p, personal.Affliction{Condition: n, By: a.By, Save: -1, Implied: -1}, 1, told)
		}
	}
	startCondition(f, p, c, a.By)
}

// worseBy returns the level of a condition that a person reaches when it gets worse by some
// levels: the last one at most.
func worseBy(f *personal.Fight, p *personal.Person, a *personal.Affliction, levels int32) int16 {
	book, to := f.Book(), a.Condition
	for n := to; n >= 0; n = book.Conditions[n].Step {
		if slices.ContainsFunc(p.Conditions, func(x personal.Affliction) bool { return x.Condition == n && x.Implied == a.Implied }) {
			to, levels = n, levels+1
			break
		}
	}
	for ; levels > 1 && book.Conditions[to].Step >= 0; levels-- {
		to = book.Conditions[to].Step
	}
	return to
}

// replaceLower ends the lower levels of a condition, which its new level stands for.
func replaceLower(f *personal.Fight, p *personal.Person, a *personal.Affliction) {
	for _, x := range removeConditions(f, p, func(x *personal.Affliction) bool {
		return x.Condition != a.Condition && x.Implied == a.Implied && f.Book().Implies(x.Condition, a.Condition)
	}) {
		followEnd(f, p, x.Condition)
	}
}

// tell emits a fact to everyone who is aware of a person, or, if it is unnoticed, to
// their own side.
func tell(f *personal.Fight, p *personal.Person, unnoticed bool, fact event.Fact) {
	if unnoticed {
		f.TellOwnSide(p, fact)
		return
	}
	f.Tell(p, fact)
}

// durationOf returns how long a condition lasts on somebody, by the way it ends.
func durationOf(f *personal.Fight, p *personal.Person, a *personal.Affliction) duration.Span {
	open := p.Open && a.By != 0 && a.By != p.ID // what others cause in somebody's turn lasts through the next one
	switch a.Ends {
	case rulebook.OwnStart:
		return duration.Starts(1, p.ID)
	case rulebook.OwnEnd:
		return duration.Ends(1, p.ID, open)
	case rulebook.OwnNextEnd:
		return duration.Ends(1, p.ID, p.Open)
	case rulebook.CasterStart:
		return duration.Starts(1, a.By)
	case rulebook.CasterEnd:
		by := f.Person(a.By)
		return duration.Ends(1, a.By, by != nil && by.Open)
	case rulebook.EndsRounds:
		return duration.Ends(a.Lasts.Left, p.ID, open)
	case rulebook.EndsNext:
		return duration.Rounds(2)
	}
	return duration.Span{}
}

// TakeOut removes one of what a condition has left in somebody; without a lot, or with
// the last one, the condition ends.
func TakeOut(f *personal.Fight, p *personal.Person, condition int16) {
	for i := range p.Conditions {
		if a := &p.Conditions[i]; a.Condition == condition && a.Implied < 0 && !f.Book().Conditions[condition].Lot.IsNone() && a.Number > 1 {
			a.Number--
			f.TellDeed(p, "gets rid of one", 0)
			return
		}
	}
	Relieve(f, p, condition)
}

// startCondition applies the immediate effects of a condition caused by somebody.
func startCondition(f *personal.Fight, p *personal.Person, c *rulebook.Condition, by crew.ID) {
	book := f.Book()
	if c.Slow > 0 {
		p.HP = min(p.HP, f.MaxHP(p))
	}
	personal.CapReserves(f, p)
	if c.Flags&rulebook.Blind != 0 && p.Focus.Power >= 0 && rulebook.Has[*rulebook.GazeOp](&book.Powers[p.Focus.Power].Effect) {
		Unfocus(f, p)
	}
	if c.Flags&rulebook.NoActions != 0 {
		Unfocus(f, p)
		ReleaseHeld(f, p)
		BreakOff(f, p, rulebook.BreakHelpless)
		p.Path = p.Path[:0]
	}
	if f.Flags(p)&rulebook.NoMove != 0 || f.TopSpeed(p, personal.Gait(f, p)) == 0 {
		BreakOff(f, p, rulebook.BreakStopped)
		p.Path = p.Path[:0]
	}
	if n := book.Roles[rulebook.PartProne]; n >= 0 && c == &book.Conditions[n] {
		p.Path = p.Path[:0] // they may choose not to crawl on
	}
	if f.Suffers(p, book.Roles[rulebook.PartProne]) {
		BreakOff(f, p, rulebook.BreakProne)
	}
	if f.Flags(p)&rulebook.Aloft != 0 {
		BreakOff(f, p, rulebook.BreakAloft)
	}
	FallDown(f, p)
	letDrop(f, p)
	switch {
	case p.State == personal.Dead:
	case c.Kills:
		BringDown(f, p, by, func() { Die(f, p, personal.DiedOf, c.Name) })
	case c.Flags&rulebook.Fells != 0 && p.State == personal.Able:
		p.HP = 0
		BringDown(f, p, by, func() {
			if f.Sparing {
				LoseConsciousness(f, p)
				Stabilise(f, p)
				return
			}
			DropToZero(f, p)
		})
	}
}

// Relieve ends a condition, whoever caused it, and everything that it implied.
func Relieve(f *personal.Fight, p *personal.Person, condition int16) {
	endConditions(f, p, func(a *personal.Affliction) bool { return a.Condition == condition }, nil)
}

// endConditions removes a person's conditions that are over, and then calls then for each. A
// condition that they are in for another reason remains.
func endConditions(f *personal.Fight, p *personal.Person, over func(*personal.Affliction) bool, then func(*personal.Fight, *personal.Person, personal.Affliction)) {
	if len(p.Conditions) == 0 {
		return
	}
	gone := removeConditions(f, p, over)
	for i, a := range gone {
		if f.Suffers(p, a.Condition) || slices.ContainsFunc(gone[:i], func(x personal.Affliction) bool { return x.Condition == a.Condition }) {
			continue
		}
		tellEnd(f, p, a.Condition)
		if then != nil {
			then(f, p, a)
		}
	}
	for _, a := range gone {
		if o := f.Person(a.By); a.Ends == rulebook.EndsHold && o != nil && !personal.HoldsFast(o, p) {
			EndHold(f, o, p.ID)
		}
	}
}

// removeConditions removes a person's conditions that are over, with what they imply.
func removeConditions(f *personal.Fight, p *personal.Person, over func(*personal.Affliction) bool) (gone []personal.Affliction) {
	left := MostBad(f, p) - p.Bad
	kept := p.Conditions[:0]
	for i := range p.Conditions {
		if a := &p.Conditions[i]; a.Implied < 0 && over(a) {
			gone = append(gone, *a)
		} else {
			kept = append(kept, *a)
		}
	}
	p.Conditions = kept
	for i := range gone {
		endImplied(f, p, gone[i].Condition, gone[i].By)
	}
	keepLeft(f, p, left)
	return gone
}

// tellEnd emits the end of a condition, and applies its consequences.
func tellEnd(f *personal.Fight, p *personal.Person, condition int16) {
	c := &f.Book().Conditions[condition]
	tell(f, p, c.Flags&rulebook.Unnoticed != 0, &personal.Passed{Person: p.ID, Condition: condition, Name: c.Name})
	followEnd(f, p, condition)
}

// followEnd applies the consequences of the end of a condition.
func followEnd(f *personal.Fight, p *personal.Person, condition int16) {
	c := &f.Book().Conditions[condition]
	if condition == f.Book().Roles[rulebook.PartHeld] {
		endGrips(f, p)
	}
	setDown(f, p)
	for _, n := range c.Leaves {
		Afflict(f, p, personal.Affliction{Condition: n, Save: -1, Implied: -1})
	}
	if c.Pace.Fly > 0 || c.Flags&rulebook.Winged != 0 {
		FallDown(f, p)
	}
}

// runOut applies the consequences of a condition running out.
func runOut(f *personal.Fight, p *personal.Person, a personal.Affliction) {
	c := &f.Book().Conditions[a.Condition]
	if dismissCalled(f, p, a); p.State == personal.Away {
		return
	}
	by := f.Person(a.By)
	if by == nil {
		by = p
	}
	after := c.After
	if !c.Lot.IsNone() {
		after.Do = rulebook.Alter(after.Do, func(x *rulebook.CallOp) { x.Count = dice.Dice{Plus: a.Number} })
	}
	playEffect(f, by, p, c.Name, &after)
}

// dismissCalled removes a called person whose time is over.
func dismissCalled(f *personal.Fight, p *personal.Person, a personal.Affliction) {
	if a.Condition == f.Book().Roles[rulebook.PartCalled] {
		f.TellDeed(p, "is gone", 0)
		Withdraw(f, p)
	}
}

// endImplied ends what a condition caused by somebody implied, unless the person is in it
// by the same cause in another way.
func endImplied(f *personal.Fight, p *personal.Person, condition int16, by crew.ID) {
	if slices.ContainsFunc(p.Conditions, func(a personal.Affliction) bool { return a.Condition == condition && a.By == by }) {
		return
	}
	p.Conditions = slices.DeleteFunc(p.Conditions, func(a personal.Affliction) bool { return a.Implied == condition && a.By == by })
	for _, n := range f.Book().Conditions[condition].Implies {
		endImplied(f, p, n, by)
	}
}

// BreakOff ends the conditions that something ends early.
func BreakOff(f *personal.Fight, p *personal.Person, how rulebook.Break) {
	endConditions(f, p, func(a *personal.Affliction) bool { return f.Book().Conditions[a.Condition].Breaks&uint16(how) != 0 }, nil)
}

// EndAtTurnStart ends what lasts until somebody's turn starts.
func EndAtTurnStart(f *personal.Fight, id crew.ID) { endTimed(f, id, false) }

// EndAtTurnEnd ends what lasts until somebody's turn ends.
func EndAtTurnEnd(f *personal.Fight, id crew.ID) { endTimed(f, id, true) }

// EndAtRoundStart ends what lasts until a round begins.
func EndAtRoundStart(f *personal.Fight) { endTimed(f, 0, false) }

// endTimed ends what lasts until somebody's turn starts or ends, or, for ID 0, until a round begins.
func endTimed(f *personal.Fight, id crew.ID, end bool) {
	kept := f.Edges[:0]
	for _, e := range f.Edges {
		if !e.Lasts.Pass(id, end) {
			kept = append(kept, e)
		}
	}
	f.Edges = kept
	for i := range f.People {
		endConditions(f, &f.People[i], func(a *personal.Affliction) bool { return a.Lasts.Pass(id, end) }, runOut)
	}
}

// SaveAtTurnEnd throws the saves that end conditions at the end of their bearer's turn.
func SaveAtTurnEnd(f *personal.Fight, p *personal.Person) { repeatSaves(f, p, false) }

// SaveWhenHurt throws the saves that end conditions with damage to their bearer.
func SaveWhenHurt(f *personal.Fight, p *personal.Person) { repeatSaves(f, p, true) }

func repeatSaves(f *personal.Fight, p *personal.Person, hurt bool) {
	for _, a := range slices.Clone(p.Conditions) {
		if a.Implied < 0 && a.Save >= 0 && slices.Contains(p.Conditions, a) && hurt == (f.Book().Conditions[a.Condition].Flags&rulebook.HurtSaves != 0) &&
			Save(f, p, personal.Saving{Ability: a.Save, DC: int(a.DC), Cause: say.Name(f.Book().Conditions[a.Condition].Name), Ends: &a}).Good() {
			endConditions(f, p, func(x *personal.Affliction) bool { return *x == a }, runOut)
		}
	}
}

// endBy ends somebody's conditions that end in a way.
func endBy(f *personal.Fight, p *personal.Person, how rulebook.Ends) {
	endConditions(f, p, func(a *personal.Affliction) bool { return a.Ends == how }, nil)
}

// DrainReserves takes a condition's toll on reserves, and throws on its table if that
// empties one.
func DrainReserves(f *personal.Fight, p *personal.Person, by crew.ID, c *rulebook.Condition) {
	had := p.Reserves
	loseReserves(f, p, &c.Strain.Loses, say.Name(c.Name))
	for n := range c.Strain.Loses {
		if o := f.Person(by); c.Strain.Drained >= 0 && o != nil && had[n] > 0 && p.Reserves[n] == 0 && c.Strain.Loses[n] != (dice.Dice{}) {
			RollOnTable(f, c.Strain.Drained, p, o, nil)
		}
	}
}

// makeRoom finds room for a person who has become larger: where they stand, or a step to
// the north or west. Without room they keep their size.
func makeRoom(f *personal.Fight, p *personal.Person, condition int16) {
	extra := f.Span(p) - int16(f.Book().Sizes[f.SheetOf(p).Size].Squares)
	for i := range (extra + 1) * (extra + 1) {
		at := p.At.Plus(-(i % (extra + 1)), -(i / (extra + 1)))
		if tight, ok := f.Fits(p, at); ok && !tight && f.InWay(p, at) == nil {
			PutAt(f, p, at)
			return
		}
	}
	Relieve(f, p, condition)
}
