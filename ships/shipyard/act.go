package shipyard

import (
	"broadside/sim/dice"
	"broadside/sim/modifier"
)

// Act is one effect of a feature.
type Act struct {
	Do       Task
	On       Whom
	If       TestResult // of the feature's test
	Change              // Modify; N and Of serve other tasks too
	Versus   bool       // only attacks on the target, or by it
	Others   bool       // only the rolls of others than the user
	Turns    int8       // how many turns of Whose it lasts; 0: until it is used
	Whose    Whose
	End      bool      // to an end of those turns, not to a start
	Dice     dice.Dice // Deal, Mend, Screen
	HitDice  int8      // and this many of the ship's Hit Dice
	Pooled   bool      // the die of the pool is thrown too, or used in the change
	Half     bool      // Deal: half of it if the test is withstood
	Pure     bool      // Deal: nothing reduces it
	Type     DamageType
	Alike    bool        // Deal: of the type of the damage that it answers
	State    ConditionID // Inflict; N is how many feet a condition that holds a ship pulls it each turn
	NoLarger bool        // Inflict: only on ships no larger than the user's
	Retry    Retry
	Ends     Conditions // Relieve
	Lapse    bool       // performed when the feature's changes run out
}

// AtHand reports whether an act applies only to the roll that its feature goes with.
func (a *Act) AtHand() bool { return a.Do == Modify && a.On == User && a.Turns == 0 }

// Task is what an act does.
type Task uint8

// The tasks.
const (
	Modify   Task = iota // change rolls or numbers for a while
	Deal                 // damage
	Mend                 // hull points
	Screen               // shield points; shields that are down come back
	Burn                 // feet to fly in this turn
	Shoot                // one more attack, as a bonus action; with N 1, free
	Inflict              // a condition
	Relieve              // end conditions
	Compare              // tell whether the target has more of a scale than the user's ship
	FallBack             // the ship moves N feet away from the target, or astern
	Advance              // the ship moves N halves of its flying speed ahead
	Rouse                // the user gets an action, or N of a ship's crew one for their reaction
	Renew                // the ship regains its flying speed
	Raise                // a stored d20 is raised, up to 20
	Shore                // a destruction save succeeds by itself
	Patch                // another ship, with one of the user's ship's Hit Dice
	Couple               // a smaller ship is coupled, or released
	Spill                // cargo is left behind as difficult terrain
	Explode              // the ship blows up
	Overload             // a destruction save, or a level of system damage
	Endure               // a destruction save, with all its consequences
	Alert                // the user, or N others of a crew, are no longer surprised
	Start                // the hyperdrive is ready in N rounds
	Slip                 // the ship moves N feet, or N for each point of a die, out of an attack's reach if it can
)

// Tasks is a set of tasks.
type Tasks uint32

// Has reports whether t is in the set.
func (s Tasks) Has(t Task) bool { return s&(1<<t) != 0 }

// Tasks returns the set of the tasks of a feature's acts.
func (f *Feature) Tasks() (set Tasks) {
	for i := range f.Acts {
		set |= 1 << f.Acts[i].Do
	}
	return set
}

// ActWith returns the first act of a feature whose change has the given How and satisfies
// fits, or nil.
func (f *Feature) ActWith(how modifier.How, fits func(*Change) bool) *Act {
	for i := range f.Acts {
		if a := &f.Acts[i]; a.Do == Modify && a.How == how && fits(&a.Change) {
			return a
		}
	}
	return nil
}

// Inflicts returns the conditions that a feature can inflict.
func (f *Feature) Inflicts() (set Conditions) {
	for i := range f.Acts {
		if a := &f.Acts[i]; a.Do == Inflict {
			set |= 1 << a.State
		}
	}
	return set
}

// Touches returns what a feature changes, and the part of it that it changes to the
// disadvantage of its user's ship.
func (f *Feature) Touches() (set, spoilt Touch) {
	for i := range f.Acts {
		a := &f.Acts[i]
		if a.Do != Modify {
			continue
		}
		set |= a.Touch
		if a.On == User || a.On == OwnShip {
			spoilt |= a.spoils()
		}
	}
	return set, spoilt
}

// Adds returns how much a feature adds to a number.
func (f *Feature) Adds(t Touch) (n int) {
	for i := range f.Acts {
		if a := &f.Acts[i]; a.Do == Modify && a.Touch&t != 0 && a.How == modifier.Plus {
			n += int(a.N)
		}
	}
	return n
}

// spoils returns what a change touches if it is to the ship's disadvantage.
func (x *Change) spoils() Touch {
	if x.Lowers() != (x.Touch&burdens != 0) {
		return x.Touch
	}
	return 0
}

// burdens are the numbers that are better for a ship if they are lower.
const burdens = RamSaves | Mishaps | Targeted | Takes | TurnSpeed | Suffers | Harmed | Braves

// Whom is what an act is done to.
type Whom uint8

// The objects of an act.
const (
	User     Whom = iota // the member, or for a chosen feature the roll at hand
	OwnShip              // the member's ship
	TheShip              // the target, or the target's ship
	TheOther             // the target member
	TheCrew              // everybody aboard the member's ship, each for themselves
	Behind               // the nearest foe behind the target that the same attack would hit
)

// TestResult is the outcome of a test.
type TestResult uint8

// The results: a save made, or a contest not won, is Withstood.
const (
	Either TestResult = iota
	Overcome
	Withstood
)

// Whose turns an act's change lasts.
type Whose uint8

// Lapses reports whether a feature acts when its changes run out.
func (f *Feature) Lapses() bool {
	for i := range f.Acts {
		if f.Acts[i].Lapse {
			return true
		}
	}
	return false
}

// Marks reports whether a feature marks a ship for other features of its user.
func (f *Feature) Marks() bool {
	for i := range f.Acts {
		if a := &f.Acts[i]; a.Do == Modify && a.Touch == 0 && a.On == TheShip {
			return true
		}
	}
	return false
}

// Shoots reports whether a feature grants an attack.
func (f *Feature) Shoots() bool {
	for i := range f.Acts {
		if f.Acts[i].Do == Shoot {
			return true
		}
	}
	return false
}
