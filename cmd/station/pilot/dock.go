package pilot

import (
	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
)

// dock returns the order to dock with the target, or any ship within reach, or to undock; nil in
// battles without decks to cross to.
func (s *Screen) dock(v *view.View) (kit.Action, sim.Intent) {
	if len(v.OptionsOf(crew.Undock)) > 0 {
		o := &v.OptionsOf(crew.Undock)[0]
		return kit.Action{Name: "Cast off", Key: "pilot.dock", Rule: o.Rule(), Why: o.Why(), Does: crew.PermissionOf(crew.Undock).Says}, &deployment.Undock{}
	}
	var at *picture.Option
	rows := v.OptionsOf(crew.Dock)
	for i := range rows {
		if o := &rows[i]; at == nil || at.Why() != "" && (o.Why() == "" || o.Target == s.target) {
			at = o
		}
	}
	if at == nil {
		return kit.Action{}, nil
	}
	a := kit.Action{Name: "Dock", Key: "pilot.dock", Rule: at.Rule(), Why: at.Why()}
	a.Does = say.Of("Make fast to %s, so that people can cross. Costs your action.", at.Target.Name())
	return a, &deployment.Dock{Target: at.Target}
}
