package ships_test

import (
	"testing"

	"broadside/ships"
	"broadside/sim/say"
)

// What a region does is told with its numbers, and for how long if it passes.
func TestRegionsSayWhatTheyDo(t *testing.T) {
	for _, c := range []struct {
		o    ships.Object
		want say.Text
	}{
		{ships.Object{Kind: ships.Asteroid}, ""},
		{ships.Object{Kind: ships.Beacon}, ""},
		{ships.Object{Kind: ships.Dust}, "hides what is in it and behind it"},
		{ships.Object{Kind: ships.Field}, "each foot costs two"},
		{ships.Object{Kind: ships.Field, Left: 1}, "each foot costs two, 1 round"},
		{ships.Object{Kind: ships.Field, Rocks: 1}, "each foot costs two; Piloting 5 or 1d6 kinetic"},
		{ships.Object{Kind: ships.Field, Rocks: 6}, "each foot costs two; Piloting 30 or 6d6 kinetic"},
		{ships.Object{Kind: ships.Gas}, "Piloting 12 or 1d6 kinetic, else half"},
		{ships.Object{Kind: ships.Storm}, "half a Hit Die of pulse"},
		{ships.Object{Kind: ships.Radiation}, "1 energy each turn"},
	} {
		if got := say.English(c.o.Says(), nil); got != string(c.want) {
			t.Errorf("kind %d, rocks %d, %d rounds left: %q, want %q", c.o.Kind, c.o.Rocks, c.o.Left, got, c.want)
		}
	}
}
