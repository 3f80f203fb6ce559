package pilot

import (
	"slices"

	"broadside/sim/say"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/ships"
	"broadside/sim/space"
)

// aheadStep is how far the plotting keys extend a leg.
const aheadStep = 50 * space.Foot

// turnStep returns how far the plotting keys turn.
func turnStep(v *view.View) space.Angle {
	if v.Head.Grid {
		return space.Eighth
	}
	return 15 * space.Degree
}

// turn adds to the turn of a last leg that goes nowhere yet, or adds such a leg.
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

// ahead lengthens or shortens the last leg.
func (s *Screen) ahead(by space.Length) {
	if by < 0 { // shorten the last way ahead, even if turns follow it
		for i := len(s.legs) - 1; i >= 0; i-- {
			if l := &s.legs[i]; l.Ahead > 0 {
				if l.Ahead = max(0, l.Ahead+by); *l == (ships.Leg{}) {
					s.legs = slices.Delete(s.legs, i, i+1)
				}
				break
			}
		}
		return
	}
	if len(s.legs) == 0 {
		s.add(ships.Leg{})
	}
	if len(s.legs) == 0 {
		return
	}
	l := &s.legs[len(s.legs)-1]
	l.Ahead += by
}

func (s *Screen) add(l ships.Leg) {
	if len(s.legs) < ships.MaxLegs {
		s.legs = append(s.legs, l)
	}
}

func (s *Screen) undo() { s.legs = s.legs[:max(0, len(s.legs)-1)] }

// reach returns the farthest that a course may go.
func reach(legs []ships.Leg) space.Length {
	sum := space.Length(0)
	for _, l := range legs {
		sum += l.Ahead
	}
	return sum
}

// judge returns the rules' objection to a course, checked in the server's order.
func judge(v *view.View, plan *ships.Route, left space.Length) (rule string, why say.Text) {
	switch {
	case plan.Blocked != nil && plan.Blocked.Ship == 0:
		return "SHIP-TERRAIN", say.Of("It runs into something solid after %d ft.", plan.Cost.Feet())
	case plan.Blocked != nil:
		return "SHIP-PASS", say.Of("It runs through %s, a foe too close in size.", plan.Blocked.Ship.Name())
	case plan.Cost > left:
		return "SHIP-FLY", say.Of("It costs %d ft and %d are left.", plan.Cost.Feet(), left.Feet())
	case plan.Within != nil:
		return "SHIP-PASS", say.Of("It ends in the space of %s.", plan.Within.Ship.Name())
	}
	return "", ""
}

// closed returns why nothing can be plotted at all, or "".
func closed(v *view.View) say.Text {
	switch {
	case v.Reel != nil:
		return kit.Recorded
	case v.Head.Over:
		return "The battle is over."
	}
	return ""
}

// objection returns why the course cannot be given now.
func (s *Screen) objection(v *view.View) (rule string, why say.Text) {
	if why := closed(v); why != "" {
		return "", why
	}
	for _, o := range v.OptionsOf(crew.Fly) {
		if o.Why() != "" {
			return o.Rule(), o.Why()
		}
	}
	switch {
	case len(s.legs) == 0 && v.Sheet().Feet <= 0:
		return "SHIP-FLY", "No flying speed is left."
	case len(s.legs) == 0:
		return "", "Plot a leg first: click where to go, or use the arrows."
	}
	return judge(v, &s.plan, v.Sheet().Feet)
}
