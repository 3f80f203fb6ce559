package crew

import "testing"

// The dice of a tie stay with the places when two members trade them, so that a newcomer is still sorted in.
func TestPlacesInATieKeepTheirDice(t *testing.T) {
	n := Initiative{Slots: []Slot{{Members: []ID{1}, Total: 10, Ties: []int8{15}}, {Members: []ID{2}, Total: 10, Ties: []int8{3}}}, Round: 1}
	n.Exchange(0, 1)
	if n.Slots[0].Members[0] != 2 || !n.Slots[0].Before(&n.Slots[1]) || n.Current != 1 {
		t.Errorf("after an exchange: %+v, current %d", n.Slots, n.Current)
	}
	if at := n.Insert(Slot{Members: []ID{3}, Total: 10, Ties: []int8{9}}); at != 1 {
		t.Errorf("somebody whose die is between those of the two is at place %d", at)
	}
}
