package ships

import (
	"errors"
	"hash/fnv"

	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/space"
)

// Arrival is a ship that comes into a battle, and where.
type Arrival struct {
	Name    string
	Class   int16
	Side    event.Side
	Group   string
	Special bool
	Hidden  bool
	At      space.Point
	Heading space.Angle
	Crew    []shipyard.Berth // nil: the class's own
	Bay     string           // the ship in whose docking bay it begins; "": in space
}

// ErrMuster means that a ship cannot come into the battle.
var ErrMuster = errors.New("the ship cannot join")

// FirstSecret is the first of the IDs that are not counted out.
const FirstSecret space.ID = 1 << 14

// SecretID is the ID of a ship that not everybody shall hear of from the start:
// by its name, and not the next in the row, so that no gap among the others'
// tells that it is there. Those that are taken are passed over.
func SecretID(name string, taken func(space.ID) bool) space.ID {
	h := fnv.New32a()
	h.Write([]byte(name))
	const count = uint32(space.MaxID-FirstSecret) + 1
	for n := h.Sum32() % count; ; n = (n + 1) % count {
		if id := FirstSecret + space.ID(n); !taken(id) {
			return id
		}
	}
}
