package pilot

import (
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/rehearsal"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// Where a pilot can dock, three orders share a column: each says on itself why it cannot be
// given, in one's turn and out of it.
func TestOrdersThatAreOffSayWhy(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	b, err := rehearsal.Start("prize", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	for _, want := range []string{"M Dock Not your turn. Z Hide Not your turn. Y Ready", "M Dock It can get away. Z Hide You are seen. Y Ready"} {
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
		New().Show(u, view.New(nil, sight.View(b.World, seat), 1), kit.Rect{X: 8, Y: 84, W: 956, H: 522})
		u.End()
		if says := strings.Join(u.Texts(), " "); !strings.Contains(says, want) {
			t.Errorf("instead of %q the station says %q", want, says)
		}
		if err := b.Fight(seat, 1); err != nil {
			t.Fatal(err)
		}
	}
}

// A pilot who has no speed left is not told to plot a leg.
func TestWithoutSpeedNothingIsPlotted(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	b, err := rehearsal.Start("prize", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Fight(seat, 1); err != nil {
		t.Fatal(err)
	}
	v := view.New(nil, sight.View(b.World, seat), 1)
	v.Sheet().Feet = 0
	if _, why := New().objection(v); why != "No flying speed is left." {
		t.Errorf("the station says %q", why)
	}
	own, other := b.World.Ship(1), b.World.Ship(2)
	own.Docked, other.Docked = other.ID, own.ID
	v = view.New(nil, sight.View(b.World, seat), 1)
	if _, why := New().objection(v); !strings.HasSuffix(why.String(), " is docked: cast off first") {
		t.Errorf("to the pilot of a docked ship the station says %q", why)
	}
}

// Less far shortens what lies ahead, behind whatever turns; a leg of nothing goes.
func TestLessFarShortensBehindATurn(t *testing.T) {
	s := New()
	s.legs = []ships.Leg{{Ahead: 100 * space.Foot}, {Turn: 15 * space.Degree}}
	for _, want := range [][]ships.Leg{{{Ahead: 50 * space.Foot}, {Turn: 15 * space.Degree}}, {{Turn: 15 * space.Degree}}, {{Turn: 15 * space.Degree}}} {
		if s.ahead(-aheadStep); !slices.Equal(s.legs, want) {
			t.Errorf("the legs are %v, not %v", s.legs, want)
		}
	}
}
