package shipyard

import (
	"fmt"

	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/schema"
)

// Condition is a state of a ship that touches whatever is done through it
// (SHIP-CONDITION).
type Condition uint8

// The conditions, and the last of them. Being disabled by damage is a State, and being used is level 5
// of system damage; PoweredDown disables a ship that is whole.
const (
	Blinded Condition = iota
	PoweredDown
	Ionized
	Invisible
	Shocked
	Stalled
	Stunned
	Tractored
	Interdicted
	Harpooned
	Hauling
	Suppressed
	Laden
	LastCondition = Laden
)

// pace is what a condition leaves of the flying speed.
type pace uint8

const (
	FullPace pace = iota
	HalfPace
	NoPace
)

// ConditionRules tells what each of them does.
var ConditionRules = [...]struct {
	name   string
	says   say.Text
	mods   []Change // of its attacks, of attacks on it, and of checks through it
	Speed  pace
	Idle   bool // no actions and no reactions
	Numb   bool // no reactions
	Held   bool // by a ship, as far as that reaches
	Clumsy bool // turns for double
	Fails  crew.Abilities
	Ends   Conditions // as it begins
}{
	Blinded:     {name: "blinded", says: "finds nothing by looking; its attacks have disadvantage, attacks on it advantage", mods: []Change{{Touch: Attacks, Modifier: modifier.Hinders}, {Touch: Targeted, Modifier: modifier.Helps}}},
	PoweredDown: {name: "disabled", says: "no actions or reactions, flying speed 0", Speed: NoPace, Idle: true},
	Ionized:     {name: "ionized", says: "disadvantage on attacks and ability checks", mods: []Change{{Touch: Attacks | Checks, Modifier: modifier.Hinders}}},
	Invisible:   {name: "invisible", says: "its attacks have advantage, attacks on it disadvantage; it can hide anywhere", mods: []Change{{Touch: Attacks, Modifier: modifier.Helps}, {Touch: Targeted, Modifier: modifier.Hinders}}},
	Shocked:     {name: "shocked", says: "flying speed halved, no reactions", Speed: HalfPace, Numb: true},
	Stalled: {name: "stalled", says: "no actions or reactions, flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage",
		mods: []Change{{Touch: Targeted, Modifier: modifier.Helps}}, Speed: NoPace, Idle: true, Fails: strengthAndDexterity, Ends: 1 << Invisible},
	Stunned: {name: "stunned", says: "flying speed 0, fails Strength and Dexterity saves, attacks on it have advantage",
		mods: []Change{{Touch: Targeted, Modifier: modifier.Helps}}, Speed: NoPace, Fails: strengthAndDexterity},
	Interdicted: {name: "interdicted", says: "its hyperdrive does not take it away while the ship that holds it back is able and in reach", Held: true},
	Harpooned:   {name: "harpooned", says: "flying speed 0 while the ship that holds it is able and within 100 ft; its pilot can have it save to break free", Speed: NoPace, Held: true},
	Hauling:     {name: "hauling", says: "flying speed halved while it holds another ship by its harpoon", Speed: HalfPace},
	Suppressed:  {name: "suppressed", says: "no word comes out of it or into it, while the ship that jams it is able and within a mile", Held: true},
	Laden:       {name: "laden", says: "flying speed halved and turning speed doubled while a ship is coupled to it", Speed: HalfPace, Clumsy: true, Held: true},
	Tractored:   {name: "tractored", says: "flying speed 0 while the ship that holds it is able and in reach", Speed: NoPace, Held: true},
}

const strengthAndDexterity = 1<<crew.Strength | 1<<crew.Dexterity

func (k Condition) String() string { return ConditionRules[k].name }

// Says is what the condition does, in a sentence for a station.
func (k Condition) Says() say.Text { return ConditionRules[k].says }

// Weigh notes in a roll of a kind what the condition does to it, or to the roll against
// it where that is thrown in its place.
func (k Condition) Weigh(r *dice.Roll, t Touch, name say.Text, turned bool) {
	for _, x := range ConditionRules[k].mods {
		switch {
		case x.Touch&t == 0:
		case turned:
			x.Turned().Note(r, name)
		default:
			x.Note(r, name)
		}
	}
}

// ParseCondition reads the name of a condition.
func ParseCondition(word string) (Condition, error) {
	for i := range ConditionRules {
		if ConditionRules[i].name == word {
			return Condition(i), nil
		}
	}
	return 0, fmt.Errorf("there is no condition %q: use blinded, disabled, ionized, invisible, shocked, stalled, stunned, tractored, interdicted, harpooned, hauling, suppressed or laden", word)
}

// Conditions is a set of conditions.
type Conditions uint16

// AllConditions is the set of all of them.
const AllConditions Conditions = 1<<(LastCondition+1) - 1

// Has reports whether k is in the set.
func (set Conditions) Has(k Condition) bool { return set&(1<<k) != 0 }

// List is the set's conditions in their order.
func (set Conditions) List() (list []Condition) {
	for k := range LastCondition + 1 {
		if set.Has(k) {
			list = append(list, k)
		}
	}
	return list
}

// Retry is when a ship repeats the save against a condition.
type Retry uint8

// The times of a repeated save.
const (
	NoRetry    Retry = iota
	ByMechanic       // for a mechanic's action
	ByPilot          // for the pilot's action
	EachTurn         // at the start of the pilot's turn, for nothing
	EachEnd          // at the end of it
	LastRetry  = EachEnd
)

// ConditionWords is the vocabulary of the conditions of a ship.
func ConditionWords() schema.Vocabulary {
	return schema.Vocabulary{Noun: "condition", Words: PerilNames()[:LastCondition+1]}
}
