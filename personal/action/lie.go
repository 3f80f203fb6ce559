package action

import (
	"broadside/crew"
	"broadside/personal"
)

// MayPick asks for somebody to stand beside a weapon of theirs that lies there.
func MayPick(f *personal.Fight, p *personal.Person, a *personal.ArmState, rule string) error {
	book, w := f.Book(), f.Weapon(a)
	lies := a.Lies
	if o := f.Person(a.Held); o != nil {
		if o.State == personal.Able {
			return crew.Refuse(rule, "%s %s, out of reach", w.Name, personal.Lies(f, p, a))
		}
		lies = o.At
	}
	if a.Deck != p.Deck || lies.Level != p.At.Level || f.DistanceTo(p, lies) > book.Ranges.Reach {
		return crew.Refuse(rule, "%s lies at %s", w.Name, lies)
	}
	return nil
}
