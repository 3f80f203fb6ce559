package sim_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/scenario"
	"broadside/sim/sight"
	"broadside/sim/space"
)

// TestOptionsAreOnWhatIsNearOrAskedFor compares the pictures that a table sends in a
// large battle with those with options on every ship: only options on ships that are
// neither near nor asked for are left out.
func TestOptionsAreOnWhatIsNearOrAskedFor(t *testing.T) {
	m := meet(t, 60)
	roles := []crew.Role{crew.Pilot, crew.Gunner, crew.Operator, crew.Mechanic, crew.Coordinator}
	rapid.Check(t, func(rt *rapid.T) {
		for range rapid.IntRange(1, 12).Draw(rt, "ticks") {
			m.tick(t)
		}
		ids := rapid.IntRange(1, len(m.Ships)+3)
		hidden := m.Ship(space.ID(ids.Draw(rt, "hidden")))
		if hidden != nil {
			step(t, m.World, sim.Order{Seat: crew.Master, Intent: &sim.SetHidden{Ship: hidden.ID, Hidden: !hidden.Hidden}})
		}
		seat := crew.Seat{Ship: space.ID(rapid.IntRange(1, len(m.Ships)).Draw(rt, "ship")), Role: rapid.SampledFrom(roles).Draw(rt, "role"), Number: 1}
		var asked []space.ID
		for range rapid.IntRange(0, 4).Draw(rt, "count") {
			asked = append(asked, space.ID(ids.Draw(rt, "asked")))
		}
		got, want := sight.NewGallery(m.World).View(seat, picture.Asked{Ships: asked}), sight.View(m.World, seat)
		own := m.Ship(seat.Ship)
		// nearer reports whether a ship is among the nearest of its side, or of the other
		// sides, known to the seat.
		nearer := func(s *ships.Ship) bool {
			n := 0
			for i := range m.Ships {
				o := &m.Ships[i]
				a, b := space.Distance(own.At, o.At), space.Distance(own.At, s.At)
				if o != own && m.Knows(own.Side, o) && !o.State.Gone() && (o.Side == own.Side) == (s.Side == own.Side) && (a < b || a == b && o.ID < s.ID) {
					n++
				}
			}
			return n < sight.Near
		}
		aimed := func(id space.ID) bool {
			return slices.ContainsFunc(m.Scenario.Goals, func(g scenario.Goal) bool { return g.Ship == id && g.Side == own.Side })
		}
		want.Options = slices.DeleteFunc(want.Options, func(o picture.Option) bool {
			return o.Target != 0 && o.Target != own.ID && !slices.Contains(asked, o.Target) && !aimed(o.Target) && !nearer(m.Ship(o.Target))
		})
		if !got.Flatten().ShowsSame(want.Flatten()) {
			rt.Fatalf("%v, asking for %v, has options on %v, not on %v", seat, asked, targets(got), targets(want))
		}
		if seat.Role == crew.Gunner && len(targets(got)) < sight.Near {
			rt.Fatalf("%v has options on %v alone", seat, targets(got))
		}
	})
}

// targets returns the ships that a picture has options on.
func targets(p *picture.Picture) (list []space.ID) {
	for i := range p.Options {
		if t := p.Options[i].Target; t != 0 && !slices.Contains(list, t) {
			list = append(list, t)
		}
	}
	return list
}
