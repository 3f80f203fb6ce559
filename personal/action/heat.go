package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/rulebook"
)

// isFree reports whether a deed costs nothing, such as drawing a weapon that is part of a
// sleeve.
func (i *Deed) isFree(f *personal.Fight, p *personal.Person) bool {
	if i.What != crew.Draw || !p.Open {
		return false
	}
	a := p.Arm(i.Item)
	return a != nil && f.Weapon(a).Props&rulebook.AtHand != 0
}
