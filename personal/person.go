package personal

import (
	"errors"
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/duration"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// PersonState is the state of a person.
type PersonState uint8

// The states.
const (
	Able   PersonState = iota
	Dying              // at 0, with saves to make
	Stable             // at 0, without
	Dead
	Away      // left the decks
	lastState = Away
)

var stateNames = [...]string{"able", "dying", "stable", "dead", "away"}

func (s PersonState) String() string { return stateNames[s] }

// MaxPoints bounds hit points and damage.
const MaxPoints = 100_000

// MaxHeight bounds heights, in the units of the book.
const MaxHeight = 10_000

// Person is somebody on a deck. Their ID is that of a member of the battle, so that they
// have one place in the initiative order, on foot and at a console.
type Person struct {
	ID      crew.ID
	Name    string
	Sheet   int16
	Side    event.Side
	Group   string // identical NPCs share an initiative roll
	Special bool   // does not die at 0, but falls (ME-NPC, HOE-NPC)
	State   PersonState

	Deck   int8
	At     deckplan.Square // the corner of their space with the lowest coordinates
	Height int16           // units above the deck
	Path   []deckplan.Square
	Mode   rulebook.Mode
	Beat   int8 // ticks until the next step of the path

	HP, MaxHP int32
	Injury
	Pools     [rulebook.MaxLayers]LayerState
	Bad, Good int8
	MostBad   int8
	Levels    int8 // gained beyond those of their sheet
	Repose    Repose
	Slots     [rulebook.MaxSlots]int8
	Reserves  [rulebook.MaxReserves]int16
	Used      []int8  // uses of limited powers, by the sheet's list
	Powers    []int16 // replace the sheet's once they have taken others; Used counts by this list

	Turn
	Arms    []ArmState
	Clips   int8
	Devices []rulebook.Supply // remaining supplies: the sheet's, then those handed over by others
	Worn    int32             // Defence of armour, changed by donning and doffing
	Doffed  uint32            // armour taken off, by its place on the sheet from 1

	Conditions []Affliction
	Focus      Focus
	Holds      []Hold // the people they grapple or carry
	Concealment
	Standing Standing
}

// Concealment is what keeps somebody from being seen or hit.
type Concealment struct {
	Hidden  bool
	Stealth int16
	Found   event.Sides
	Behind  int8 // degree of cover by ruling, from 1; 0: by position
}

// Repose is the rest that somebody has had, and what keeps them from recovering.
type Repose struct {
	Rest    int32 // ticks at rest, when stable
	Hours   int8  // until a stable person wakes
	Mended  bool  // has had a rest that heals once a day
	Charred bool  // hurt by something that stops regeneration
}

// Fields describes a Repose.
func (r *Repose) Fields(c field.Coder) {
	field.Int(c, "rest", &r.Rest, 0, 1<<30)
	field.Int(c, "hours", &r.Hours, 0, 10)
	field.Bool(c, "mended", &r.Mended)
	field.Bool(c, "charred", &r.Charred)
}

// Injury is the injuries of a person, in books where damage makes injuries.
type Injury struct {
	Harm    int32  // accumulated damage
	Faces   []int8 // of its latest degrees, so that healing can remove them
	Degrees []int8 // by the sequels of the book, if they are rolled for after the combat
}

// MaxDegrees is more than any injury has levels.
const MaxDegrees = 20

// LayerState is the points of a layer.
type LayerState struct {
	Points, Most, Regain int32
	Begun                uint8 // a phase of regaining
	Left                 int8  // turns left; 0: unlimited
}

// Fields describes a LayerState.
func (p *LayerState) Fields(c field.Coder) {
	field.Int(c, "points", &p.Points, 0, MaxPoints)
	field.Int(c, "most", &p.Most, 0, MaxPoints)
	field.Int(c, "regain", &p.Regain, 0, MaxPoints)
	field.Int(c, "begun", &p.Begun, 0, ShelterTurns)
	field.Int(c, "left", &p.Left, 0, 100)
}

// Stride is the movement that somebody has spent and gained.
type Stride struct {
	Spent  int16 // units paid for, in all modes together
	Dashes int8  // times that the speed has been gained again
}

// Fields describes a Stride.
func (s *Stride) Fields(c field.Coder) {
	field.Int(c, "spent", &s.Spent, 0, 30_000)
	field.Int(c, "dashes", &s.Dashes, 0, 100)
}

// Ambush is the action that somebody has before initiative.
type Ambush struct {
	Open bool
	Had  bool
}

// Turn is what remains of a person's turn.
type Turn struct {
	Open      bool
	Surprised bool
	Began     bool // had a turn in this round: from then on free deeds are allowed
	Ended     bool
	Ambush    Ambush
	Tokens    [rulebook.MaxTokens]int8
	Acting    bool // reacting: orders are already paid for
	Stride
	Rises      int16   // the height that a step to the current square leads to; when walking, above 0 in a jump
	Answers    crew.ID // the person whose deed it moves as a reaction to
	Aside      Stride  // that of its own turn, meanwhile
	Blows      int8    // attacks left of an attack action
	Struck     int8    // weapon of the first attack of the turn's action, from 1
	MustReload bool    // Rapid reload was tried and failed: the action must reload
	Safe       bool    // disengaged
	Raised     uint8
	Sneaked    bool // has dealt its sneak attack
	Seared     bool // has met burning ground
	Tries      int8 // attacks made
}

// Fields describes a Turn.
func (t *Turn) Fields(c field.Coder) {
	field.Bool(c, "open", &t.Open)
	field.Bool(c, "surprised", &t.Surprised)
	field.Bool(c, "began", &t.Began)
	field.Bool(c, "ended", &t.Ended)
	field.Bool(c, "ambushing", &t.Ambush.Open)
	field.Bool(c, "ambushed", &t.Ambush.Had)
	for i := range t.Tokens {
		field.Int(c, "tokens", &t.Tokens[i], 0, 100)
	}
	field.Bool(c, "acting", &t.Acting)
	t.Stride.Fields(c)
	IDField(c, "answers", &t.Answers)
	t.Aside.Fields(c)
	field.Int(c, "rises", &t.Rises, 0, 10_000)
	field.Int(c, "blows", &t.Blows, 0, 20)
	field.Int(c, "struck", &t.Struck, 0, MaxArms)
	field.Bool(c, "must reload", &t.MustReload)
	field.Bool(c, "safe", &t.Safe)
	field.Int(c, "raised", &t.Raised, 0, MaxArms)
	field.Bool(c, "sneaked", &t.Sneaked)
	field.Bool(c, "seared", &t.Seared)
	field.Int(c, "tries", &t.Tries, 0, MaxTries)
}

// ArmState is a weapon that somebody carries.
type ArmState struct {
	Weapon int16
	Fixed  bool
	Bonus  int8
	Plus   int8
	Heat   int8 // attacks left
	Loads  int8 // reload orders given towards the next reload
	Drawn  bool
	Broken bool
	Dry    bool // its rider is used up
	Gone   bool // dropped or thrown, and lies somewhere
	Taken  bool // or is now carried by somebody else
	Lies   deckplan.Square
	Deck   int8
	Held   crew.ID // the person who has caught it; 0: nobody
	Fired  int8    // times in this turn
	Shot   bool    // fired since the last turn of its owner began
	Jammed bool    // unusable until a rest
	Missed int8    // in a row
	First  crew.ID // the first person it was used on this turn; 0: nobody
	Others bool    // and on others since
	Off    bool    // the last attack with it in this turn missed
}

// Fields describes an ArmState.
func (a *ArmState) Fields(c field.Coder) {
	field.Int(c, "weapon", &a.Weapon, 0, rulebook.MaxItems)
	field.Bool(c, "fixed", &a.Fixed)
	field.Int(c, "bonus", &a.Bonus, -20, 40)
	field.Int(c, "plus", &a.Plus, -20, 40)
	field.Int(c, "heat", &a.Heat, 0, 100)
	field.Int(c, "loads", &a.Loads, 0, 10)
	field.Bool(c, "drawn", &a.Drawn)
	field.Bool(c, "broken", &a.Broken)
	field.Bool(c, "dry", &a.Dry)
	field.Bool(c, "gone", &a.Gone)
	field.Bool(c, "taken", &a.Taken)
	a.Lies.Fields(c)
	field.Int(c, "on deck", &a.Deck, 0, MaxDecks-1)
	field.Int(c, "held by", &a.Held, 0, crew.MaxMembers)
	field.Int(c, "fired", &a.Fired, 0, 100)
	field.Bool(c, "shot", &a.Shot)
	field.Bool(c, "jammed", &a.Jammed)
	field.Int(c, "missed", &a.Missed, 0, maxMissed)
	IDField(c, "first", &a.First)
	field.Bool(c, "others", &a.Others)
	field.Bool(c, "off", &a.Off)
}

// Affliction is a condition of a person. If several people have caused it, each of their
// afflictions has its own duration.
type Affliction struct {
	Condition int16
	By        crew.ID // who caused it; 0: nobody
	Ends      rulebook.Ends
	Lasts     duration.Span
	Number    int8 // how many of a lot; place of a forgotten power; 1: it does not steer
	Save      int8 // ability that ends it at the end of a turn; -1: none
	DC        int8
	Implied   int16 // the condition that brings this one with it; -1: none
	Lost      int8  // of a reserve while it lasts
	Levels    int8  // of the slot above the power's
	Type      int8  // of the damage that was answered with it
}

// Fields describes an Affliction.
func (a *Affliction) Fields(c field.Coder) {
	field.Int(c, "condition", &a.Condition, 0, rulebook.MaxConditions)
	field.Int(c, "by", &a.By, 0, crew.MaxMembers)
	field.Int(c, "ends", &a.Ends, 0, int64(rulebook.LastEnd))
	a.Lasts.Fields(c)
	field.Int(c, "number", &a.Number, 0, 120)
	field.Int(c, "save", &a.Save, -1, rulebook.MaxAbilities)
	field.Int(c, "dc", &a.DC, 0, 60)
	field.Int(c, "implied", &a.Implied, -1, rulebook.MaxConditions)
	field.Int(c, "lost", &a.Lost, 0, 120)
	field.Int(c, "levels", &a.Levels, 0, rulebook.MaxSlots)
	field.Int(c, "type", &a.Type, 0, rulebook.MaxTypes)
}

// Focus is a power that somebody concentrates on.
type Focus struct {
	Power int16 // -1: none
	Left  int8  // turns; 0: as long as it is kept
}

// Fields describes a Focus.
func (x *Focus) Fields(c field.Coder) {
	field.Int(c, "power", &x.Power, -1, rulebook.MaxItems)
	field.Int(c, "left", &x.Left, 0, 120)
}

// Standing is a person's standing orders for reactions. In rounds tempo a window opens
// for reactions without one; in live tempo they are followed at once.
type Standing struct {
	Strikes crew.Stance // opportunity attacks
	Guards  crew.Stance // raising a shield when it helps
	Powers  crew.Stance // powers that answer; in live tempo they are used only by Always
	Auras   crew.Stance // stored damage that answers a touch
	Readied crew.Stance // what was readied
	Choice  uint8       // the effect of critical hits; 0: ask
	First   uint8       // the layer that is met before others of its rank, from 1; 0: the one with the fewest points
}

// Fields describes a Standing.
func (s *Standing) Fields(c field.Coder) {
	crew.StanceField(c, "strikes", &s.Strikes)
	crew.StanceField(c, "guards", &s.Guards)
	crew.StanceField(c, "powers", &s.Powers)
	crew.StanceField(c, "auras", &s.Auras)
	crew.StanceField(c, "readied", &s.Readied)
	field.Int(c, "choice", &s.Choice, 0, 100)
	field.Int(c, "first", &s.First, 0, rulebook.MaxLayers)
}

const (
	MaxArms        = 16
	MaxTries       = 20
	maxMissed      = 20
	MaxAfflictions = 48
	MaxPath        = 120
	MaxKinds       = 16
	MaxPowers      = 64
)

// Fields describes a Person.
func (p *Person) Fields(c field.Coder) {
	IDField(c, "id", &p.ID)
	field.Text(c, "name", &p.Name, rulebook.MaxName)
	field.Int(c, "sheet", &p.Sheet, 0, rulebook.MaxItems)
	field.Int(c, "side", &p.Side, 0, event.MaxSides-1)
	field.Text(c, "group", &p.Group, rulebook.MaxName)
	field.Bool(c, "special", &p.Special)
	field.Int(c, "state", &p.State, 0, int64(lastState))
	field.Int(c, "deck", &p.Deck, 0, MaxDecks-1)
	p.At.Fields(c)
	field.Int(c, "height", &p.Height, 0, MaxHeight)
	field.List(c, "path", &p.Path, 1+MaxPath, func(c field.Coder, q *deckplan.Square) { q.Fields(c) })
	field.Int(c, "mode", &p.Mode, 0, int64(rulebook.LastMode))
	field.Int(c, "beat", &p.Beat, 0, StepTicks)
	field.Int(c, "hp", &p.HP, 0, MaxPoints)
	field.Int(c, "hp max", &p.MaxHP, 0, MaxPoints)
	field.Int(c, "harm", &p.Harm, 0, MaxPoints)
	field.List(c, "faces", &p.Faces, MaxDegrees, func(c field.Coder, n *int8) { field.Int(c, "face", n, 0, 100) })
	field.List(c, "degrees", &p.Degrees, 24, func(c field.Coder, n *int8) { field.Int(c, "degrees", n, 0, 100) })
	for i := range p.Pools {
		p.Pools[i].Fields(c)
	}
	field.Int(c, "levels", &p.Levels, 0, 40)
	field.Int(c, "bad", &p.Bad, 0, 100)
	field.Int(c, "good", &p.Good, 0, 100)
	field.Int(c, "most bad", &p.MostBad, 0, 100)
	p.Repose.Fields(c)
	for i := range p.Slots {
		field.Int(c, "slots", &p.Slots[i], 0, 100)
	}
	for i := range p.Reserves {
		field.Int(c, "reserve", &p.Reserves[i], 0, 1000)
	}
	field.List(c, "used", &p.Used, MaxPowers, func(c field.Coder, n *int8) { field.Int(c, "used", n, 0, 100) })
	field.List(c, "powers", &p.Powers, MaxPowers, func(c field.Coder, n *int16) { field.Int(c, "power", n, 0, rulebook.MaxItems-1) })
	p.Turn.Fields(c)
	field.List(c, "arms", &p.Arms, MaxArms, func(c field.Coder, a *ArmState) { a.Fields(c) })
	field.Int(c, "clips", &p.Clips, 0, 100)
	field.List(c, "devices", &p.Devices, MaxKinds, func(c field.Coder, d *rulebook.Supply) { d.Fields(c) })
	field.Int(c, "worn", &p.Worn, -100, 100)
	field.Int(c, "doffed", &p.Doffed, 0, 1<<32-1)
	field.List(c, "conditions", &p.Conditions, MaxAfflictions, func(c field.Coder, a *Affliction) { a.Fields(c) })
	p.Focus.Fields(c)
	field.List(c, "holds", &p.Holds, MaxHolds, func(c field.Coder, h *Hold) { h.Fields(c) })
	field.Bool(c, "hidden", &p.Hidden)
	field.Int(c, "stealth", &p.Stealth, -100, 200)
	field.Int(c, "behind", &p.Behind, 0, int64(space.TotalCover)+1)
	field.Int(c, "found", &p.Found, 0, 255)
	p.Standing.Fields(c)
}

// LastingFields describes a Person, because all their fields change only once or twice in
// a turn.
func (p *Person) LastingFields(c field.Coder) { p.Fields(c) }

// Matches reports whether two persons are equal in every field.
func (p *Person) Matches(o *Person) bool {
	return p.ID == o.ID && p.Name == o.Name && p.Sheet == o.Sheet && p.Side == o.Side && p.Group == o.Group && p.Special == o.Special && p.State == o.State &&
		p.Deck == o.Deck && p.At == o.At && p.Height == o.Height && p.Mode == o.Mode && p.Beat == o.Beat &&
		p.HP == o.HP && p.MaxHP == o.MaxHP && p.Harm == o.Harm && p.Pools == o.Pools && p.Bad == o.Bad && p.Good == o.Good && p.MostBad == o.MostBad &&
		p.Levels == o.Levels && p.Repose == o.Repose && p.Slots == o.Slots && p.Reserves == o.Reserves && p.Turn == o.Turn &&
		p.Clips == o.Clips && p.Worn == o.Worn && p.Doffed == o.Doffed && p.Focus == o.Focus && p.Concealment == o.Concealment && p.Standing == o.Standing &&
		slices.Equal(p.Path, o.Path) && slices.Equal(p.Faces, o.Faces) && slices.Equal(p.Degrees, o.Degrees) &&
		slices.Equal(p.Used, o.Used) && slices.Equal(p.Powers, o.Powers) && slices.Equal(p.Arms, o.Arms) && slices.Equal(p.Devices, o.Devices) &&
		slices.Equal(p.Conditions, o.Conditions) && slices.Equal(p.Holds, o.Holds)
}

// Keep makes p a copy of o.
func (p *Person) Keep(o *Person) {
	was := *p
	*p = *o
	p.Path, p.Faces, p.Degrees = append(was.Path[:0], o.Path...), append(was.Faces[:0], o.Faces...), append(was.Degrees[:0], o.Degrees...)
	p.Used, p.Powers = append(was.Used[:0], o.Used...), append(was.Powers[:0], o.Powers...)
	p.Arms, p.Devices = append(was.Arms[:0], o.Arms...), append(was.Devices[:0], o.Devices...)
	p.Conditions, p.Holds = append(was.Conditions[:0], o.Conditions...), append(was.Holds[:0], o.Holds...)
}

func IDField(c field.Coder, name string, id *crew.ID) {
	field.Int(c, name, id, 0, crew.MaxMembers)
}

// IsOut reports whether somebody takes no more turns.
func (p *Person) IsOut() bool { return p.State == Dead || p.State == Away }

// CanAct reports whether somebody is conscious and not stopped by conditions. In a book
// that leaves people conscious at 0, that includes them (FOS-HP).
func (f *Fight) CanAct(p *Person) bool {
	return p.State == Able || f.Book().Zero.Awake && (p.State == Dying || p.State == Stable)
}

// IsUp reports whether somebody is in the fight with hit points.
func (p *Person) IsUp() bool { return p.State == Able }

// Arrival is a person who arrives on a deck, and where.
type Arrival struct {
	Name    string
	Sheet   int16
	Side    event.Side
	Group   string
	Special bool
	Hidden  bool
	Deck    int8
	At      deckplan.Square
	Near    bool // or the free square nearest to it
}

// ErrEnter means that a person cannot join the fight.
var ErrEnter = errors.New("the person cannot join")

// Entered reports that somebody has come onto a deck.
type Entered struct {
	Person crew.ID
	Ship   space.ID // 0: a deck of no ship
	At     deckplan.Square
}

func (*Entered) Kind() event.Kind { return KindEntered }

// Fields describes an Entered.
func (f *Entered) Fields(c field.Coder) {
	IDField(c, "person", &f.Person)
	field.Int(c, "ship", &f.Ship, 0, space.MaxID)
	f.At.Fields(c)
}

func (f *Entered) Sentence() say.Text {
	if f.Ship != 0 {
		return say.Of("%s enters %s at %s.", f.Person.Name(), f.Ship.Name(), f.At)
	}
	return say.Of("%s enters at %s.", f.Person.Name(), f.At)
}

// Comer is somebody called in this tick. The world adds them to the order of turns, next
// to their caller.
type Comer struct {
	By     crew.ID
	Says   string
	Rounds int8
	Arrival
}

// MaxComers bounds how many a tick can call.
const MaxComers = 16

// Level returns somebody's level: that of their sheet, and those that they have gained since.
func Level(f *Fight, p *Person) int8 { return f.SheetOf(p).Experience.Level + p.Levels }

// Proficiency returns somebody's proficiency bonus at their level.
func Proficiency(f *Fight, p *Person) int {
	s := f.SheetOf(p)
	return int(s.Proficiency) + f.Book().Levels.RiseOf(s.Experience.Level, Level(f, p))
}
