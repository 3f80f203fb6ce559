package netcode

import (
	"broadside/sim/field"
	"broadside/sim/space"
)

// Targets names the ships that a client wants options on, beside those that are near its
// seat's own. It stands until the next one, or until another battle or seat.
type Targets struct{ Ships []space.ID }

// MaxTargets bounds the ships of a Targets, and those that are asked for from one seat.
const MaxTargets = 128

// Kind tells that these are targets.
func (*Targets) Kind() Kind { return KindTargets }

// Fields describes a Targets.
func (t *Targets) Fields(c field.Coder) {
	field.List(c, "ships", &t.Ships, MaxTargets, func(c field.Coder, id *space.ID) { field.Int(c, "ship", id, 1, space.MaxID) })
}
