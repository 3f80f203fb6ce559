package ready

import (
	"fmt"

	"broadside/crew"
	"broadside/ships"

	"broadside/cmd/station/view"
)

// Words is what a response would do, in words.
func Words(v *view.View, i ships.Intent) string {
	switch i := i.(type) {
	case nil:
		return ""
	case *ships.Fire:
		for _, m := range v.MountsOf(v.Head.Seat.Ship) {
			if m.Mount == i.Weapon {
				return fmt.Sprintf("Fire the %s at %s", m.Name, v.ShipName(i.Target))
			}
		}
		return "Fire at " + v.ShipName(i.Target)
	case *ships.Evade:
		return "Evade " + v.ShipName(i.Target)
	case *ships.Ram:
		return "Ram " + v.ShipName(i.Target)
	case *ships.Interfere:
		return "Interfere with " + v.SeatName(i.Target)
	case *ships.Direct:
		return "Direct " + v.SeatName(i.Helped)
	}
	return crew.RuleOf(i.Verb()).Title
}
