package lobby

import (
	"testing"

	"broadside/cmd/station/kit"
	"broadside/sim/say"
)

// In a narrow window the class of a ship has a line of its own.
func TestAClassStandsBelowANameThatLeavesItNoRoom(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		class say.Text
		width float64
		below bool
	}{
		{"Freighter of the Ferrous Line", 200, true},
		{"Freighter of the Ferrous Line", 1000, false},
		{"", 40, false},
	} {
		u.Begin(nil, 1280, 720, kit.Input{}, 0)
		g := group{name: "Second Helping", class: row.class, side: -1}
		plain := groupHeight(u, &g)
		g.heading = headingOf(u, &Present{}, &g, row.width)
		if height := groupHeight(u, &g); g.heading.below != row.below || (height > plain) != row.below {
			t.Errorf("%q in %.0f points: below the name %v, %.0f points high instead of %.0f", row.class, row.width, g.heading.below, height, plain)
		}
		u.End()
	}
}
