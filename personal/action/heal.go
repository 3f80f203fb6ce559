package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// mayStabilise requires somebody at 0 beside the helper (ME-STABLE, HOE-STABLE).
func (i *Deed) mayStabilise(f *personal.Fight, p *personal.Person) error {
	rule := f.Book().Actions[rulebook.ActStabilise].Rule
	o := f.Person(i.Person)
	switch {
	case o == nil || o == p || o.State != personal.Dying:
		return crew.Refuse(rule, "there is nobody to stabilise")
	case !personal.HandsReach(f, p, o):
		return crew.Refuse(rule, "%s is out of reach", f.NameFor(p, o))
	case f.Book().Zero.Stabilise.Kit && firstAidKit(f, p) < 0:
		return crew.Refuse(rule, "%s has no kit for that", p.Name)
	}
	return nil
}

// FirstAidRoll returns the roll of first aid, and its DC.
func FirstAidRoll(f *personal.Fight, p *personal.Person) (r dice.Roll, need int) {
	x := f.Book().Zero.Stabilise
	r = f.PrepareCheck(p, x.Ability, x.Skill, "", nil)
	f.NoteEdges(&r, personal.Edging{Check: true, Person: p.ID})
	return r, int(x.DC)
}

func (i *Deed) stabilise(f *personal.Fight, p *personal.Person) {
	x := f.Book().Zero.Stabilise
	if x.Kit && !x.Kept {
		p.Devices[firstAidKit(f, p)].Count--
	}
	switch o := combat.Check(f, p, x.Ability, x.Skill, int(x.DC), "stabilise"); {
	case o.Good():
		combat.Stabilise(f, f.Person(i.Person))
	case o.Degree == personal.CriticalFailure:
		combat.ChangeTracks(f, f.Person(i.Person), x.Botched)
	}
}
