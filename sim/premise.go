package sim

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim/event"
	"broadside/sim/space"
)

// PremiseKind is what a premise asks.
type PremiseKind uint8

// The kinds of premises. Those about a ship or a side hold where any ship of
// the side is such, but Down and Lost, which ask for all of its ships.
const (
	AtRound     PremiseKind = iota // the round has begun
	Within                         // an able ship is in the zone
	Near                           // a ship is within so many feet of another one
	Down                           // no ship is able: they are disabled, stable or lost
	Lost                           // every ship is lost or destroyed
	Worn                           // a ship's hull is below half
	Bare                           // a ship has no shield points
	Fires                          // a ship fires or rams, in this tick
	FiredAt                        // a ship is fired at, in this tick
	Found                          // a ship is known to all, or to another side than its own
	Few                            // the side has at most so many able ships
	GoalIs                         // the goal stands so
	After                          // so many rounds have begun since the trigger went off
	Wrecked                        // a ship has so many levels of system damage
	FewPeople                      // at most so many of the side's people are up
	Inside                         // somebody of the side is up in the area of a deck
	PersonDown                     // nobody of the name who has come is up
	Seized                         // a console of a ship, of the role if one is named, is held by another side
	AnyOf                          // at least one of several premises holds
	ByHand                         // never: only the GM has the trigger go off
	lastPremise = ByHand
)

var premiseNames = [...]string{
	"round", "within", "near", "down", "lost", "worn", "bare", "fires", "fired-at", "found", "few", "goal", "after", "wrecked", "few-people", "inside", "person-down", "seized", "any", "by-hand",
}

func (k PremiseKind) String() string { return premiseNames[k] }

// PremiseNames are the names of all kinds of premises.
func PremiseNames() []string { return premiseNames[:] }

// ParsePremise reads the name of a kind of premise.
func ParsePremise(word string) (PremiseKind, bool) {
	for i, name := range premiseNames {
		if name == word {
			return PremiseKind(i), true
		}
	}
	return 0, false
}

// Premise is something that can be true of a battle.
type Premise struct {
	Kind     PremiseKind
	Not      bool
	Ship     space.ID     // 0: any ship of the side, or all of them
	Side     event.Side   // where there is no ship
	Of       space.ID     // Near
	Zone     space.Disc   // Within
	Feet     space.Length // Near, as ranges are measured
	Number   int32        // AtRound, After: rounds; Few: ships; FewPeople: people; Wrecked: levels
	Area     Area         // Inside
	Goal     uint8        // its place in the scenario
	Standing Standing     // GoalIs
	Trigger  uint8        // After: its place in the scenario
	Person   string       // PersonDown: a name
	Role     crew.Role    // Seized; NoRole: any console
	Any      []Premise    // AnyOf
}

func (w *World) met(c *Premise) bool { return w.isTrue(c) != c.Not }

func (w *World) isTrue(c *Premise) bool {
	switch c.Kind {
	case AtRound:
		return w.Order.Round >= c.Number
	case Few:
		return w.able(c.Side) <= int(c.Number)
	case GoalIs:
		return w.Goals[c.Goal].Standing == c.Standing
	case After:
		round := w.Cues[c.Trigger].Round
		return round > 0 && w.Order.Round >= round+c.Number
	case Down, Lost:
		return w.gone(c)
	case Fires, FiredAt:
		return w.shooting(c)
	case FewPeople:
		return w.people(c.Side, false) <= int(c.Number)
	case Inside:
		return w.gathered(c.Side, &c.Area) > 0
	case PersonDown:
		return w.personDown(c.Person)
	case AnyOf:
		return slices.ContainsFunc(c.Any, func(p Premise) bool { return w.met(&p) })
	case ByHand:
		return false
	}
	for i := range w.Ships {
		if s := &w.Ships[i]; c.about(s) && !s.Charge.Live && !s.State.Gone() && w.isTrueOf(c, s) {
			return true
		}
	}
	return false
}

// about says whether a premise asks about a ship.
func (c *Premise) about(s *ships.Ship) bool {
	if c.Ship != 0 {
		return s.ID == c.Ship
	}
	return s.Side == c.Side
}

func (w *World) isTrueOf(c *Premise, s *ships.Ship) bool {
	switch c.Kind {
	case Within:
		return within(s, c.Zone)
	case Near:
		o := w.Ship(c.Of)
		return o != nil && o != s && w.Range(s, o) <= c.Feet
	case Worn:
		return s.Worn()
	case Wrecked:
		return int32(s.System) >= c.Number
	case Bare:
		return s.Shield == 0
	case Found:
		return !s.Hidden || s.Found != 0
	case Seized:
		return slices.ContainsFunc(w.Aboard.Consoles, func(k Console) bool {
			return k.Seat.Ship == s.ID && k.Holder > 0 && (c.Role == crew.NoRole || k.Seat.Role == c.Role)
		})
	}
	return false
}

// gone says whether none of the ships that a premise asks about is able, or
// all are lost. Ships that have yet to come are neither.
func (w *World) gone(c *Premise) bool {
	for i := range w.Ships {
		if s := &w.Ships[i]; c.about(s) && !s.Charge.Live && (s.State == ships.Able || c.Kind == Lost && s.State.Crewed()) {
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
func (w *World) shooting(c *Premise) bool {
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
		if c.Kind == FiredAt {
			by = at
		}
		if s := w.Ship(by); s != nil && c.about(s) {
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
