package combat

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/deckplan"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/personal/strategy"
	"broadside/sim/field"
)

// Cast uses a power of the person's sheet (ME-CAST): on a person, or at a square for an
// area, with a slot of its level or a higher one.
type Cast struct {
	Power  uint8 // its place on the sheet, from 1
	Slot   int8  // 0: the lowest possible
	Target crew.ID
	At     deckplan.Square
	Keep   bool  // keep the points that the layer has
	Held   bool  // already cast, and held until now
	Spare  bool  // at 0, knock out instead (ME-KNOCKOUT)
	Points int16 // points to lift with; 0: all
}

func (*Cast) Verb() crew.Verb { return crew.Cast }

// Fields describes a Cast.
func (i *Cast) Fields(c field.Coder) {
	field.Int(c, "power", &i.Power, 1, 64)
	field.Int(c, "slot", &i.Slot, 0, rulebook.MaxSlots)
	personal.IDField(c, "target", &i.Target)
	i.At.Fields(c)
	field.Bool(c, "keep", &i.Keep)
	field.Bool(c, "held", &i.Held)
	field.Bool(c, "spare", &i.Spare)
	field.Int(c, "points", &i.Points, 0, personal.MaxReserve)
}

func Power(f *personal.Fight, p *personal.Person, i *Cast) (*rulebook.Power, error) {
	list := f.Powers(p)
	if i.Power == 0 || int(i.Power) > len(list) {
		return nil, f.Book().Refuse(rulebook.TopicCast, "%s has no such power", p.Name)
	}
	return &f.Book().Powers[list[i.Power-1]], nil
}

// Ready refuses powers that cannot be paid for, whatever their target.
func (i *Cast) Ready(f *personal.Fight, p *personal.Person) error {
	w, err := Power(f, p, i)
	if err != nil {
		return err
	}
	switch {
	case i.Held && !p.Acting:
		return f.Book().Refuse(rulebook.TopicCast, "nothing is held")
	case i.Held && p.Focus.Power != f.Powers(p)[i.Power-1]:
		return f.Book().Refuse(rulebook.TopicCast, "the held power has dissipated with the concentration")
	case !i.Held:
		if err := affordsCast(f, p, w, i); err != nil {
			return err
		}
	}
	if n := w.Effect.Brings(); lastsAlready(f, p, w) {
		return w.Refuse(f.Book(), "%s is %s already", p.Name, f.Book().Conditions[n].Name)
	}
	if x := rulebook.Find[*rulebook.CallOp](&w.Effect); x != nil && x.Within > 0 && aim.NearestBody(f, p, x.Within) == nil {
		return f.Book().Refuse(rulebook.TopicCast, "%s sees no dead body within %d %s", p.Name, x.Within, f.Book().Unit)
	}
	return nil
}

// lastsAlready reports whether a power would do nothing but give its user a condition
// that they already have without end.
func lastsAlready(f *personal.Fight, p *personal.Person, w *rulebook.Power) bool {
	e := &w.Effect
	return e.Own && len(e.Do) == 1 && e.Ends == rulebook.NeverEnds && e.Rounds == 0 && !w.Focus && f.Suffers(p, e.Brings())
}

// Check refuses powers that cannot be paid for, or have nothing to affect.
func (i *Cast) Check(f *personal.Fight, p *personal.Person) error {
	if err := i.Ready(f, p); err != nil {
		return err
	}
	w, err := Power(f, p, i)
	if err != nil {
		return err
	}
	if i.Spare && (w.Effect.Aim != rulebook.ByTouch || !f.Book().Zero.Spare) {
		return aim.RefuseSparing(f.Book(), w.Name)
	}
	on := w.Effect.Aimed(i.Target)
	if err := aim.CheckTarget(f, p, w, w.Name, &w.Effect, f.Person(on)); err != nil {
		return err
	}
	if t := f.Person(on); t != nil && w.Effect.Harms() {
		if err := f.MayHarm(p, t); err != nil {
			return err
		}
	}
	if w.Lift.Pounds > 0 {
		if err := energy.MayLift(f, p, w, i.Target, i.Points, i.At); err != nil {
			return err
		}
	}
	return aim.CheckReach(f, p, &w.Effect, on, i.At)
}

// affordsCast requires the time that a power takes, a hand, and its slot.
func affordsCast(f *personal.Fight, p *personal.Person, w *rulebook.Power, i *Cast) error {
	book := f.Book()
	switch {
	case book.Casting.Hand && !book.Exerts(w) && f.HandsFree(p) < 1:
		return book.Refuse(rulebook.TopicHands, "%s needs a free hand to cast", p.Name)
	case !book.Exerts(w) && f.Flags(p)&rulebook.NoSpells != 0:
		return book.Refuse(rulebook.TopicCast, "%s is in no state to cast", p.Name)
	case book.Unused.Casting > 0 && personal.UnusedPieces(f, p) >= book.Unused.Casting:
		return book.Refuse(rulebook.TopicCast, "%s wears too much armour that they are not used to", p.Name)
	case i.Slot > 0 && (w.Level == 0 || w.Cost > 0 || keepsUp(f, p, i.Power)):
		return w.Refuse(book, "%s takes no slot", w.Name)
	}
	if !p.Acting {
		if err := affordsTime(f, p, w, castPrice(f, p, i.Power)); err != nil {
			return err
		}
	}
	return AffordsPower(f, p, w, i)
}

// affordsTime requires that somebody can cast now, and has the actions that it takes.
func affordsTime(f *personal.Fight, p *personal.Person, w *rulebook.Power, act rulebook.Price) error {
	book := f.Book()
	switch {
	case w.Answers.Asked() && !w.Either:
		return book.Refuse(rulebook.TopicReact, "%s is a reaction: it is asked for when somebody %s", w.Name, rulebook.MomentSays[w.Answers])
	case w.Answers != rulebook.NoPrompt && !w.Either:
		return book.Refuse(rulebook.TopicReact, "%s happens by itself", w.Name)
	case !p.Open && !(p.Ambush.Open && act.Count > 0) && (w.OwnTurn || act.Count > 0 && book.Tokens[act.Token].Left != rulebook.Held || !p.Began):
		return book.Refuse(rulebook.TopicTurn, "it is not your turn")
	case f.CheckReserved(p, act.Token, rulebook.ActUse) != nil:
		return f.CheckReserved(p, act.Token, rulebook.ActUse)
	case p.Tokens[act.Token] < act.Count:
		return w.Refuse(book, "%s takes %d %s, and %s has %d left", w.Name, act.Count, book.Tokens[act.Token].Called(act.Count), p.Name, p.Tokens[act.Token])
	}
	return nil
}

// AffordsPower requires the slot or the reserve of a power.
func AffordsPower(f *personal.Fight, p *personal.Person, w *rulebook.Power, i *Cast) error {
	book := f.Book()
	left, most := personal.Uses(f, p, i.Power)
	switch slot := SlotFor(f, p, w, i); {
	case personal.IsForgotten(f, p, i.Power):
		return w.Refuse(book, "%s has lost %s", p.Name, w.Name)
	case left == 0 && w.Recharge > 0:
		return w.Refuse(book, "%s waits for a %d on a d6, at the start of a turn", w.Name, w.Recharge)
	case left == 0 && most == 1:
		return w.Refuse(book, "%s has been used, and comes back with %s", w.Name, book.GivesBack(w))
	case left == 0:
		return w.Refuse(book, "%s has been used %d times, and comes back with %s", w.Name, most, book.GivesBack(w))
	case !personal.HasPower(f, p, i.Power):
		return w.Refuse(book, "the armour that gives %s is not worn", w.Name)
	case personal.PowerCost(f, p, w) > p.Reserves[w.Reserve]:
		return w.Refuse(book, "%s takes %d %s, and %s has %d left", w.Name, personal.PowerCost(f, p, w), book.Reserves[w.Reserve].Name, p.Name, p.Reserves[w.Reserve])
	case w.Lift.Pounds > 0 && p.Reserves[w.Lift.Reserve] == 0:
		return w.Refuse(book, "%s has no %s: make some first", p.Name, book.Reserves[w.Lift.Reserve].Name)
	case w.Level > 0 && w.Cost == 0 && slot == 0 && !keepsUp(f, p, i.Power):
		return refuseSlot(f, p, w, i.Slot)
	}
	return personal.CheckLayer(f, p, w)
}

// refuseSlot returns why no slot is taken for a power: the chosen one is below its level, or
// none is left.
func refuseSlot(f *personal.Fight, p *personal.Person, w *rulebook.Power, chosen int8) error {
	book := f.Book()
	switch {
	case chosen == 0:
		return w.Refuse(book, "%s has no slot left for %s", p.Name, w.Name)
	case chosen < w.Level:
		return w.Refuse(book, "%s needs a slot of level %d or higher", w.Name, w.Level)
	}
	return w.Refuse(book, "%s has no slot of level %d left", p.Name, chosen)
}

// SlotFor returns the level of the slot that a power would take, or 0.
func SlotFor(f *personal.Fight, p *personal.Person, w *rulebook.Power, i *Cast) int8 {
	if w.Level == 0 || w.Cost > 0 || keepsUp(f, p, i.Power) {
		return 0
	}
	if x := f.SheetOf(p).InnatePower(i.Power); x != nil {
		return max(w.Level, x.Slot)
	}
	if i.Slot > 0 {
		if i.Slot < w.Level || p.Slots[i.Slot-1] == 0 {
			return 0
		}
		return i.Slot
	}
	for level := w.Level; level <= rulebook.MaxSlots; level++ {
		if p.Slots[level-1] > 0 {
			return level
		}
	}
	return 0
}

// keepsUp reports whether somebody is keeping up a power that can be used again
// meanwhile.
func keepsUp(f *personal.Fight, p *personal.Person, place uint8) bool {
	n := f.Powers(p)[place-1]
	return p.Focus.Power == n && f.Book().Powers[n].Repeats.Count > 0
}

// castPrice returns what casting a power takes from a turn.
func castPrice(f *personal.Fight, p *personal.Person, place uint8) rulebook.Price {
	w := &f.Book().Powers[f.Powers(p)[place-1]]
	if keepsUp(f, p, place) {
		return w.Repeats
	}
	return w.Act
}

func PayPower(f *personal.Fight, p *personal.Person, w *rulebook.Power, i *Cast) {
	if keepsUp(f, p, i.Power) {
		return
	}
	if n := SlotFor(f, p, w, i); n > 0 {
		if f.SheetOf(p).InnatePower(i.Power) == nil {
			p.Slots[n-1]--
		}
		i.Slot = n
	}
	SpendReserve(f, p, w.Reserve, personal.PowerCost(f, p, w))
	payLayer(f, p, w.Takes)
	useUp(f, p, i.Power)
}

// Do casts the power.
func (i *Cast) Do(f *personal.Fight, p *personal.Person) {
	own := *i // the order itself stays unchanged
	i = &own
	w, err := Power(f, p, i)
	if err != nil {
		return
	}
	if !i.Held {
		if act := castPrice(f, p, i.Power); !p.Acting {
			p.Tokens[act.Token] -= act.Count
		}
		PayPower(f, p, w, i)
	}
	used := personal.Used{By: p.ID, Cast: !f.Book().Exerts(w), What: w.Name, On: w.Effect.Aimed(i.Target)}
	if w.Unnoticed {
		f.TellOwnSide(p, &used)
	} else {
		personal.TellUse(f, p, used)
	}
	if !p.Acting && !w.Unnoticed && askCounter(f, p, i, rulebook.Casting, p.At, w.School) {
		return
	}
	i.playCast(f, p)
}

// playCast applies a power that has been cast.
func (i *Cast) playCast(f *personal.Fight, p *personal.Person) {
	w, err := Power(f, p, i)
	if err != nil {
		return
	}
	s := sourceOf(f, p, w, i)
	if w.Focus && (i.Held || !keepsUp(f, p, i.Power)) {
		Concentrate(f, p, f.Powers(p)[i.Power-1], w.Effect.Rounds)
	} else if i.Held && !w.Focus {
		Unfocus(f, p)
	}
	if w.Lift.Pounds > 0 {
		liftPerson(f, p, w, i)
		return
	}
	e := w.Effect
	e.Size += e.Swells * int16(s.Levels)
	e.Count += e.Wider * int8(s.Levels)
	s.Of = i
	for range e.Blasts() {
		playOn(f, &s, &e, e.Aimed(i.Target), i.At)
	}
	if e.Stays != nil {
		leaveZone(f, p, f.SheetOf(p).Powers[i.Power-1], &s, &e, i.At)
	}
	if !w.Unnoticed {
		giveAway(f, p, loud)
	}
	if w.Effect.Harms() {
		BreakOff(f, p, rulebook.BreakActs)
	}
	if w.Effect.Aim == rulebook.ByAttack || w.Effect.Aim == rulebook.ByTouch && w.Effect.Harms() {
		BreakOff(f, p, rulebook.BreakStrikes)
	}
}

func sourceOf(f *personal.Fight, p *personal.Person, w *rulebook.Power, i *Cast) personal.Source {
	s := aim.SourceOf(f, p, w, i.Slot)
	s.Keep, s.Spare = i.Keep, i.Spare
	return s
}

// spellAttack returns the attack roll of a power, and what it was made with.
func spellAttack(f *personal.Fight, s *personal.Source, e *rulebook.Effect, t *personal.Person) (personal.Outcome, *personal.Shot) {
	shot, m, tags := aim.SpellRoll(f, s, e)
	if e.Together && s.Thrown != nil {
		shot.Roll = *s.Thrown
		shot.Cover = f.BestShelter(s.By, t).Cover
		shot.Need = aim.Defence(f, t) + aim.CoverBonus(f, t, shot.Cover, f.Distance(s.By, t))
		o := strategy.DecisiveOutcome(f.Book(), &shot.Roll, shot.Need)
		if o.Good() && isSureCritical(f, s.By, t) {
			o.Degree = personal.CriticalSuccess
		}
		f.Tell(t, shot.Told(f, s.By, t, m.Weapon.Name, o))
		return o, &shot
	}
	o := rollSling(f, &shot, s.By, &m, t, tags)
	s.Thrown = &shot.Roll
	return o, &shot
}

// rollSling makes an attack without a weapon and tells the outcome.
func rollSling(f *personal.Fight, s *personal.Shot, by *personal.Person, m *personal.Means, t *personal.Person, tags rulebook.Tags) personal.Outcome {
	aim.NoteSling(f, s, by, m, t, tags)
	o := throwAttack(f, s, by, t)
	countAttack(f, by)
	switch {
	case tags&rulebook.Spell != 0 && !f.Book().Attack.CritSpells:
		o.Degree = min(o.Degree, personal.Success)
	case o.Good() && isSureCritical(f, by, t):
		o.Degree = personal.CriticalSuccess
	}
	f.Tell(t, s.Told(f, by, t, m.Weapon.Name, o))
	fumbleByCondition(f, by, &o)
	return o
}

// liftPerson spends points on a person even if the power fails, because they were named
// before silencing or flight was known (LOL-SILENCE, LOL-PSEUDO-LIGHT).
func liftPerson(f *personal.Fight, p *personal.Person, w *rulebook.Power, i *Cast) {
	t, x := f.Person(i.Target), &w.Lift
	if t == nil {
		return
	}
	points := i.Points
	if points == 0 {
		points = p.Reserves[x.Reserve]
	}
	SpendReserve(f, p, x.Reserve, points)
	if x.Glow >= 0 {
		Afflict(f, p, personal.Affliction{Condition: x.Glow, By: p.ID, Ends: rulebook.OwnStart, Save: -1, Implied: -1})
	}
	giveAway(f, p, loud)
	quarters := energy.SilencingAt(f, t)
	moves := int64(points)*4*100*int64(x.Pounds) >= energy.EffectiveWeight(f, p, t)*quarters
	f.Emit(f.Watchers(p)|f.Watchers(t), &personal.Lifted{By: p.ID, Target: t.ID, Points: points, Moves: moves})
	if !moves {
		return
	}
	if x.Aloft >= 0 {
		leaveGroup(f, t)
		freeFromGrips(f, t)
		Afflict(f, t, personal.Affliction{Condition: x.Aloft, By: p.ID, Ends: rulebook.CasterStart, Save: -1, Implied: -1})
	}
	if x.Push > 0 {
		movePerson(f, t, p, i.At, x)
	}
}

// movePerson moves a person to where their lifter wants them, square by square, or straight
// away, until the power ends or something is in the way.
func movePerson(f *personal.Fight, t, by *personal.Person, to deckplan.Square, x *rulebook.Lift) {
	was, most := t.At, x.Push/f.Book().Square
	if to == (deckplan.Square{}) || to == was || to == by.At && t != by {
		to = was.Plus(most*deckplan.Sign(was.X-by.At.X), most*deckplan.Sign(was.Y-by.At.Y))
	}
	for n := most; n > 0 && t.At != to; n-- {
		next := t.At.Plus(deckplan.Sign(to.X-t.At.X), deckplan.Sign(to.Y-t.At.Y))
		if personal.IsBarred(f, t, next) {
			break
		}
		if t.At == was {
			leaveGroup(f, t)
		}
		if !forceStep(f, t, next) {
			break
		}
	}
	if t.At == was {
		f.TellDeed(t, "has no room to go", 0)
		return
	}
	TellPushed(f, t)
	EndHoldsOf(f, t)
}

// freeFromGrips lifts somebody out of every grip, including their own, but leaves them those
// they carry.
func freeFromGrips(f *personal.Fight, p *personal.Person) {
	for _, h := range slices.Clone(p.Holds) {
		if !h.Carried {
			EndHold(f, p, h.Person)
		}
	}
	for i := range f.People {
		if o := &f.People[i]; o.HasHold(p.ID) {
			EndHold(f, o, p.ID)
		}
	}
}

// leaveGroup removes somebody from a group and its defence (LOL-PSEUDO-GROUP).
func leaveGroup(f *personal.Fight, p *personal.Person) {
	endConditions(f, p, func(a *personal.Affliction) bool {
		return f.Book().Conditions[a.Condition].Flags&(rulebook.Grouped|rulebook.Guarded) != 0
	}, nil)
}
