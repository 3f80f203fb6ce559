package rulebook

import (
	"broadside/sim/dice"
	"broadside/sim/space"
)

// Add is damage that a weapon does beside its own, of a type of its own: part of the
// same hit, and dice like its others.
type Add struct {
	Damage dice.Dice
	Type   int8
	When   Occasion
	Kinds  uint32  // bits of Sheet.Kind; 0: all
	Only   []int16 // conditions one of which the target must be in by its wielder's doing; none: any
	Save   int8    // ability that halves it; -1: none
	DC     int8
}

// Occasion is when a weapon does more than its damage.
type Occasion uint8

// The occasions.
const (
	OnEachHit    Occasion = iota
	OnCharged             // a hit by a charged shot
	OnOpen                // a hit on somebody without any cover
	OnMiss                // in place of a hit
	OnWounded             // a hit on somebody with half of their hit points or fewer
	lastOccasion = OnWounded
)

var occasionNames = [...]string{"hit", "charged", "open", "miss", "wounded"}

// Occasions is the vocabulary of when a weapon does more.
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

// Property is what a weapon is or can do.
type Property uint32

// The properties.
const (
	TwoHanded Property = 1 << iota
	Light              // fits the second hand
	Thrown
	Heavy     // needs strength, or has disadvantage
	Burst     // an area instead of one target
	DoubleTap // a second attack as a bonus action, no ability to its damage
	HipFire   // not hindered by a foe nearby that is the target
	Arc       // half of the damage to one more nearby
	Silent
	Natural      // part of the body: takes no hand and cannot be drawn
	Launcher     // must aim a round before it fires
	Guard        // a shield to raise
	Single       // empty after each attack
	Untaught     // nobody is proficient with it
	Swift        // strikes as initiative is rolled
	Enchanted    // what only stops ordinary blows does not stop it
	Mirror       // raised, it throws a gaze back
	Returns      // comes back from a hit and must be caught; a miss leaves it lying
	Phasic       // passes what may be bypassed
	Cooling      // cools by itself, takes no clips, and jams when it is fired empty
	Charges      // is never reloaded in a fight
	AtHand       // drawn for nothing
	QuickLoad    // reloaded as a bonus action
	SlowLoad     // never reloaded as a bonus action
	Sure         // hits whom its wielder sees
	Ranging      // each miss adds one to the next attacks, until a hit
	Fading       // half of its damage beyond normal range
	Draining     // its wielder regains half of what it deals
	Exposing     // leaves who has fired it as open as taking aim, for a round
	Precise      // a critical hit finds the gap
	Whole        // cannot take a limb off
	Sparing      // may spare a life from afar as well
	lastProperty = Sparing
)

var propertyNames = [...]string{"two-handed", "light", "thrown", "heavy", "burst", "double-tap", "hip-fire", "arc", "silent", "natural", "launcher", "guard", "single", "untaught", "swift", "enchanted", "mirror", "returns", "phasic",
	"cooling", "charges", "at-hand", "quick-load", "slow-load", "sure", "ranging", "fading", "draining", "exposing", "precise", "no-dismembering", "sparing"}

// Weapon is a weapon of a book, of a sheet, or of a body.
type Weapon struct {
	Key, Name, Kind string
	Damage          dice.Dice
	Type            int8
	Near, Far       int16 // units; 0: melee. A single range has both alike
	Reach           int16 // units more than ordinary arms
	Heat            int8  // attacks until it must be reloaded; 0: any number
	Loading         int8  // times that reloading must be ordered
	Props           Property
	Abilities       uint8     // the best of them is added
	Bonus, Plus     int8      // to hit, and to damage
	Drive           int16     // against the window of armour; 0: as much as the damage
	Misfire         int8      // a natural roll of at most this breaks it
	Guard           int8      // what it adds to Defence when raised
	Clumsy          int8      // what it adds for the untrained
	Table           int16     // rolled on when it has turned a blow; -1: none
	Both            dice.Dice // in both hands, where the other is free; no dice: no difference
	Riders          []Rider
	Extra           Extra
	Vicious         int8  // ability that is added to its damage; -1: none
	Fumble          int16 // table that its wielder rolls on after a natural 1; -1: none
	Splash          Splash
	Only            []int16     // conditions of which its target must be in one; none: anybody
	Each            int8        // heat that each attack takes; 0: 1
	Sweep           int8        // that a burst takes; 0: as bursts do
	Cools           int8        // that it regains in a round without an attack
	Adds            []Add       // beside its damage
	Fires           *Effect     // in place of an attack against Defence
	Over            space.Cover // cover up to which does not count against it
	Ward            int8        // to Defence, in hand
	Passes          uint16      // layers that it never meets
	Blast           Explosion
	Material        uint32 // types that it counts as besides
	Pounds          int16
	Critical        int16  // units within which it can be critical; 0: as the book says
	Butt            Strike // of a blow with it, where it is made for that; no dice: as with any gun
	Traits          Traits
}

// Severs reports whether a weapon can take a limb off: one that does nothing but energy
// always can, and what another adds follows it (LOL-DISMEMBER).
func (b *Book) Severs(w *Weapon) bool {
	pure := b.Attack.Energy&(1<<w.Type) != 0
	for _, x := range w.Blast.Parts {
		pure = pure && b.Attack.Energy&(1<<x.Type) != 0
	}
	return pure || w.Props&Whole == 0
}

// Explosion is of an explosive: parts that keep their own drives, for whom it hits, and for
// those around.
type Explosion struct {
	Parts     []BlastPart
	Size      int16 // units around; 0: those grouped with the target
	Zone      Zoning
	High, Low int16 // of a zone
	Near      int16 // units around its point within which it is high
	Lands     bool  // it bursts where it comes down
}

// Zoning is how an attack on a whole zone hits.
type Zoning uint8

// The ways.
const (
	NoZone  Zoning = iota
	Cluster        // who fails to defend has the high value, and who does not the low one
	Point          // near its point it has the high value, elsewhere the low one
)

var zoneWords = [...]string{"none", "cluster", "point"}

// ZoneWords is the vocabulary of attacks on zones.
var ZoneWords = Vocabulary{Noun: "zone", Words: zoneWords[:]}

// BlastPart is damage of one type of an explosive.
type BlastPart struct {
	Damage dice.Dice
	Type   int8
	Drive  int16 // 0: as much as the damage
}

// Traits are numbers that change with what its wielder has done in a turn and with whom it
// hits, and what it gives its wielder back or takes of them.
type Traits struct {
	Steady   int8      // to hit within normal range
	Repeat   int8      // in place of the book's penalty for earlier attacks
	Pierces  int8      // to hit, at most what the target's armour adds
	Rebounds int8      // to hit, after a miss with it in this turn
	Sweeps   int8      // to hit, after an attack with it on another in this turn
	Forceful bool      // does a point more for each earlier attack of the turn
	Deadly   dice.Dice // more on a critical hit, once it has been doubled
	Leeches  bool      // its wielder regains what its hits take
	Charge   Stake
}

// Stake is what charging a weapon takes of a reserve, in place of heat and a bonus action.
type Stake struct {
	Reserve int8
	Amount  int16 // 0: it takes heat
}

// Rider is what a hit does beside damage.
type Rider struct {
	Loses     Loss
	Condition int16  // -1: nothing
	Crit      int16  // instead, on a critical hit; -1: the same
	Save      int8   // ability that saves against it; -1: nothing does
	DC        int8   // 0: its wielder's own
	Telling   bool   // a critical hit leaves no save
	Spares    uint32 // bits of Sheet.Kind that it does nothing to
	Ends      Ends
	Rounds    int8
	Table     int16 // thrown on instead; -1: none
	Once      bool  // gone from the weapon with the first hit
	Own       bool  // its condition befalls its wielder
	After     bool  // once the damage of the hit is done
	Detonates bool  // somebody primed goes off instead
	Unfocuses bool  // ends concentration, without a save
	Push      int16 // units that its target is moved away
	Pull      int16 // units that it is moved nearer
	Largest   int8  // size of those whom it moves, or whom its condition can befall; -1: any
}

// DoesNothing reports whether nothing comes of a rider.
func (x *Rider) DoesNothing() bool {
	return x.Condition < 0 && x.Crit < 0 && x.Table < 0 && x.Loses == (Loss{}) && x.Push == 0 && x.Pull == 0 && !x.Detonates && !x.Unfocuses
}

// NoRider does nothing.
var NoRider = Rider{Condition: -1, Crit: -1, Save: -1, Table: -1, Largest: -1}

// Ranged reports whether a weapon is fired and not swung.
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

// Slots returns how many of the places for weapons it takes.
func (w *Weapon) Slots() int {
	if w.Props&AtHand != 0 {
		return 0
	}
	return w.Hands()
}

// Splash is what an attack does to others near its target: dice of its own, or as
// much as to the target.
type Splash struct {
	Size   int16 // units; 0: nothing
	Damage dice.Dice
	Theirs bool // only those of the target's side
	Misses bool // a miss does it too
}

// Extra is damage that a weapon does beside its own, to some kinds of creatures.
type Extra struct {
	Damage dice.Dice
	Type   int8
	Kinds  uint32 // bits of Sheet.Kind; 0: all
}
