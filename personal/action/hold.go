package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/rulebook"
)

// mayRelease asks for somebody who is held: the one named, or anybody.
func (i *Deed) mayRelease(f *personal.Fight, p *personal.Person) error {
	rule := f.Book().Actions[rulebook.ActRelease].Rule
	switch {
	case len(p.Holds) == 0:
		return crew.Refuse(rule, "%s holds nobody", p.Name)
	case i.Person != 0 && !p.HasHold(i.Person):
		return crew.Refuse(rule, "%s does not hold them", p.Name)
	}
	return nil
}

// release lets go of the one named, or of all.
func (i *Deed) release(f *personal.Fight, p *personal.Person) {
	if i.Person != 0 {
		combat.Loose(f, p, i.Person)
		return
	}
	combat.ReleaseHeld(f, p)
}
