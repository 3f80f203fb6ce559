package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
)

// avoids finds who can have a Piloting check take the place of a ship's AC or of
// its save, or nil.
func (b *Battle) avoids(s *Ship) *user {
	for _, id := range s.Crew {
		m := b.Member(id)
		for _, h := range b.Usable(m) {
			u := user{m, h, b.FeatureOf(h.Feature)}
			if u.f.Hook == shipyard.Avoid && h.Stance != crew.Never && s.CanAct() && b.payable(u, false) == nil {
				return &u
			}
		}
	}
	return nil
}

// avoid throws the check that takes the place of another number.
func (b *Battle) avoid(u *user) dice.Roll {
	b.pay(*u, false)
	b.invoked(*u, 0, crew.Seat{})
	r := b.check(u.m, attempt{skill: crew.Piloting, cause: u.f.Name})
	b.inside(b.ship(u.m), &Thrown{By: u.m.Seat, Roll: r})
	b.strain(u.m, &r)
	return r
}

// avoidSave has a Piloting check take the place of a save that has failed.
func (b *Battle) avoidSave(s *Ship, r *dice.Roll, need int, what *rolling) {
	if what.touch&shipyard.Saves == 0 || what.touch&shipyard.Destruct != 0 || int(r.Total) >= need {
		return
	}
	if u := b.avoids(s); u != nil {
		other := b.avoid(u)
		r.Add(u.f.Name, int(other.Total-r.Total))
		r.Sum(&b.Tray, 0, 0)
	}
}
