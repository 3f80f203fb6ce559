package shipyard

import (
	"broadside/sim/dice"
	"broadside/sim/modifier"
)

// Act is one of the things that a feature does.
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
	HitDice  int8      // and so many of the ship's Hit Dice
	Pooled   bool      // the die of the pool is thrown as well, or in the change
	Half     bool      // Deal: half of it where the test is withstood
	Pure     bool      // Deal: nothing makes it less
	Type     DamageType
	Alike    bool        // Deal: of the type that is answered
	State    ConditionID // Inflict; N is how many feet one that holds a ship draws it each turn
	NoLarger bool        // Inflict: only on ships no larger than the user's
	Retry    Retry
	Ends     Conditions // Relieve
	Lapse    bool       // it is done as what the feature has changed runs out
}

// AtHand reports whether an act bears on the very roll that its feature goes with.
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
	Shoot                // one attack more, as a bonus action; with N 1, for nothing
	Inflict              // a condition
	Relieve              // end conditions
	Compare              // tell whether the target has more of what is asked than the own ship
	FallBack             // the ship is thrown N feet away from the target, or astern
	Advance              // the ship goes N halves of its flying speed ahead
	Rouse                // the user has an action more, or N of a ship's crew have one for their reaction
	Renew                // the ship has its flying speed again
	Raise                // a stored d20 is more, up to 20
	Shore                // a destruction save succeeds by itself
	Patch                // another ship, with one of the own ship's Hit Dice
	Couple               // a smaller ship is made fast, or let go
	Spill                // cargo is left behind as difficult terrain
	Explode              // the ship blows up
	Overload             // a destruction save, or a level of system damage
	Endure               // a destruction save, with all that comes of it
	Alert                // the user, or N others of a crew, are surprised no longer
	Start                // the hyperdrive is ready in N rounds
	Slip                 // the ship goes N feet, or for each point of a die, out of an attack's reach if it can
)

// Tasks is a set of tasks.
type Tasks uint32

// Has reports whether t is in the set.
func (s Tasks) Has(t Task) bool { return s&(1<<t) != 0 }

// Tasks returns what a feature does.
func (f *Feature) Tasks() (set Tasks) {
	for i := range f.Acts {
		set |= 1 << f.Acts[i].Do
	}
	return set
}

// ActWith returns the first change of a feature's that changes something in a way, and of
// which fits holds, or nil.
func (f *Feature) ActWith(how modifier.How, fits func(*Change) bool) *Act {
	for i := range f.Acts {
		if a := &f.Acts[i]; a.Do == Modify && a.How == how && fits(&a.Change) {
			return a
		}
	}
	return nil
}

// Inflicts returns the conditions that a feature brings.
func (f *Feature) Inflicts() (set Conditions) {
	for i := range f.Acts {
		if a := &f.Acts[i]; a.Do == Inflict {
			set |= 1 << a.State
		}
	}
	return set
}

// Touches returns what a feature changes, and what of it only to the worse for its
// user's own ship.
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

// Adds returns how much a feature adds to a number that is touched.
func (f *Feature) Adds(t Touch) (n int) {
	for i := range f.Acts {
		if a := &f.Acts[i]; a.Do == Modify && a.Touch&t != 0 && a.How == modifier.Plus {
			n += int(a.N)
		}
	}
	return n
}

// spoils returns what a change of a ship touches, where it is to the worse for it.
func (x *Change) spoils() Touch {
	if x.Lowers() != (x.Touch&burdens != 0) {
		return x.Touch
	}
	return 0
}

// burdens are what a ship would rather have less of.
const burdens = RamSaves | Mishaps | Targeted | Takes | TurnSpeed | Suffers | Harmed | Braves

// Whom is what an act is done to.
type Whom uint8

// Whom it can be done to.
const (
	User     Whom = iota // the member, or for a chosen feature the roll at hand
	OwnShip              // the member's ship
	TheShip              // the target, or the target's ship
	TheOther             // the target member
	TheCrew              // everybody aboard the member's ship, each for themselves
	Behind               // the nearest foe behind the target, whom what has hit it would hit too
)

// TestResult is how a test came out.
type TestResult uint8

// The results: a save made, or a contest not won, is Withstood.
const (
	Either TestResult = iota
	Overcome
	Withstood
)

// Whose turns an act's change lasts.
type Whose uint8

// Lapses reports whether a feature does something as what it has changed runs out.
func (f *Feature) Lapses() bool {
	for i := range f.Acts {
		if f.Acts[i].Lapse {
			return true
		}
	}
	return false
}

// Marks reports whether a feature marks a ship for what else its user has learnt.
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
