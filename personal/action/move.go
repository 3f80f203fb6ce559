package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/movement"
	"broadside/personal/rulebook"
)

// stepCarefully moves somebody to the next square with care, so that nobody reacts.
func stepCarefully(f *personal.Fight, p *personal.Person, to deckplan.Square) {
	if f.InWay(p, to) != nil {
		movement.BumpInto(f, p, to, true)
		return
	}
	movement.Step(f, p, to)
	combat.TellMoved(f, p, rulebook.Walk)
}

// standUp makes somebody stand up.
func standUp(f *personal.Fight, p *personal.Person) {
	combat.BreakOff(f, p, rulebook.BreakMoves)
	combat.SetPart(f, p, rulebook.PartProne, false)
}

// takeCover makes somebody take cover, for as long as they do nothing else.
func takeCover(f *personal.Fight, p *personal.Person) {
	combat.Afflict(f, p, personal.Affliction{Condition: f.Book().Roles[rulebook.PartCovered], By: crew.ID(0), Save: -1, Implied: -1})
}
