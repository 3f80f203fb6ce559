package movement

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
)

// AskLeaving asks everyone whose reach somebody is about to leave whether they strike,
// and reports whether the step has to wait for them (ME-OPPORTUNITY).
func AskLeaving(f *personal.Fight, p *personal.Person, to deckplan.Square, height int16) bool {
	if !f.Book().Movement.Strikes || p.Safe {
		return false
	}
	waits := false
	for i := range f.People {
		o := &f.People[i]
		if !personal.Hostile(p, o) || p.HasHold(o.ID) || f.CheckReaction(o) != nil || o.Standing.Strikes == crew.Never || o.Deck != p.Deck || !f.Sees(o, p) || f.MayHarm(o, p) != nil {
			continue
		}
		r := personal.Reach(f, o)
		then := max(deckplan.LengthOf(deckplan.Gap(to, f.Span(p), o.At, f.Span(o)), f.Book().Square), deckplan.Abs(height-o.Height))
		if f.Distance(o, p) > r || then <= r || personal.HasBeenAsked(f, o.ID, p.ID) || personal.Covered(f, o, p) {
			continue
		}
		combat.Ask(f, crew.Window{Member: o.ID, Response: crew.OpportunityAttack, Subject: uint16(p.ID)})
		waits = true
	}
	return waits
}
