package scenario

import (
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// GoalKind is a way in which a side can win.
type GoalKind uint8

// The kinds of goals.
const (
	Beat     GoalKind = iota // the ship, or every hostile one, can no longer fight
	Reach                    // the ship, or a number of the side's ships, are in the zone
	Survive                  // the ship, or any of the side's, is not lost before the round is over
	Protect                  // if the ship is lost, the goal's side has lost
	Capture                  // the ship is stable with one of the side's ships beside it, or if it has decks every console is held; if it is destroyed, the side has lost
	Hold                     // a number of rounds in a row end with the zone held only by the side
	Escape                   // the ship jumps out of the battle; if it is lost, the goal's side has lost
	Gather                   // a number of the side's people are up in an area of a deck; with too few left, the side has lost
	lastGoal = Gather
)

var goalNames = [...]string{"beat", "reach", "survive", "protect", "capture", "hold", "escape", "gather"}

func (k GoalKind) String() string { return goalNames[k] }

// GoalNames returns the names of all kinds of goals.
func GoalNames() []string { return goalNames[:] }

// ParseGoal reads the name of a kind of goal.
func ParseGoal(word string) (GoalKind, bool) {
	return schema.FindNamed[GoalKind](word, goalNames[:])
}

// Zoned reports whether a goal of the kind is about a zone.
func (k GoalKind) Zoned() bool { return k == Reach || k == Hold }

// MaxGoals is how many goals a scenario may have.
const MaxGoals = 32

// Beside is how near a captor must be to a ship that it captures.
const Beside = 300 * space.Foot

// Goal is a goal that can decide a battle.
type Goal struct {
	Key   string // by which triggers name it; may be empty
	Side  event.Side
	Kind  GoalKind
	Text  string     // for the players
	Ship  space.ID   // 0: for beat, reach and survive, whichever of the side's or of its foes'
	Zone  space.Disc // Reach, Hold
	Round int32      // Survive: the last round to survive; Hold: how many to hold
	Count int8       // Reach without a ship, Gather: how many
	Area  Area       // Gather
	Minor bool       // the battle continues, reached or not
	Later bool       // in force only after a trigger
}

// CountsAsLost reports whether the goal's ship counts as lost after a change of sides: to other hands
// or, if it is to be beaten, to the goal's own.
func (g *Goal) CountsAsLost(came, now event.Side) bool {
	return g.Kind != Capture && came != now && (now == g.Side) == (g.Kind == Beat)
}

// Says returns what the goal asks of its side, as a sentence without a full stop.
func (g *Goal) Says(n event.Names) say.Text {
	name := n.ShipName(g.Ship)
	switch g.Kind {
	case Beat:
		if g.Ship == 0 {
			return "leave no foe able to fight"
		}
		return say.Of("leave %s unable to fight", name)
	case Reach:
		switch {
		case g.Ship != 0:
			return say.Of("bring %s to the marked place", name)
		case g.Count <= 1:
			return "bring a ship to the marked place"
		}
		return say.Of("bring %d ships to the marked place", g.Count)
	case Survive:
		if g.Ship == 0 {
			return say.Of("be able to fight at the end of round %d", g.Round)
		}
		return say.Of("do not lose %s before round %d is over", name, g.Round)
	case Protect:
		return say.Of("do not lose %s", name)
	case Capture:
		return say.Of("capture %s: hold all its consoles or, where it has no decks to board, disable it and lie within %d ft", name, Beside.Feet())
	case Hold:
		return say.Of("hold the marked place alone for %d rounds", g.Round)
	case Escape:
		return say.Of("jump away with %s", name)
	}
	return say.Of("have %d people on their feet %s", g.Count, &g.Area)
}

// Fields describes a Goal as players see it.
func (g *Goal) Fields(c field.Coder) {
	field.Int(c, "side", &g.Side, 0, event.MaxSides-1)
	field.Int(c, "kind", &g.Kind, 0, int64(lastGoal))
	field.Text(c, "text", &g.Text, MaxText)
	field.Int(c, "ship", &g.Ship, 0, space.MaxID)
	g.Zone.At.Fields(c)
	field.Int(c, "radius", &g.Zone.Radius, 0, int64(space.Reach))
	field.Int(c, "round", &g.Round, 0, 1<<30)
	field.Int(c, "count", &g.Count, 0, 100)
	field.Bool(c, "minor", &g.Minor)
	g.Area.Fields(c)
}

// GoalState is the state of a goal.
type GoalState uint8

// The states of a goal.
const (
	Open GoalState = iota
	Reached
	Failed
	Shut // not in force
)

func (s GoalState) String() string {
	return [...]string{"open", "reached", "failed", "not in force"}[s]
}

// Progress is the changing state of a goal.
type Progress struct {
	Standing GoalState
	Kept     int32 // Hold: rounds in a row
}

// Fields describes a Progress.
func (p *Progress) Fields(c field.Coder) {
	field.Int(c, "standing", &p.Standing, 0, int64(Shut))
	field.Int(c, "kept", &p.Kept, 0, 1<<30)
}
