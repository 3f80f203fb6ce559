package netcode

import (
	"broadside/sim/field"
	"broadside/sim/picture"
	"broadside/sim/space"
)

// Targets names the ships that a client wants options on, besides those near its own ship, and what
// its character may use at a square of a deck. It stands until the next one, or until the battle or
// seat changes.
type Targets struct{ picture.Asked }

// MaxTargets bounds the ships of a Targets, and those that one seat asks for.
const MaxTargets = 128

// Kind returns KindTargets.
func (*Targets) Kind() Kind { return KindTargets }

// Fields describes a Targets.
func (t *Targets) Fields(c field.Coder) {
	field.List(c, "ships", &t.Ships, MaxTargets, func(c field.Coder, id *space.ID) { field.Int(c, "ship", id, 1, space.MaxID) })
	t.Placing.Fields(c)
}
