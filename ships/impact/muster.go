package impact

import (
	"broadside/ships"
	"broadside/sim/space"
)

// Dismiss takes a ship out of the battle. Its crew keep their IDs and have no
// ship any more.
func Dismiss(b *ships.Battle, id space.ID) {
	for i := range b.Ships {
		if b.Ships[i].ID == id {
			for _, m := range b.Ships[i].Crew {
				Forget(b, m)
				Lapse(b, m, false)
				orphan(b, m)
				b.Member(m).Close()
			}
			b.Ships = append(b.Ships[:i], b.Ships[i+1:]...)
			return
		}
	}
}
