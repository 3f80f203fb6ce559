package scenario

import (
	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/schema"
)

// HouseRule is one of the project's own rules between ships and decks, which a scenario
// can do without.
type HouseRule uint8

// The house rules.
const (
	HousePod HouseRule = iota
	HouseDock
	HouseBreach
	HouseSeize
	HouseSabotage
	HouseCapture
	HouseShake
	HouseOpen
	LastHouseRule = HouseOpen
)

var houseNames = [...]string{"pod", "dock", "breach", "seize", "sabotage", "capture", "shake", "open"}

func (h HouseRule) String() string { return houseNames[h] }

// ID returns the rule's id in the rules table.
func (h HouseRule) ID() string {
	return [...]string{"HOUSE-POD", "HOUSE-DOCK", "HOUSE-BREACH", "HOUSE-SEIZE", "HOUSE-SABOTAGE", "HOUSE-CAPTURE", "HOUSE-SHAKE", "HOUSE-OPEN"}[h]
}

// HouseRuleNames returns the names of the house rules.
func HouseRuleNames() []string { return houseNames[:] }

// ParseHouseRule reads the name of a house rule.
func ParseHouseRule(word string) (HouseRule, bool) {
	return schema.FindNamed[HouseRule](word, houseNames[:])
}

// HouseRules is a set of house rules.
type HouseRules uint16

// Has reports whether h is in the set.
func (s HouseRules) Has(h HouseRule) bool { return s&(1<<h) != 0 }

// With returns the set with h in it.
func (s HouseRules) With(h HouseRule) HouseRules { return s | 1<<h }

// ConsoleState is a console of a ship's deck, and who holds it.
type ConsoleState struct {
	Seat   crew.Seat // its seat: the ship, the role, and the number among its kind
	Deck   int8
	At     deckplan.Square
	Holder int8 // 0: the ship's own; else 1 + the side that has seized it
	Dead   bool // sabotaged, until it is rewired
	Drawn  bool // by a GM, not in the plan
	Spent  bool // the systems of its role have already been sabotaged
}

// Fields describes a ConsoleState.
func (k *ConsoleState) Fields(c field.Coder) {
	k.Seat.Fields(c)
	field.Int(c, "deck", &k.Deck, 0, 7)
	k.At.Fields(c)
	field.Int(c, "holder", &k.Holder, 0, event.MaxSides)
	field.Bool(c, "dead", &k.Dead)
	field.Bool(c, "drawn", &k.Drawn)
	field.Bool(c, "spent", &k.Spent)
}

const (
	MaxBreaches = 64
)
