package combat

import (
	"cmp"
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/sim/say"
)

// MayTake returns the refusal of a reaction, or nil (ME-REACT).
func MayTake(f *personal.Fight, x *crew.Window, r *crew.Reply) error {
	p := f.Person(x.Member)
	switch x.Response {
	case crew.RaisedShield:
		_, err := Raisable(f, p, 0)
		return err
	case crew.AnsweringPower:
		return mayAnswer(f, p, x)
	case crew.CriticalChoice:
		return energy.MayChoose(f, r.Choice)
	case crew.AnsweringAura:
		return energy.MayAura(f, p, r.Layer, r.Amount)
	}
	if err := f.CheckReaction(p); err != nil {
		return err
	}
	return checkFree(f, p, reactionOf(f, p, x, r))
}

// reactionOf returns the order that a reaction carries out: a blow, or what was readied.
func reactionOf(f *personal.Fight, p *personal.Person, x *crew.Window, r *crew.Reply) personal.Intent {
	switch x.Response {
	case crew.OpportunityAttack:
		return riposte(f, p, r.Weapon, r.Spare, x.Person())
	case crew.SwiftStrike:
		return &Attack{Weapon: personal.SwiftWeapon(f, p), Target: x.Person()}
	}
	return Aimed(f, p, f.Readied.Find(p.ID).Response, x.Person())
}

// AskSwift asks people who hold a swift weapon, once initiative has been rolled, whether
// they strike with it at the nearest foe that they see within its range.
func AskSwift(f *personal.Fight) {
	for i := range f.People {
		p := &f.People[i]
		n := personal.SwiftWeapon(f, p)
		if n == 0 || f.CheckReaction(p) != nil {
			continue
		}
		var best *personal.Person
		for j := range f.People {
			o := &f.People[j]
			if personal.Hostile(p, o) && o.State == personal.Able && checkFree(f, p, &Attack{Weapon: n, Target: o.ID}) == nil && (best == nil || f.Distance(p, o) < f.Distance(p, best)) {
				best = o
			}
		}
		if best != nil {
			Ask(f, crew.Window{Member: p.ID, Response: crew.SwiftStrike, Subject: uint16(best.ID)})
		}
	}
}

// Answer takes a reaction, if it is possible, or passes.
func Answer(f *personal.Fight, x crew.Window, r crew.Reply) {
	p, b := f.Person(x.Member), personal.Blow{}
	if x.Blow && len(f.Blows) > 0 { // the oldest
		b = f.Blows[0]
		f.Blows = slices.Delete(f.Blows, 0, 1)
	}
	switch x.Response {
	case crew.RaisedShield:
		playParry(f, p, &x, &b, r.Take)
	case crew.AnsweringPower:
		answerBy(f, p, &x, &b, r.Take)
	case crew.CriticalChoice:
		energy.Choose(f, &b, r.Choice)
		resumeBlow(f, &b)
	case crew.AnsweringAura:
		answerAura(f, p, &x, &b, r)
	default:
		playReaction(f, p, &x, &r)
	}
}

// playReaction carries out a reaction.
func playReaction(f *personal.Fight, p *personal.Person, x *crew.Window, r *crew.Reply) {
	if x.Response == crew.OpportunityAttack {
		f.Spared = append(f.Spared, personal.Pair{By: p.ID, Of: x.Person()})
	}
	if !r.Take {
		letGo(f, x)
		return
	}
	deed := reactionOf(f, p, x, r)
	personal.PayReaction(f, p)
	f.TellDeed(p, say.Of("reacts with %s", x.Response.Name()), 0)
	if x.Response == crew.ReadiedOnFoot {
		ForgetReadied(f, p.ID)
		if deed.Verb() == crew.Walk {
			p.Answers = cmp.Or(x.Person(), p.ID)
		}
	}
	doFree(f, p, deed)
}

// playParry raises the shield that turns a blow, if take is set, and lands the blow, unless a
// power answers one that has not been turned.
func playParry(f *personal.Fight, p *personal.Person, x *crew.Window, b *personal.Blow, take bool) {
	if n := aim.LeastShield(f, p, b); take && n > 0 {
		f.Pay(p, rulebook.ActRaise)
		p.Raised = n
		f.Tell(p, &personal.Did{By: p.ID, What: say.Of("raises %s: the blow is turned aside", f.Weapon(&p.Arms[n-1]).Name), To: 0})
		b.Need += int16(aim.ShieldBonus(f, p, f.Weapon(&p.Arms[n-1])))
		b.Degree = personal.Failure
	} else {
		letGo(f, x)
	}
	if m, known := madeWith(f, b); known && b.Degree >= personal.Success && offersPower(f, b, &m, p) {
		return
	}
	resumeBlow(f, b)
}

// answerAura takes the answer of the person asked, and lands the blow that has waited for
// it: both wounds happen, whatever either does (LOL-AURA-BOTH).
func answerAura(f *personal.Fight, p *personal.Person, x *crew.Window, b *personal.Blow, r crew.Reply) {
	if r.Take {
		energy.AnswerTouch(f, p, f.Person(x.Person()), r.Layer, r.Amount)
	} else {
		letGo(f, x)
	}
	if x.Blow {
		resumeBlow(f, b)
	}
}
