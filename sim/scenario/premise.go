package scenario

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/sim/event"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// PremiseKind is a kind of premise.
type PremiseKind uint8

// The kinds of premises. Those about a ship or a side hold if they do for any ship of the
// side, except Down and Lost, which require all of its ships.
const (
	AtRound     PremiseKind = iota // the round has begun
	Within                         // an able ship is in the zone
	Near                           // a ship is within a distance of another one
	Down                           // no ship is able: they are disabled, stable or lost
	Lost                           // every ship is lost or destroyed
	Worn                           // a ship's hull is below half
	Bare                           // a ship has no shield points
	Fires                          // a ship fires or rams, in this tick
	FiredAt                        // a ship is fired at, in this tick
	Found                          // a ship is known to all, or to another side than its own
	Few                            // the side has at most a number of able ships
	GoalIs                         // the goal is in a state
	After                          // a number of rounds have begun since the trigger went off
	Wrecked                        // a ship has a number of levels of system damage
	FewPeople                      // at most a number of the side's people are up
	Inside                         // somebody of the side is up in the area of a deck
	PersonDown                     // nobody of the name who has come is up
	Seized                         // a console of a ship, of the role if one is named, is held by another side
	AnyOf                          // at least one of several premises holds
	ByHand                         // never: only the GM pulls the trigger
	Handled                        // a fixture is handled, in this tick
	lastPremise = Handled
)

var premiseNames = [...]string{
	"round", "within", "near", "down", "lost", "worn", "bare", "fires", "fired-at", "found", "few", "goal", "after", "wrecked", "few-people", "inside", "person-down", "seized", "any", "by-hand", "handled",
}

func (k PremiseKind) String() string { return premiseNames[k] }

// PremiseNames returns the names of all kinds of premises.
func PremiseNames() []string { return premiseNames[:] }

// ParsePremise reads the name of a kind of premise.
func ParsePremise(word string) (PremiseKind, bool) {
	return schema.FindNamed[PremiseKind](word, premiseNames[:])
}

// Premise is something that can be true of a battle.
type Premise struct {
	Kind     PremiseKind
	Not      bool
	Ship     space.ID     // 0: any ship of the side, or all of them
	Side     event.Side   // if there is no ship
	Of       space.ID     // Near
	Zone     space.Disc   // Within
	Feet     space.Length // Near, as ranges are measured
	Number   int32        // AtRound, After: rounds; Few: ships; FewPeople: people; Wrecked: levels
	Area     Area         // Inside
	Goal     uint8        // index in the scenario
	Standing GoalState    // GoalIs
	Trigger  uint8        // After: index in the scenario
	Person   string       // PersonDown: a name
	Role     crew.Role    // Seized; NoRole: any console
	Fixture  uint8        // Handled: index in the scenario
	Sides    event.Sides  // Handled: by somebody of these; empty: by anybody
	Any      []Premise    // AnyOf
}

// About reports whether a premise asks about a ship.
func (p *Premise) About(s *ships.Ship) bool {
	if p.Ship != 0 {
		return s.ID == p.Ship
	}
	return s.Side == p.Side
}
