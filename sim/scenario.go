package sim

import (
	"slices"

	"broadside/crew"
	"broadside/ships"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Scenario is what a battle begins with. Each ship and object has a place; its
// ID is its place in the lists, ships first, from 1.
type Scenario struct {
	Key, Title string
	Brief      string // for all
	Notes      string // for the GM alone
	Tempo      crew.Tempo
	Grid       bool // ships fly in squares (SHIP-GRID)
	Shared     bool // all of a ship's crew act together, on its lowest roll
	Sides      []SideInfo
	Ships      []ships.Arrival
	Objects    []ships.Object
	Goals      []Goal
}

// Crewed is the scenario with the ships of every side for players.
func (s *Scenario) Crewed() *Scenario {
	all := *s
	all.Sides = slices.Clone(s.Sides)
	for i := range all.Sides {
		all.Sides[i].Players = true
	}
	return &all
}

// SideInfo names a side.
type SideInfo struct {
	Name    string
	Players bool // people crew its ships; bots take the seats that they leave
}

// GoalKind is how a side can win.
type GoalKind uint8

// The kinds of goals.
const (
	Beat     GoalKind = iota // no hostile ship is left that can fight
	Reach                    // the ship gets into the zone
	Survive                  // the ship is not lost before the round is over
	Protect                  // lose the ship, and the goal's side has lost
	lastGoal = Protect
)

var goalNames = [...]string{"beat", "reach", "survive", "protect"}

func (k GoalKind) String() string { return goalNames[k] }

// ParseGoal reads the name of a kind of goal.
func ParseGoal(word string) (GoalKind, bool) {
	for i, name := range goalNames {
		if name == word {
			return GoalKind(i), true
		}
	}
	return 0, false
}

// Goal is something that decides a battle.
type Goal struct {
	Side  ships.Side
	Kind  GoalKind
	Text  string     // for the players
	Ship  space.ID   // Reach, Survive, Protect
	Zone  space.Disc // Reach
	Round int32      // Survive: the last round to live through
}

// Fields describes a Goal.
func (g *Goal) Fields(c field.Coder) {
	field.Int(c, "side", &g.Side, 0, ships.MaxSides-1)
	field.Int(c, "kind", &g.Kind, 0, int64(lastGoal))
	field.Text(c, "text", &g.Text, MaxText)
	field.Int(c, "ship", &g.Ship, 0, space.MaxID)
	g.Zone.At.Fields(c)
	field.Int(c, "radius", &g.Zone.Radius, 0, int64(space.Reach))
	field.Int(c, "round", &g.Round, 0, 1<<30)
}

// MaxText is the longest text of a scenario or a GM, in bytes.
const MaxText = 2000
