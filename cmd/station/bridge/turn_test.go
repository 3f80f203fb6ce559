package bridge

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/boots"
	"broadside/cmd/station/gunner"
	"broadside/cmd/station/kit"
	pilots "broadside/cmd/station/pilot"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/sim"
	"broadside/sim/sight"
)

// TestAnotherTempoIsTold changes how turns open as the GM, and changes it back.
func TestAnotherTempoIsTold(t *testing.T) {
	b, u := rehearse(t, "prize")
	screen, now := New(nil), 1.0
	show := func() []string {
		now += kit.ToastTime + 1
		u.Begin(nil, 1280, 720, kit.Input{}, now)
		screen.Show(u, view.New(nil, sight.View(b.World, crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}), 1))
		u.End()
		return u.Texts()
	}
	is := func(what string) bool {
		return slices.ContainsFunc(show(), func(s string) bool { return strings.Contains(s, what) })
	}
	if is("From now on") {
		t.Error("the tempo of a battle that one comes to is told as a change")
	}
	for _, c := range []struct {
		to   crew.Tempo
		says string
	}{{crew.Live, "everyone acts at once"}, {crew.Rounds, "one after another"}, {crew.Together, "neighbours"}} {
		if err := b.Give(crew.Master, &sim.SetTempo{Tempo: c.to}); err != nil {
			t.Fatal(err)
		}
		if !is(c.says) {
			t.Errorf("%v is not told", c.to)
		}
		if is("From now on") {
			t.Errorf("%v is told for ever", c.to)
		}
	}
}

// A scrolled list of orders starts at its top in the next turn, on a bridge and in the column of a
// phone.
func TestOrdersBeginAtTheTopInEachTurn(t *testing.T) {
	for _, c := range []struct {
		name   string
		seat   crew.Seat
		w, h   int
		on     kit.Point // the list
		listed string    // an order of it
	}{
		{"deck", crew.Seat{Ship: 1, Role: crew.Boots, Number: 1}, 1280, 720, kit.Point{X: 800, Y: 680}, "Dash"},
		{"phone", crew.Seat{Ship: 1, Role: crew.Gunner, Number: 1}, 390, 844, kit.Point{X: 200, Y: 400}, "Fire"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b, u := rehearse(t, "prize")
			screen := New(map[crew.Role]view.Screen{crew.Boots: boots.New(), crew.Gunner: gunner.New()})
			show := func(open bool, wheel float64) float64 {
				v := view.New(nil, sight.View(b.World, c.seat), 1)
				for i := range v.Crew {
					v.Crew[i].Open = open
				}
				for i := range v.People {
					v.People[i].Open = open
				}
				for range 2 {
					u.Begin(nil, c.w, c.h, kit.Input{Mouse: c.on, Wheel: wheel}, 1)
					screen.Show(u, v)
					u.End()
					wheel = 0
				}
				return u.Where(c.listed).Y
			}
			top := show(true, 0)
			if scrolled := show(true, -0.4); top == 0 || scrolled >= top {
				t.Fatalf("the list cannot be scrolled: %s stands at %v, and then at %v", c.listed, top, scrolled)
			}
			if scrolled := show(false, 0); scrolled >= top {
				t.Errorf("the end of a turn moves the list to %v", scrolled)
			}
			if again := show(true, 0); again != top {
				t.Errorf("in the next turn %s stands at %v and not at %v", c.listed, again, top)
			}
		})
	}
}

// Nothing of a turn is spent before it begins.
func TestWhatIsLeftOfATurnIsToldFromItsStart(t *testing.T) {
	b, u := rehearse(t, "prize")
	u.Watch = true
	pilot := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	screen := New(map[crew.Role]view.Screen{crew.Pilot: pilots.New()})
	says := func(open, spent bool) []string {
		v := view.New(nil, sight.View(b.World, pilot), 1)
		for i := range v.Crew {
			v.Crew[i].Budget = crew.Budget{Open: open, Action: open && !spent, Bonus: open, Reaction: true}
		}
		v.Picture.Sheets[0].Feet = 0
		for range 2 {
			u.Begin(nil, 1280, 720, kit.Input{Mouse: kit.Point{X: -1, Y: -1}}, 1)
			screen.Show(u, v)
			u.End()
		}
		return u.Texts()
	}
	whole := b.World.Ships[0].FlyingSpeed().Feet()
	for _, c := range []struct {
		open, spent bool
		want        []string
	}{
		{false, false, []string{"Action: later", fmt.Sprintf("%d ft a turn", whole), "Reaction"}},
		{true, true, []string{"Action: used", fmt.Sprintf("0 of %d ft", whole)}},
	} {
		got := says(c.open, c.spent)
		for _, want := range c.want {
			if !slices.Contains(got, want) {
				t.Errorf("in a turn that is open (%v), with the action spent (%v), nothing says %q but %q", c.open, c.spent, want, got)
			}
		}
	}
}
