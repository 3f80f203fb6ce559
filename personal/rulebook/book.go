// Package rulebook holds the rules of fights on foot as data: a book's numbers and
// strategies, its weapons, armour, powers, conditions and sheets, and the closed
// vocabularies that files write them in. It does not know about fights.
package rulebook

import (
	"cmp"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/sim/damage"
	"broadside/sim/dice"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Limits of a book's lists, so that sets of them fit into whole numbers.
const (
	MaxAbilities  = 6
	MaxSkills     = 32
	MaxTypes      = 32
	MaxTokens     = 6
	MaxLayers     = 10
	MaxConditions = 128
	MaxItems      = 400 // of one kind
)

// Book is a rulebook for people: numbers, and strategies chosen by name from closed
// lists. It never changes. Only the log asks a book for its name.
type Book struct {
	Key, Name string
	Lexicon
	Catalogue
	Square     int16 // units across a square of a deck
	RoundTicks int16 // ticks of a round (ME-ROUND, HOE-ROUND)

	Topics  [lastTopic + 1]string // the id of the rule for each topic
	Mods    [MaxScore + 1]int8    // what an ability score adds, by the score
	Tokens  []Token
	Actions [lastAct + 1]Action
	Roles   [lastRole + 1]int16 // the condition that plays a part, or -1

	Initiative InitiativeRules
	Surprise   SurpriseRules
	Checks     CheckRules
	Attack     AttackRules
	Defence    Defence
	Cover      CoverRules
	Ranges     RangeRules
	Stages     [lastPhase + 1][]Stage
	Layers     []Layer
	Toll       Toll
	Injuries   InjuryRules
	Zero       Zero
	Movement   MovementRules
	Falls      Fall
	Rests      []Rest // from the shortest; empty: all rests are alike
	Doors      DoorRules
	Mines      MineRules
	Burdens    []Burden
	Unused     UnusedRules
	Clips      ClipRules
	Slots      int8 // for weapons that a person carries; 0: any number
	Levels     LevelRules
	Focus      FocusRules
	Casting    CastRules
}

// Lexicon is the vocabulary of a book.
type Lexicon struct {
	Unit      string // of every length: "m", "ft"
	Words     Words
	Abilities []string
	Skills    []Skill
	Types     []string // of damage (ME-TYPES)
	Kinds     []string // of creatures
	Sizes     []Size
	Weights   []string // of armour
	Schools   []string // of powers
}

// Catalogue is the lists of a book whose entries are referred to by number.
type Catalogue struct {
	Reserves   []Reserve
	Tables     []Table
	Conditions []Condition
	Weapons    []Weapon
	Armours    []Armour
	Powers     []Power
	Devices    []Device
	Sheets     []Sheet
}

// MaxScore is the highest ability score.
const MaxScore = 40

// HitPoints is the default name of a person's points.
const HitPoints = "hit points"

// Words are a book's names for a person's points, and for what an attack must reach.
type Words struct{ Points, Defence string }

// Skill is a skill in which people can be proficient.
type Skill struct {
	Name    string
	Ability int8
	Part    SkillPart
}

// InitiativeRules define what is added to the d20 of initiative: an ability's modifier
// (-1: none), and proficiency; and whether it is a check of that ability.
type InitiativeRules struct {
	Ability            int8
	Proficiency, Check bool
}

// SurpriseRules define the effects of surprise.
type SurpriseRules struct {
	Ambush bool // each of the surprising side takes one action first
	Round  bool // it lasts until the first round ends, instead of the person's first turn
}

// Size is a size of creatures, and the space that it controls.
type Size struct {
	Name    string
	Squares int8  // across, on a deck
	Across  int16 // in units
	Bulk    int8  // of one that is carried; 0: bulk is not counted
	Pounds  int16 // the usual weight, without what it carries
}

// Widest returns the width of the largest creatures, in squares.
func (b *Book) Widest() (most int16) {
	for i := range b.Sizes {
		most = max(most, int16(b.Sizes[i].Squares))
	}
	return most
}

// RoomInSquare returns how many creatures of a size fit into one square of a deck
// (ME-SIZE).
func (b *Book) RoomInSquare(size int8) int16 {
	across := b.Sizes[size].Across
	if across == 0 || across >= b.Square {
		return 1
	}
	return (b.Square / across) * (b.Square / across)
}

// Token is a unit of the turn's economy, such as an action or a reaction.
type Token struct {
	Name   string
	Plural string // the name of several
	Count  int8   // at a refill
	Refill Refill
	Left   Leftover
	Any    bool // may be spent in others' turns, as a reaction
}

// Called returns the name of n of a token.
func (t *Token) Called(n int8) string {
	if n != 1 {
		return cmp.Or(t.Plural, t.Name)
	}
	return t.Name
}

// Action is the cost of an order in a book. Orders that a book does not have are refused.
type Action struct {
	Has      bool
	Prices   []Price // the first that can be paid is used
	Half     bool    // costs half of the speed besides
	Full     bool    // or all of it
	Any      bool    // also outside of their own turn, with held tokens
	Whenever bool    // and before it, if it costs nothing
	Rule     string  // the id of the rule
}

// Price is an amount of one token.
type Price struct{ Token, Count int8 }

// AttackRules define the parts of an attack roll.
type AttackRules struct {
	Ability     bool // the attack's ability is added, to the roll and to weapon damage
	Proficiency bool
	CritSpells  bool // a natural 20 doubles the dice of spells as well
	Throws      Thrower
	Defence     DefenceRoll // of the defender, if they throw
	Reason      int8        // the value of a reason for or against an attack; 0: a second d20
	Critical    Critical
	Surge       int16  // what a critical hit adds to drive
	Precise     int16  // the same for a precise weapon in melee, if it is more
	Within      int16  // units within which ranged weapons can be critical, unless a weapon says otherwise; 0: at any range
	Plain       bool   // the attack's ability is not added to weapon damage
	Power       int8   // ability whose score is added to the damage and the drive of melee weapons; -1: none
	Together    bool   // all weapons in hand strike as one attack
	Parries     bool   // what is raised is lowered as its bearer's next turn begins
	Energy      uint32 // types whose drive always equals the damage, unless a weapon carries them
	Area        AreaRules
	Softer      SofterRules
	Unarmed     Strike
	Butt        Strike
	Burst       BurstRules
	Heavy       HeavyRules
	TwoWeapon   bool
	Called      bool // a shot can be called at a weak spot
	Repeat      int8 // penalty for each earlier attack of the person's own turn
	Blast       int8 // plus the attack bonus, the DC against thrown explosives; 0: their own DC
	Melee       bool // the ability is added to the damage of melee hits alone
	Thrown      int8 // ability added to the damage of thrown weapons; -1: none
}

// Strike is an attack without a weapon made for it.
type Strike struct {
	Damage    dice.Dice
	Type      int8
	Abilities uint8 // the best of them is added
	Repeat    int8  // instead of the penalty for earlier attacks; 0: that
	Drive     int16 // as of a weapon
}

// BurstRules define how many attacks a burst counts as, and the DC to escape it.
type BurstRules struct{ Shots, DC int8 }

// HeavyRules define the score below which heavy weapons hinder. Ability -1: they never
// do.
type HeavyRules struct{ Ability, Least int8 }

// ClipRules define what reloading takes. Name "": nothing that is counted.
type ClipRules struct {
	Name  string
	Rapid int8 // DC of a check of quick hands
}

// Defence defines what an attack roll must reach.
type Defence struct {
	Base    int8
	Ability int8 // its modifier is added, or the whole score
	Score   bool

	Proficiency bool // added to a Defence that is worked out
}

// RangeRules define what distance does to an attack.
type RangeRules struct {
	Beyond bool  // weapons may fire beyond their one range, with disadvantage
	Close  int16 // a seeing, able foe this near hinders ranged attacks; 0: none does
	Reach  int16 // of a creature with ordinary arms

	Step  int8 // taken off an attack for each range increment beyond the first; 0: ranges have no increments
	Aimed int8 // or this much, when aimed
	Steps int8 // maximum number of increments
}

// MovementRules define what a square costs besides its length.
type MovementRules struct {
	Difficult  bool // each unit of difficult ground costs one more; otherwise it has the condition of PartRough
	Creatures  bool // the space of another creature is difficult
	Sizes      int8 // a foe's space may be entered at this difference of sizes
	Share      bool // creatures of other sizes may stay in one space
	Squeeze    bool
	Crawl      bool // prone movement costs one more a unit
	Strikes    bool // leaving a foe's reach gives it an opportunity attack
	DragHalves bool
	Jump       int16 // maximum length of a jump in units
	Strength   int8  // the ability whose score is the bulk that a person can carry
	Once       bool  // crawling, climbing, swimming and difficult ground halve it once
	Leap       int8  // a jump is at most the speed divided by this; 0: Jump
}

// CoverRules define what cover does.
type CoverRules struct {
	Bonus  [space.TotalCover + 1]int8 // to Defence and saves, by the degree
	Names  [space.TotalCover + 1]string
	Save   int8        // the ability whose saves it helps, or -1
	Bodies space.Cover // what a creature in between gives
	Hides  space.Cover // the least that a person can hide behind
	Taken  TakenCover
	State  int16 // a condition that counts as cover, to which other cover adds nothing; -1: none
}

// CoverName returns the book's name for a degree of cover.
func (b *Book) CoverName(c space.Cover) say.Text {
	if name := b.Cover.Names[c]; name != "" {
		return say.Name(name)
	}
	return say.Text(c.String())
}

// TakenCover defines the effects of taking cover. Times 0: the book does not have it.
type TakenCover struct {
	Times int8        // multiplies the bonus of cover
	Prone space.Cover // cover by lying flat,
	From  int16       // against foes at least this many units away
}

// Rest is a kind of rest: how long it takes, and what it restores besides what the
// shorter ones do.
type Rest struct {
	Key, Name string
	Minutes   int16
	Asleep    int16           // minutes of those
	Heals     damage.Fraction // of the maximum of hit points
	Daily     bool            // heals once between two rests that are not daily
}

// GivesBack returns the name of the rest that restores the uses of a power.
func (b *Book) GivesBack(w *Power) say.Text {
	if w.Back > 0 {
		return say.Name(b.Rests[w.Back-1].Name)
	}
	return "a rest"
}

// Fall defines the effects of falling.
type Fall struct {
	Every     int16 // units for each die
	Faces     int8
	Most      int8
	Type      int8
	Prone     bool
	Cushioned bool // falling prone, but not if only layers lose points
}

// DoorRules define the numbers of a deck's doors, which are the project's own.
type DoorRules struct {
	Defence int8
	Points  int16
	Force   int8 // DC to force a lock
	Ability int8
}

// MineRules define the DC to notice a mine, the DC to disarm it, and what an attack must
// reach to set it off.
type MineRules struct{ Notice, Disarm, Defence int8 }

// FocusRules define the save that keeps concentration after damage.
type FocusRules struct {
	Ability int8 // of the save; -1: nothing can break it
	Least   int8 // the save is against this, or half of the damage
}

// CastRules define how hard powers are to withstand, and what they take.
type CastRules struct {
	Base        int8 // of the DC of saves
	Proficiency bool
	Score       bool   // the whole ability score is added, not its modifier
	Hand        bool   // a free hand is needed
	Grows       []int8 // levels at which growing dice increase by one
	Counter     CounterRules
}

// CounterRules define the DC to counter a power of too high a level: Base, plus Times its
// level.
type CounterRules struct{ Base, Times int8 }

// Modifier returns the ability modifier of a score.
func (b *Book) Modifier(score int8) int {
	return int(b.Mods[max(0, min(int(score), MaxScore))])
}

// Condition finds a condition by its key, or -1.
func (b *Book) Condition(key string) int16 {
	for i := range b.Conditions {
		if b.Conditions[i].Key == key {
			return int16(i)
		}
	}
	return -1
}

// Sheet finds a sheet by its key, or -1.
func (b *Book) Sheet(key string) int16 {
	for i := range b.Sheets {
		if b.Sheets[i].Key == key {
			return int16(i)
		}
	}
	return -1
}

// Figure finds the sheet that plays a figure, or -1.
func (b *Book) Figure(n int) int16 {
	for i := range b.Sheets {
		if b.Sheets[i].Plays&(1<<n) != 0 {
			return int16(i)
		}
	}
	return -1
}

// Weapon finds a weapon by its key, or -1.
func (b *Book) Weapon(key string) int16 {
	for i := range b.Weapons {
		if b.Weapons[i].Key == key {
			return int16(i)
		}
	}
	return -1
}

// Power finds a power by its key, or -1.
func (b *Book) Power(key string) int16 {
	for i := range b.Powers {
		if b.Powers[i].Key == key {
			return int16(i)
		}
	}
	return -1
}

// Device finds a grenade or another thing to use by its key, or -1.
func (b *Book) Device(key string) int16 {
	for i := range b.Devices {
		if b.Devices[i].Key == key {
			return int16(i)
		}
	}
	return -1
}

// SkillFor finds the skill that plays a part, or -1.
func (b *Book) SkillFor(part SkillPart) int8 {
	for i := range b.Skills {
		if b.Skills[i].Part == part {
			return int8(i)
		}
	}
	return -1
}

// Refuse returns a refusal under the book's rule for a topic.
func (b *Book) Refuse(t Topic, message say.Text, values ...any) error {
	id := b.Topics[t]
	if id == "" {
		id = crew.Manners
	}
	return crew.Refuse(id, message, values...)
}

// Library is every book and every deck plan that was loaded.
type Library struct {
	Books []Book
	Plans []deckplan.Plan
}

// Book finds a book by its key, or -1.
func (l *Library) Book(key string) int16 {
	for i := range l.Books {
		if l.Books[i].Key == key {
			return int16(i)
		}
	}
	return -1
}

// Plan finds a deck plan by its key, or -1.
func (l *Library) Plan(key string) int16 {
	for i := range l.Plans {
		if l.Plans[i].Key == key {
			return int16(i)
		}
	}
	return -1
}

// Screens reports whether a stage comes before the roll, so that the damage has to be
// known by then.
func (b *Book) Screens() bool { return len(b.Stages[BeforeRoll]) > 0 }

// MaxReserves bounds the reserves of a book.
const MaxReserves = 4

// Reserve is points that pay for powers and exertions, in books without slots.
type Reserve struct {
	Key, Name string
	Counts    bool  // begins at 0 and counts up to its maximum
	Ability   int8  // its score is the maximum; -1: the sheet says
	Empty     int16 // the condition of people without any left; -1: none
}

// Table is a table of results that a die decides, such as wounds, or the fate of a blade
// that was caught.
type Table struct {
	Key, Name string
	Once      bool // not rolled for somebody already in one of its conditions
	Rows      []TableRow
}

// TableRow is what one face of the die does.
type TableRow struct {
	Says      string
	Condition int16 // -1: none
	Both      bool  // of the other person too
	Damage    dice.Dice
	Fells     bool  // to 0 hit points
	Bad       int8  // of the track at 0, in addition
	Disarms   int16 // units that the other person's weapon flies
	Breaks    bool
	Again     int8 // rolls again this often, in which this row does nothing
	Effects   []Effect
}
