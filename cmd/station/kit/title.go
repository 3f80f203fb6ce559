package kit

import (
	"broadside/crew"
	"broadside/sim/say"
)

// SeatTitle returns a seat as a title: "Gunner 2".
func SeatTitle(seat crew.Seat) say.Text {
	if seat.Number > 1 {
		return say.Numbered(RoleName(seat.Role), seat.Number)
	}
	return RoleName(seat.Role)
}
