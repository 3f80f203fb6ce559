package sim

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim/event"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

func (w *World) met(c *scenario.Premise) bool { return w.isTrue(c) != c.Not }

func (w *World) isTrue(c *scenario.Premise) bool {
	switch c.Kind {
	case scenario.AtRound:
		return w.Order.Round >= c.Number
	case scenario.Few:
		return w.able(c.Side) <= int(c.Number)
	case scenario.GoalIs:
		return w.Goals[c.Goal].Standing == c.Standing
	case scenario.After:
		round := w.Cues[c.Trigger].Round
		return round > 0 && w.Order.Round >= round+c.Number
	case scenario.Down, scenario.Lost:
		return w.gone(c)
	case scenario.Fires, scenario.FiredAt:
		return w.shooting(c)
	case scenario.FewPeople:
		return w.people(c.Side, false) <= int(c.Number)
	case scenario.Inside:
		return w.gathered(c.Side, &c.Area) > 0
	case scenario.PersonDown:
		return w.personDown(c.Person)
	case scenario.AnyOf:
		return slices.ContainsFunc(c.Any, func(p scenario.Premise) bool { return w.met(&p) })
	case scenario.ByHand:
		return false
	}
	for i := range w.Ships {
		if s := &w.Ships[i]; c.About(s) && !s.Charge.Live && !s.State.Gone() && w.isTrueOf(c, s) {
			return true
		}
	}
	return false
}

func (w *World) isTrueOf(c *scenario.Premise, s *ships.Ship) bool {
	switch c.Kind {
	case scenario.Within:
		return within(s, c.Zone)
	case scenario.Near:
		o := w.Ship(c.Of)
		return o != nil && o != s && w.Range(s, o) <= c.Feet
	case scenario.Worn:
		return s.Worn()
	case scenario.Wrecked:
		return int32(s.System) >= c.Number
	case scenario.Bare:
		return s.Shield == 0
	case scenario.Found:
		return !s.Hidden || s.Found != 0
	case scenario.Seized:
		return slices.ContainsFunc(w.Aboard.Consoles, func(k scenario.Console) bool {
			return k.Seat.Ship == s.ID && k.Holder > 0 && (c.Role == crew.NoRole || k.Seat.Role == c.Role)
		})
	}
	return false
}

// gone says whether none of the ships that a premise asks about is able, or
// all are lost. Ships that have yet to come are neither.
func (w *World) gone(c *scenario.Premise) bool {
	for i := range w.Ships {
		if s := &w.Ships[i]; c.About(s) && !s.Charge.Live && (s.State == ships.Able || c.Kind == scenario.Lost && s.State.Crewed()) {
			return false
		}
	}
	for i := range w.Scenario.Arrivals {
		a := &w.Scenario.Arrivals[i]
		if id := w.arrivalID(i); !w.Come[i] && (c.Ship == id || c.Ship == 0 && c.Side == a.Side && a.Awaited) {
			return false
		}
	}
	return true
}

// shooting looks through what has happened in the tick.
func (w *World) shooting(c *scenario.Premise) bool {
	for _, e := range w.Events {
		var by, at space.ID
		switch f := e.Fact.(type) {
		case *ships.Attacked:
			by, at = f.By.Ship, f.Target
		case *ships.Saved:
			if f.By == (crew.Seat{}) {
				continue
			}
			by, at = f.By.Ship, f.Ship
		case *ships.RamDeclared:
			by, at = f.Ship, f.Target
		default:
			continue
		}
		if c.Kind == scenario.FiredAt {
			by = at
		}
		if s := w.Ship(by); s != nil && c.About(s) {
			return true
		}
	}
	return false
}

func (w *World) able(side event.Side) (n int) {
	for i := range w.Ships {
		if s := &w.Ships[i]; s.Side == side && !s.Charge.Live && s.State == ships.Able {
			n++
		}
	}
	return n
}
