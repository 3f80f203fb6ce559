package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/sim/say"
)

// mayGrapple requires a free hand and somebody to hold (ME-GRAPPLE).
func (i *Deed) mayGrapple(f *personal.Fight, p *personal.Person) error {
	rule := f.Book().Actions[rulebook.ActGrapple].Rule
	if f.HandsFree(p) < 1 {
		return crew.Refuse(rule, "%s has no hand free", p.Name)
	}
	if p.HasHold(i.Person) {
		return crew.Refuse(rule, "%s holds them already", p.Name)
	}
	if len(p.Holds) == personal.MaxHolds {
		return crew.Refuse(rule, "%s holds %d already", p.Name, personal.MaxHolds)
	}
	return layHands(f, p, i.Person, rule)
}

// grapple throws a contest; the target uses the better of two skills.
func (i *Deed) grapple(f *personal.Fight, p *personal.Person) {
	o := f.Person(i.Person)
	if combat.RollWrestling(f, p, o, "grapple") {
		combat.AskTouched(f, o, p)
		p.Holds = append(p.Holds, personal.Hold{Person: o.ID})
		combat.Afflict(f, o, personal.Affliction{Condition: f.Book().Roles[rulebook.PartHeld], By: p.ID, Save: -1, Implied: -1})
	}
	combat.FinishWrestling(f, p)
}

// mayShove requires somebody within reach, who still stands if they are to be knocked prone
// (ME-SHOVE).
func (i *Deed) mayShove(f *personal.Fight, p *personal.Person) error {
	rule := f.Book().Actions[rulebook.ActShove].Rule
	err := layHands(f, p, i.Person, rule)
	if o := f.Person(i.Person); err == nil && !i.OtherWay && f.Has(o, rulebook.PartProne) {
		err = crew.Refuse(rule, "they are already prone: push them away instead")
	}
	return err
}

// shove knocks prone, or pushes one square's width away.
func (i *Deed) shove(f *personal.Fight, p *personal.Person) {
	o := f.Person(i.Person)
	if combat.RollWrestling(f, p, o, "shove") {
		combat.AskTouched(f, o, p)
		if i.OtherWay {
			combat.Push(f, o, p.At, f.Book().Square)
		} else {
			combat.SetPart(f, o, rulebook.PartProne, true)
		}
	}
	combat.FinishWrestling(f, p)
}

// mayFree requires somebody within reach who cannot get out by themselves.
func (i *Deed) mayFree(f *personal.Fight, p *personal.Person, rule string) error {
	o, err := checkGrab(f, p, i.Person, rule)
	if err == nil && casingOf(f, o) < 0 {
		err = crew.Refuse(rule, "%s is not stuck in anything", f.NameFor(p, o))
	}
	return err
}

// mayEscape requires something that holds the person: what the order names, or anything.
func (i *Deed) mayEscape(f *personal.Fight, p *personal.Person) error {
	rule := f.Book().Actions[rulebook.ActEscape].Rule
	if i.Person != 0 && !i.OtherWay {
		return i.mayFree(f, p, rule)
	}
	holder, n := i.bondOf(f, p)
	switch {
	case holder != nil:
		return nil
	case n < 0 && i.OtherWay:
		return crew.Refuse(rule, "nothing like that holds %s", p.Name)
	case n < 0:
		return crew.Refuse(rule, "nothing holds %s", p.Name)
	}
	x := f.Book().Conditions[n].Escape
	if p.Tokens[0] < x.Actions && !p.Acting {
		return crew.Refuse(rule, "%s needs %s to get out of that", p.Name, say.Count(int(x.Actions), "%d action", "%d actions"))
	}
	return nil
}

// bondOf returns what an escape is from: a holder, or else a condition, or -1. An order that
// names nothing is from the first holder, or the first condition.
func (i *Deed) bondOf(f *personal.Fight, p *personal.Person) (holder *personal.Person, condition int16) {
	for _, b := range BondsOf(f, p) {
		if !i.OtherWay || b.Holder == i.Person && b.Number == i.Item {
			return f.Person(b.Holder), b.condition
		}
	}
	return nil, -1
}

// escape throws a contest with the holder, or does the work that frees from a condition.
func (i *Deed) escape(f *personal.Fight, p *personal.Person) {
	book := f.Book()
	if o := f.Person(i.Person); o != nil && !i.OtherWay {
		n := casingOf(f, o)
		if x := wayOut(f, o, n); x.DC == 0 || combat.Check(f, p, x.Ability, -1, int(x.DC), "free").Good() {
			combat.Relieve(f, o, n)
		}
		return
	}
	o, n := i.bondOf(f, p)
	if o != nil {
		if combat.Contest(f, p, o, personal.BetterDefence(f, p), book.SkillFor(rulebook.SkillGrapple), "escape") {
			combat.EndHold(f, o, p.ID)
		}
		return
	}
	if n < 0 {
		return
	}
	x := wayOut(f, p, n)
	p.Tokens[0] -= min(p.Tokens[0], x.Actions-1)
	if x.DC == 0 || combat.Check(f, p, x.Ability, -1, int(x.DC), "escape").Good() {
		combat.TakeOut(f, p, n)
	}
}

// mayCarry refuses people who can walk, and people who are too heavy (HOE-BULK).
func (i *Deed) mayCarry(f *personal.Fight, p *personal.Person) error {
	book := f.Book()
	rule := book.Actions[rulebook.ActCarry].Rule
	o, err := checkGrab(f, p, i.Person, rule)
	if err != nil {
		return err
	}
	bulk, most := book.Sizes[f.Size(o)].Bulk, personal.CarryingRoom(f, p)
	switch {
	case o.State == personal.Able && !personal.IsUnconscious(f, o):
		return crew.Refuse(rule, "they can walk")
	case p.HasHold(o.ID):
		return crew.Refuse(rule, "%s carries them already", p.Name)
	case f.HandsFree(p) < 1 && !personal.IsCarrying(p):
		return crew.Refuse(rule, "%s has no hand free", p.Name)
	case len(p.Holds) == personal.MaxHolds:
		return crew.Refuse(rule, "%s carries %d already", p.Name, personal.MaxHolds)
	case bulk == 0:
		return crew.Refuse(rule, "they are too large to be carried")
	case bulk > most:
		return crew.Refuse(rule, "they have a bulk of %d, and %s can carry %d", bulk, p.Name, most)
	}
	return nil
}

func (i *Deed) carry(f *personal.Fight, p *personal.Person) {
	p.Holds = append(p.Holds, personal.Hold{Person: i.Person, Carried: true})
	f.TellDeed(p, "carries", i.Person)
}

// casingOf returns a condition of which only others can free somebody, or -1.
func casingOf(f *personal.Fight, p *personal.Person) int16 {
	for i := range p.Conditions {
		if n := p.Conditions[i].Condition; f.Book().Conditions[n].Escape.Others {
			return n
		}
	}
	return -1
}

// wayOut returns the work that frees somebody from a condition. If a power keeps the
// condition up, it is against the power's DC.
func wayOut(f *personal.Fight, p *personal.Person, n int16) rulebook.Escape {
	c := &f.Book().Conditions[n]
	x := c.Escape
	for i := range p.Conditions {
		if a := &p.Conditions[i]; c.Keeps && a.Condition == n {
			x.DC = max(1, a.DC)
		}
	}
	return x
}

// checkGrab refuses a person who is out of reach or too large to be grabbed.
func checkGrab(f *personal.Fight, p *personal.Person, id crew.ID, rule string) (*personal.Person, error) {
	o := f.Person(id)
	switch {
	case o == nil && id == 0 || o != nil && (o == p || o.IsOut() || o.Deck != p.Deck):
		return nil, crew.Refuse(rule, "there is nobody to take hold of")
	case o == nil || !f.Sees(p, o) && !personal.Aware(f, p.Side, o):
		return nil, crew.Refuse(rule, "%s does not see them", p.Name)
	case !personal.HandsReach(f, p, o):
		return nil, crew.Refuse(rule, "they are out of reach")
	case f.Size(o) > f.Size(p)+1:
		return nil, crew.Refuse(rule, "they are more than one size larger")
	}
	return o, nil
}
