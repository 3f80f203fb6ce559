package rulebook

import (
	"testing"

	"broadside/personal/deckplan"
)

// A wall stands across the way of whoever makes it: as many squares as it is long, on both
// sides of its middle, and of an even number the odd one towards the north or west.
func TestAWallStandsAcrossTheWayToIt(t *testing.T) {
	middle := deckplan.Square{X: 10, Y: 10}
	for _, c := range []struct {
		name        string
		from        deckplan.Square
		reach       int16
		first, last deckplan.Square // the first square that it covers, and the last
	}{
		{"6 long, made from the north", deckplan.Square{X: 10, Y: 5}, 6, deckplan.Square{X: 7, Y: 10}, deckplan.Square{X: 12, Y: 10}},
		{"6 long, made from the west", deckplan.Square{X: 5, Y: 10}, 6, deckplan.Square{X: 10, Y: 7}, deckplan.Square{X: 10, Y: 12}},
		{"3 long, made from the south", deckplan.Square{X: 10, Y: 14}, 3, deckplan.Square{X: 9, Y: 10}, deckplan.Square{X: 11, Y: 10}},
		{"3 long, made from the east", deckplan.Square{X: 14, Y: 10}, 3, deckplan.Square{X: 10, Y: 9}, deckplan.Square{X: 10, Y: 11}},
		{"more north than west of it", deckplan.Square{X: 7, Y: 6}, 3, deckplan.Square{X: 9, Y: 10}, deckplan.Square{X: 11, Y: 10}},
		{"as far north as west of it", deckplan.Square{X: 7, Y: 7}, 3, deckplan.Square{X: 10, Y: 9}, deckplan.Square{X: 10, Y: 11}},
	} {
		for x := int16(0); x < 20; x++ {
			for y := int16(0); y < 20; y++ {
				q := deckplan.Square{X: x, Y: y}
				want := x >= c.first.X && x <= c.last.X && y >= c.first.Y && y <= c.last.Y
				if got := Wall.Covers(middle, c.from, q, c.reach); got != want {
					t.Errorf("%s: covers %d %d: %t, want %t", c.name, x, y, got, want)
				}
			}
		}
	}
}
