package rulebook

import (
	"slices"

	"broadside/sim/dice"
	"broadside/sim/modifier"
)

// Implies reports whether a condition is another one or implies it, or is a higher level
// of it.
func (b *Book) Implies(from, to int16) bool {
	for n := from; n >= 0; n = b.Conditions[n].Step {
		if n == to {
			return true
		}
	}
	return false
}

// IsHigher reports whether a condition is a level of another one, above the first.
func IsHigher(b *Book, condition int16) bool {
	return slices.ContainsFunc(b.Conditions, func(c Condition) bool { return c.Step == condition })
}

// Counted reports whether a repeated condition accumulates: a lot that grows, or levels.
func (b *Book) Counted(condition int16) bool {
	return !b.Conditions[condition].Lot.IsNone() || IsHigher(b, condition)
}

// Boost is what a condition adds to its bearer's hits: dice of a type of its own.
type Boost struct {
	Damage  dice.Dice
	More    dice.Dice // for each level of the slot above the power's
	Growing bool      // multiplied by the level of the one who caused it
	Type    int8      // -1: that of the damage that the power answered
	When    Tags      // what a hit with a weapon must be
	School  int8      // also applies to powers of this school at one target; -1: none
	Rider   Rider     // DC 0: the power's
	Once    bool      // ended by the first hit that uses it
}

// Condition is a state of people: what it implies, forbids and changes, and when it ends.
type Condition struct {
	Key, Name string
	Says      string
	Implies   []int16 // last as long as it does
	Brings    []int16 // begin with it and remain
	Flags     Flag
	Bars      ActionSet // orders that it forbids
	FailSaves uint8     // abilities
	Mods      []RollChange
	Breaks    uint16    // see Break
	Damage    dice.Dice // at the start of each turn
	Type      int8
	Escape    Escape
	Step      int16 // the next level of it, for those that have levels; -1: none
	Proofing  Proofing
	Pace      Pace
	Strain    Strain
	Primed    int8      // waits for a detonation of this kind; -1: not
	Blast     Effect    // of the detonation
	Hands     int8      // that can be used; -1: all
	Track     int8      // subtracted from the track at 0
	Tender    dice.Dice // extra damage, whenever hurt
	Ease      Escape    // the save at each rest that removes a level
	Slow      int8      // hundredths of the maximum hit points that are left; 0: all
	Actions   int8      // added to the first token at each refill
	Kills     bool
	Eases     bool    // each rest removes a level
	Seeps     bool    // its damage bypasses what can be bypassed
	Grows     bool    // its damage grows with the level of the one who caused it
	Keeps     bool    // the DC of its escape is that of the power that caused it
	Fumble    int16   // table rolled on after a natural 1 on an attack or a check; -1: none
	Leaves    []int16 // conditions that begin when it ends
	After     Effect  // on its bearer, when it runs out or its layer is empty
	Boost     Boost
	Silences  Silence
	Larger    int8      // added to the size
	Lot       dice.Dice // how many things are stuck in them: an escape removes one, the last ends it
	Thorns    Boost     // on people who hit its bearer
	While     int8      // layer whose points end it; -1: none
}

// Count adds up what a condition does to one of its bearer's numbers that is not rolled.
func (x *Condition) Count(sum *modifier.Tally, kind RollKind) {
	for i := range x.Mods {
		if m := &x.Mods[i]; m.Roll == kind && !m.Against {
			for _, does := range m.Does {
				sum.Note(does, 1)
			}
		}
	}
}

// Pace is how fast a condition lets its bearer move.
type Pace struct {
	Speed  int16 // maximum; -1: no limit
	Fly    int16
	Faster int16 // units added to every speed that the bearer has
}

// Strain is what a condition does to reserves.
type Strain struct {
	Collapse Collapse
	Loses    Loss               // at the start of each turn
	Drained  int16              // table rolled on when it empties a reserve; -1: none
	Lowers   [MaxReserves]int16 // subtracted from the maximum of each reserve
}

// Proofing is how a condition changes damage of some types.
type Proofing struct {
	Resist   uint32
	Soaks    bool // resists the type of the damage that its power answered
	Percents []Percent
}

// Silence divides the points of pseudogravity that are spent within a number of units of
// its bearer. By 0: it does not.
type Silence struct{ By, Within int16 }

// Break is a set of what ends a condition early.
type Break uint16

// The breaks.
const (
	BreakActs     Break = 1 << iota // attacking, casting or throwing
	BreakHelpless                   // being unable to act
	BreakStopped                    // a speed of 0
	BreakHurt                       // any damage
	BreakProne
	BreakCover // three-quarters cover or more from the target
	BreakRest
	BreakHealed
	BreakAloft   // held up in the air
	BreakStrikes // attacking with a weapon
	BreakHits    // a hit with a weapon
	BreakReloads // reloading
	BreakRolls   // an attack, a check or a save that it affects
	BreakMoves   // moving, or being moved
	BreakRegains // regaining the actions of a turn
	BreakMisses  // a miss with a weapon
	lastBreak    = BreakMisses
)

var breakNames = [...]string{"acts", "helpless", "stopped", "hurt", "prone", "cover", "rest", "healed", "aloft", "attacks", "hits", "reloads", "rolls", "moves", "regains", "misses"}

// Breaks is the vocabulary of what ends a condition.
var Breaks = Vocabulary{Noun: "break", Words: breakNames[:]}

// Escape is the check that ends a condition by an action. DC 0: there is none.
type Escape struct {
	Ability int8
	DC      int8
	Actions int8
	Others  bool // only somebody else can free them
	Numbed  bool // it can be tried by people who cannot act
}

// RollChange changes rolls of a kind: its bearer's, or those of others against the bearer.
type RollChange struct {
	Roll      RollKind
	Against   bool
	Does      []modifier.Modifier
	When      Tags  // all of them are required
	Abilities uint8 // of the check or save; 0, and no skills: any
	Skills    uint32
	Company   int16 // units within which another person, not a creature, is required; 0: none is
}

// Regrowth is what somebody regains at the start of each turn that does not follow damage
// of some types. They die only if such a turn begins with them at 0.
type Regrowth struct {
	Points int8
	Not    uint32
}

// Collapse is a condition that turns into another one when enough of a reserve has been
// lost. Into -1: it does not.
type Collapse struct {
	Reserve, At int8
	Into        int16
}

// Loss is dice of each reserve.
type Loss [MaxReserves]dice.Dice

// Soak is dice taken off damage of some types, or off blows that are not enchanted.
type Soak struct {
	Dice  dice.Dice
	Types uint32
	Plain bool
}

// Weakness is a weakness of a creature: against damage of some types, or to a called shot
// at a spot.
type Weakness struct {
	Says      string
	Types     uint32
	Spot      bool
	Extra     dice.Dice
	Kills     bool
	Critical  bool
	Condition int16 // -1: none
	Table     int16 // -1: none
}
