package action

import (
	"broadside/personal"
	"broadside/sim/event"
)

// heardBy returns the sides that hear a person's thoughts, and their own.
func heardBy(f *personal.Fight, p *personal.Person) event.Sides {
	to := event.Sides(0).With(p.Side)
	for i := range f.People {
		if o := &f.People[i]; personal.Hears(f, o, p) {
			to = to.With(o.Side)
		}
	}
	return to
}
