package shipyard

import (
	"iter"
	"math/bits"

	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/modifier"
	"broadside/sim/say"
	"broadside/sim/schema"
)

// ConditionID is the index in the library of a condition, a state of a ship that affects
// everything done through it (SHIP-CONDITION).
type ConditionID uint8

// MaxConditions is how many conditions a library may have.
const MaxConditions = 30

// NoCondition is returned for a key that the library does not have.
const NoCondition ConditionID = MaxConditions

// SpeedLeft is how much of the flying speed a condition leaves.
type SpeedLeft uint8

// The amounts of speed left.
const (
	FullSpeed SpeedLeft = iota
	HalfSpeed
	NoSpeed
)

// Plight is a set of effects of a condition other than on rolls and numbers.
type Plight uint16

// The plights.
const (
	NoActions   Plight = 1 << iota // and no reactions
	NoReactions                    // of those aboard
	HeldFast                       // by a ship, within its reach
	Clumsy                         // turning costs double
	Blind                          // it finds nothing by looking
	Unseen                         // it can hide anywhere; does not hinder those who see it nevertheless
	NoJump                         // its hyperdrive cannot jump
	Mute                           // it can neither speak nor hear
	lastPlight  = Mute

	AllPlights = 2*lastPlight - 1
)

// Condition is a row of data: what a condition does.
type Condition struct {
	Key     string
	Name    say.Text // as an adjective
	Says    say.Text // what it does, without a subject
	Changes []Change // of its attacks, of attacks on it, of checks through it, of its saves, and of its numbers
	Speed   SpeedLeft
	Flags   Plight
	Fails   crew.Abilities // saves that it fails without a roll
	Ends    Conditions     // ended when it begins
}

// KnownCondition is a condition that a rule causes and knows by its key.
type KnownCondition uint8

// The known conditions. Being disabled by damage is a ShipState, and being used is level 5 of
// system damage; a ship without fuel is disabled, though it is whole.
const (
	PoweredDown KnownCondition = iota
	Harpooned
	Hauling
	Laden
	LastKnown = Laden
)

// KnownKeys are the keys of the known conditions, which every library has.
var KnownKeys = [LastKnown + 1]string{"disabled", "harpooned", "hauling", "laden"}

// Rule returns what a condition does. NoCondition does nothing.
func (l *Library) Rule(k ConditionID) *Condition {
	if l == nil || int(k) >= len(l.Conditions) {
		return &Condition{}
	}
	return &l.Conditions[k]
}

// Rules walks the conditions of a set, in order.
func (l *Library) Rules(set Conditions) iter.Seq[*Condition] {
	return func(yield func(*Condition) bool) {
		for ; set != 0; set &= set - 1 {
			if !yield(l.Rule(ConditionID(bits.TrailingZeros32(uint32(set))))) {
				return
			}
		}
	}
}

// Condition returns a condition by its key, or NoCondition.
func (l *Library) Condition(key string) ConditionID {
	for i := range l.Conditions {
		if l.Conditions[i].Key == key {
			return ConditionID(i)
		}
	}
	return NoCondition
}

// Known returns the library's condition for a KnownCondition.
func (l *Library) Known(p KnownCondition) ConditionID {
	if l == nil {
		return NoCondition
	}
	return l.Knows[p]
}

// FindKnown sets the known conditions, and returns the keys that are missing.
func (l *Library) FindKnown() (missing []string) {
	for p, key := range KnownKeys {
		if l.Knows[p] = l.Condition(key); l.Knows[p] == NoCondition {
			missing = append(missing, key)
		}
	}
	return missing
}

// Weigh adds to a roll what the condition does to rolls of a kind. If turned is set, the
// opposing roll is thrown instead.
func (k *Condition) Weigh(r *dice.Roll, t Touch, name say.Text, turned bool) {
	for _, x := range k.Changes {
		switch {
		case x.Touch&t == 0:
		case turned:
			x.Reversed().Note(r, name)
		default:
			x.Note(r, name)
		}
	}
}

// Spoils returns what the condition changes to the disadvantage of its ship.
func (k *Condition) Spoils() (set Touch) {
	for i := range k.Changes {
		set |= k.Changes[i].spoils()
	}
	return set
}

// Conditions is a set of conditions.
type Conditions uint32

// AllConditions is the set of all possible conditions.
const AllConditions Conditions = 1<<MaxConditions - 1

// Set returns the set of one condition.
func (k ConditionID) Set() Conditions { return 1 << k & AllConditions }

// Has reports whether k is in the set.
func (set Conditions) Has(k ConditionID) bool { return set&k.Set() != 0 }

// List returns the set's conditions in their order.
func (set Conditions) List() (list []ConditionID) {
	for ; set != 0; set &= set - 1 {
		list = append(list, ConditionID(bits.TrailingZeros32(uint32(set))))
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

// conditionTouches are the rolls, and the numbers of a ship, that conditions can change.
const conditionTouches = Attacks | Targeted | Checks | Saves | ArmourAC | FlySpeed | TurnSpeed | RegenRate | ShieldRoom | Spaces | Reactions | Acting

// ConditionKeys returns the keys of the conditions, in their order.
func (l *Library) ConditionKeys() []string {
	return schema.KeysOf(l.Conditions, func(k *Condition) string { return k.Key })
}

// ConditionKey describes one condition, by its key.
func (l *Library) ConditionKey(c schema.Coder, key string, to *ConditionID, doc string) {
	schema.Named(c, key, to, "condition", l.ConditionKeys(), doc)
}

// ConditionSet describes a list of conditions, or one alone, by their keys.
func (l *Library) ConditionSet(c schema.Coder, key string, to *Conditions, doc string) {
	c.Choices(schema.Key{Name: key, Doc: doc, Kind: schema.WordsKind, Most: MaxConditions, Of: "condition", Words: l.ConditionKeys(), Single: true}, func(n int) { *to |= ConditionID(n).Set() })
}

// Vocabularies of conditions.
var (
	paceWords   = schema.Vocabulary{Noun: "speed", Words: []string{"full", "half", "none"}}
	plightWords = schema.Vocabulary{Noun: "flag", Words: []string{"no-actions", "no-reactions", "held", "clumsy", "blind", "unseen", "no-jump", "mute"}}
	changeWays  = [...]modifier.How{modifier.Advantage, modifier.Disadvantage, modifier.Plus, modifier.Times}
)

const maxChanges = 8 // of one condition

// MaxSays is the maximum length of the sentence of a condition, in bytes.
const MaxSays = crew.MaxName * 4

// Keys describes a condition. The library has the conditions that it ends.
func (k *Condition) Keys(c schema.Coder, lib *Library) {
	c.Need("name", "says")
	name, says := string(k.Name), string(k.Says)
	schema.Text(c, "name", &name, crew.MaxName, "as people read it, an adjective: a ship is stunned, or no longer stunned")
	schema.Text(c, "says", &says, MaxSays, "what it does, without a subject or a full stop")
	k.Name, k.Says = say.Text(name), say.Text(says)
	schema.Pick(c, "speed", &k.Speed, paceWords, "what is left of the flying speed; several conditions that halve it count once")
	schema.Set(c, "flags", &k.Flags, plightWords, "what else it does: `no-actions` leaves no reactions either; `held` ends when the ship that caused it is out of action or too far away; `clumsy` doubles the cost of turns; with `blind` a search finds nothing, with `unseen` a ship can hide anywhere; `no-jump` prevents jumps; `mute` lets no word out or in")
	schema.Set(c, "fails", &k.Fails, schema.Vocabulary{Noun: "save", Words: ScoreWords}, "saves that it fails without a roll")
	schema.Records(c, "changes", "ship change", maxChanges, "of rolls and numbers of the ship", func(c schema.Coder) {
		var x Change
		x.conditionKeys(c)
		k.Changes = append(k.Changes, x)
	})
	lib.ConditionSet(c, "ends", &k.Ends, "conditions that end as it begins")
	if k.Speed == FullSpeed && k.Flags == 0 && k.Fails == 0 && len(k.Changes) == 0 && k.Ends == 0 {
		c.Fault("", "this condition does nothing", "add `speed`, `flags`, `fails`, `changes` or `ends`")
	}
}

// conditionKeys describes what a condition changes.
func (x *Change) conditionKeys(c schema.Coder) {
	c.Need("touch", "how")
	var touches []Touch
	var words, ways []string
	for i, word := range Words.Touches {
		if t := Touch(1) << i; conditionTouches&t != 0 {
			touches, words = append(touches, t), append(words, word)
		}
	}
	for _, how := range changeWays {
		ways = append(ways, Words.Hows[how])
	}
	c.Choices(schema.Key{Name: "touch", Doc: "what is changed: rolls or numbers; `attacked` is attacks on the ship", Kind: schema.WordsKind, Most: len(words), Of: "roll or number that conditions change", Words: words, Closed: true, Single: true}, func(n int) { x.Touch |= touches[n] })
	if n, ok := c.Choice(schema.Key{Name: "how", Doc: "how it is changed: a roll by all but `times`, a number by `plus` or `times`", Kind: schema.WordKind, Of: "way", Words: ways, Closed: true}); ok {
		x.How = changeWays[n]
	}
	schema.Whole(c, "n", &x.N, -1000, 1000, "the number that is added; of `times`, how many halves")
	switch numeric := x.Touch&NumberTouches != 0; {
	case numeric && x.Touch&^NumberTouches != 0:
		c.Fault("touch", "a change touches rolls and numbers at once", "write two changes")
	case numeric && x.How != modifier.Plus && x.How != modifier.Times:
		c.Fault("how", "a number takes plus or times", "write one of these")
	case !numeric && x.How == modifier.Times:
		c.Fault("how", "a roll takes advantage, disadvantage or plus", "write one of these")
	case x.How == modifier.Plus && x.N == 0:
		c.Fault("n", "it adds nothing", "write `n`")
	case x.How != modifier.Plus && x.How != modifier.Times:
		schema.Idle(c, "n", "this way takes no number", "write `how: plus`")
	}
}
