package rulebook

import (
	"math/bits"

	"broadside/crew"
	"broadside/sim/dice"
	"broadside/sim/field"
)

// Feature is a set of what a sheet's owner can do beyond the common rules.
type Feature uint32

// The features.
const (
	QuickActions Feature = 1 << iota // Dash, Disengage and Hide as a bonus action
	QuickReload                      // reload as a bonus action
	Hover
	BrutalCritical // one more die on critical melee hits
	SneakAttack
	Pack        // advantage on targets with an able friend beside them
	Swarming    // attacks roll no damage; it shares space with others
	SeesUnseen  // sees what cannot be seen
	SpellsOnce  // casts each spell that has a cost once for each rest, and without the cost
	Aggressive  // Dash as a bonus action, while a foe is in sight
	Avoidance   // saves for half damage avoid all of it, and failures take half
	Frenzied    // advantage in melee against the hurt
	Grappler    // advantage on those whom it holds
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
	LastMode = Swim
)

var modeNames = [...]string{"walk", "fly", "climb", "swim"}

func (m Mode) String() string { return modeNames[m] }

// Sheet is a person in a book's data, or as a player brings them.
type Sheet struct {
	Key, Name, Notes string
	Class            string // of a player's character
	Plays            uint32 // figures
	Special          bool   // falls at 0 and does not die
	Size             int8
	Experience       Experience
	Scores           [MaxAbilities]int8
	Modifiers        []int8 // instead of those of the scores
	Kind             int8   // of creature, from 1; 0: none of the book's kinds
	Weakness         Weakness
	Soak             Soak
	Begins           []int16 // conditions that it always has
	HP               int32
	Defence          int8 // 0: worked out
	Armour           []int16
	Speeds           [LastMode + 1]int16
	Actions          int8 // of the first token; 0: the book's
	Attacks          int8 // of one attack action
	Weapons          []Arm
	Devices          []Supply
	Clips            int8
	Pools            [MaxLayers]LayerPoints
	Training
	Spellcasting
	Proof
	Pounds   int16   // 0: its size's
	Unmoved  []int16 // conditions to which it is immune
	Features Feature
	Sneak    dice.Dice
	Reduce   int8  // taken off every damage
	Minds    int16 // units within which it hears thoughts
	Catches  int16 // units within which dropped or thrown weapons float to it, and stay while it is able
	Trail    int16 // device whose ground it leaves behind when walking; -1: none
	Bad      int8  // its track at 0; 0: the book's
	Regrows  Regrowth
}

// Training is what proficiency applies to.
type Training struct {
	Proficiency     int8
	Skilled, Expert uint32
	Saves           uint8    // abilities with proficient saves
	Untrained       bool     // not proficient with any weapon
	Trained         []string // proficient kinds of weapons; empty: all
	Worn            uint8    // weights of armour that they are used to; none: all
	Initiative      int8     // added to the book's
}

// Spellcasting is what somebody casts, and how they pay for it.
type Spellcasting struct {
	Powers   []int16
	Innate   []Innate
	Casting  int8 // ability
	Slots    [MaxSlots]int8
	Reserves [MaxReserves]int16
}

// Innate is a power on a sheet that takes no slot.
type Innate struct {
	Place uint8 // among its powers, from 1
	Uses  int8  // for each rest; 0: any number
	Slot  int8  // the level that it is cast at; 0: its own
}

// strangers are the names of figures that are people with names of their own, the first ones, as
// those read them who do not know such a person.
var strangers = [...]string{"Soldier", "Veteran", "Champion", "Vanguard", "Guardian", "Warder", "Mystic", "Seer", "Engineer", "Technician", "Scout", "Pathfinder"}

// Strangers returns all that characters can be to those who do not know them.
func Strangers() []string { return strangers[:] }

// Stranger returns what somebody with this sheet is to those who do not know them: a character is
// the figure that it plays, anybody else what the sheet is called.
func (s *Sheet) Stranger() string {
	if n := bits.TrailingZeros32(s.Plays); n < len(strangers) {
		return strangers[n]
	}
	return s.Name
}

// InnatePower returns the Innate of a power at a place, or nil.
func (s *Sheet) InnatePower(place uint8) *Innate {
	for i := range s.Innate {
		if s.Innate[i].Place == place {
			return &s.Innate[i]
		}
	}
	return nil
}

// MaxSlots is the highest level of powers.
const MaxSlots = 5

// Arm is a weapon on a sheet, with its own bonus if the book gives one.
type Arm struct {
	Weapon int16
	Fixed  bool // Bonus is all that is added to the roll, Plus to damage
	Bonus  int8
	Plus   int8
	Blows  int8 // attacks with it of one attack action; 0: the sheet's
	Most   int8 // maximum attacks of a turn with it; 0: all
}

// Supply is a number of devices of one kind.
type Supply struct {
	Device int16
	Count  int8
	Mark   int8 // 0 also means the first
}

// Fields describes a Supply.
func (s *Supply) Fields(c field.Coder) {
	field.Int(c, "device", &s.Device, 0, MaxItems)
	field.Int(c, "count", &s.Count, 0, MostSupplies)
	field.Int(c, "mark", &s.Mark, 0, 10)
}

// MostSupplies is the maximum number of a device that somebody can have.
const MostSupplies = 100

// IsSame reports whether two supplies have the same device and mark.
func (s Supply) IsSame(o Supply) bool {
	return s.Device == o.Device && max(1, s.Mark) == max(1, o.Mark)
}

// IsFull reports whether no more can be added.
func (s Supply) IsFull() bool { return s.Count >= MostSupplies }

// LayerPoints is the points of a sheet in a layer.
type LayerPoints struct {
	Points, Regain int32
	Dice           int8  // that each tick takes off a hit; 0: one
	Down           bool  // down when a fight begins, until a power raises it
	Lends          int16 // condition while it has points; -1: none
}

// ProficiencyIn returns how often proficiency is added to checks of a skill, or 0.
func (s *Sheet) ProficiencyIn(skill int8) int {
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

// MaxName is the maximum length of a name in a book, the same as for the crew.
const MaxName = crew.MaxName
