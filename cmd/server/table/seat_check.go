package table

import (
	"broadside/crew"
	"broadside/sim/say"
)

// refuseFrom returns why a guest may give no order for a seat, or "". Whether the order is legal is
// for the World to decide.
func (p *pending) refuseFrom(g *guest, seat crew.Seat) say.Text {
	switch {
	case g.seat.Role == crew.NoRole:
		return "you have no seat"
	case !g.sitsAt(seat):
		return "it is not your seat"
	case g.seat.Role == crew.Screen:
		return "the main screen gives no orders"
	}
	return ""
}
