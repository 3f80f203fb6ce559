package personal

import (
	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/space"
)

// Property is what a weapon is or can do.
type Property uint32

// The properties.
const (
	TwoHanded Property = 1 << iota
	Light              // fits the second hand
	Thrown
	Heavy     // needs strength, or has disadvantage
	Burst     // an area instead of one target
	DoubleTap // a second attack by bonus action, no ability to its damage
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
	QuickLoad    // reloaded by bonus action
	SlowLoad     // never reloaded by bonus action
	Sure         // hits whom its wielder sees
	Ranging      // each miss adds one to the next attacks, until a hit
	Fading       // half of its damage beyond normal range
	Draining     // its wielder regains half of what it deals
	Exposing     // leaves who has fired it as open as taking aim, for a round
	lastProperty = Exposing
)

var propertyNames = [...]string{"two-handed", "light", "thrown", "heavy", "burst", "double-tap", "hip-fire", "arc", "silent", "natural", "launcher", "guard", "single", "untaught", "swift", "enchanted", "mirror", "returns", "phasic",
	"cooling", "charges", "at-hand", "quick-load", "slow-load", "sure", "ranging", "fading", "draining", "exposing"}

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
	Table           int16     // thrown on when it has turned a blow; -1: none
	Both            dice.Dice // in both hands, where the other is free; no dice: no difference
	Riders          []Rider
	Extra           Extra
	Vicious         int8  // ability that is added to its damage; -1: none
	Fumble          int16 // table that its wielder throws on by a natural 1; -1: none
	Splash          Splash
	Only            []int16     // conditions of which its target must be in one; none: anybody
	Each            int8        // heat that each attack takes; 0: 1
	Sweep           int8        // that a burst takes; 0: as bursts do
	Cools           int8        // that it regains in a round without an attack
	Adds            []Add       // beside its damage
	Fires           *Effect     // in place of an attack against Defence
	Over            space.Cover // cover up to which does not count against it
	Steady          int8        // to hit within normal range
	Ward            int8        // to Defence, in hand
	Passes          uint16      // layers that it never meets
	Butt            Strike      // of a blow with it, where it is made for that; no dice: as with any gun
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
	Detonates bool  // who is primed goes off instead
	Unfocuses bool  // ends concentration, without a save
	Largest   int8  // size of those whom its condition can befall; -1: any
}

// NoRider does nothing.
var NoRider = Rider{Condition: -1, Crit: -1, Save: -1, Table: -1, Largest: -1}

// Ranged says whether a weapon is fired and not swung.
func (w *Weapon) Ranged() bool { return w.Far > 0 && w.Props&Thrown == 0 }

// Hands is how many hands the weapon takes.
func (w *Weapon) Hands() int {
	switch {
	case w.Props&Natural != 0:
		return 0
	case w.Props&TwoHanded != 0:
		return 2
	}
	return 1
}

// Slots is how many of the places for weapons it takes.
func (w *Weapon) Slots() int {
	if w.Props&AtHand != 0 {
		return 0
	}
	return w.Hands()
}

// Armour is what is worn.
type Armour struct {
	Key, Name string
	Says      string
	Defence   int8
	Most      int8 // of the ability that Defence may add; -1: all of it
	Layer     int8 // that it feeds, with Points and Regain; -1: none
	Points    int32
	Regain    int32
	Weight    int8  // of the book's; -1: it burdens nobody
	Pieces    int8  // that it counts as
	From, To  int16 // the drive that it halves: below it nothing comes through, above it all
	Resists   uint32
	Unmoved   []int16 // conditions that cannot befall its wearer
	Soak      Soak
	DC        int8 // on the number against the powers of its wearer
	Powers    []int16
}

// Power is a power or a spell, and what it does as a tree of data.
type Power struct {
	Key, Name string
	Says      string
	Level     int8
	Cost      int16 // of a reserve
	Reserve   int8
	Act       Price // what casting takes
	Focus     bool  // needs concentration
	Effect    Effect
	More      dice.Dice // for each level above its own
	Growth    bool      // its dice are doubled, trebled and so on with its caster's level
	Grows     dice.Dice // are added so often instead
	With      int8      // ability in place of its caster's; -1: theirs
	Answers   Moment    // it is used by reaction, at that moment alone
	Either    bool      // or in a turn of one's own, for its price
	School    int8      // of the book's; -1: none
	Against   int8      // the school that it answers; -1: any
	Within    int16     // units to where what it answers comes about; 0: its range
	Counters  bool      // what it answers has no effect
	When      Tags      // what the blow must be that it answers: melee, say
	Skill     bool      // no spell: it takes no hand, and what resists spells does not resist it
	Sure      bool      // it answers without being asked for
	Once      bool      // until a rest
	Recharge  int8      // what a d6 must show, at the start of a turn, for it to be used again; 0: it is not used up
	Uses      []Level   // for each rest; none: any number
	Takes     Dose      // of a layer of its user's
	Answered  uint32    // types of damage that it answers; 0: all
}

// Learnt says whether a power asks for the casting ability of its user.
func (w *Power) Learnt() bool {
	e := &w.Effect
	rolls := e.Aim == ByAttack || e.Aim == ByTouch || e.Aim == BySave && e.DC == 0 && !e.Unaided
	return w.With < 0 && (w.Level > 0 || w.Counters || e.AddMod || e.Times > 0 || rolls)
}

// Device is a grenade, or another thing to use.
type Device struct {
	Key, Name string
	Says      string
	Act       Act
	DC        int8
	Effect    Effect
	Seeks     bool   // finds the one it is thrown at, who cannot save
	Delay     bool   // works at the start of its thrower's next turn
	Stick     int8   // ability of the attack that sticks it to somebody; -1: it never sticks
	Mine      bool   // lies and waits for somebody to come near
	Alone     bool   // then works on them alone
	Spares    bool   // does not mind the side that laid it
	Blast     Effect // of a mine that stays: when it goes off for good
	Smoke     bool   // what lasts is smoke, and hides
	Lasts     int8   // rounds that its area goes on
	Marks     Marks
}

// Marks are what each mark above the first adds to a device.
type Marks struct {
	Damage dice.Dice
	DC     int8
	Size   int16
	Range  int16
	Count  int8
}

const maxMark = 10

// marked is a device of a mark.
func (d Device) marked(mark int8) Device {
	if n := mark - 1; n > 0 {
		for _, e := range [...]*Effect{&d.Effect, &d.Blast} {
			if e.Damage.Count > 0 {
				e.Damage.Count += d.Marks.Damage.Count * n
			}
		}
		d.DC += d.Marks.DC * n
		d.Effect.Size += d.Marks.Size * int16(n)
		d.Effect.Range += d.Marks.Range * int16(n)
		d.Effect.Count += d.Marks.Count * n
	}
	return d
}

// Effect is what a power or a device does.
type Effect struct {
	Range      int16 // units; 0: the user alone, or whoever can be touched
	Shape      Shape
	Size       int16 // of the area, units
	Count      int8  // leaps, or areas that a thing is thrown at
	Aim        Aim
	Ability    int8 // of the save
	DC         int8 // of the save, where it is its own; 0: that of its source
	Half       bool // a successful save takes half
	Whole      bool // a successful save spares from all but the damage
	Damage     dice.Dice
	Type       int8
	Bypass     bool
	AddMod     bool // the casting ability is added
	Heal       dice.Dice
	Layer      int8 // that gains Points; -1: none
	Points     dice.Dice
	Condition  int16
	Ends       Ends
	Rounds     int8
	Again      bool // a save at each end of turn ends the condition
	Push       int16
	Foes       bool // an area spares friends
	Prime      int8 // damage type that the target is primed with; -1: none
	Detonate   bool
	Drain      int8      // layer that regains half of what was dealt; -1: none
	Spends     int8      // a layer whose points are all that it does; -1: none
	Soak       dice.Dice // off the blow that it answers
	Blows      int8      // attacks that the user may make at once
	ShieldEdge int8      // a layer whose points give advantage on the save; -1: none
	Bonus      int8      // to hit
	Splash     Splash
	Loses      Loss // of reserves, by the target
	Gains      Loss
	Bad        int8 // of the track at 0
	Table      int16
	Fumble     int16     // thrown on by a natural 1 on the save; -1: none
	Cures      []int16   // conditions that it ends
	Only       int16     // the condition that the target must be in, by the user's doing; -1: any
	Turns      dice.Dice // the target strikes a friend in reach, or takes this
	Spoils     bool      // what the target holds is broken
	Touches    bool      // its type counts though it does no damage
	Gaze       int16     // it ends when sight does, and a mirror brings this condition upon its user instead; -1: it is no gaze
	Favours    bool      // the user has advantage on the next check or attack
	Feeds      dice.Dice // what the user regains
	Kills      bool
	Largest    int8    // size of those whom it moves or puts into its condition; -1: any
	Then       *Effect // on the same target, of a hit or a failed save
	PrimeAll   bool    // who saves is primed too
	Hampers    bool    // the target has disadvantage on their next attack, check or save
	Refills    Dose    // of a layer of the user's that is not empty
	Friends    bool    // an area is for friends alone, so many of them at most as Count says
	Rushes     bool    // the user comes to the target, or to the place, first
	Grown      []Level // points of its layer, by the user's level
	Times      int8    // its points are so many times the user's level and modifier
	Unaided    bool    // no ability adds to the number of its save
	Calls      Calls
	Own        bool      // works on its user, whoever is named
	Rests      bool      // the target has had a rest
	Flits      dice.Dice // the target is elsewhere at once, so many squares away
	Gifts      bool      // its user has the powers of the target from then on
	Anyones    bool      // Only holds whoever has put the target into the condition
	Throws     dice.Dice // more units of Push
	Core       int16     // units from its middle within which nobody can save
	Strips     uint16    // layers that lose their points before anything else
	Stays      *Stays    // its area goes on; nil: it does not
	Swells     int16     // units more of Size for each level of the slot above the power's
	Wider      int8      // more of Count for each level of the slot above the power's
	Kinds      uint32    // bits of Sheet.Kind of those whom it can be for; 0: all
	Spares     uint32    // and of those whom it cannot
	Raises     int8      // layer that has all the points of its bearer's sheet again; -1: none
}

// Level is a number that holds from a level on.
type Level struct{ From, Is int8 }

// atLevel is the number of a list that holds at a level; 0: none does.
func atLevel(list []Level, level int8) (n int8) {
	for _, x := range list {
		if level >= x.From {
			n = x.Is
		}
	}
	return n
}

// Dose is points of a layer. Points 0: all that it has; Layer -1: none.
type Dose struct {
	Layer  int8
	Points int16
}

// Condition is a state that somebody can be in: what it implies, what it
// forbids, what it changes, and when it ends.
type Condition struct {
	Key, Name string
	Says      string
	Implies   []int16 // hold as long as it does
	Brings    []int16 // begin with it and stay
	Flags     Flag
	Speed     int16 // at most so much; -1: no limit
	FailSaves uint8 // abilities
	Mods      []Modifier
	Breaks    uint16    // see Break
	Damage    dice.Dice // at the start of each turn
	Type      int8
	Escape    Escape
	Step      int16 // the next level of it, for those that have levels; -1: none
	Resist    uint32
	Primed    int8      // waits for a detonation of this kind; -1: not
	Blast     Effect    // of the detonation
	Hands     int8      // that can be used; -1: all
	Track     int8      // less of the track at 0
	Tender    dice.Dice // more, whenever hurt
	Ease      Escape    // the save of each rest that takes a level off
	Collapse  Collapse
	Slow      int8 // hundredths of the maximum of hit points that are left; 0: all
	Actions   int8 // more of the first token at each refill, or fewer
	Loses     Loss // at the start of each turn
	Kills     bool
	Eases     bool // a level of it is off after each rest
	Seeps     bool // its damage passes what may be bypassed
	Grows     bool // its damage does with the level of who has brought it about
	Fly       int16
	Keeps     bool               // what its escape must reach is the number against the power that has brought it about
	Lowers    [MaxReserves]int16 // less of each reserve at most
	Faster    int16              // units more of every speed that one has
	Fumble    int16              // table thrown on by a natural 1 on an attack or a check; -1: none
	Drained   int16              // table thrown on when what it takes leaves nothing of a reserve; -1: none
	Leaves    []int16            // conditions that begin when it ends
	After     Effect             // on its bearer, when its time is over
	Boost     Boost
	Soaks     bool      // resists the type of the damage that its power has answered
	Larger    int8      // sizes more
	Lot       dice.Dice // how many of something they have in them: an escape takes one out, the last ends it
	Thorns    Boost     // for who hits its bearer
	While     int8      // layer in whose points it ends; -1: none
}

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
	lastBreak    = BreakRolls
)

var breakNames = [...]string{"acts", "helpless", "stopped", "hurt", "prone", "cover", "rest", "healed", "aloft", "attacks", "hits", "reloads", "rolls"}

// Breaks is the vocabulary of what ends a condition.
var Breaks = Vocabulary{"break", breakNames[:]}

// Escape is the check that ends a condition by an action. DC 0: there is none.
type Escape struct {
	Ability int8
	DC      int8
	Actions int8
	Others  bool // only somebody else can free them
	Numbed  bool // it can be tried though one cannot act
}

// Modifier changes rolls: its bearer's, or those of others against the bearer.
type Modifier struct {
	Roll      RollKind
	Against   bool
	Edge      int8      // +1 advantage, -1 disadvantage
	Value     int8      // added
	Dice      dice.Dice // thrown besides, and added
	Minus     bool      // or taken off
	When      Tags      // all of them must hold
	Abilities uint8     // of the check or save; 0: any
	Company   int16     // units within which there has to be another person, no creature; 0: it does not matter
}

// Feature is what a sheet's owner can do beyond the common rules.
type Feature uint32

// The features.
const (
	QuickActions Feature = 1 << iota // Dash, Disengage and Hide by bonus action
	QuickReload                      // reload by bonus action
	Hover
	BrutalCritical // one more die on critical melee hits
	SneakAttack
	Pack        // advantage on whom an able friend stands beside
	Swarming    // no attack roll does any damage; it lies on others, and they on it
	SeesUnseen  // sees what cannot be seen
	SpellsOnce  // casts each spell that has a cost once for each rest, and without the cost
	Aggressive  // Dash by bonus action, while a foe is in sight
	Avoidance   // saves that take half take all, and half where they fail
	Frenzied    // advantage in melee against whoever is hurt
	Grappler    // advantage on whom it holds
	lastFeature = Grappler
)

var featureNames = [...]string{"quick-actions", "quick-reload", "hover", "brutal-critical", "sneak-attack", "pack", "swarming", "sees-unseen", "spells-once", "aggressive", "avoidance", "frenzied", "grappler"}

// Mode is a way to move.
type Mode uint8

// The modes.
const (
	Walk Mode = iota
	FlyMode
	Climb
	Swim
	lastMode = Swim
)

var modeNames = [...]string{"walk", "fly", "climb", "swim"}

func (m Mode) String() string { return modeNames[m] }

// Sheet is a person as a book's data has them, or as a player brings them.
type Sheet struct {
	Key, Name, Notes            string
	Class                       string // of a player's character
	Plays                       uint32 // figures
	Special                     bool   // falls at 0 and does not die
	Size                        int8
	Level                       int8
	Scores                      [MaxAbilities]int8
	Modifiers                   []int8 // in place of what the scores give
	Kind                        int8   // of creature, from 1; 0: none of the book's kinds
	Weakness                    Weakness
	Soak                        Soak
	Begins                      []int16 // conditions that it is always in
	Proficiency                 int8
	Skilled, Expert             uint32
	Saves                       uint8 // abilities whose saves proficiency helps
	HP                          int32
	Defence                     int8 // 0: worked out
	Armour                      []int16
	Speeds                      [lastMode + 1]int16
	Actions                     int8 // of the first token; 0: the book's
	Attacks                     int8 // of one attack action
	Weapons                     []Arm
	Untrained                   bool     // adds proficiency to no weapon
	Trained                     []string // kinds of weapons that proficiency helps with; none: all
	Worn                        uint8    // weights of armour that they are used to; none: all
	Powers                      []int16
	Innate                      []Innate
	Casting                     int8 // ability
	Slots                       [MaxSlots]int8
	Reserves                    [MaxReserves]int16
	Devices                     []Supply
	Clips                       int8
	Pools                       [MaxLayers]Pool
	Resists, Vulnerable, Immune uint32
	Unmoved                     []int16 // conditions that cannot befall it
	Features                    Feature
	Sneak                       dice.Dice
	Reduce                      int8  // off every damage
	Minds                       int16 // units within which it hears what others think
	Catches                     int16 // units within which what is dropped or thrown floats to it, and stays while it is able
	Trail                       int16 // device whose ground it leaves where it has walked; -1: none
	Bad                         int8  // its track at 0; 0: the book's
	Regrows                     Regrowth
}

// Regrowth is what somebody regains at the start of each turn, but of one that follows
// damage of some types. They die only when such a turn begins with them at 0.
type Regrowth struct {
	Points int8
	Not    uint32
}

// Innate is how a sheet has a power that it takes no slot for.
type Innate struct {
	Place uint8 // among its powers, from 1
	Uses  int8  // for each rest; 0: any number
	Slot  int8  // the level that it is cast at; 0: its own
}

// innate finds how a sheet has a power without a slot, or nil.
func (s *Sheet) innate(place uint8) *Innate {
	for i := range s.Innate {
		if s.Innate[i].Place == place {
			return &s.Innate[i]
		}
	}
	return nil
}

// MaxSlots is the highest level of powers.
const MaxSlots = 5

// Arm is a weapon on a sheet, with its own bonus where a book gives one.
type Arm struct {
	Weapon int16
	Fixed  bool // Bonus is all that is added to the roll, Plus to damage
	Bonus  int8
	Plus   int8
	Blows  int8 // attacks with it of one attack action; 0: the sheet's
	Most   int8 // of those of a turn that can be with it; 0: all
}

// Supply is things of one kind.
type Supply struct {
	Device int16
	Count  int8
	Mark   int8 // 0 is the first as well
}

// Pool is the points that a sheet has in a layer.
type Pool struct {
	Points, Regain int32
	Dice           int8  // that each tick takes off a hit; 0: one
	Down           bool  // as a fight begins: a power raises it
	Lends          int16 // condition while it has points; -1: none
}

// Proficient says whether proficiency helps with a skill, and how often.
func (s *Sheet) Proficient(skill int8) int {
	switch {
	case skill < 0:
		return 0
	case s.Expert&(1<<skill) != 0:
		return 2
	case s.Skilled&(1<<skill) != 0:
		return 1
	}
	return 0
}

// name lengths of books are those of the crew.
const maxName = crew.MaxName
