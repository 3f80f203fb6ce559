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
	"broadside/sim"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// begin begins a scenario, with a screen on which faults are looked for.
func begin(t *testing.T, scenario string) (*rehearsal.Battle, *kit.UI) {
	t.Helper()
	b, err := rehearsal.Start(scenario, crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	return b, u
}

// When a pilot can dock, three orders share a column: each says on itself why it cannot be given,
// in the pilot's turn and out of it.
func TestOrdersThatAreOffSayWhy(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	b, u := begin(t, "prize")
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

// A pilot without speed left is not told to plot a leg.
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
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	list := func() string {
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
		New().list(u, v, kit.Rect{X: 8, Y: 50, W: 300, H: 200})
		u.End()
		return strings.Join(u.Texts(), " ")
	}
	if says := list(); !v.MyTurn() || says != "No flying speed is left." {
		t.Errorf("without speed, in the pilot's turn: %t, the list of legs says %q", v.MyTurn(), says)
	}
	own, other := b.World.Ship(1), b.World.Ship(2)
	own.Docked, other.Docked = other.ID, own.ID
	v = view.New(nil, sight.View(b.World, seat), 1)
	if _, why := New().objection(v); !strings.HasSuffix(why.String(), " is docked: cast off first") {
		t.Errorf("to the pilot of a docked ship the station says %q", why)
	}
	v.Sheet().Feet = 0
	if says := list(); !strings.HasSuffix(says, " is docked: cast off first.") {
		t.Errorf("docked and without speed the list of legs says %q", says)
	}
}

// Shortening affects the last way ahead, even behind turns; a leg without length is removed.
func TestLessFarShortensBehindATurn(t *testing.T) {
	s := New()
	s.legs = []ships.Leg{{Ahead: 100 * space.Foot}, {Turn: 15 * space.Degree}}
	for _, want := range [][]ships.Leg{{{Ahead: 50 * space.Foot}, {Turn: 15 * space.Degree}}, {{Turn: 15 * space.Degree}}, {{Turn: 15 * space.Degree}}} {
		if s.ahead(-aheadStep); !slices.Equal(s.legs, want) {
			t.Errorf("the legs are %v, not %v", s.legs, want)
		}
	}
}

// A click on a foe does what the map promises: it chooses the foe, or plots the way to the chosen
// one.
func TestAClickOnAFoeDoesWhatTheMapPromises(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	b, err := rehearsal.Start("duel", crew.Rounds, 7)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Fight(seat, 1); err != nil {
		t.Fatal(err)
	}
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	v, s, now := view.New(nil, sight.View(b.World, seat), 1), New(), 1.0
	show := func(in kit.Input) {
		now += 0.05
		u.Begin(nil, kit.MinWidth, kit.MinHeight, in, now)
		s.Show(u, v, kit.Rect{X: 8, Y: 50, W: 956, H: 556})
		u.End()
	}
	click := func(at kit.Point) {
		show(kit.Input{Mouse: at, Pressed: true, Held: true})
		show(kit.Input{Mouse: at, Released: true})
	}
	show(kit.Input{})
	foes := v.Foes()
	if len(foes) < 2 {
		t.Fatal("there is no other foe to choose")
	}
	for _, foe := range []space.ID{foes[1].ID, foes[0].ID} {
		for _, chosen := range []bool{false, true} {
			s.legs = nil
			show(kit.Input{})
			p := v.PoseOf(v.Contact(foe))
			at := s.space.Place(p.X, p.Y)
			target, leg := s.click(v, at)
			if chosen != (target == 0) || chosen != (leg.Ahead > 0) {
				t.Errorf("a click on %v, chosen: %t, promises to choose %v and to plot %v", foe, chosen, target, leg)
			}
			click(at)
			if want := leg.Ahead > 0; s.target != foe || (len(s.legs) > 0) != want || want && s.legs[0] != leg {
				t.Errorf("a click on %v chooses %v and plots %v, not %v", foe, s.target, s.legs, leg)
			}
		}
	}
}

// Out of turn a course is forecast for the next turn, and without one nothing is.
func TestACourseForTheNextTurnIsForecast(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	b, u := begin(t, "duel")
	s := New()
	says := func(keys ...kit.Key) string {
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{Keys: keys}, 1)
		s.Show(u, view.New(nil, sight.View(b.World, seat), 1), kit.Rect{X: 8, Y: 84, W: 956, H: 522})
		u.End()
		return strings.Join(u.Texts(), " ")
	}
	if got := says(); strings.Contains(got, "Fly it") || !strings.Contains(got, "in your next turn") {
		t.Errorf("without a course it says %q", got)
	}
	says("Right")
	if got := says(); !strings.Contains(got, "Fly it: 25 ft, then 275 are left.") {
		t.Errorf("with a course it says %q", got)
	}
}

// After the end nothing looks as if it could be plotted, and before a leg there is nothing to undo.
func TestNothingIsPlottedAfterTheEnd(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	b, u := begin(t, "duel")
	if err := b.Fight(seat, 1); err != nil {
		t.Fatal(err)
	}
	for _, over := range []bool{false, true} {
		p := sight.View(b.World, seat)
		p.Head.Over = over
		v, s := view.New(nil, p, 1), New()
		at := kit.Point{X: 700, Y: 330}
		for i, in := range []kit.Input{{Keys: []kit.Key{"Up"}}, {Mouse: at, Pressed: true, Held: true}, {Mouse: at, Released: true}, {}} {
			u.Begin(nil, kit.MinWidth, kit.MinHeight, in, 1+0.05*float64(i))
			s.Show(u, v, kit.Rect{X: 8, Y: 50, W: 956, H: 556})
			u.End()
		}
		says := strings.Join(u.Texts(), " ")
		if want := map[bool]int{false: 2, true: 0}[over]; len(s.legs) != want {
			t.Errorf("over: %v, and %d legs are plotted, not %d", over, len(s.legs), want)
		}
		if tells := strings.Contains(says, "Undo It is over."); tells != over {
			t.Errorf("over: %v; %s", over, says)
		}
	}
}

// Somebody who has plotted a course for which the speed is too low can still ram straight ahead.
func TestATooLongCourseKeepsNobodyFromRamming(t *testing.T) {
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	b, _ := begin(t, "duel")
	if err := b.Fight(seat, 1); err != nil {
		t.Fatal(err)
	}
	own, foe := b.World.Ship(1), b.World.Ship(2)
	place := &sim.Place{Ship: foe.ID, At: own.At.Ahead(own.Heading, 150*space.Foot)}
	if _, err := b.World.Step([]sim.Order{{Seat: crew.Master, Intent: place}}); err != nil {
		t.Fatal(err)
	}
	const quarter, half = space.Circle / 4, 75 * space.Foot
	for _, c := range []struct {
		plotted []ships.Leg
		legs    int
	}{
		{[]ships.Leg{{Ahead: half}, {Ahead: half}}, 2},
		{[]ships.Leg{{Turn: -quarter, Ahead: half}, {Turn: 2 * quarter, Ahead: half}, {Turn: -quarter, Ahead: 2 * half}}, 1},
	} {
		s, v := New(), view.New(nil, sight.View(b.World, seat), 1)
		s.target, s.legs = foe.ID, c.plotted
		if o := v.Option(crew.Ram, 0, foe.ID); o.Rule() != "" {
			t.Fatal(o.Why())
		}
		if legs, a := s.ram(v); len(legs) != c.legs || a.Why != "" {
			t.Errorf("with %d legs plotted the run has %d, not %d: %s", len(c.plotted), len(legs), c.legs, a.Why)
		}
	}
}
