package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/energy"
	"broadside/personal/movement"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
)

// Ready waits for a circumstance and then, as a reaction, acts or moves (ME-READY). A response
// that needs a target and names nobody is aimed at the person who triggers it. A power is cast
// now and held, which takes concentration.
type Ready personal.Wait

func (*Ready) Verb() crew.Verb { return crew.ReadyOnFoot }

// Fields describes a Ready.
func (i *Ready) Fields(c field.Coder) {
	(*personal.Wait)(i).Fields(c, (*personal.Vicinity).Fields, "verb on foot", NewIntent)
}

// Check refuses responses that are neither an action nor a move.
func (i *Ready) Check(f *personal.Fight, p *personal.Person) error {
	id := f.Book().Actions[rulebook.ActReady].Rule
	if err := (*personal.Wait)(i).Check(id, true); err != nil {
		return err
	}
	if err := i.mayReady(f, p); err != nil {
		return err
	}
	if i.When == crew.WhenCalled && combat.Aimed(f, p, i.Response, p.ID) != i.Response {
		return crew.Refuse(id, "a foe never calls a word: name a target")
	}
	return nil // the subject may be anybody, so that no refusal reveals who is hidden
}

// mayReady refuses responses that cannot be readied or paid for.
func (i *Ready) mayReady(f *personal.Fight, p *personal.Person) error {
	book := f.Book()
	id := book.Actions[rulebook.ActReady].Rule
	if _, err := f.FindPrice(p, rulebook.ActReady); err != nil {
		return err
	}
	switch r := i.Response.(type) {
	case *combat.Attack:
		switch r.Hand {
		case personal.WithSecond, personal.WithSecondThrow, personal.WithTap, personal.WithCharge:
			return crew.Refuse(id, "only what one action pays for can be readied")
		}
	case *movement.Move:
		if personal.HoldsReady(book) {
			return book.Refuse(rulebook.TopicMove, "%s can move only in their own turn", p.Name)
		}
	case *combat.Use:
		if err := r.Exists(f, p); err != nil {
			return err
		}
	case *combat.Cast:
		return checkHeldPower(f, p, r)
	case *HandleOnFoot:
		if err := r.isKnown(f, p); err != nil {
			return err
		}
	case *Deed:
		if d := deedOf(r.What); d == nil || d.ready == never || r.Quick {
			return crew.Refuse(id, "that cannot be a response")
		}
	default:
		return crew.Refuse(id, "that cannot be a response")
	}
	_, err := f.FindPrice(p, i.priced(f, p))
	return err
}

// priced returns the act whose price readying has: the response's own, if readied actions
// are held.
func (i *Ready) priced(f *personal.Fight, p *personal.Person) rulebook.ActionKind {
	if personal.HoldsReady(f.Book()) {
		switch r := i.Response.(type) {
		case *combat.Attack:
			return rulebook.ActAttack
		case *combat.Use:
			return combat.Carried(f, p, r.Device).Act
		case *HandleOnFoot:
			return rulebook.ActHandle
		case *Deed:
			return r.priced()
		}
	}
	return rulebook.ActReady
}

// checkHeldPower refuses powers that do not take exactly one action to cast.
func checkHeldPower(f *personal.Fight, p *personal.Person, i *combat.Cast) error {
	w, err := combat.Power(f, p, i)
	if err != nil {
		return err
	}
	if w.Answers != rulebook.NoPrompt || w.Act.Token != 0 || w.Act.Count != 1 {
		return w.Refuse(f.Book(), "only a power that takes one action to cast can be readied")
	}
	return combat.AffordsPower(f, p, w, i)
}

// Do starts waiting. A circumstance that already holds must end before it can happen.
func (i *Ready) Do(f *personal.Fight, p *personal.Person) {
	f.Pay(p, i.priced(f, p))
	combat.DropReadied(f, p)
	wait := personal.Wait(*i)
	if c, ok := i.Response.(*combat.Cast); ok {
		held := *c
		w, _ := combat.Power(f, p, c)
		combat.PayPower(f, p, w, &held)
		combat.Concentrate(f, p, f.Powers(p)[c.Power-1], 0)
		held.Held = true
		wait.Response = &held
	}
	f.Readied.Add(personal.Readied{Member: p.ID, Wait: wait}, combat.Watch{Fight: f})
	f.Emit(heardBy(f, p), &event.HasReadied{By: event.Actor{Person: p.ID}, Response: i.Response.Verb(), For: personal.Awaited((*personal.Wait)(i))})
}

// Stand sets a person's standing orders, by which they react without being asked.
type Stand struct{ Standing personal.Standing }

func (*Stand) Verb() crew.Verb { return crew.StandOnFoot }

// Fields describes a Stand.
func (i *Stand) Fields(c field.Coder) { i.Standing.Fields(c) }

// Check allows Stand at any time, for injuries that exist.
func (i *Stand) Check(f *personal.Fight, _ *personal.Person) error {
	return energy.MayChoose(f, i.Standing.Choice)
}

// Do sets the standing orders.
func (i *Stand) Do(_ *personal.Fight, p *personal.Person) { p.Standing = i.Standing }
