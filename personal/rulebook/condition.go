package rulebook

import (
	"slices"

	"broadside/sim/dice"
	"broadside/sim/modifier"
)

// Implies reports whether a condition is another one, or a lower level of it.
func (b *Book) Implies(from, to int16) bool {
	for n := from; n >= 0; n = b.Conditions[n].Step {
		if n == to {
			return true
		}
	}
	return false
}

// Counted reports whether what befalls somebody once more adds to a condition: a lot that
// grows, or levels.
func (b *Book) Counted(condition int16) bool {
	return !b.Conditions[condition].Lot.IsNone() || slices.ContainsFunc(b.Conditions, func(c Condition) bool { return c.Step == condition })
}

// Boost is what a condition adds to its bearer's hits: dice of a type of its own.
type Boost struct {
	Damage  dice.Dice
	More    dice.Dice // for each level of the slot above the power's
	Growing bool      // with the level of the one who caused it
	Type    int8      // -1: that of the damage that the power has answered
	When    Tags      // what a hit with a weapon must be
	School  int8      // powers of this school at one target have it too; -1: none
	Rider   Rider     // DC 0: against the number of the power
	Once    bool      // the first hit that has it ends it
}

// Condition is a state that somebody can be in: what it implies, what it
// forbids, what it changes, and when it ends.
type Condition struct {
	Key, Name string
	Says      string
	Implies   []int16 // hold as long as it does
	Brings    []int16 // begin with it and stay
	Flags     Flag
	Bars      ActionSet // what cannot be ordered in it
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
	Track     int8      // less of the track at 0
	Tender    dice.Dice // more, whenever hurt
	Ease      Escape    // the save of each rest that takes a level off
	Slow      int8      // hundredths of the maximum of hit points that are left; 0: all
	Actions   int8      // more of the first token at each refill, or fewer
	Kills     bool
	Eases     bool    // a level of it is off after each rest
	Seeps     bool    // its damage passes what may be bypassed
	Grows     bool    // its damage does with the level of the one who caused it
	Keeps     bool    // what its escape must reach is the number against the power that has brought it about
	Fumble    int16   // table rolled on after a natural 1 on an attack or a check; -1: none
	Leaves    []int16 // conditions that begin when it ends
	After     Effect  // on its bearer, when its time is over or the layer is empty that it stands on
	Boost     Boost
	Silences  Silence
	Larger    int8      // sizes more
	Lot       dice.Dice // how many of something they have in them: an escape takes one out, the last ends it
	Thorns    Boost     // for who hits its bearer
	While     int8      // layer in whose points it ends; -1: none
}

// Count takes in what a condition does to a number of its bearer's that nobody rolls.
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
	Speed  int16 // at most so much; -1: no limit
	Fly    int16
	Faster int16 // units more of every speed that one has
}

// Strain is what a condition does to reserves.
type Strain struct {
	Collapse Collapse
	Loses    Loss               // at the start of each turn
	Drained  int16              // table rolled on when what it takes leaves nothing of a reserve; -1: none
	Lowers   [MaxReserves]int16 // less of each reserve at most
}

// Proofing is what a condition does with types of damage.
type Proofing struct {
	Resist   uint32
	Soaks    bool // resists the type of the damage that its power has answered
	Percents []Percent
}

// Silence divides the points of pseudogravity that are spent within so many units of
// its bearer. By 0: it does not.
type Silence struct{ By, Within int16 }

// Break is what ends a condition early.
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
	BreakRolls   // an attack, a check or a save that it bears on
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
	Numbed  bool // it can be tried though one cannot act
}

// RollChange changes rolls of a kind: its bearer's, or those of others against the bearer.
type RollChange struct {
	Roll      RollKind
	Against   bool
	Does      []modifier.Modifier
	When      Tags  // all of them must hold
	Abilities uint8 // of the check or save; 0 of them and of skills: any
	Skills    uint32
	Company   int16 // units within which there has to be another person, no creature; 0: it does not matter
}

// Regrowth is what somebody regains at the start of each turn, but of one that follows
// damage of some types. They die only when such a turn begins with them at 0.
type Regrowth struct {
	Points int8
	Not    uint32
}

// Collapse is a condition in which losing so much of a reserve leads to another
// one. Into -1: it does not.
type Collapse struct {
	Reserve, At int8
	Into        int16
}

// Loss is dice of each reserve.
type Loss [MaxReserves]dice.Dice

// Soak is dice off damage of some types, or off blows that nothing enchants.
type Soak struct {
	Dice  dice.Dice
	Types uint32
	Plain bool
}

// Weakness is where a creature can be hurt as nobody else: by damage of some types,
// or by a called shot at a spot.
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
