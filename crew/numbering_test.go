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

// The numbers of people on foot reveal nothing about how many another side has, however many the
// own side has.
func TestFaultNumbersOnFootTellOfNoOtherSide(t *testing.T) {
	by := Numbering{Key: 12345}
	number := func(others int) (own []uint8) {
		var taken [maxNumber + 1]bool
		for range others {
			taken[NumberOnFoot(1, &taken, &by)] = true
		}
		for range 120 {
			n := NumberOnFoot(0, &taken, &by)
			if n == 0 || taken[n] {
				t.Fatalf("beside %d others, %d is given to two", others, n)
			}
			taken[n] = true
			own = append(own, n)
		}
		return own
	}
	for _, others := range []int{0, 3, 60} {
		own, next := number(others), 0
		for at, n := range own {
			switch {
			case at < countedOnFoot:
				if int(n) != at+1 {
					t.Errorf("beside %d others, the %d. is numbered %d", others, at+1, n)
				}
			case n == own[at-1]+1:
				next++
			}
		}
		if next > 8 {
			t.Errorf("beside %d others, %d of 120 are numbered one after another, so that a gap tells", others, next)
		}
	}
	var taken [maxNumber + 1]bool
	for range maxNumber {
		taken[NumberOnFoot(2, &taken, &by)] = true
	}
	if n := NumberOnFoot(2, &taken, &by); n != 0 {
		t.Errorf("beyond the last, there is %d", n)
	}
}

func TestNumberingDrawsConsolesAndFixtures(t *testing.T) {
	rising, all := 0, 0
	for key := range int64(200) {
		n := Numbering{Key: key}
		taken := map[ConsoleID]bool{}
		for where := range uint64(MaxConsoles) {
			id := n.ConsoleID(where, func(id ConsoleID) bool { return taken[id] })
			if id >= MaxConsoles || taken[id] {
				t.Fatalf("with key %d, the console at %d has the number %d", key, where, id)
			}
			taken[id] = true
		}
		seen := map[FixtureID]bool{}
		ids := n.FixtureIDs()
		for place, id := range ids {
			if id < 1 || id > MaxFixtures || seen[id] || key == 0 && int(id) != place+1 {
				t.Fatalf("with key %d, the fixture at place %d has the number %d", key, place, id)
			}
			if seen[id] = true; key > 0 && place > 0 {
				if all++; id > ids[place-1] {
					rising++
				}
			}
		}
	}
	if rising < all*45/100 || rising > all*55/100 {
		t.Errorf("of %d neighbours, %d rise", all, rising)
	}
}
