package kit

import (
	"fmt"

	"broadside/crew"
)

// SeatTitle is a seat as a title: "Gunner 2".
func SeatTitle(seat crew.Seat) string {
	if seat.Number > 1 {
		return fmt.Sprintf("%s %d", RoleName(seat.Role), seat.Number)
	}
	return RoleName(seat.Role)
}
