package scenario

import (
	"broadside/ships/shipyard"
	"broadside/sim/event"
	"broadside/sim/schema"
	"broadside/sim/space"
)

// ConsequenceKind is a kind of consequence of a trigger.
type ConsequenceKind uint8

// The kinds of consequences.
const (
	Tell            ConsequenceKind = iota // the sides, or without any only the GM, are told a text
	Arrive                                 // a ship arrives
	Depart                                 // a ship leaves the battle
	Reveal                                 // a hidden ship is revealed
	Vanish                                 // a ship is hidden
	OpenGoal                               // a goal comes into force
	ShutGoal                               // a goal is no longer in force
	Silence                                // another trigger no longer goes off by itself
	Harm                                   // a ship takes damage
	Afflict                                // a ship gets a condition for some rounds
	Join                                   // a ship changes sides
	Enter                                  // people come onto a deck
	OpenDoors                              // in an area of a deck, locked or not
	ShutDoors                              // if nobody stands in them
	LockDoors                              // shutting them first
	Burn                                   // an area of a deck catches fire
	PutOut                                 // the fire is put out
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
	return schema.FindNamed[ConsequenceKind](word, consequenceNames[:])
}

// Consequence is a consequence of a trigger.
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
	People    uint8 // Enter: their index among the scenario's arrivals on foot
	Area      Area  // OpenDoors, ShutDoors, LockDoors, Burn, PutOut
}
