package impact

import (
	"slices"

	"broadside/ships"
)

// concentrate ends what a member has concentrated on until now.
func concentrate(b *ships.Battle, u ships.User) {
	id := b.IDOf(u.Member)
	if was := u.Member.Focus; was != 0 {
		for i := range b.Ships {
			s := &b.Ships[i]
			s.Effects = slices.DeleteFunc(s.Effects, func(e ships.Effect) bool { return e.By == id && e.Feature == was })
		}
		b.TellOwnSide(b.ShipOf(u.Member), &ships.Faded{By: u.Member.Seat, Name: b.FeatureOf(was).Name})
	}
	u.Member.Focus = u.Have.Feature
}
