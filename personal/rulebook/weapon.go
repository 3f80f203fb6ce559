package rulebook

import (
	"broadside/sim/dice"
	"broadside/sim/space"
)

// Add is extra damage of a weapon, of a type of its own: part of the same hit, with dice
// like its others.
type Add struct {
	Damage dice.Dice
	Type   int8
	When   Occasion
	Kinds  uint32  // bits of Sheet.Kind; 0: all
	Only   []int16 // conditions one of which the target must have, caused by its wielder; empty: any
	Save   int8    // ability that halves it; -1: none
	DC     int8
}

// Occasion is when a weapon does extra damage.
type Occasion uint8

// The occasions.
const (
	OnEachHit    Occasion = iota
	OnCharged             // a hit by a charged shot
	OnOpen                // a hit on somebody without any cover
	OnMiss                // instead of a hit
	OnWounded             // a hit on somebody with half of their hit points or fewer
	lastOccasion = OnWounded
)

var occasionNames = [...]string{"hit", "charged", "open", "miss", "wounded"}

// Occasions is the vocabulary of occasions.
var Occasions = Vocabulary{Noun: "occasion", Words: occasionNames[:]}

// Charging reports whether a weapon can be charged before it is fired.
func (w *Weapon) Charging() bool {
	for i := range w.Adds {
		if w.Adds[i].When == OnCharged {
			return true
		}
	}
	return false
}

// Property is a set of properties of a weapon.
type Property uint32

// The properties.
const (
	TwoHanded Property = 1 << iota
	Light              // fits the off hand
	Thrown
	Heavy     // needs strength, or has disadvantage
	Burst     // an area instead of one target
	DoubleTap // a second attack as a bonus action, no ability to its damage
	HipFire   // not hindered by a foe nearby that is the target
	Arc       // half of the damage to one other person nearby
	Silent
	Natural      // part of the body: takes no hand and cannot be drawn
	Launcher     // must aim a round before it fires
	Guard        // can be raised as a shield
	Single       // empty after each attack
	Untaught     // nobody is proficient with it
	Swift        // strikes as initiative is rolled
	Enchanted    // not stopped by what stops only ordinary blows
	Mirror       // reflects a gaze when raised
	Returns      // returns after a hit and must be caught; after a miss it is left lying
	Phasic       // bypasses what can be bypassed
	Cooling      // cools by itself, takes no clips, and jams when it is fired empty
	Charges      // is never reloaded in a fight
	AtHand       // drawn at no cost
	QuickLoad    // reloaded as a bonus action
	SlowLoad     // never reloaded as a bonus action
	Sure         // always hits targets that its wielder sees
	Ranging      // each miss adds one to the next attacks, until a hit
	Fading       // half of its damage beyond normal range
	Draining     // its wielder regains half of what it deals
	Exposing     // leaves its wielder exposed for a round, as taking aim does
	Precise      // a critical hit finds the gap
	Whole        // cannot take a limb off
	Sparing      // may spare a life at range too
	lastProperty = Sparing
)

var propertyNames = [...]string{"two-handed", "light", "thrown", "heavy", "burst", "double-tap", "hip-fire", "arc", "silent", "natural", "launcher", "guard", "single", "untaught", "swift", "enchanted", "mirror", "returns", "phasic",
	"cooling", "charges", "at-hand", "quick-load", "slow-load", "sure", "ranging", "fading", "draining", "exposing", "precise", "no-dismembering", "sparing"}

// Weapon is a weapon of a book, of a sheet, or part of a body.
type Weapon struct {
	Key, Name, Kind string
	Damage          dice.Dice
	Type            int8
	Near, Far       int16 // units; 0: melee. A single range has both alike
	Reach           int16 // units added to ordinary reach
	Heat            int8  // attacks until it must be reloaded; 0: any number
	Loading         int8  // reload orders needed
	Props           Property
	Abilities       uint8     // the best of them is added
	Bonus, Plus     int8      // to hit, and to damage
	Drive           int16     // against the window of armour; 0: as much as the damage
	Misfire         int8      // a natural roll of at most this breaks it
	Guard           int8      // added to Defence when raised
	Clumsy          int8      // added to Defence for the untrained
	Table           int16     // rolled on when it has turned a blow; -1: none
	Both            dice.Dice // in both hands, if the other is free; no dice: no difference
	Riders          []Rider
	Extra           Extra
	Vicious         int8  // ability added to its damage; -1: none
	Fumble          int16 // table that its wielder rolls on after a natural 1; -1: none
	Splash          Splash
	Only            []int16     // conditions one of which its target must have; empty: anybody
	Each            int8        // heat of each attack; 0: 1
	Sweep           int8        // heat of a burst; 0: the book's
	Cools           int8        // heat that it loses in a round without an attack
	Adds            []Add       // besides its damage
	Fires           *Effect     // instead of an attack against Defence
	Over            space.Cover // the highest degree of cover that it ignores
	Ward            int8        // added to Defence while in hand
	Passes          uint16      // layers that it bypasses
	Blast           Explosion
	Material        uint32 // types that it also counts as
	Pounds          int16
	Critical        int16  // units within which it can be critical; 0: the book's
	Butt            Strike // a blow with it, if it is made for that; no dice: as with any gun
	Traits          Traits
}

// Severs reports whether a weapon can sever a limb. One that deals only energy always
// can; energy that it adds to other damage does not count (LOL-DISMEMBER).
func (b *Book) Severs(w *Weapon) bool {
	pure := b.Attack.Energy&(1<<w.Type) != 0
	for _, x := range w.Blast.Parts {
		pure = pure && b.Attack.Energy&(1<<x.Type) != 0
	}
	return pure || w.Props&Whole == 0
}

// Explosion is the explosion of a weapon: parts that keep their own drives, for the target,
// and for those around.
type Explosion struct {
	Parts     []BlastPart
	Size      int16 // units around; 0: those grouped with the target
	Zone      Zoning
	High, Low int16 // of a zone
	Near      int16 // units around its point where the high value applies
	Lands     bool  // it bursts where it comes down
}

// Zoning is how an attack on a whole zone hits.
type Zoning uint8

// The ways.
const (
	NoZone  Zoning = iota
	Cluster        // the high value for those who fail to defend, the low one for the others
	Point          // the high value near its point, the low one elsewhere
)

var zoneWords = [...]string{"none", "cluster", "point"}

// ZoneWords is the vocabulary of attacks on zones.
var ZoneWords = Vocabulary{Noun: "zone", Words: zoneWords[:]}

// BlastPart is the damage of one type of an explosion.
type BlastPart struct {
	Damage dice.Dice
	Type   int8
	Drive  int16 // 0: as much as the damage
}

// Traits are bonuses of a weapon that depend on the earlier attacks of a turn and on the
// target, and what it gives to or takes from its wielder.
type Traits struct {
	Steady   int8      // to hit within normal range
	Repeat   int8      // instead of the book's penalty for earlier attacks
	Pierces  int8      // to hit, at most what the target's armour adds
	Rebounds int8      // to hit, after a miss with it in this turn
	Sweeps   int8      // to hit, after an attack with it on another target in this turn
	Forceful bool      // does a point more for each earlier attack of the turn
	Deadly   dice.Dice // extra damage on a critical hit, not doubled
	Leeches  bool      // its wielder regains what its hits take
	Charge   Stake
}

// Stake is what charging a weapon takes from a reserve, instead of heat and a bonus
// action.
type Stake struct {
	Reserve int8
	Amount  int16 // 0: it takes heat
}

// Rider is what a hit does besides damage.
type Rider struct {
	Loses     Loss
	Condition int16  // -1: nothing
	Crit      int16  // instead, on a critical hit; -1: the same
	Save      int8   // ability that saves against it; -1: nothing does
	DC        int8   // 0: its wielder's own
	Telling   bool   // a critical hit allows no save
	Spares    uint32 // bits of Sheet.Kind that it spares
	Ends      Ends
	Rounds    int8
	Table     int16 // rolled on instead; -1: none
	Once      bool  // used up by the first hit
	Own       bool  // its condition is for its wielder
	After     bool  // applied after the damage of the hit
	Detonates bool  // detonates a primed target instead
	Unfocuses bool  // ends concentration, without a save
	Push      int16 // units that its target is moved away
	Pull      int16 // units that it is moved nearer
	Largest   int8  // the largest size that it moves or gives its condition; -1: any
}

// DoesNothing reports whether a rider has no effect.
func (x *Rider) DoesNothing() bool {
	return x.Condition < 0 && x.Crit < 0 && x.Table < 0 && x.Loses == (Loss{}) && x.Push == 0 && x.Pull == 0 && !x.Detonates && !x.Unfocuses
}

// NoRider is a rider without an effect.
var NoRider = Rider{Condition: -1, Crit: -1, Save: -1, Table: -1, Largest: -1}

// Ranged reports whether a weapon is fired, not swung or thrown.
func (w *Weapon) Ranged() bool { return w.Far > 0 && w.Props&Thrown == 0 }

// Hands returns how many hands the weapon takes.
func (w *Weapon) Hands() int {
	switch {
	case w.Props&Natural != 0:
		return 0
	case w.Props&TwoHanded != 0:
		return 2
	}
	return 1
}

// Slots returns how many weapon slots it takes.
func (w *Weapon) Slots() int {
	if w.Props&AtHand != 0 {
		return 0
	}
	return w.Hands()
}

// Splash is what an attack does to others near its target: dice of its own, or as much as
// to the target; and the ground that its hits leave there.
type Splash struct {
	Size   int16 // units; 0: nothing
	Damage dice.Dice
	Theirs bool    // only those of the target's side
	Misses bool    // a miss does it too
	Ground []int16 // devices whose burning ground a hit leaves
}

// Extra is extra damage of a weapon to some kinds of creatures.
type Extra struct {
	Damage dice.Dice
	Type   int8
	Kinds  uint32 // bits of Sheet.Kind; 0: all
}
