package combat

import (
	"broadside/personal"
	"broadside/personal/rulebook"
)

// Concentrate starts concentrating on a power, and ends what the person concentrated on
// before.
func Concentrate(f *personal.Fight, p *personal.Person, power int16, rounds int8) {
	Unfocus(f, p)
	p.Focus = personal.Focus{Power: power, Left: rounds}
}

// Unfocus ends a person's concentration and everything that it kept up.
func Unfocus(f *personal.Fight, p *personal.Person) {
	if p.Focus.Power < 0 {
		return
	}
	name := f.Book().Powers[p.Focus.Power].Name
	if n := f.Book().Powers[p.Focus.Power].Effect.Lends(); n >= 0 {
		p.Pools[n].Points = 0
	}
	if x := f.Book().Powers[p.Focus.Power].Effect.Stays; x != nil && x.Wall {
		f.DoorStamp++
	}
	p.Focus = personal.Focus{Power: -1}
	f.TellOwnSide(p, &personal.Unfocused{By: p.ID, Power: name})
	for i := range f.People {
		endConditions(f, &f.People[i], func(a *personal.Affliction) bool { return a.By == p.ID && a.Ends == rulebook.EndsFocus }, dismissCalled)
	}
	if r := f.Readied.Find(p.ID); r != nil {
		if _, held := r.Response.(*Cast); held {
			ForgetReadied(f, p.ID)
		}
	}
}
