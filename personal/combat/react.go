package combat

import (
	"cmp"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/sim/field"
	"broadside/sim/say"
)

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
		return riposte(f, p, i.Weapon, i.Spare, x.Person())
	case crew.SwiftStrike:
		return &Attack{Weapon: personal.SwiftWeapon(f, p), Target: x.Person()}
	}
	return responseTo(f.Readied.Find(p.ID), x.Person())
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
			p.Answers = cmp.Or(x.Person(), p.ID)
		}
	}
	do(f, p, deed)
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
