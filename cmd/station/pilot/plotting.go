package pilot

import (
	"fmt"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim/space"

	"broadside/cmd/station/view"
)

// Steps of the keys that plot.
const (
	turnStep  = 15 * space.Degree
	aheadStep = 50 * space.Foot
)

// turn adds to the turn of the leg that has no way ahead yet.
func (s *Screen) turn(by space.Angle) {
	if n := len(s.legs); n > 0 && s.legs[n-1].Ahead == 0 {
		l := &s.legs[n-1]
		if t := l.Turn + by; t >= -space.Circle/2 && t <= space.Circle/2 {
			l.Turn = t
		}
		if l.Turn == 0 {
			s.undo()
		}
		return
	}
	s.add(ships.Leg{Turn: by})
}

// ahead adds to the way of the last leg, or takes from it.
func (s *Screen) ahead(by space.Length) {
	if len(s.legs) == 0 {
		s.add(ships.Leg{})
	}
	if len(s.legs) == 0 {
		return
	}
	l := &s.legs[len(s.legs)-1]
	l.Ahead = max(0, l.Ahead+by)
	if *l == (ships.Leg{}) {
		s.undo()
	}
}

func (s *Screen) add(l ships.Leg) {
	if len(s.legs) < ships.MaxLegs {
		s.legs = append(s.legs, l)
	}
}

func (s *Screen) undo() { s.legs = s.legs[:max(0, len(s.legs)-1)] }

// toward is the leg from a pose to a place, no further than the feet that are
// left allow.
func toward(c *ships.Chart, from ships.Pose, to space.Point, left space.Length) ships.Leg {
	l := ships.Leg{
		Turn:  space.Between(from.Heading, space.Bearing(from.At, to)),
		Ahead: space.Distance(from.At, to) / space.Foot * space.Foot,
	}
	// Whole degrees read better, and miss by less than the ship is wide.
	l.Turn = (l.Turn + sign(l.Turn)*space.Degree/2) / space.Degree * space.Degree
	lo, hi := 0, l.Ahead.Feet()
	for lo < hi {
		mid := (lo + hi + 1) / 2
		l.Ahead = space.Length(mid) * space.Foot
		if plan := c.Plan(from, []ships.Leg{l}, 0); plan.Cost <= left && plan.Blocked == nil {
			lo = mid
		} else {
			hi = mid - 1
		}
	}
	l.Ahead = space.Length(lo) * space.Foot
	return l
}

func sign(a space.Angle) space.Angle {
	if a < 0 {
		return -1
	}
	return 1
}

// reach is how far a course may go at the most.
func reach(legs []ships.Leg) space.Length {
	sum := space.Length(0)
	for _, l := range legs {
		sum += l.Ahead
	}
	return sum
}

// judge says what the rules have against a course, in the order in which the
// server asks.
func judge(v *view.View, plan *ships.Plan, left space.Length) (rule, why string) {
	switch {
	case plan.Blocked != nil && plan.Blocked.Ship == 0:
		return "SHIP-TERRAIN", fmt.Sprintf("It runs into something solid after %d ft.", plan.Cost.Feet())
	case plan.Blocked != nil:
		return "SHIP-PASS", fmt.Sprintf("It runs through the space of %s, hostile and of like size.", v.ShipName(plan.Blocked.Ship))
	case plan.Cost > left:
		return "SHIP-FLY", fmt.Sprintf("It costs %d ft and %d are left.", plan.Cost.Feet(), left.Feet())
	case plan.Within != nil:
		return "SHIP-PASS", fmt.Sprintf("It ends in the space of %s.", v.ShipName(plan.Within.Ship))
	}
	return "", ""
}

// against is what stands against giving a course now.
func (s *Screen) against(v *view.View) (rule, why string) {
	for _, o := range v.OptionsOf(crew.Fly) {
		if o.Why != "" {
			return o.Rule, o.Why
		}
	}
	if len(s.legs) == 0 {
		return "", "Plot a leg first: click where to go, or use the arrows."
	}
	return judge(v, &s.plan, v.Sheet().Feet)
}
