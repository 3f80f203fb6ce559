package rulebook

import (
	"broadside/sim/say"
	"broadside/sim/schema"
)

// Topic is a part of the rules that orders are refused under; a book names its
// own id for each.
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

// The acts.
const (
	ActAttack ActionKind = iota
	ActSecond            // with the other hand, after an attack
	ActTap               // once more with the same weapon
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
	ActStride // once the speed, where moving is paid by actions
	ActStep   // to the next square, with care
	ActCover  // take cover
	ActPick   // pick up
	ActGive   // hand over
	ActHandle // what is fixed to a deck, or any other object
	ActImprovise
	ActSupply  // hand over a thing to use, which is withdrawn first
	ActUncover // leave the cover that was taken
	lastAct    = ActUncover
)

var actNames = [...]string{"attack", "second", "tap", "dash", "disengage", "dodge", "help", "hide", "ready", "reload", "rapid-reload", "search", "use",
	"stabilise", "grapple", "escape", "shove", "drop-prone", "stand", "draw", "stow", "door", "force", "raise-shield", "lower-shield", "carry", "climb", "jump",
	"check", "don", "consume", "release", "discard", "target", "disarm", "set-off", "stride", "step", "take-cover", "pick-up", "hand-over", "handle", "improvise", "hand-over-thing", "leave-cover"}

// String returns the word of the order that an act is: where a book has another, the
// player's.
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
	PartCalled   // here for a time
	PartSteady   // aiming, for the next attack
	PartCovered  // making the most of cover
	PartUnaware  // how somebody who does not see an attacker stands towards them
	PartStartled // surprised, for the first round
	PartSevered  // who has lost a limb
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
	SkillMachines // consoles, locks of ships, what is sabotaged
	lastSkillPart = SkillMachines
)

var skillPartNames = [...]string{"none", "stealth", "perception", "investigation", "medicine", "grapple", "resist", "hands", "machines"}

// Refill is when tokens come back.
type Refill uint8

// The refills.
const (
	EachTurn Refill = iota
	EachRound
)

var refillNames = [...]string{"turn", "round"}

// Leftover is what becomes of tokens that a turn leaves.
type Leftover uint8

// The leftovers.
const (
	Lost Leftover = iota // when the turn ends
	Held                 // until the round ends
	Kept                 // until the refill
)

var leftoverNames = [...]string{"lost", "held", "kept"}

// Phase is when a stage of damage comes.
type Phase uint8

// The phases.
const (
	BeforeRoll Phase = iota // what stops a shot before anybody rolls for it
	OnHit
	lastPhase = OnHit
)

var phaseNames = [...]string{"before", "hit"}

// Stage is a step of damage, a pure function of what is dealt and of who takes
// it.
type Stage uint8

// The stages.
const (
	StageFlat       Stage = iota // what reduces every damage by a number
	StageImmune                  // nothing of a type that does no harm
	StageResist                  // half of a type that is resisted
	StageVulnerable              // double of a type that hurts more
	StageLayers                  // what stands before hit points
	StageScreens                 // what stands before the roll
	StageDrive                   // what armour lets through, by the drive of the hit
	StagePercent                 // percentages of the types, one after another
	lastStage       = StagePercent
)

var stageNames = [...]string{"flat", "immune", "resist", "vulnerable", "layers", "screens", "drive", "percent"}

// Phase returns the one that a stage is for.
func (s Stage) Phase() Phase {
	if s == StageScreens {
		return BeforeRoll
	}
	return OnHit
}

// Flag is something that a condition does to its bearer.
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
	Falls   // holds a flyer still, so that it falls
	FailChecks
	Aloft   // held up in the air
	Crawls  // moves by crawling
	NoCover // has no benefit of cover
	HalfSpeed
	Fells      // brings its bearer to 0
	NoRegain   // of reserves that are a score
	SpendsMore // one more of them, whenever any is lost
	Numb       // does not know how badly they are hurt
	Peaceful   // does no harm to who has brought it about
	Deaf       // hears nothing
	Restless   // a rest does not take the track at 0 back
	Cowed      // fears who has brought it about: counts while they are in sight, and goes no nearer
	Winged     // flies as fast as it walks
	NoSpells   // casts nothing but skills
	Telling    // the next hit with a weapon is critical
	Reborn     // does not die, once, but stands up whole
	Dear       // spells take one more of what pays for them; who has none of it pays twice for skills
	Forgets    // takes one of its bearer's powers from them
	ForgetsSpell
	Dumping   // fires bursts with any gun, each for a shot less
	Steers    // its author has their next turn
	Grouped   // makes a group with friends in it whom it touches
	Guarded   // in the defence of its group: nobody outside strikes at it in melee
	Yields    // is moved as easily as who does not fly
	Lit       // cannot hide
	Mindful   // does by the mind alone what takes no more
	Unnoticed // nobody of another side sees, hears or is told of it
	Jumps     // goes on to who brings its bearer down
	Within    // inside who has brought it about, as long as they hold on
	lastFlag  = Within
)

var flagNames = [...]string{"no-actions", "no-reactions", "no-move", "no-rise", "blind", "unseen", "critical-met", "falls", "fails-checks", "aloft", "crawls", "no-cover", "half-speed", "fells", "no-regain", "spends-more", "numb", "peaceful", "deaf", "restless", "cowed", "winged", "no-spells", "telling", "reborn", "dear", "forgets", "forgets-spell", "dumping", "steers", "grouped", "guarded", "yields", "lit", "mindful", "unnoticed", "jumps", "within"}

// RollKind is a kind of number that a modifier touches.
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

// Tags are facts about a roll that a modifier may ask for.
type Tags uint16

// The tags.
const (
	Melee     Tags = 1 << iota
	Ranged         // not melee
	Met            // the two are within reach of ordinary arms
	Apart          // they are not
	Seen           // the bearer sees the other
	Spell          // a power, not a weapon
	Weighty        // a heavy weapon
	Explosive      // by what goes off where it hits
	Impact         // so, on whom it hits
	Gripped        // by somebody one is held by, or holds
	LastTag   = Gripped
)

// Reflex marks what a power does that answers by itself. It has no word: no modifier asks for it.
const Reflex = LastTag << 1

// Leech marks a hit that gives its dealer back what it takes. It has no word either.
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
	EndsHold   // with the hold of whoever brought it about, which it begins
	OwnNextEnd // at the end of its bearer's next turn; one that is open does not count
	LastEnd    = OwnNextEnd
)

var endNames = [...]string{"never", "start", "end", "caster-start", "caster-end", "rounds", "concentration", "rest", "next-round", "let-go", "next-end"}

// figureNames are people whom every book can have: a scenario that names them, and
// no sheets, is played by another book when its one line says so.
var figureNames = [...]string{"soldier", "veteran", "champion", "vanguard", "guardian", "warder", "mystic", "seer", "engineer", "technician", "scout", "pathfinder",
	"anybody", "guard", "trooper", "raider", "mercenary", "sergeant", "hound", "walker", "stalker", "terror"}

// Prompt is what a power answers that is used as a reaction.
type Prompt uint8

// The moments.
const (
	NoPrompt   Prompt = iota
	Struck            // a blow has hit, and its damage is still to come
	Hurt              // damage has come through, from somebody
	Casting           // a foe that one sees casts a power
	Lobbed            // a foe throws what goes off nearby
	Plunging          // somebody falls who would be hurt
	Meeting           // damage is about to be taken
	Beginning         // a round begins
	Sinking           // a wound has brought its owner to 0
	Felling           // its owner has brought somebody to 0
	lastMoment = Felling
)

// MomentSays are the moments as they are told.
var MomentSays = [...]say.Text{"", "is struck", "is hurt", "casts a power", "throws what goes off", "falls", "is about to take damage", "", "", ""}

// Asked reports whether a moment is one that its owner is asked about.
func (m Prompt) Asked() bool { return m > NoPrompt && m <= Meeting }

var momentNames = [...]string{"none", "struck", "hurt", "casts", "thrown", "falls", "meets", "round", "sinks", "fells"}

// Vocabulary is a closed list of words that books may use, by what it names.
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
