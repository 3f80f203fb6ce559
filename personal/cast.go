package personal

import (
	"fmt"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Cast uses a power of one's sheet (ME-CAST): on a person, or at a square for an
// area, with a slot of its level or a higher one.
type Cast struct {
	Power  uint8 // its place on the sheet, from 1
	Slot   int8  // 0: the lowest that there is
	Target crew.ID
	At     deckplan.Square
	Keep   bool // what points a layer has already are kept
	Held   bool // cast before, and held until now
	Spare  bool // at 0, knock out instead (ME-KNOCKOUT)
}

func (*Cast) Verb() crew.Verb { return crew.Cast }

// Fields describes a Cast.
func (i *Cast) Fields(c field.Coder) {
	field.Int(c, "power", &i.Power, 1, 64)
	field.Int(c, "slot", &i.Slot, 0, rulebook.MaxSlots)
	idField(c, "target", &i.Target)
	i.At.Fields(c)
	field.Bool(c, "keep", &i.Keep)
	field.Bool(c, "held", &i.Held)
	field.Bool(c, "spare", &i.Spare)
}

func (f *Fight) power(p *Person, i *Cast) (*rulebook.Power, error) {
	list := f.Powers(p)
	if i.Power == 0 || int(i.Power) > len(list) {
		return nil, f.Book().Refuse(rulebook.TopicCast, "%s has no such power", p.Name)
	}
	return &f.Book().Powers[list[i.Power-1]], nil
}

// Ready refuses powers that cannot be paid for, whomever they are for.
func (i *Cast) Ready(f *Fight, p *Person) error {
	w, err := f.power(p, i)
	if err != nil {
		return err
	}
	switch {
	case i.Held && !p.Acting:
		return f.Book().Refuse(rulebook.TopicCast, "nothing is held")
	case i.Held && p.Focus.Power != f.Powers(p)[i.Power-1]:
		return f.Book().Refuse(rulebook.TopicCast, "the held power has dissipated with the concentration")
	case !i.Held:
		if err := f.affordsCast(p, w, i); err != nil {
			return err
		}
	}
	if n := w.Effect.Calls.Within; n > 0 && f.body(p, n) == nil {
		return f.Book().Refuse(rulebook.TopicCast, "%s sees no dead body within %d %s", p.Name, n, f.Book().Unit)
	}
	return nil
}

// Check refuses powers that cannot be paid for, or have nothing to work on.
func (i *Cast) Check(f *Fight, p *Person) error {
	if err := i.Ready(f, p); err != nil {
		return err
	}
	w, err := f.power(p, i)
	if err != nil {
		return err
	}
	if i.Spare && (w.Effect.Aim != rulebook.ByTouch || !f.Book().Zero.Spare) {
		return f.Book().Refuse(rulebook.TopicSpare, "only a melee attack can spare a life")
	}
	on := w.Effect.Aimed(i.Target)
	if err := f.suited(p, w, f.Person(on)); err != nil {
		return err
	}
	if t := f.Person(on); t != nil && w.Effect.Harms() {
		if err := f.atPeace(p, t); err != nil {
			return err
		}
	}
	return f.reaches(p, &w.Effect, on, i.At)
}

// affordsCast asks for the time that a power takes, a hand, and its slot.
func (f *Fight) affordsCast(p *Person, w *rulebook.Power, i *Cast) error {
	book := f.Book()
	switch {
	case book.Casting.Hand && !book.Exerts(w) && f.handsFree(p) < 1:
		return book.Refuse(rulebook.TopicHands, "%s needs a free hand to cast", p.Name)
	case !book.Exerts(w) && f.flags(p)&rulebook.NoSpells != 0:
		return book.Refuse(rulebook.TopicCast, "%s is in no state to cast", p.Name)
	case book.Unused.Casting > 0 && f.unused(p) >= book.Unused.Casting:
		return book.Refuse(rulebook.TopicCast, "%s wears too much armour that they are not used to", p.Name)
	case p.Acting:
	case w.Answers.Asked() && !w.Either:
		return book.Refuse(rulebook.TopicReact, "%s is a reaction: it is asked for when somebody %s", w.Name, rulebook.MomentSays[w.Answers])
	case w.Answers != rulebook.NoMoment && !w.Either:
		return book.Refuse(rulebook.TopicReact, "%s happens by itself", w.Name)
	case !p.Open && (w.Act.Count > 0 && book.Tokens[w.Act.Token].Left != rulebook.Held || !p.Began):
		return book.Refuse(rulebook.TopicTurn, "it is not %s's turn", p.Name)
	case f.bars(p, w.Act.Token, rulebook.ActUse) != nil:
		return f.bars(p, w.Act.Token, rulebook.ActUse)
	case p.Tokens[w.Act.Token] < w.Act.Count:
		return book.Refuse(rulebook.TopicCast, "%s takes %d %s, and %s has %d left", w.Name, w.Act.Count, book.Tokens[w.Act.Token].Name, p.Name, p.Tokens[w.Act.Token])
	}
	return f.affordsPower(p, w, i)
}

// affordsPower asks for the slot or the reserve.
func (f *Fight) affordsPower(p *Person, w *rulebook.Power, i *Cast) error {
	book := f.Book()
	left, most := f.Uses(p, i.Power)
	switch slot := f.slot(p, w, i); {
	case f.forgot(p, i.Power):
		return book.Refuse(rulebook.TopicCast, "%s has lost %s", p.Name, w.Name)
	case left == 0 && w.Recharge > 0:
		return book.Refuse(rulebook.TopicCast, "%s waits for a %d on a d6, at the start of a turn", w.Name, w.Recharge)
	case left == 0 && most == 1:
		return book.Refuse(rulebook.TopicCast, "%s has been used, once for each rest", w.Name)
	case left == 0:
		return book.Refuse(rulebook.TopicCast, "%s has been used %d times, as often as for each rest", w.Name, most)
	case !f.lent(p, i.Power):
		return book.Refuse(rulebook.TopicCast, "the armour that gives %s is not worn", w.Name)
	case f.costs(p, w) > p.Reserves[w.Reserve]:
		return book.Refuse(rulebook.TopicCast, "%s takes %d %s, and %s has %d left", w.Name, f.costs(p, w), book.Reserves[w.Reserve].Name, p.Name, p.Reserves[w.Reserve])
	case w.Level > 0 && w.Cost == 0 && slot == 0:
		return book.Refuse(rulebook.TopicCast, "%s has no slot left for %s", p.Name, w.Name)
	}
	return f.lacks(p, w)
}

// slot is the level of the slot that a power would take, or 0.
func (f *Fight) slot(p *Person, w *rulebook.Power, i *Cast) int8 {
	if w.Level == 0 || w.Cost > 0 {
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

func (f *Fight) payPower(p *Person, w *rulebook.Power, i *Cast) {
	if n := f.slot(p, w, i); n > 0 {
		if f.SheetOf(p).InnatePower(i.Power) == nil {
			p.Slots[n-1]--
		}
		i.Slot = n
	}
	f.spend(p, w.Reserve, f.costs(p, w))
	f.takes(p, w.Takes)
	f.useUp(p, i.Power)
}

// reaches refuses targets that an effect cannot be brought to.
func (f *Fight) reaches(p *Person, e *rulebook.Effect, target crew.ID, at deckplan.Square) error {
	book := f.Book()
	if e.Shape == rulebook.Sphere || e.Shape == rulebook.Cube || e.Shape == rulebook.Cone || e.Shape == rulebook.Line {
		switch {
		case f.plan(p.Deck).Index(at) < 0 || at.Level != p.At.Level:
			return book.Refuse(rulebook.TopicRange, "there is no such square")
		case e.Shape.Own():
			if at == p.At {
				return book.Refuse(rulebook.TopicRange, "a %s needs a direction", rulebook.ShapeNames[e.Shape])
			}
		case f.distanceTo(p, at) > e.Range:
			return book.Refuse(rulebook.TopicRange, "that is %d %s away, beyond %d", f.distanceTo(p, at), book.Unit, e.Range)
		case !f.look(p.Deck, p.At).sees(at):
			return book.Refuse(rulebook.TopicCover, "something solid is in the way")
		}
		return nil
	}
	if e.Shape == rulebook.Around || target == 0 && e.Range == 0 {
		return nil
	}
	t := f.Person(target)
	reach := e.Range
	if e.Aim == rulebook.ByTouch || e.Range == 0 {
		reach = book.Ranges.Reach
	}
	switch {
	case t != nil && t.State == Dead && e.Heal != (dice.Dice{}):
		return book.Refuse(rulebook.TopicHeal, "%s is dead, and the dead regain nothing", t.Name)
	case t == nil || t.Out() || t.Deck != p.Deck:
		return book.Refuse(rulebook.TopicRange, "there is nobody to reach")
	case t != p && !f.Sees(p, t):
		return book.Refuse(rulebook.TopicSight, "%s does not see them", p.Name)
	case f.Distance(p, t) > reach:
		return book.Refuse(rulebook.TopicRange, "they are %d %s away, beyond %d", f.Distance(p, t), book.Unit, reach)
	case t != p && f.bestShelter(p, t).Cover == space.TotalCover:
		return book.Refuse(rulebook.TopicCover, "they have total cover")
	}
	return nil
}

// Do casts it.
func (i *Cast) Do(f *Fight, p *Person) {
	w, err := f.power(p, i)
	if err != nil {
		return
	}
	if !i.Held {
		switch {
		case p.Acting:
		default:
			p.Tokens[w.Act.Token] -= w.Act.Count
		}
		f.payPower(p, w, i)
	}
	f.tell(p, &Used{By: p.ID, Cast: !f.Book().Exerts(w), What: w.Name, On: w.Effect.Aimed(i.Target)})
	if !p.Acting && f.interrupted(p, i, rulebook.Casting, p.At, w.School) {
		return
	}
	i.release(f, p)
}

// release lets a power work that has been cast.
func (i *Cast) release(f *Fight, p *Person) {
	w, err := f.power(p, i)
	if err != nil {
		return
	}
	s := f.source(p, w, i)
	if w.Focus {
		f.focus(p, f.Powers(p)[i.Power-1], w.Effect.Rounds)
	} else if i.Held {
		f.unfocus(p)
	}
	e := w.Effect
	e.Size += e.Swells * int16(s.levels)
	for range e.Blasts() {
		f.work(&s, &e, e.Aimed(i.Target), i.At)
	}
	if e.Stays != nil {
		f.stay(p, f.SheetOf(p).Powers[i.Power-1], &s, &e, i.At)
	}
	f.giveAway(p, false)
	if w.Effect.Harms() {
		f.breakOff(p, rulebook.BreakActs)
	}
}

// source is who works an effect, and how strongly.
type source struct {
	by      *Person
	name    string
	dc      int
	bare    int  // without an ability
	ability int8 // of attacks with it; -1: none
	times   int  // dice, for those that grow with the level
	more    dice.Dice
	grown   dice.Dice // added
	levels  int       // above its own
	spell   bool
	keep    bool
	school  int8
	far     bool // beyond normal range, which helps to save
	spare   bool
	stuck   crew.ID   // cannot save against it
	also    crew.ID   // is reached wherever they stand, and saves with disadvantage
	wary    []crew.ID // save with advantage against what they have seen coming
	lies    bool      // it works where it lies, whoever has laid it
	deck    int8
	from    deckplan.Square
}

func (f *Fight) source(p *Person, w *rulebook.Power, i *Cast) source {
	book, sheet := f.Book(), f.SheetOf(p)
	s := source{by: p, name: w.Name, ability: sheet.Casting, times: 1, more: w.More, spell: !book.Exerts(w), keep: i.Keep, spare: i.Spare, school: w.School, deck: p.Deck, from: p.At}
	if w.With >= 0 {
		s.ability = w.With
	}
	s.dc = int(book.Casting.Base) + f.wornDC(p)
	if book.Casting.Proficiency {
		s.dc += int(sheet.Proficiency)
	}
	s.bare = s.dc
	switch {
	case s.ability < 0:
	case book.Casting.Score:
		s.dc += int(sheet.Scores[s.ability])
	default:
		s.dc += f.modifier(p, s.ability)
	}
	if i.Slot > w.Level {
		s.levels = int(i.Slot - w.Level)
	}
	switch {
	case w.Growth:
		s.times = f.Book().Growth(sheet.Level)
	case w.Grows.Count > 0:
		s.grown = dice.Dice{Count: w.Grows.Count * int8(f.Book().Growth(sheet.Level)-1), Faces: w.Grows.Faces}
	}
	return s
}

// focus begins to concentrate on a power; whatever was concentrated on ends.
func (f *Fight) focus(p *Person, power int16, rounds int8) {
	f.unfocus(p)
	p.Focus = Focus{Power: power, Left: rounds}
}

// unfocus ends concentration, with all that it kept up.
func (f *Fight) unfocus(p *Person) {
	if p.Focus.Power < 0 {
		return
	}
	name := f.Book().Powers[p.Focus.Power].Name
	if n := f.Book().Powers[p.Focus.Power].Effect.Layer; n >= 0 {
		p.Pools[n].Points = 0
	}
	p.Focus = Focus{Power: -1}
	f.inside(p, &Unfocused{p.ID, name})
	for i := range f.People {
		o := &f.People[i]
		for j := 0; j < len(o.Conditions); {
			if a := o.Conditions[j]; a.By == p.ID && a.Ends == rulebook.EndsFocus && a.Implied < 0 {
				f.relieve(o, a.Condition)
				j = 0
				continue
			}
			j++
		}
	}
	if r := f.readied(p.ID); r != nil {
		if _, held := r.Response.(*Cast); held {
			f.forget(p.ID)
		}
	}
}

// spellAttack is the attack roll of a power, and who stands in its way.
func (f *Fight) spellAttack(s *source, e *rulebook.Effect, t *Person) (Outcome, *Person) {
	book, sheet := f.Book(), f.SheetOf(s.by)
	shot := Shot{Roll: dice.Roll{Cause: "attack"}}
	r := &shot.Roll
	r.Add(s.name, int(e.Bonus))
	if book.Attack.Ability && s.ability >= 0 {
		r.Add(book.Abilities[s.ability], f.modifier(s.by, s.ability))
		r.Add("proficiency", int(sheet.Proficiency))
	}
	m := means{weapon: rulebook.Weapon{Name: s.name, Near: e.Range, Far: e.Range}, ranged: e.Aim == rulebook.ByAttack}
	tags := rulebook.Tags(0)
	if s.spell {
		tags = rulebook.Spell
	}
	o := f.sling(&shot, s.by, &m, t, tags)
	return o, f.Person(shot.Body)
}

// sling makes an attack with what is no weapon of anybody's: notes in its roll what
// hinders and helps it, throws it, and tells.
func (f *Fight) sling(s *Shot, by *Person, m *means, t *Person, tags rulebook.Tags) Outcome {
	s.behind(f.bestShelter(by, t))
	f.hinder(&s.Roll, by, m, t, f.Distance(by, t))
	f.weigh(&s.Roll, question{kind: rulebook.OnAttack, tags: f.tags(by, t, m.ranged) | tags, ability: -1, by: by, on: t})
	s.Need = f.Defence(t) + int(f.Book().Cover[s.Cover])
	o := f.throw(s, by, t)
	switch {
	case tags&rulebook.Spell != 0 && !f.Book().Attack.CritSpells:
		o.Degree = min(o.Degree, Success)
	case o.Good() && f.lies(by, t):
		o.Degree = CriticalSuccess
	}
	f.tell(t, s.told(by, t, m.weapon.Name, o))
	f.jinx(by, &o.Roll)
	return o
}

// Unfocused says that somebody concentrates no longer.
type Unfocused struct {
	By    crew.ID
	Power string
}

func (*Unfocused) Kind() event.Kind { return KindUnfocused }

// Fields describes an Unfocused.
func (f *Unfocused) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	field.Text(c, "power", &f.Power, rulebook.MaxName)
}

func (f *Unfocused) Sentence(n event.Names) string {
	return fmt.Sprintf("%s no longer concentrates on %s.", name(n, f.By), f.Power)
}
