package combat

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/sim/field"
	"broadside/sim/say"
)

// ask has somebody be asked whether they react, and returns the window, or nil when
// there is no room for it.
func ask(f *personal.Fight, x crew.Window) *crew.Window {
	asked := f.Windows.Add(x)
	if asked != nil {
		f.Inside(f.Person(x.Member), &personal.MayReact{Person: x.Member, What: x.Response, With: personal.Awaits(f, &x), Subject: x.Person()})
	}
	return asked
}

// hold has somebody be asked about a blow, and reports whether it waits for that.
func hold(f *personal.Fight, b *personal.Blow, x crew.Window) bool {
	x.Blow = true
	if len(f.Blows) == personal.MaxBlows || ask(f, x) == nil {
		return false
	}
	f.Blows = append(f.Blows, *b)
	return true
}

// letGo tells that a reaction passes.
func letGo(f *personal.Fight, x *crew.Window) {
	f.Inside(f.Person(x.Member), &personal.LetGo{Person: x.Member, What: x.Response})
}

// CanAnswer reports whether somebody can still react.
func CanAnswer(f *personal.Fight, x *crew.Window) bool {
	p := f.Person(x.Member)
	switch {
	case !f.Acts(p):
		return false
	case x.Response == crew.RaisedShield:
		_, err := Raisable(f, p)
		return err == nil
	}
	return f.Reacts(p) == nil
}

// React answers the reaction that is awaited (ME-REACT): takes it, where it is an
// opportunity attack with a weapon (from 1; 0 is the first that will do), or lets it go.
type React struct {
	Take   bool
	Weapon uint8
	Spare  bool  // at 0, knock out instead (ME-KNOCKOUT)
	Choice uint8 // of a critical hit: 1 drive, from 2 on a face of the table of injuries; 0: as the book has it
	Layer  uint8 // of an aura, from 1; 0: the largest
	Amount int32 // of it; 0: as little as comes through
}

func (*React) Verb() crew.Verb { return crew.Answer }

// Fields describes a React.
func (i *React) Fields(c field.Coder) {
	field.Bool(c, "take", &i.Take)
	field.Int(c, "weapon", &i.Weapon, 0, personal.Fists)
	field.Bool(c, "spare", &i.Spare)
	field.Int(c, "choice", &i.Choice, 0, 100)
	field.Int(c, "layer", &i.Layer, 0, rulebook.MaxLayers)
	field.Int(c, "amount", &i.Amount, 0, personal.MaxPoints)
}

// Check refuses when nothing is awaited of them, or when it cannot be done.
func (i *React) Check(f *personal.Fight, p *personal.Person) error {
	book, x := f.Book(), f.Windows.Next(p.ID, true)
	switch {
	case x == nil:
		return book.Refuse(rulebook.TopicReact, "nothing has happened that %s can react to", p.Name)
	case x != f.Windows.First():
		return book.Refuse(rulebook.TopicReact, "others are asked first")
	case !i.Take:
		return nil
	}
	switch x.Response {
	case crew.RaisedShield:
		_, err := Raisable(f, p)
		return err
	case crew.AnsweringPower:
		return mayAnswer(f, p, x)
	case crew.CriticalChoice:
		if int(i.Choice) > len(book.Injuries.Table)+1 {
			return book.Refuse(rulebook.TopicReact, "there is no such injury")
		}
		return nil
	case crew.AnsweringAura:
		return energy.MayAura(f, p, i.Layer, i.Amount)
	}
	if err := f.Reacts(p); err != nil {
		return err
	}
	return free(f, p, i.deed(f, p, x))
}

// deed is what somebody does who takes a reaction: a blow, or what they have readied.
func (i *React) deed(f *personal.Fight, p *personal.Person, x *crew.Window) personal.Intent {
	switch x.Response {
	case crew.OpportunityAttack:
		return riposte(f, p, i, x.Person())
	case crew.SwiftStrike:
		return &Attack{Weapon: personal.SwiftWeapon(f, p), Target: x.Person()}
	}
	return responseTo(personal.ReadiedBy(f, p.ID), x.Person())
}

// free checks what somebody does by reaction: it is paid for already, and it is
// nobody's turn but theirs.
func free(f *personal.Fight, p *personal.Person, i personal.Intent) error {
	was, spent, dashes := p.Acting, p.Spent, p.Dashes
	p.Acting, p.Spent, p.Dashes = true, 0, 0
	err := i.Check(f, p)
	p.Acting, p.Spent, p.Dashes = was, spent, dashes
	return err
}

// riposte is the opportunity attack of an answer: one melee attack, with a gun by its
// butt (ME-OPPORTUNITY, ME-GUNBUTT).
func riposte(f *personal.Fight, p *personal.Person, i *React, target crew.ID) *Attack {
	a := &Attack{Weapon: i.Weapon, Target: target, Spare: i.Spare}
	switch n := int(i.Weapon); {
	case n == 0:
		a.Weapon, a.Hand = personal.Striker(f, p, f.Person(target))
	case n == personal.Fists:
		a.Weapon = 0
	case n <= len(p.Arms) && f.Weapon(&p.Arms[n-1]).Ranged():
		a.Hand = personal.WithButt
	}
	return a
}

// Swift asks who holds a swift weapon, as initiative has been rolled, whether they
// strike with it: at the nearest foe that they see within its range.
func Swift(f *personal.Fight) {
	for i := range f.People {
		p := &f.People[i]
		n := personal.SwiftWeapon(f, p)
		if n == 0 || f.Reacts(p) != nil {
			continue
		}
		var best *personal.Person
		for j := range f.People {
			o := &f.People[j]
			if personal.Hostile(p, o) && o.State == personal.Able && free(f, p, &Attack{Weapon: n, Target: o.ID}) == nil && (best == nil || f.Distance(p, o) < f.Distance(p, best)) {
				best = o
			}
		}
		if best != nil {
			ask(f, crew.Window{Member: p.ID, Response: crew.SwiftStrike, Subject: uint16(best.ID)})
		}
	}
}

// Do answers.
func (i *React) Do(f *personal.Fight, _ *personal.Person) { Answer(f, f.Windows.Close(), *i) }

// Answer takes a reaction, or lets it go.
func Answer(f *personal.Fight, x crew.Window, i React) {
	p, b := f.Person(x.Member), personal.Blow{}
	if x.Blow && len(f.Blows) > 0 { // the one that has waited longest
		b = f.Blows[0]
		f.Blows = slices.Delete(f.Blows, 0, 1)
	}
	switch x.Response {
	case crew.RaisedShield:
		parry(f, p, &x, &b, i.Take)
	case crew.AnsweringPower:
		answerBy(f, p, &x, &b, i.Take)
	case crew.CriticalChoice:
		energy.Choose(f, &b, i.Choice)
		resume(f, &b)
	case crew.AnsweringAura:
		answerAura(f, p, &x, &b, i)
	default:
		react(f, p, &x, &i)
	}
}

// react does what somebody does by reaction, if they still can.
func react(f *personal.Fight, p *personal.Person, x *crew.Window, i *React) {
	if x.Response == crew.OpportunityAttack {
		f.Spared = append(f.Spared, personal.Pair{By: p.ID, Of: x.Person()})
	}
	var deed personal.Intent
	if i.Take && f.Reacts(p) == nil {
		deed = i.deed(f, p, x)
	}
	if deed == nil || free(f, p, deed) != nil {
		letGo(f, x)
		return
	}
	personal.PayReaction(f, p)
	if x.Response == crew.ReadiedOnFoot {
		Forget(f, p.ID)
		if _, moves := deed.(*Move); moves {
			p.Answers = x.Person()
		}
	}
	do(f, p, deed)
}

// do does what was paid for by a reaction.
func do(f *personal.Fight, p *personal.Person, i personal.Intent) {
	blows, struck := p.Blows, p.Struck
	p.Acting = true
	i.Do(f, p)
	p.Acting, p.Blows, p.Struck = false, blows, struck
}

// Raisable finds the shield that somebody could raise now, or why they cannot
// (HOE-SHIELD). The result is its place, from 1.
func Raisable(f *personal.Fight, p *personal.Person) (uint8, error) {
	book := f.Book()
	if f.Helpless(p) || f.Flags(p)&rulebook.NoReactions != 0 {
		return 0, book.Refuse(rulebook.TopicShield, "%s cannot raise a shield", p.Name)
	}
	n := shieldOf(f, p)
	if n == 0 {
		return 0, book.Refuse(rulebook.TopicShield, "%s holds no shield", p.Name)
	}
	if p.Raised != 0 {
		return 0, book.Refuse(rulebook.TopicShield, "the shield is raised already")
	}
	if _, err := f.Affords(p, rulebook.ActRaise); err != nil {
		return 0, err
	}
	return n, nil
}

// shieldOf is the place of the shield in somebody's hand, from 1, or 0.
func shieldOf(f *personal.Fight, p *personal.Person) uint8 {
	for i := range p.Arms {
		if a := &p.Arms[i]; a.Drawn && !a.Broken && !a.Gone && f.Weapon(a).Props&rulebook.Guard != 0 {
			return uint8(i + 1)
		}
	}
	return 0
}

// offersGuard asks the target of a hit whether they raise a shield against it,
// where that would turn it: the roll is known, a natural 20 hits all the same.
func offersGuard(f *personal.Fight, b *personal.Blow, t *personal.Person) bool {
	if b.Degree != personal.Success || t.Standing.Guards == crew.Never || shieldOf(f, t) == 0 {
		return false
	}
	n, err := Raisable(f, t)
	if err != nil {
		return false
	}
	if int(b.Total) >= int(b.Need)+int(f.Weapon(&t.Arms[n-1]).Guard) {
		return false
	}
	return hold(f, b, crew.Window{Member: t.ID, Response: crew.RaisedShield, Subject: uint16(b.By)})
}

// parry raises the shield, or does not, and lets the blow land.
func parry(f *personal.Fight, p *personal.Person, x *crew.Window, b *personal.Blow, take bool) {
	if n, err := Raisable(f, p); take && err == nil {
		f.Pay(p, rulebook.ActRaise)
		p.Raised = n
		f.Tell(p, &personal.Did{By: p.ID, What: say.Of("raises %s: the blow is turned", f.Weapon(&p.Arms[n-1]).Name), To: 0})
		b.Need += int16(f.Weapon(&p.Arms[n-1]).Guard)
		if b.Total < b.Need {
			b.Degree = personal.Failure
		}
	} else {
		letGo(f, x)
	}
	resume(f, b)
}

// resume lets a blow or an effect land that waited for an answer.
func resume(f *personal.Fight, b *personal.Blow) {
	by := f.Person(b.By)
	switch {
	case by == nil:
		return
	case b.What != nil:
		comeThrough(f, by, b)
		return
	}
	if m, err := MeansOf(f, by, (*Attack)(&b.Attack)); err == nil || m.Arm != nil {
		land(f, b, &m, 0)
	}
}

// offersAura asks the target of a hit in melee whether an aura answers, and says
// whether the blow waits for that. Who can make no choice answers as if nobody had
// (LOL-AURA-ONE: a critical hit is not answered).
func offersAura(f *personal.Fight, b *personal.Blow, m *personal.Means, t *personal.Person) bool {
	by := f.Person(b.By)
	if m.Ranged || b.Degree != personal.Success || by == nil || energy.Aura(f, t, 0) < 0 || t.Standing.Auras == crew.Never {
		return false
	}
	if f.Helpless(t) {
		energy.AnswerTouch(f, t, by, 0, 0)
		return false
	}
	return hold(f, b, crew.Window{Member: t.ID, Response: crew.AnsweringAura, Subject: uint16(b.By)})
}

// Touched asks somebody whether an aura answers a touch that is no blow.
func Touched(f *personal.Fight, t, by *personal.Person) {
	switch {
	case energy.Aura(f, t, 0) < 0 || t.Standing.Auras == crew.Never || t.Out():
	case f.Helpless(t):
		energy.AnswerTouch(f, t, by, 0, 0)
	default:
		ask(f, crew.Window{Member: t.ID, Response: crew.AnsweringAura, Subject: uint16(by.ID)})
	}
}

// answerAura takes the answer of somebody who was asked, and lets the blow land that
// waited for it: both wounds happen, whatever either does (LOL-AURA-BOTH).
func answerAura(f *personal.Fight, p *personal.Person, x *crew.Window, b *personal.Blow, i React) {
	if i.Take && energy.MayAura(f, p, i.Layer, i.Amount) == nil {
		energy.AnswerTouch(f, p, f.Person(x.Person()), i.Layer, i.Amount)
	} else {
		letGo(f, x)
	}
	if x.Blow {
		resume(f, b)
	}
}

// offersChoice asks who has hit critically what comes of it, and says whether the blow
// waits for that (LOL-CRIT).
func offersChoice(f *personal.Fight, b *personal.Blow, p *personal.Person) bool {
	if b.Degree != personal.CriticalSuccess || f.Book().Attack.Critical != rulebook.CriticalChoice {
		return false
	}
	if p.Standing.Choice > 0 {
		energy.Choose(f, b, p.Standing.Choice)
		return false
	}
	if f.Live || f.Helpless(p) || !hold(f, b, crew.Window{Member: p.ID, Response: crew.CriticalChoice, Subject: uint16(b.Target)}) {
		energy.Choose(f, b, 0)
		return false
	}
	return true
}

// KeepAuras ends what somebody has stored who does not keep it: at the end of a turn
// in which they could not act, but for what the mind keeps alone (LOL-AURA-KEEP).
func KeepAuras(f *personal.Fight, p *personal.Person) {
	if !f.Helpless(p) {
		return
	}
	mind := p.State == personal.Able && f.Flags(p)&rulebook.Mindful != 0
	for n := range f.Book().Layers {
		if x := &f.Book().Layers[n].Aura; x.On && !(mind && x.Mind) {
			Vanish(f, p, n)
		}
	}
}

// Grips has who ends a turn in a grapple be touched by the other one, and touch them.
func Grips(f *personal.Fight, p *personal.Person) {
	for i := range f.People {
		if o := &f.People[i]; o != p && (o.HasHold(p.ID) || p.HasHold(o.ID)) {
			Touched(f, o, p)
		}
	}
}
