package impact

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
)

// avoids finds who can have a Piloting check take the place of a ship's AC or of
// its save, or nil.
func avoids(b *ships.Battle, s *ships.Ship) *ships.User {
	for _, id := range s.Crew {
		m := b.Member(id)
		for _, h := range Usable(b, m) {
			u := ships.User{Member: m, Have: h, Feature: b.FeatureOf(h.Feature)}
			if u.Feature.Hook == shipyard.Avoid && h.Stance != crew.Never && s.CanAct() && Payable(b, u, false) == nil {
				return &u
			}
		}
	}
	return nil
}

// avoid throws the check that takes the place of another number.
func avoid(b *ships.Battle, u *ships.User) dice.Roll {
	Pay(b, *u, false)
	TellInvoked(b, *u, 0, crew.Seat{})
	r := Check(b, u.Member, ships.Attempt{Skill: crew.Piloting, Cause: u.Feature.Name})
	b.TellOwnSide(b.ShipOf(u.Member), &ships.Thrown{By: u.Member.Seat, Roll: r})
	Strain(b, u.Member, &r)
	return r
}

// avoidSave has a Piloting check take the place of a save that has failed.
func avoidSave(b *ships.Battle, s *ships.Ship, r *dice.Roll, need int, what *ships.Rolling) {
	if what.Touch&shipyard.Saves == 0 || what.Touch&shipyard.Destruct != 0 || int(r.Total) >= need {
		return
	}
	if u := avoids(b, s); u != nil {
		other := avoid(b, u)
		r.Add(u.Feature.Name, int(other.Total-r.Total))
		r.Sum(&b.Tray, 0, 0)
	}
}
