package ships_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/space"
)

// TestASurveyMissesNothing moves ships within a step, and checks that a survey finds at
// least what is there.
func TestASurveyMissesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		place := func() space.Point {
			return space.Point{X: space.Length(rapid.Int64Range(-3000, 3000).Draw(t, "x")) * space.Foot, Y: space.Length(rapid.Int64Range(-300, 300).Draw(t, "y")) * space.Foot}
		}
		b := &ships.Battle{Library: &shipyard.Library{Classes: []shipyard.Class{{Across: 100 * space.Foot}, {Across: 1200 * space.Foot}}}}
		for i := range rapid.IntRange(20, 60).Draw(t, "ships") {
			b.Ships = append(b.Ships, ships.Ship{ID: space.ID(i + 1), Class: int16(i % 2), Motion: ships.Motion{At: place()}})
		}
		for i := range rapid.IntRange(0, 5).Draw(t, "rocks") {
			b.Objects = append(b.Objects, ships.Object{ID: space.ID(100 + i), At: place(), Radius: 80 * space.Foot})
		}
		b.NewTick()
		search := func() {
			lane := space.LaneTo(place(), space.Disc{At: place()})
			box := lane.Box()
			found := b.AppendNear(box)
			for n := range len(b.Objects) + len(b.Ships) {
				o, s := b.Thing(int32(n))
				if (s == nil && box.Touches(o.Disc()) || s != nil && box.Touches(b.Disc(s))) && !slices.Contains(found, int32(n)) {
					t.Fatalf("%d of %d objects and %d ships is not found", n, len(b.Objects), len(b.Ships))
				}
			}
		}
		search()
		for i := range b.Ships {
			way := space.Length(rapid.Int64Range(0, 300).Draw(t, "way")) * space.Foot
			b.NoteFlight(way)
			b.Ships[i].At.X += way
		}
		search()
		for range 10 {
			b.MoveShip(&b.Ships[rapid.IntRange(0, len(b.Ships)-1).Draw(t, "ship")], place())
		}
		search()
		b.Ships = append(b.Ships[:0], b.Ships[1:]...)
		b.Resurvey()
		search()
	})
}
