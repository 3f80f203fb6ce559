package rulebook

import (
	"broadside/sim/damage"
	"broadside/sim/dice"
)

// Degrees is how the result of a roll becomes a degree.
type Degrees uint8

// The ways to determine degrees.
const (
	TwoDegrees  Degrees = iota // success or failure; if they decide, a natural 20 and 1 are the outer two
	FourDegrees                // by the margin; a natural 20 and 1 shift it by one
	lastDegrees = FourDegrees
)

var degreesWords = [...]string{"two", "four"}

// Thrower is who throws when somebody is attacked.
type Thrower uint8

// The throwers.
const (
	AttackerThrows Thrower = iota // against the Defence of the target
	DefenderThrows                // to roll low, at or below a number that depends on both
	lastThrower    = DefenderThrows
)

var throwerWords = [...]string{"attacker", "defender"}

// Critical is the effect of a critical hit.
type Critical uint8

// The effects.
const (
	CriticalDice   Critical = iota // dice doubled, additions once
	CriticalTotal                  // everything doubled
	CriticalDrive                  // it goes through armour more easily
	CriticalChoice                 // the same, or the attacker chooses the type of injury
	lastCritical   = CriticalChoice
)

var criticalWords = [...]string{"dice", "total", "drive", "choice"}

// Toll is what damage takes.
type Toll uint8

// The tolls.
const (
	TakesPoints   Toll = iota // hit points, to 0
	TakesInjuries             // a degree of injury for each multiple of a factor
	lastToll      = TakesInjuries
)

var tollWords = [...]string{"hit-points", "injuries"}

// Vocabularies of the strategies, for the loader of the books.
var (
	DegreesWords  = Vocabulary{Noun: "number of degrees", Words: degreesWords[:]}
	ThrowerWords  = Vocabulary{Noun: "word for who throws", Words: throwerWords[:]}
	CriticalWords = Vocabulary{Noun: "effect of a critical hit", Words: criticalWords[:]}
	TollWords     = Vocabulary{Noun: "toll", Words: tollWords[:]}
)

// CheckRules define how a roll becomes a degree.
type CheckRules struct {
	Machines int8 // the ability for consoles, if no skill plays that part
	Degrees  Degrees
	Saves    bool               // saves are affected like other checks
	Step     int16              // margin of the outer degrees, where there are four
	Shares   [4]damage.Fraction // of damage that a save against it halves, by its degree
}

// DefenceRoll is what a defender throws, in books where they throw.
type DefenceRoll struct {
	Dice  dice.Dice
	Base  int16 // of the number to stay at or below, plus the Defence, less the attack's bonus
	Fails int16 // exceeding it by this much makes the hit critical
}
