package combat

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
)

// Leaves asks everyone whose reach somebody is about to leave whether they strike,
// and reports whether the step has to wait for them (ME-OPPORTUNITY).
func Leaves(f *personal.Fight, p *personal.Person, to deckplan.Square, height int16) bool {
	if !f.Book().Movement.Strikes || p.Safe {
		return false
	}
	waits := false
	for i := range f.People {
		o := &f.People[i]
		if !personal.Hostile(p, o) || p.HasHold(o.ID) || f.Reacts(o) != nil || o.Standing.Strikes == crew.Never || o.Deck != p.Deck || !f.Sees(o, p) || f.AtPeace(o, p) != nil {
			continue
		}
		r := personal.Reach(f, o)
		then := max(deckplan.Gap(to, f.Span(p), o.At, f.Span(o))*f.Book().Square, deckplan.Abs(height-o.Height))
		if f.Distance(o, p) > r || then <= r || personal.Asked(f, o.ID, p.ID) {
			continue
		}
		ask(f, crew.Window{Member: o.ID, Response: crew.OpportunityAttack, Subject: uint16(p.ID)})
		waits = true
	}
	return waits
}

// riposte returns the opportunity attack of an answer: one melee attack, with a gun by its
// butt (ME-OPPORTUNITY, ME-GUNBUTT).
func riposte(f *personal.Fight, p *personal.Person, weapon uint8, spare bool, target crew.ID) *Attack {
	a := &Attack{Weapon: weapon, Target: target, Spare: spare}
	switch n := int(weapon); {
	case n == 0:
		a.Weapon, a.Hand = personal.Striker(f, p, f.Person(target))
	case n == personal.Fists:
		a.Weapon = 0
	case n <= len(p.Arms) && f.Weapon(&p.Arms[n-1]).Ranged():
		a.Hand = personal.WithButt
	}
	return a
}
