package ready

import (
	"fmt"

	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/deployment"
	"broadside/sim/space"
)

// Words is what a response would do, in words.
func Words(v *view.View, i ships.Intent) string {
	switch i := i.(type) {
	case nil:
		return ""
	case *deployment.Fire:
		for _, m := range v.MountsOf(v.Head.Seat.Ship) {
			if m.Mount == i.Weapon {
				return fmt.Sprintf("Fire the %s at %s", m.Name, who(v, i.Target))
			}
		}
		return "Fire at " + who(v, i.Target)
	case *deployment.Evade:
		return "Evade " + who(v, i.Target)
	case *deployment.Ram:
		return "Ram " + who(v, i.Target)
	case *deployment.Interfere:
		return "Interfere with " + v.SeatName(i.Target)
	case *deployment.Direct:
		return "Direct " + v.SeatName(i.Helped)
	case *deployment.Invoke:
		return feature(v, i)
	case *deployment.Cast:
		return feature(v, &i.Invoke)
	}
	return crew.RuleOf(i.Verb()).Title.String()
}

// who is the ship that a response is at.
func who(v *view.View, id space.ID) string {
	if id == 0 {
		return "whoever sets it off"
	}
	return v.ShipName(id)
}
