package ready

import (
	"broadside/sim/say"

	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim/space"
)

// Words describes what a response would do.
func Words(v *view.View, i ships.Intent) say.Text {
	switch i := i.(type) {
	case nil:
		return ""
	case *deployment.Fire:
		for _, m := range v.MountsOf(v.Head.Seat.Ship) {
			if m.Mount == i.Weapon {
				return say.Of("Fire the %s at %s", m.Name, targetName(v, i.Target))
			}
		}
		return say.Of("Fire at %s", targetName(v, i.Target))
	case *deployment.Evade:
		return say.Of("Evade %s", targetName(v, i.Target))
	case *deployment.Ram:
		return say.Of("Ram %s", targetName(v, i.Target))
	case *deployment.Interfere:
		return say.Of("Interfere with %s", i.Target.Name())
	case *deployment.Direct:
		return say.Of("Direct %s", i.Helped.Name())
	case *deployment.Invoke:
		return feature(v, i)
	case *deployment.Cast:
		return feature(v, &i.Invoke)
	}
	return say.Text(crew.PermissionOf(i.Verb()).Title.String())
}

// targetName returns the name of a response's target.
func targetName(v *view.View, id space.ID) say.Text {
	if id == 0 {
		return "the one that sets it off"
	}
	return id.Name()
}
