package ships

import (
	"broadside/crew"
	"broadside/ships/shipyard"
	"broadside/sim/field"
)

// With is what is chosen to go with an order: features, each by its ID.
type With struct {
	Features []crew.FeatureID
	Spare    bool // the free d4 of rank 3 for one of them
}

const maxWith = 3

// Fields describes a With.
func (w *With) Fields(c field.Coder) {
	field.List(c, "with", &w.Features, maxWith, func(c field.Coder, id *crew.FeatureID) {
		field.Int(c, "feature", id, 1, crew.MaxFeatures)
	})
	field.Bool(c, "spare", &w.Spare)
}

// Promised says whether the attack that a feature helps, beside its damage, is still to
// come.
func (s *Ship) Promised(damage *Effect) bool {
	for i := range s.Effects {
		if e := &s.Effects[i]; e.Feature == damage.Feature && e.By == damage.By && e.Touch&shipyard.Attacks != 0 {
			return true
		}
	}
	return false
}
