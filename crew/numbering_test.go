package crew

import "testing"

func TestNumberingGivesEachPlaceAnIDOfItsOwn(t *testing.T) {
	for _, key := range []int64{0, 1, 7, MaxKey} {
		n, seen := Numbering{Key: key}, map[ID]bool{}
		for place := range MaxMembers {
			id := n.ID(place)
			if id < 1 || id > MaxMembers || seen[id] {
				t.Fatalf("with key %d, place %d has the ID %d", key, place, id)
			}
			if seen[id] = true; n.Place(id) != place {
				t.Fatalf("with key %d, the ID %d is of place %d, and not %d", key, id, n.Place(id), place)
			}
		}
		if n.Place(0) >= 0 {
			t.Errorf("with key %d, nobody has place %d", key, n.Place(0))
		}
	}
}

func TestNumberingTellsNoOrder(t *testing.T) {
	const people, keys = 40, 400
	rising, near := 0, 0
	for key := range int64(keys) {
		n := Numbering{Key: key + 1}
		for place := range people {
			a, b := n.ID(place), n.ID(place+1)
			if b > a {
				rising++
			}
			if max(a, b)-min(a, b) < MaxMembers/64 {
				near++
			}
		}
	}
	const all = people * keys
	if rising < all*45/100 || rising > all*55/100 || near > all*5/100 {
		t.Errorf("of %d neighbours, %d rise and %d are near each other", all, rising, near)
	}
}
