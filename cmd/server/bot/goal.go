package bot

import (
	"slices"

	"broadside/crew"
	"broadside/personal"
	"broadside/ships"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// How strongly a zone draws a ship that is to enter it, and one that is to hold it.
const (
	drawsIn  = 12
	keepsHer = 2.5
)

// want adopts what a goal of the ship's own side asks of its pilot.
func (a *aims) want(g *picture.GoalRow) {
	mine := g.Ship == a.own.ID
	switch g.Kind {
	case scenario.Reach:
		if mine || g.Ship == 0 && !a.has(g.Zone) {
			a.bind(g.Zone, drawsIn)
		}
	case scenario.Hold:
		a.bind(g.Zone, keepsHer)
	case scenario.Capture:
		k := a.p.Contact(g.Ship)
		switch {
		case k == nil:
		case k.State == ships.Stable:
			a.bind(space.Disc{At: k.At, Radius: k.Across/2 + a.captureReach()}, drawsIn)
		case k.State == ships.Able && a.carries():
			a.bind(space.Disc{At: k.At, Radius: k.Across/2 + sim.PodReach*9/10}, keepsHer)
		}
	case scenario.Survive, scenario.Protect, scenario.Escape:
		a.flee = a.flee || mine
	}
}

// bind makes a zone draw the ship.
func (a *aims) bind(zone space.Disc, draw float64) { a.bound, a.zone, a.draw = true, zone, draw }

// has reports whether the ship is in the zone. One that is, and that no goal names, fights for those
// that are not.
func (a *aims) has(zone space.Disc) bool { return space.Within(a.own.At, zone.At, zone.Radius) }

// races reports whether speed counts however far the foes are: the ship has somewhere to be, or
// pursues one that has.
func (s *scene) races() bool {
	return wants(s.p, s.own.Side, scenario.Reach, s.own.ID) || s.focus >= 0 && s.foes[s.focus].flees(s.middle())
}

// carries reports whether boarders wait aboard with a pod to launch.
func (s *scene) carries() bool {
	for i := range s.p.Decks {
		d := &s.p.Decks[i]
		if d.Ship != s.own.ID || d.Pods == 0 {
			continue
		}
		return slices.ContainsFunc(s.p.People, func(o picture.PersonRow) bool {
			return o.Deck == d.Number && o.Side == s.own.Side && o.Seat.Role == crew.Boots && o.State == personal.Able
		})
	}
	return false
}

// captureReach returns how near a captor flies to a ship that is to be captured: near enough to
// dock, if people fight on decks.
func (s *scene) captureReach() space.Length {
	if len(s.p.Decks) > 0 {
		return ships.DockReach/2 + s.own.Across/2
	}
	return scenario.Beside / 2
}
