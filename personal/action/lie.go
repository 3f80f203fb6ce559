package action

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/say"
)

// WhereLies returns the text for where a weapon lies that its owner does not carry, or "".
func WhereLies(f *personal.Fight, p *personal.Person, a *personal.ArmState) say.Text {
	o := f.Person(a.Held)
	switch {
	case !a.Gone, a.Taken:
		return ""
	case o != nil && o.State == personal.Able:
		return say.Of("floats beside %s", f.NameFor(p, o))
	case o != nil:
		return say.Of("lies at %s", o.At)
	}
	return say.Of("lies at %s", a.Lies)
}

// mayPick requires a person to stand beside a weapon of theirs that lies on the deck.
func mayPick(f *personal.Fight, p *personal.Person, a *personal.ArmState, rule string) error {
	w := f.Weapon(a)
	if a.Taken {
		return crew.Refuse(rule, "somebody else has %s", w.Name)
	}
	lies := a.Lies
	if o := f.Person(a.Held); o != nil {
		if o.State == personal.Able {
			return crew.Refuse(rule, "%s %s, out of reach", w.Name, WhereLies(f, p, a))
		}
		lies = o.At
	}
	if a.Deck != p.Deck || !inHand(f, p, lies) {
		return crew.Refuse(rule, "%s lies at %s", w.Name, lies)
	}
	return nil
}

// inHand reports whether somebody can reach a square of their deck by hand.
func inHand(f *personal.Fight, p *personal.Person, q deckplan.Square) bool {
	return q.Level == p.At.Level && f.DistanceTo(p, q) <= f.Book().Ranges.Reach
}

// CanTake reports whether others can take a person's weapon, and where: it lies on the
// deck, or its holder is dead or unconscious.
func CanTake(f *personal.Fight, o *personal.Person, a *personal.ArmState) (deck int8, at deckplan.Square, loose bool) {
	holder := f.Person(a.Held)
	switch {
	case a.Taken || f.Weapon(a).Props&rulebook.Natural != 0:
	case a.Gone && holder == nil:
		return a.Deck, a.Lies, true
	case a.Gone:
		return a.Deck, holder.At, !f.CanAct(holder)
	case o.State != personal.Away:
		return o.Deck, o.At, !f.CanAct(o)
	}
	return 0, at, false
}

// mayPickUp requires a loose weapon beside the person, and free hands (ME-IMPROVISE,
// HOE-IMPROVISE).
func (i *Deed) mayPickUp(f *personal.Fight, p *personal.Person) error {
	rule, o := f.Book().Actions[rulebook.ActPick].Rule, f.Person(i.Person)
	if o == p {
		return i.mayDraw(f, p)
	}
	if o == nil || i.Item == 0 || int(i.Item) > len(o.Arms) {
		return crew.Refuse(rule, "nothing like that lies there")
	}
	a := &o.Arms[i.Item-1]
	w := f.Weapon(a)
	deck, at, loose := CanTake(f, o, a)
	switch {
	case !loose:
		return crew.Refuse(rule, "%s does not lie there for others to take", w.Name)
	case deck != p.Deck || !inHand(f, p, at):
		return crew.Refuse(rule, "%s lies at %s: go beside it", w.Name, at)
	case !a.Gone && personal.Enclosed(f, p, o):
		return crew.Refuse(rule, "%s is out of reach", f.NameFor(p, o))
	case f.HandsFree(p) < w.Hands():
		return f.Book().Refuse(rulebook.TopicHands, "%s has too few free hands for %s", p.Name, w.Name)
	case roomFor(p, a) < 0:
		return crew.Refuse(rule, "%s carries all that they can", p.Name)
	}
	return nil
}

func (i *Deed) pickUp(f *personal.Fight, p *personal.Person) {
	o := f.Person(i.Person)
	if o == p {
		i.draw(f, p)
		return
	}
	f.TellDeed(p, say.Of("picks up %s", f.Weapon(&o.Arms[i.Item-1]).Name), 0)
	take(f, o, int(i.Item-1), p, true)
}

// mayHandOver requires an adjacent friend who can take the weapon in hand or the supply
// (ME-IMPROVISE, HOE-IMPROVISE).
func (i *Deed) mayHandOver(f *personal.Fight, p *personal.Person) error {
	rule, o := f.Book().Actions[i.handing()].Rule, f.Person(i.Person)
	switch {
	case o == nil || o == p || personal.Hostile(p, o) || o.IsOut():
		return crew.Refuse(rule, "there is no friend to take it")
	case !i.inHand(f, p):
		return crew.Refuse(rule, "that is not in hand")
	case !f.CanAct(o) || f.Flags(o)&rulebook.NoActions != 0:
		return crew.Refuse(rule, "%s cannot take anything", o.Name)
	case !personal.HandsReach(f, p, o):
		return crew.Refuse(rule, "%s is out of reach", o.Name)
	case i.OtherWay && supplyOf(o, p.Devices[i.Item-1]) < 0, !i.OtherWay && roomFor(o, p.Arm(i.Item)) < 0:
		return crew.Refuse(rule, "%s carries all that they can", o.Name)
	}
	return nil
}

// inHand reports whether a person holds the weapon to be handed over, or has the supply.
func (i *Deed) inHand(f *personal.Fight, p *personal.Person) bool {
	if i.OtherWay {
		return i.Item > 0 && int(i.Item) <= len(p.Devices) && p.Devices[i.Item-1].Count > 0
	}
	a := p.Arm(i.Item)
	return a != nil && a.Drawn && f.Weapon(a).Props&rulebook.Natural == 0
}

func (i *Deed) handOver(f *personal.Fight, p *personal.Person) {
	o := f.Person(i.Person)
	if i.OtherWay {
		handSupply(f, p, int(i.Item-1), o)
		return
	}
	w := f.Weapon(p.Arm(i.Item))
	f.TellDeed(p, say.Of("hands %s to", w.Name), o.ID)
	take(f, p, int(i.Item-1), o, f.HandsFree(o) >= w.Hands())
}

// supplyOf returns the index among a person's supplies for one more of a kind, with
// others of it or at the end, or -1.
func supplyOf(p *personal.Person, s rulebook.Supply) int {
	at := slices.IndexFunc(p.Devices, s.IsSame)
	switch {
	case at >= 0 && p.Devices[at].IsFull():
		return -1
	case at < 0 && len(p.Devices) < personal.MaxKinds:
		return len(p.Devices)
	}
	return at
}

// handSupply gives somebody else one of a supply.
func handSupply(f *personal.Fight, from *personal.Person, n int, to *personal.Person) {
	s := &from.Devices[n]
	at := supplyOf(to, *s)
	if at == len(to.Devices) {
		to.Devices = append(to.Devices, rulebook.Supply{Device: s.Device, Mark: s.Mark})
	}
	s.Count--
	to.Devices[at].Count++
	f.TellDeed(from, say.Of("hands %s to", f.Book().Devices[s.Device].Name), to.ID)
}

// roomFor returns the index among what somebody carries for another's weapon: where it
// was before, a new one, or that of a weapon that is gone; or -1.
func roomFor(p *personal.Person, a *personal.ArmState) int {
	if own := slices.IndexFunc(p.Arms, func(x personal.ArmState) bool { return x.Taken && x.Weapon == a.Weapon }); own >= 0 {
		return own
	}
	if len(p.Arms) < personal.MaxArms {
		return len(p.Arms)
	}
	return slices.IndexFunc(p.Arms, func(x personal.ArmState) bool { return x.Taken && !x.Fixed })
}

// take gives a weapon to somebody else, in hand or put away. What a stat block says about it
// applies to its first owner only.
func take(f *personal.Fight, from *personal.Person, n int, to *personal.Person, drawn bool) {
	a := &from.Arms[n]
	receive(f, to, personal.ArmState{
		Weapon: a.Weapon, Plus: a.Plus, Heat: a.Heat, Loads: a.Loads, Drawn: drawn, Broken: a.Broken, Dry: a.Dry, Jammed: a.Jammed,
	})
	lose(from, n)
}
