package ships

import "broadside/sim/space"

func (s *Ship) Moving() bool {
	return s.State == Able && s.Feet > 0 && (len(s.Course) > 0 || s.Throttle != 0 || s.Rudder != 0)
}

// OwnChart is the chart of a ship without anything around it.
func (b *Battle) OwnChart(s *Ship, room []Zone) Chart {
	c := Chart{Radius: b.Across(s) / 2, Turn: s.TurningSpeed(), Diagonals: s.Diagonals, Light: s.Light(), Zones: room}
	if b.Grid {
		c.Squares = b.ClassOf(s).Size.Squares()
	}
	return c
}

// TurnAlong pays for a leg's turn and comes about in proportion.
func (s *Ship) TurnAlong(leg *Leg, share space.Length) (paid space.Length, done bool) {
	whole, sign := leg.Turn, space.Angle(1)
	if whole < 0 {
		whole, sign = -whole, -1
	}
	if s.Turned == whole {
		return 0, true
	}
	total := TurnCost(whole, s.TurningSpeed())
	paid = max(0, min(share, total-s.Paid))
	s.Paid += paid
	turned := whole
	if s.Paid < total {
		turned = space.Angle(int64(whole) * int64(s.Paid) / int64(total))
	}
	s.Heading = (s.Heading + sign*(turned-s.Turned)).Norm()
	s.Turned = turned
	return paid, turned == whole
}
