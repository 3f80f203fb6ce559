package personal

import (
	"fmt"

	"broadside/crew"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// mayHide refuses who is in plain sight of a foe (ME-HIDE).
func (i *Deed) mayHide(f *Fight, p *Person) error {
	id := f.Book().Actions[rulebook.ActHide].Rule
	if p.Hidden && p.Found == 0 {
		return crew.Refuse(id, "%s is hidden already", p.Name)
	}
	if o := f.openTo(p); o != nil {
		return crew.Refuse(id, "%s has %s in plain sight: hide out of sight, in smoke, or behind three-quarters cover", f.called(p, o), p.Name)
	}
	return nil
}

// openTo is an able foe that sees somebody without much cover, or nil.
func (f *Fight) openTo(p *Person) *Person {
	for i := range f.People {
		o := &f.People[i]
		if hostile(p, o) && !f.helpless(o) && o.Deck == p.Deck && f.inSight(o, p) && f.bestShelter(o, p).Cover < space.ThreeQuartersCover {
			return o
		}
	}
	return nil
}

// hide is the action.
func (i *Deed) hide(f *Fight, p *Person) {
	f.sneak(p)
	f.try(p, rulebook.RegainHide)
}

// sneak throws Stealth against the passive Perception of each other side; who
// rolls against a fixed score wins ties.
func (f *Fight) sneak(p *Person) {
	r := f.trial(p, -1, f.Book().SkillFor(rulebook.SkillStealth), "Stealth", nil)
	f.use(&r, edging{check: true, person: p.ID})
	r.D20(f.Tray)
	p.Hidden, p.Stealth, p.Found = true, int16(r.Total), 0
	for j := range f.People {
		if o := &f.People[j]; hostile(p, o) && !f.helpless(o) && f.passive(o) > int(r.Total) && f.LineOfSight(o, p) {
			p.Found = p.Found.With(o.Side)
		}
	}
	f.inside(p, &Hid{Sneaking{p.ID, r}})
}

// giveAway shows who was hidden and has attacked, hit or miss (ME-UNSEEN): to each
// side that has somebody on the deck to see it, or to hear it where the weapon
// makes a noise.
func (f *Fight) giveAway(p *Person, silent bool) {
	if !p.Hidden {
		return
	}
	was, secret := p.Found, false
	for i := range f.People {
		o := &f.People[i]
		if !hostile(p, o) || o.Out() || o.Deck != p.Deck || p.Found.Has(o.Side) {
			continue
		}
		if !silent && f.flags(o)&rulebook.Deaf == 0 || f.inSight(o, p) {
			p.Found = p.Found.With(o.Side)
		}
	}
	for i := range f.People {
		o := &f.People[i]
		secret = secret || hostile(p, o) && !o.Out() && o.Deck == p.Deck && !p.Found.Has(o.Side)
	}
	if !secret {
		p.Hidden, p.Found = false, 0
	}
	if !secret || p.Found != was {
		f.tell(p, &Spotted{p.ID})
	}
}

// expose shows who has come into plain sight.
func (f *Fight) expose(p *Person) {
	if !p.Hidden {
		return
	}
	if o := f.openTo(p); o != nil && !p.Found.Has(o.Side) {
		p.Found = p.Found.With(o.Side)
		f.tell(p, &Spotted{p.ID})
	}
}

// search finds every hidden foe whose Stealth it reaches and to whom there is a
// line (ME-SEARCH).
func (i *Deed) search(f *Fight, p *Person) {
	part := rulebook.SkillPerception
	if i.OtherWay {
		part = rulebook.SkillInvestigation
	}
	book := f.Book()
	skill := book.SkillFor(part)
	cause := "search"
	if skill >= 0 {
		cause = book.Skills[skill].Name
	}
	r := f.trial(p, -1, skill, cause, nil)
	f.use(&r, edging{check: true, person: p.ID})
	r.D20(f.Tray)
	f.inside(p, &Looked{Sneaking{p.ID, r}})
	for j := range f.People {
		o := &f.People[j]
		if hostile(p, o) && o.Hidden && !o.Found.Has(p.Side) && o.Deck == p.Deck && int(o.Stealth) <= int(r.Total) && f.LineOfSight(p, o) {
			o.Found = o.Found.With(p.Side)
			f.emit(f.watchers(o), &Spotted{o.ID})
		}
	}
	f.sweep(p, int(r.Total))
}

// Sneaking is a roll that somebody makes to hide, or to find who hides.
type Sneaking struct {
	By   crew.ID
	Roll dice.Roll
}

// Fields describes a Sneaking.
func (f *Sneaking) Fields(c field.Coder) {
	idField(c, "by", &f.By)
	f.Roll.Fields(c)
}

// Hid is a Stealth roll.
type Hid struct{ Sneaking }

func (*Hid) Kind() event.Kind { return KindHides }

func (f *Hid) Sentence(n event.Names) string {
	return fmt.Sprintf("%s hides: Stealth %s.", name(n, f.By), f.Roll.String())
}

// Looked is a search.
type Looked struct{ Sneaking }

func (*Looked) Kind() event.Kind { return KindLooked }

func (f *Looked) Sentence(n event.Names) string {
	return fmt.Sprintf("%s searches, %s: %s.", name(n, f.By), f.Roll.Cause, f.Roll.String())
}

// Spotted says that somebody hidden has been seen.
type Spotted struct{ Person crew.ID }

func (*Spotted) Kind() event.Kind { return KindSeen }

// Fields describes a Spotted.
func (f *Spotted) Fields(c field.Coder) { idField(c, "person", &f.Person) }

func (f *Spotted) Sentence(n event.Names) string { return name(n, f.Person) + " has been seen." }
