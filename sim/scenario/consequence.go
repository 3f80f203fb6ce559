package scenario

import (
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/space"
)

// ConsequenceKind is what follows when a trigger goes off.
type ConsequenceKind uint8

// The kinds of consequences.
const (
	Tell            ConsequenceKind = iota // the sides, or with none the GM alone, are told a text
	Arrive                                 // a ship arrives
	Depart                                 // a ship leaves the battle
	Reveal                                 // a hidden ship comes into sight
	Vanish                                 // a ship is hidden
	OpenGoal                               // a goal comes into force
	ShutGoal                               // a goal is in force no more
	Silence                                // another trigger no longer goes off by itself
	Harm                                   // a ship takes damage
	Afflict                                // a ship gets a condition for some rounds
	Join                                   // a ship changes sides
	Enter                                  // people come onto a deck
	OpenDoors                              // those in an area of a deck, locked or not
	ShutDoors                              // where nobody stands in them
	LockDoors                              // and shuts them
	Burn                                   // an area of a deck burns
	PutOut                                 // and burns no more
	Win                                    // the sides win, and the battle is over
	lastConsequence = Win
)

var consequenceNames = [...]string{
	"tell", "arrive", "depart", "reveal", "hide", "open-goal", "shut-goal", "silence", "harm", "condition", "join", "enter", "open-doors", "shut-doors", "lock-doors", "burn", "put-out", "win",
}

func (k ConsequenceKind) String() string { return consequenceNames[k] }

// ConsequenceNames returns the names of all kinds of consequences.
func ConsequenceNames() []string { return consequenceNames[:] }

// ParseConsequence reads the name of a kind of consequence.
func ParseConsequence(word string) (ConsequenceKind, bool) {
	for i, name := range consequenceNames {
		if name == word {
			return ConsequenceKind(i), true
		}
	}
	return 0, false
}

// Consequence is one thing that follows.
type Consequence struct {
	Kind      ConsequenceKind
	Text      string      // Tell, Win
	Sides     event.Sides // Tell, Win
	Ship      space.ID    // Arrive, Depart, Reveal, Vanish, Harm, Afflict, Join
	Side      event.Side  // Join
	Goal      uint8       // OpenGoal, ShutGoal
	Trigger   uint8       // Silence
	Type      shipyard.DamageType
	Amount    int32                // Harm
	Condition shipyard.ConditionID // Afflict
	Rounds    int16
	People    uint8 // Enter: their place among the scenario's arrivals on foot
	Area      Area  // OpenDoors, ShutDoors, LockDoors, Burn, PutOut
}
