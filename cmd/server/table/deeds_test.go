package table

import (
	"testing"

	"broadside/sim"
	"broadside/sim/sight"
)

// Boarders and defenders are listed aboard one ship, but what one side ordered is not told to the
// other.
func TestDeedsAreKnownToTheSideThatDidThem(t *testing.T) {
	data := Shipped(t)
	w, err := sim.New(data.Library, data.Scenario("boarders"), 1)
	if err != nil {
		t.Fatal(err)
	}
	told := map[bool]int{}
	for i := range w.Members {
		for j := range w.Members {
			by, to := w.Members[i].Seat, w.Members[j].Seat
			if by.Ship == 0 || by.Ship != to.Ship {
				continue
			}
			mine, _ := sight.SideOfSeat(w, by)
			theirs, _ := sight.SideOfSeat(w, to)
			d := deed{by: []*guest{{seat: by}}}
			if known := d.isKnownTo(w, &guest{seat: to}); known != (mine == theirs) {
				t.Errorf("what %v ordered is known to %v: %v", by, to, known)
			}
			told[mine == theirs]++
		}
	}
	if told[true] == 0 || told[false] == 0 {
		t.Errorf("of one side and of two: %v", told)
	}
}
