package lobby

import (
	"slices"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/crew"
	"broadside/netcode"
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

// A seat that is held says whether a bot plays it already.
func TestAHeldSeatSaysWhoPlaysIt(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	for due, want := range map[int64]string{0: "bot, held", 1200: "held"} {
		u.Begin(nil, 1280, 720, kit.Input{}, 0)
		s := netcode.Seat{Seat: crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}, Holder: netcode.Held, Who: "Mara", Client: 2, Due: due}
		drawSeat(u, kit.Rect{W: 200, H: seatHeight}, &s, false, &Present{})
		if !slices.Contains(u.Texts(), want) {
			t.Errorf("due at %d it says %q, not %q", due, u.Texts(), want)
		}
		u.End()
	}
}
