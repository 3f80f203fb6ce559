package rulebook

import (
	"broadside/sim/say"
	"broadside/sim/schema"
)

// Topic is a subject of the rules under which orders are refused. A book has a rule id
// for each.
type Topic uint8

// The topics.
const (
	TopicRound Topic = iota
	TopicTurn
	TopicMove
	TopicPass
	TopicRange
	TopicCover
	TopicSight
	TopicHands
	TopicAmmo
	TopicZero
	TopicHeal
	TopicDead
	TopicReact
	TopicGrapple
	TopicCast
	TopicDevice
	TopicSurprise
	TopicSpeeds
	TopicSize
	TopicCarry
	TopicShield
	TopicFree
	TopicSpare
	TopicSecond
	TopicReach
	TopicSever
	TopicArea
	TopicAura
	TopicSpareShot
	TopicLight
	lastTopic = TopicLight
)

var topicNames = [...]string{"round", "turn", "move", "pass", "range", "cover", "sight", "hands", "ammunition", "zero", "heal", "dead",
	"react", "grapple", "cast", "device", "surprise", "speeds", "size", "carry", "shield", "free", "spare", "second", "reach", "sever", "area", "aura", "spare-shot", "light"}

// ActionKind is an order as a book prices it. Several verbs of the wire may share one.
type ActionKind uint8

// The actions.
const (
	ActAttack ActionKind = iota
	ActSecond            // with the other hand, after an attack
	ActTap               // a second time with the same weapon
	ActDash
	ActDisengage
	ActDodge
	ActHelp
	ActHide
	ActReady
	ActReload
	ActRapid
	ActSearch
	ActUse
	ActStabilise
	ActGrapple
	ActEscape
	ActShove
	ActDrop  // fall prone
	ActStand // up
	ActDraw
	ActStow
	ActDoor
	ActForce
	ActRaise
	ActLower
	ActCarry
	ActClimb
	ActJump
	ActCheck
	ActDon
	ActConsume
	ActRelease // let go of a grapple, or put down what is carried
	ActDiscard // drop a thing
	ActTarget
	ActDisarm
	ActSetOff
	ActStride // movement of one speed, in books where moving costs actions
	ActStep   // to the next square, with care
	ActCover  // take cover
	ActPick   // pick up
	ActGive   // hand over
	ActHandle // a fixture of a deck, or any other object
	ActImprovise
	ActSupply  // hand over a supply, which is withdrawn first
	ActUncover // leave the cover that was taken
	lastAct    = ActUncover
)

var actNames = [...]string{"attack", "second", "tap", "dash", "disengage", "dodge", "help", "hide", "ready", "reload", "rapid-reload", "search", "use",
	"stabilise", "grapple", "escape", "shove", "drop-prone", "stand", "draw", "stow", "door", "force", "raise-shield", "lower-shield", "carry", "climb", "jump",
	"check", "don", "consume", "release", "discard", "target", "disarm", "set-off", "stride", "step", "take-cover", "pick-up", "hand-over", "handle", "improvise", "hand-over-thing", "leave-cover"}

// String returns the name of the order that an action is, for the player if a book has
// another.
func (a ActionKind) String() string {
	switch a {
	case ActDrop:
		return "drop"
	case ActRaise:
		return "raise"
	case ActLower:
		return "lower"
	case ActTarget:
		return "aim"
	}
	return actNames[a]
}

// ActionSet is a set of action kinds.
type ActionSet uint64

// Has reports whether a is in the set.
func (s ActionSet) Has(a ActionKind) bool { return s&(1<<a) != 0 }

// Part is a part that one of a book's conditions plays in the engine.
type Part uint8

// The parts.
const (
	PartProne Part = iota
	PartDown       // at 0 and not dead
	PartDodge
	PartSqueeze
	PartHeld  // grappled
	PartRough // on difficult ground, where that is a condition
	PartAiming
	PartCalled   // called for a time
	PartSteady   // aiming, for the next attack
	PartCovered  // making the most of cover
	PartUnaware  // of somebody attacked by a person whom they do not see
	PartStartled // surprised, for the first round
	PartSevered  // having lost a limb
	lastRole     = PartSevered
)

var partNames = [...]string{"prone", "down", "dodge", "squeeze", "held", "rough", "aiming", "called", "steady", "covered", "unaware", "startled", "severed"}

// SkillPart is a part that a skill plays in the engine.
type SkillPart uint8

// The parts of skills.
const (
	NoSkillPart SkillPart = iota
	SkillStealth
	SkillPerception
	SkillInvestigation
	SkillMedicine
	SkillGrapple
	SkillResist // against a grapple or a shove, beside SkillGrapple
	SkillHands
	SkillMachines // consoles, locks of ships, sabotage
	lastSkillPart = SkillMachines
)

var skillPartNames = [...]string{"none", "stealth", "perception", "investigation", "medicine", "grapple", "resist", "hands", "machines"}

// Refill is when tokens are refilled.
type Refill uint8

// The refills.
const (
	EachTurn Refill = iota
	EachRound
)

var refillNames = [...]string{"turn", "round"}

// Leftover is what happens to tokens left at the end of a turn.
type Leftover uint8

// The leftovers.
const (
	Lost Leftover = iota // when the turn ends
	Held                 // until the round ends
	Kept                 // until the refill
)

var leftoverNames = [...]string{"lost", "held", "kept"}

// Phase is when a stage of damage applies.
type Phase uint8

// The phases.
const (
	BeforeRoll Phase = iota // stops shots before anybody rolls
	OnHit
	lastPhase = OnHit
)

var phaseNames = [...]string{"before", "hit"}

// Stage is a step of damage, a pure function of the damage and its target.
type Stage uint8

// The stages.
const (
	StageFlat       Stage = iota // flat reduction
	StageImmune                  // immunity to types
	StageResist                  // resistance to types
	StageVulnerable              // vulnerability to types
	StageLayers                  // layers before hit points
	StageScreens                 // layers before the roll
	StageDrive                   // armour, by the drive of the hit
	StagePercent                 // percentages of the types, one after another
	lastStage       = StagePercent
)

var stageNames = [...]string{"flat", "immune", "resist", "vulnerable", "layers", "screens", "drive", "percent"}

// Phase returns the phase of a stage.
func (s Stage) Phase() Phase {
	if s == StageScreens {
		return BeforeRoll
	}
	return OnHit
}

// Flag is a set of effects of a condition on its bearer.
type Flag uint64

// The flags.
const (
	NoActions Flag = 1 << iota
	NoReactions
	NoMove
	NoRise  // cannot end the condition Prone
	Blind   // sees nothing
	Unseen  // cannot be seen
	CritMet // hits from within reach of it are critical
	Falls   // stops a flyer, so that it falls
	FailChecks
	Aloft   // held up in the air
	Crawls  // moves by crawling
	NoCover // has no benefit of cover
	HalfSpeed
	Fells      // brings its bearer to 0
	NoRegain   // of reserves that are an ability score
	SpendsMore // loses one more of them, whenever any is lost
	Numb       // does not know how badly they are hurt
	Peaceful   // cannot harm the person who caused it
	Deaf       // hears nothing
	Restless   // rests do not restore the track at 0
	Cowed      // fears the person who caused it: applies while they are in sight, and forbids going nearer
	Winged     // flies as fast as it walks
	NoSpells   // casts nothing but skills
	Telling    // the next hit with a weapon is critical
	Reborn     // once stands up whole instead of dying
	Dear       // spells cost one more; people without points for spells pay twice for skills
	Forgets    // takes one of its bearer's powers from them
	ForgetsSpell
	Dumping   // fires bursts with any gun, each for a shot less
	Steers    // the person who caused it controls the bearer's next turn
	Grouped   // is grouped with touching friends who have it
	Guarded   // defended by its group: nobody outside attacks it in melee
	Yields    // is moved as easily as somebody who does not fly
	Lit       // cannot hide
	Mindful   // can do what needs only the mind
	Unnoticed // not seen, heard or told to other sides
	Jumps     // passes to the person who brings its bearer down
	Within    // inside the person who caused it, while they hold on
	HurtSaves // the save that ends it comes with damage, not with the end of a turn
	Alert     // changes no rolls of those who are deaf or cannot act
	Steadies  // makes somebody at 0 stable
	lastFlag  = Steadies
)

var flagNames = [...]string{"no-actions", "no-reactions", "no-move", "no-rise", "blind", "unseen", "critical-met", "falls", "fails-checks", "aloft", "crawls", "no-cover", "half-speed", "fells", "no-regain", "spends-more", "numb", "peaceful", "deaf", "restless", "cowed", "winged", "no-spells", "telling", "reborn", "dear", "forgets", "forgets-spell", "dumping", "steers", "grouped", "guarded", "yields", "lit", "mindful", "unnoticed", "jumps", "within", "hurt-saves", "alert", "steadies"}

// RollKind is a kind of number that a modifier affects.
type RollKind uint8

// The kinds.
const (
	OnAttack RollKind = iota
	OnCheck
	OnSave
	OnDefence
	OnDamage
	lastRollKind = OnDamage
)

var rollNames = [...]string{"attack", "check", "save", "defence", "damage"}

// Tags is a set of facts about a roll that a modifier may depend on.
type Tags uint16

// The tags.
const (
	Melee     Tags = 1 << iota
	Ranged         // not melee
	Met            // the two are within reach of ordinary arms
	Apart          // the two are not
	Seen           // the bearer sees the other
	Spell          // a power, not a weapon
	Weighty        // a heavy weapon
	Explosive      // an explosion where it hits
	Impact         // the same, for the one whom it hits
	Gripped        // between two people of whom one holds the other
	LastTag   = Gripped
)

// Reflex marks the effect of a power that answers by itself. It has no word, because no modifier
// depends on it.
const Reflex = LastTag << 1

// Leech marks a hit that heals its dealer by its damage. It has no word either.
const Leech = Reflex << 1

var tagNames = [...]string{"melee", "ranged", "met", "apart", "seen", "spell", "heavy", "explosive", "impact", "gripped"}

// Ends is when a condition ends by itself.
type Ends uint8

// The ends.
const (
	NeverEnds Ends = iota
	OwnStart       // at the start of its bearer's turn
	OwnEnd         // at the end of it
	CasterStart
	CasterEnd
	EndsRounds // after a number of its bearer's turns
	EndsFocus  // with the concentration that keeps it
	EndsRest   // with a rest
	EndsNext   // with the round after this one
	EndsHold   // with the hold by the person who caused it, which it begins
	OwnNextEnd // at the end of its bearer's next turn, not counting an open one
	LastEnd    = OwnNextEnd
)

var endNames = [...]string{"never", "start", "end", "caster-start", "caster-end", "rounds", "concentration", "rest", "next-round", "let-go", "next-end"}

// figureNames are people whom every book can have. A scenario that names figures, and no
// sheets, can be played by another book by changing one line.
var figureNames = [...]string{"soldier", "veteran", "champion", "vanguard", "guardian", "warder", "mystic", "seer", "engineer", "technician", "scout", "pathfinder",
	"anybody", "guard", "trooper", "raider", "mercenary", "sergeant", "hound", "walker", "stalker", "terror"}

// Prompt is the moment that a power used as a reaction answers.
type Prompt uint8

// The moments.
const (
	NoPrompt   Prompt = iota
	Struck            // a blow has hit, and its damage is still to come
	Hurt              // damage has come through, from somebody
	Casting           // a visible foe casts a power
	Lobbed            // a foe throws a device that goes off nearby
	Plunging          // somebody falls and would be hurt
	Meeting           // damage is about to be taken
	Beginning         // a round begins
	Sinking           // a wound has brought its owner to 0
	Felling           // its owner has brought somebody to 0
	lastMoment = Felling
)

// MomentSays has the text for each moment.
var MomentSays = [...]say.Text{"", "is struck", "is hurt", "casts a power", "throws what goes off", "falls", "is about to take damage", "", "", ""}

// Asked reports whether the owner of a power is asked at a moment.
func (m Prompt) Asked() bool { return m > NoPrompt && m <= Meeting }

var momentNames = [...]string{"none", "struck", "hurt", "casts", "thrown", "falls", "meets", "round", "sinks", "fells"}

// Vocabulary is a closed list of words in books, and the noun for what they are.
type Vocabulary = schema.Vocabulary

// Vocabularies of the books, for their loader.
var (
	Topics      = Vocabulary{Noun: "topic", Words: topicNames[:]}
	Acts        = Vocabulary{Noun: "action", Words: actNames[:]}
	Parts       = Vocabulary{Noun: "part", Words: partNames[:]}
	SkillParts  = Vocabulary{Noun: "part of a skill", Words: skillPartNames[:]}
	Refills     = Vocabulary{Noun: "refill", Words: refillNames[:]}
	Leftovers   = Vocabulary{Noun: "leftover", Words: leftoverNames[:]}
	PhaseWords  = Vocabulary{Noun: "phase", Words: phaseNames[:]}
	StageWords  = Vocabulary{Noun: "stage", Words: stageNames[:]}
	Flags       = Vocabulary{Noun: "flag", Words: flagNames[:]}
	RollKinds   = Vocabulary{Noun: "roll", Words: rollNames[:]}
	TagWords    = Vocabulary{Noun: "tag", Words: tagNames[:]}
	EndWords    = Vocabulary{Noun: "end", Words: endNames[:]}
	Shapes      = Vocabulary{Noun: "area", Words: ShapeNames[:]}
	Aims        = Vocabulary{Noun: "aim", Words: aimNames[:]}
	Properties  = Vocabulary{Noun: "property", Words: propertyNames[:]}
	RegainWords = Vocabulary{Noun: "way to regain", Words: regainNames[:]}
	StackWords  = Vocabulary{Noun: "stacking", Words: stackNames[:]}
	FeatureList = Vocabulary{Noun: "feature", Words: featureNames[:]}
	ModeWords   = Vocabulary{Noun: "way to move", Words: modeNames[:]}
	ResetWords  = Vocabulary{Noun: "reset", Words: resetNames[:]}
	Figures     = Vocabulary{Noun: "figure", Words: figureNames[:]}
	Moments     = Vocabulary{Noun: "moment", Words: momentNames[:]}
)
