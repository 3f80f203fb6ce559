package ships

import (
	"slices"

	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// lasting caches what is asked of all ships many times within a tick.
type lasting struct {
	known   bool
	ships   []space.ID       // that Lasting walks
	hooks   uint64           // of all classes
	moments shipyard.Moments // that ships of any class answer
}

func (b *Battle) lastingNow() *lasting {
	l := &b.lasting
	if l.known {
		return l
	}
	*l = lasting{known: true, ships: l.ships[:0]}
	for i := range b.Ships {
		s := &b.Ships[i]
		if len(s.Effects)+len(s.Afflictions) > 0 || s.Charge.Live || s.Hyperdrive.Boot > 0 {
			l.ships = append(l.ships, s.ID)
		}
		class := b.ClassOf(s)
		l.hooks |= class.Hooks
		l.moments |= class.Moments
	}
	return l
}

// Fielded reports whether a ship of any class may have a hook.
func (b *Battle) Fielded(hook shipyard.Hook) bool { return b.lastingNow().hooks&(1<<hook) != 0 }

// AnyAnswers reports whether a ship of any class may answer a moment by itself.
func (b *Battle) AnyAnswers(at shipyard.Moment) bool { return b.lastingNow().moments.Has(at) }

// Lasting walks, in order, the ships with something that turns count: an effect, a
// condition, a live charge, a starting drive.
func (b *Battle) Lasting(yield func(*Ship) bool) {
	l := b.lastingNow()
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

// NoteLasting notes that a ship has something that turns count.
func (b *Battle) NoteLasting(s *Ship) {
	if l := &b.lasting; l.known {
		if i, found := slices.BinarySearch(l.ships, s.ID); !found {
			l.ships = slices.Insert(l.ships, i, s.ID)
		}
	}
}
