package ships

import (
	"slices"

	"broadside/sim/space"
)

// lasting are the ships that Lasting walks. Each turn that begins or ends asks for them,
// so they are found once a tick.
type lasting struct {
	known bool
	ships []space.ID
}

// Lasting walks the ships that have something on them that turns count, in their order:
// an effect, a condition, a live charge, a drive that starts.
func (b *Battle) Lasting(yield func(*Ship) bool) {
	l := &b.lasting
	if !l.known {
		l.known, l.ships = true, l.ships[:0]
		for i := range b.Ships {
			if s := &b.Ships[i]; len(s.Effects)+len(s.Afflictions) > 0 || s.Charge.Live || s.Hyperdrive.Boot > 0 {
				l.ships = append(l.ships, s.ID)
			}
		}
	}
	for id := space.ID(0); ; id++ {
		i, _ := slices.BinarySearch(l.ships, id)
		if i == len(l.ships) {
			return
		}
		id = l.ships[i]
		if s := b.Ship(id); s != nil && !yield(s) {
			return
		}
	}
}

// Lasts notes that something lasts on a ship from now on.
func (b *Battle) Lasts(s *Ship) {
	if l := &b.lasting; l.known {
		if i, found := slices.BinarySearch(l.ships, s.ID); !found {
			l.ships = slices.Insert(l.ships, i, s.ID)
		}
	}
}
