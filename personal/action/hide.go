package action

import (
	"cmp"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/aim"
	"broadside/personal/combat"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/say"
)

// mayHide refuses people in plain sight of a foe (ME-HIDE). The hidden may hide again if
// that starts a layer's regaining.
func (i *Deed) mayHide(f *personal.Fight, p *personal.Person) error {
	id := f.Book().Actions[rulebook.ActHide].Rule
	if p.Hidden && p.Found == 0 && !startsRegaining(f, p) {
		return crew.Refuse(id, "%s is hidden already", p.Name)
	}
	if energy.Aglow(f, p) {
		return crew.Refuse(cmp.Or(f.Book().Topics[rulebook.TopicLight], id), "%s gives light that cannot be hidden", p.Name)
	}
	if o := inTouch(f, p); o != nil {
		held, by := say.Name(p.Name), f.NameFor(p, o)
		if p.HasHold(o.ID) {
			held, by = by, held
		}
		return crew.Refuse(id, "%s has hold of %s", by, held)
	}
	if o := aim.OpenTo(f, p); o != nil {
		return crew.Refuse(id, "%s has %s in plain sight: hide out of sight, in smoke, or behind %s", f.NameFor(p, o), p.Name, f.Book().CoverName(f.Book().Cover.Hides))
	}
	return nil
}

// inTouch returns an able foe whom somebody holds or is held by, or nil.
func inTouch(f *personal.Fight, p *personal.Person) *personal.Person {
	for i := range f.People {
		if o := &f.People[i]; personal.Hostile(p, o) && !f.Helpless(o) && personal.Touching(p, o) {
			return o
		}
	}
	return nil
}

// startsRegaining reports whether hiding would start a layer's regaining.
func startsRegaining(f *personal.Fight, p *personal.Person) bool {
	for i := range f.Book().Layers {
		if personal.MayRegain(f, p, i, rulebook.RegainHide) {
			return true
		}
	}
	return false
}

// hide throws the check of a person who hides.
func (i *Deed) hide(f *personal.Fight, p *personal.Person) {
	hideFrom(f, p)
	for j := range f.People { // foes unknown to them, since hiding from a known one is refused
		if o := &f.People[j]; aim.IsOpenTo(f, p, o) {
			p.Found = p.Found.With(o.Side)
		}
	}
	combat.NoteRegain(f, p, rulebook.RegainHide)
}

// search finds every hidden foe in line of sight whose Stealth the roll reaches
// (ME-SEARCH).
func (i *Deed) search(f *personal.Fight, p *personal.Person) {
	part := rulebook.SkillPerception
	if i.OtherWay {
		part = rulebook.SkillInvestigation
	}
	book := f.Book()
	skill := book.SkillFor(part)
	cause := say.Text("search")
	if skill >= 0 {
		cause = say.Name(book.Skills[skill].Name)
	}
	r := f.PrepareCheck(p, -1, skill, cause, nil)
	combat.ThrowCheck(f, p, &r)
	f.TellOwnSide(p, &event.Searched{By: event.Actor{Person: p.ID}, Roll: r})
	for j := range f.People {
		o := &f.People[j]
		if personal.Hostile(p, o) && o.Hidden && !o.Found.Has(p.Side) && int(o.Stealth) <= int(r.Total) && f.LineOfSight(p, o) {
			o.Found = o.Found.With(p.Side)
			f.Emit(f.Watchers(o), &personal.Spotted{Person: o.ID})
		}
	}
	findMines(f, p, int(r.Total))
}

// hideFrom throws Stealth against the passive Perception of each other side. The one who
// rolls against a fixed score wins ties.
func hideFrom(f *personal.Fight, p *personal.Person) {
	r := f.PrepareCheck(p, -1, f.Book().SkillFor(rulebook.SkillStealth), "Stealth", nil)
	if f.Book().Cover.Taken.Times > 0 {
		r.Add("cover", lurking(f, p))
	}
	combat.ThrowCheck(f, p, &r)
	p.Hidden, p.Stealth, p.Found = true, int16(r.Total), 0
	for j := range f.People {
		if o := &f.People[j]; personal.Hostile(p, o) && !f.Helpless(o) && personal.Passive(f, o) > int(r.Total) && f.LineOfSight(o, p) {
			p.Found = p.Found.With(o.Side)
		}
	}
	f.TellOwnSide(p, &event.Hid{By: event.Actor{Person: p.ID}, Roll: r})
}

// lurking returns the lowest bonus to hiding that cover gives somebody from foes with a
// line to them.
func lurking(f *personal.Fight, p *personal.Person) int {
	least := -1
	for i := range f.People {
		o := &f.People[i]
		if personal.Hostile(p, o) && !f.Helpless(o) && o.Deck == p.Deck && f.LineOfSight(o, p) {
			n := aim.CoverBonus(f, p, f.BestShelter(o, p).Cover, f.Distance(o, p))
			if least < 0 || n < least {
				least = n
			}
		}
	}
	return max(0, least)
}
