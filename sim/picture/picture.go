// Package picture holds what one seat may know at a tick, and frames: what has changed
// between two pictures, as bytes. It does not know the World: sim/sight makes pictures, a
// table sends frames, and stations draw what they patch together.
package picture

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/shipyard"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// Picture is everything that one seat may know at a tick. It consists of records that
// describe themselves, so that a frame can contain what changed in it.
type Picture struct {
	Tick       int64
	Head       Head
	Texts      []Passage
	Goals      []GoalRow
	Contacts   []Contact
	Conditions []ConditionRow // that ships can be in
	Objects    []ships.Object
	Sheets     []ShipSheet // the seat's own ship; all ships for the GM
	Mounts     []MountRow
	Crew       []CrewRow
	Legs       []LegRow // the course of the seat's own ship
	Turns      []TurnRow
	Features   []FeatureRow
	Options    []Option     // what the seat can order now, and the expected outcome
	Held       []HeldRow    // orders that wait for the GM
	Classes    []ClassRow   // what a GM can bring into the battle
	Triggers   []TriggerRow // the scenario's triggers, for the GM

	// Of decks; see decks.go.
	Decks    []DeckRow
	Lines    []LineRow
	Consoles []ConsoleRow
	Mines    []MineRow // known to the side; all for the GM
	Things   []ThingRow
	People   []PersonRow
	Selves   []SelfRow  // the seat's own person; all for the GM
	Stocks   []StockRow // of those people
	Gear     []GearRow
	Steps    []StepRow
	Acts     []ActRow
	Reached  []ReachedRow // by what the seat asks about
}

// Head is the state of the table.
type Head struct {
	Round   int32
	Tempo   crew.Tempo
	Paused  bool
	Grid    bool // ships fly in squares
	Hold    bool // orders that throw dice wait for the GM
	Over    bool
	Winners event.Sides
	Seat    crew.Seat // the seat that the picture is for
	Acts    crew.Seat // the seat whose options it has: its own; for the GM, in rounds, that of the open turn
	Side    event.Side
	Clock   int16     // ticks a turn may take in rounds tempo; 0: no clock
	Left    int16     // ticks left of the turn, or of the window
	Awaited crew.Seat // the seat of the same side that may react; the zero Seat: none
	Asked   crew.Response
	With    say.Text // the reaction, and whom it concerns
	Levels  bool     // for the GM: the book on foot has levels
}

// IsAwaited reports whether somebody of the seat's side may react.
func (h *Head) IsAwaited() bool { return h.Awaited != crew.Seat{} }

// AsksAtConsole reports whether the holder of a seat may react at their console.
func (h *Head) AsksAtConsole(seat crew.Seat) bool {
	return h.IsAwaited() && h.Awaited == seat && !h.Asked.OnFoot()
}

// AsksOnFoot reports whether the holder of a seat may react on foot.
func (h *Head) AsksOnFoot(seat crew.Seat) bool {
	return h.IsAwaited() && h.Awaited == seat && h.Asked.OnFoot()
}

// Fields describes a Head.
func (h *Head) Fields(c field.Coder) {
	field.Int(c, "round", &h.Round, 0, 1<<30)
	field.Int(c, "tempo", &h.Tempo, 0, int64(crew.MaxTempo))
	field.Bool(c, "paused", &h.Paused)
	field.Bool(c, "grid", &h.Grid)
	field.Bool(c, "hold", &h.Hold)
	field.Bool(c, "over", &h.Over)
	field.Int(c, "winners", &h.Winners, 0, 255)
	h.Seat.Fields(c)
	h.Acts.Fields(c)
	field.Int(c, "side", &h.Side, 0, event.MaxSides-1)
	field.Int(c, "clock", &h.Clock, 0, MaxClock)
	field.Int(c, "left", &h.Left, 0, MaxClock)
	h.Awaited.Fields(c)
	crew.ResponseField(c, "asked", &h.Asked)
	field.Text(c, "with", &h.With, say.Max)
	field.Bool(c, "levels", &h.Levels)
}

// TextKind is the kind of a text.
type TextKind uint8

// The kinds of texts. A side's name has the kind SideText plus its number.
const (
	TitleText TextKind = iota
	BriefText
	NotesText
	OutcomeText
	SideText
)

// The kinds of texts that tell a GM, or for abilities and skills everybody, the names in
// the book on foot, one a line, in the book's order.
const (
	DamageText = SideText + event.MaxSides + iota // types of damage
	AbilityText
	SkillText
	ConditionText
	LayerText
	ReserveText
	TableText
	WeaponText
	DeviceText
)

// The kinds of texts that tell everybody the names in the book on foot for a person's
// points, for what an attack must reach, and for what counts against them at 0; and which
// verbs it has, one a line, with the rule and the price. Then what standing orders can name: the
// effects of a critical hit, and the layers that answer a touch or have a rank, each in
// the line of its number, from 1.
const (
	PointsText = DeviceText + 1 + iota
	DefenceText
	BadText
	RulesText
	CriticalText
	AuraText
	RankText
	VariantText // for the GM: the variants, with a plus before those in play
	CoverText   // the book's names for the degrees of cover, none first, if it has its own
	lastText    = CoverText
)

// JumpOrder is how RulesText calls a jump, which is a move and has no verb of its own.
const JumpOrder = "jump"

// MaxPassage is the longest text, in bytes: the names of all weapons of a book.
const MaxPassage = 8000

// Passage is a text of the scenario that the seat may read.
type Passage struct {
	Kind TextKind
	Text string
}

// Fields describes a Passage.
func (t *Passage) Fields(c field.Coder) {
	field.Int(c, "kind", &t.Kind, 0, int64(lastText))
	field.Text(c, "text", &t.Text, MaxPassage)
}

// GoalRow is a goal and whether it has been reached.
type GoalRow struct {
	Number uint8 // its number among those that are shown
	scenario.Goal
	scenario.Progress
}

// Fields describes a GoalRow.
func (g *GoalRow) Fields(c field.Coder) {
	field.Int(c, "number", &g.Number, 0, 255)
	g.Goal.Fields(c)
	g.Progress.Fields(c)
}

// Contact is a ship as others see it. Numbers that a seat may not know are -1.
type Contact struct {
	ID space.ID
	space.Reckoning
	Name      string
	Class     string // its class's name
	Shape     string
	Side      event.Side
	Size      shipyard.Size
	State     ships.ShipState
	Across    space.Length
	Hidden    bool // seen by its own side and by finders
	Worn      bool // its hull is below half
	Shields   bool // it has shield points
	Special   bool
	AC        int16 // without cover
	Hull      int32 // friends only, as are the next three
	HullMax   int32
	Shield    int32
	ShieldMax int32
	System    int8

	Conditions shipyard.Conditions
	Bomb       bool     // it is a bomb, not a ship
	Docked     space.ID // the ship that it is made fast to, if that is known; 0: none
}

// Fields describes a Contact.
func (k *Contact) Fields(c field.Coder) {
	field.Int(c, "id", &k.ID, 1, space.MaxID)
	k.Reckoning.Fields(c)
	field.Text(c, "name", &k.Name, crew.MaxName)
	field.Text(c, "class", &k.Class, crew.MaxName)
	field.Text(c, "shape", &k.Shape, crew.MaxName)
	field.Int(c, "side", &k.Side, 0, event.MaxSides-1)
	field.Int(c, "size", &k.Size, 0, int64(shipyard.Gargantuan))
	field.Int(c, "state", &k.State, 0, int64(ships.LastState))
	field.Int(c, "across", &k.Across, 0, int64(space.Reach))
	field.Bool(c, "hidden", &k.Hidden)
	field.Bool(c, "worn", &k.Worn)
	field.Bool(c, "shields", &k.Shields)
	field.Bool(c, "special", &k.Special)
	field.Int(c, "AC", &k.AC, -1, 100)
	field.Int(c, "hull", &k.Hull, -1, shipyard.MaxPoints)
	field.Int(c, "hull maximum", &k.HullMax, -1, shipyard.MaxPoints)
	field.Int(c, "shield", &k.Shield, -1, shipyard.MaxPoints)
	field.Int(c, "shield maximum", &k.ShieldMax, -1, shipyard.MaxPoints)
	field.Int(c, "system", &k.System, -1, 6)
	field.Int(c, "conditions", &k.Conditions, 0, int64(shipyard.AllConditions))
	field.Bool(c, "bomb", &k.Bomb)
	field.Int(c, "docked", &k.Docked, 0, space.MaxID)
}

// ConditionRow is a condition that ships can be in.
type ConditionRow struct {
	Condition shipyard.ConditionID // in the library
	Name      say.Text
	Says      say.Text
	Speed     shipyard.SpeedLeft
	Flags     shipyard.Plight
	Fails     crew.Abilities // saves
	Spoils    shipyard.Touch // what it changes to the ship's disadvantage
	Known     int8           // 1 + what rules know it as; 0: nothing
}

// Fields describes a ConditionRow.
func (r *ConditionRow) Fields(c field.Coder) {
	field.Int(c, "condition", &r.Condition, 0, shipyard.MaxConditions-1)
	field.Text(c, "name", &r.Name, crew.MaxName)
	field.Text(c, "says", &r.Says, shipyard.MaxSays)
	field.Int(c, "speed", &r.Speed, 0, int64(shipyard.NoSpeed))
	field.Int(c, "flags", &r.Flags, 0, int64(shipyard.AllPlights))
	field.Int(c, "fails", &r.Fails, 0, 63)
	field.Int(c, "spoils", &r.Spoils, 0, int64(shipyard.AllTouches))
	field.Int(c, "known", &r.Known, 0, 1+int64(shipyard.LastKnown))
}

// Known returns a KnownCondition as a set.
func (p *Picture) Known(as shipyard.KnownCondition) shipyard.Conditions {
	for i := range p.Conditions {
		if r := &p.Conditions[i]; r.Known == 1+int8(as) {
			return r.Condition.Set()
		}
	}
	return 0
}

// ConditionsIn returns the rows of a set of conditions, in order.
func (p *Picture) ConditionsIn(set shipyard.Conditions) (rows []*ConditionRow) {
	for i := range p.Conditions {
		if r := &p.Conditions[i]; set.Has(r.Condition) {
			rows = append(rows, r)
		}
	}
	return rows
}

// ShipSheet is everything about a ship that its crew knows.
type ShipSheet struct {
	ID space.ID
	shipyard.Numbers
	MaxHull, MaxShield, Regeneration int32 // as reduced by system damage
	FlyingSpeed, TurningSpeed        space.Length
	Hull, Shield                     int32
	Collapsed                        bool
	HitDie                           int8 // faces
	HitDice, HitDiceMax              int8
	System, Successes                int8
	Cover                            int8 // set by the GM
	Feet                             space.Length
	Diagonals                        int8 // squares of the grid entered at a corner this turn
	Throttle, Rudder                 int8
	Ramming                          space.ID
	Light                            bool // the spaces of ships are not difficult terrain
	PatchDC                          int16
	RamDC                            int16
	Armour, Shields                  string
	Fuel                             int16
	Hyperdrive                       bool
	Boot                             int16 // rounds until it jumps; 0: the drive is cold
	Plotted                          bool  // astrogation has succeeded
	Trouble                          ships.Trouble
}

// Fields describes a ShipSheet.
func (s *ShipSheet) Fields(c field.Coder) {
	field.Int(c, "id", &s.ID, 1, space.MaxID)
	s.Numbers.Fields(c)
	field.Int(c, "max hull", &s.MaxHull, 0, shipyard.MaxPoints)
	field.Int(c, "max shield", &s.MaxShield, 0, shipyard.MaxPoints)
	field.Int(c, "regeneration now", &s.Regeneration, 0, shipyard.MaxPoints)
	field.Int(c, "flying speed now", &s.FlyingSpeed, 0, int64(space.Reach))
	field.Int(c, "turning speed now", &s.TurningSpeed, 0, int64(space.Reach))
	field.Int(c, "hull", &s.Hull, 0, shipyard.MaxPoints)
	field.Int(c, "shield", &s.Shield, 0, shipyard.MaxPoints)
	field.Bool(c, "collapsed", &s.Collapsed)
	field.Int(c, "Hit Die", &s.HitDie, 0, 100)
	field.Int(c, "Hit Dice", &s.HitDice, 0, 100)
	field.Int(c, "Hit Dice maximum", &s.HitDiceMax, 0, 100)
	field.Int(c, "system", &s.System, 0, 6)
	field.Int(c, "successes", &s.Successes, 0, 3)
	field.Int(c, "cover", &s.Cover, 0, 4)
	field.Int(c, "feet", &s.Feet, 0, int64(space.Reach))
	field.Int(c, "diagonals", &s.Diagonals, 0, 100)
	field.Int(c, "throttle", &s.Throttle, 0, 100)
	field.Int(c, "rudder", &s.Rudder, -100, 100)
	field.Int(c, "ramming", &s.Ramming, 0, space.MaxID)
	field.Bool(c, "light", &s.Light)
	field.Int(c, "patch DC", &s.PatchDC, 0, 1<<15-1)
	field.Int(c, "ram DC", &s.RamDC, 0, 1<<15-1)
	field.Text(c, "armour", &s.Armour, crew.MaxName)
	field.Text(c, "shields", &s.Shields, crew.MaxName)
	field.Int(c, "fuel", &s.Fuel, 0, 10_000)
	field.Bool(c, "hyperdrive", &s.Hyperdrive)
	field.Int(c, "boot", &s.Boot, 0, 1000)
	field.Bool(c, "plotted", &s.Plotted)
	field.Int(c, "trouble", &s.Trouble, 0, int64(ships.AllTrouble))
}

// MountRow is a weapon aboard a ship.
type MountRow struct {
	Ship    space.ID
	Mount   uint8
	Name    string
	Place   say.Text // turret, fore, aft, ...
	Turret  bool
	Facing  space.Angle
	Grade   shipyard.Grade
	Type    shipyard.DamageType
	Damage  dice.Dice
	Bonus   int8
	Attacks int8
	Near    space.Length
	Far     space.Length
	Latched bool // fired; free again at the start of its gunner's next turn
	Left    int8 // attacks left for the gunner who fired it
	Ammo    int16
	AmmoMax int16     // 0: needs none
	Work    int8      // actions already spent on the next round
	Only    crew.Seat // the only gunner who can use it; no role: every gunner
}

// Fields describes a MountRow.
func (m *MountRow) Fields(c field.Coder) {
	field.Int(c, "ship", &m.Ship, 1, space.MaxID)
	field.Int(c, "mount", &m.Mount, 0, shipyard.MaxMounts-1)
	field.Text(c, "name", &m.Name, crew.MaxName)
	field.Text(c, "place", &m.Place, say.Max)
	field.Bool(c, "turret", &m.Turret)
	field.Int(c, "facing", &m.Facing, 0, int64(space.Circle)-1)
	field.Int(c, "grade", &m.Grade, 0, int64(shipyard.Quaternary))
	field.Int(c, "type", &m.Type, 0, int64(shipyard.Thermite))
	field.Int(c, "dice", &m.Damage.Count, 0, 100)
	field.Int(c, "faces", &m.Damage.Faces, 0, 100)
	field.Int(c, "plus", &m.Damage.Plus, -100, 100)
	field.Int(c, "bonus", &m.Bonus, -100, 100)
	field.Int(c, "attacks", &m.Attacks, 0, 100)
	field.Int(c, "near", &m.Near, 0, int64(space.Reach))
	field.Int(c, "far", &m.Far, 0, int64(space.Reach))
	field.Bool(c, "latched", &m.Latched)
	field.Int(c, "left", &m.Left, 0, 100)
	field.Int(c, "ammunition", &m.Ammo, 0, 10_000)
	field.Int(c, "ammunition maximum", &m.AmmoMax, 0, 10_000)
	field.Int(c, "work", &m.Work, 0, 100)
	m.Only.Fields(c)
}

// CrewRow is a member of the seat's ship, or for the GM of any ship.
type CrewRow struct {
	Seat  crew.Seat
	Name  string
	Roles crew.Roles
	crew.Budget
	Waiting bool        // has readied something
	Readied crew.Stance // their standing order about that

	Piloting, Technology, Mechanics, Proficiency int8 // bonuses to their checks
}

// Fields describes a CrewRow.
func (r *CrewRow) Fields(c field.Coder) {
	r.Seat.Fields(c)
	field.Text(c, "name", &r.Name, crew.MaxName)
	field.Int(c, "roles", &r.Roles, 0, 1<<16-1)
	r.Budget.Fields(c)
	field.Bool(c, "waiting", &r.Waiting)
	crew.StanceField(c, "readied", &r.Readied)
	field.Int(c, "Piloting", &r.Piloting, -100, 100)
	field.Int(c, "Technology", &r.Technology, -100, 100)
	field.Int(c, "Mechanic's Kit", &r.Mechanics, -100, 100)
	field.Int(c, "proficiency", &r.Proficiency, 0, 100)
}

// LegRow is the rest of a leg of a ship's course.
type LegRow struct {
	Ship   space.ID
	Number uint8
	ships.Leg
}

// Fields describes a LegRow.
func (l *LegRow) Fields(c field.Coder) {
	field.Int(c, "ship", &l.Ship, 1, space.MaxID)
	field.Int(c, "number", &l.Number, 0, ships.MaxLegs)
	l.Leg.Fields(c)
}

// TurnRow is somebody's place in the initiative order.
type TurnRow struct {
	Seat   crew.Seat
	Person crew.ID // instead of a seat that is another side's secret; else 0
	Name   string
	Place  int16 // from 0; those of a group share one
	Total  int16
	Open   bool
}

// Who returns the text that names whose turn it is.
func (t *TurnRow) Who() say.Text {
	if t.Person != 0 {
		return t.Person.Name()
	}
	return t.Seat.Name()
}

// Fields describes a TurnRow.
func (t *TurnRow) Fields(c field.Coder) {
	t.Seat.Fields(c)
	field.Int(c, "person", &t.Person, 0, crew.MaxMembers)
	field.Text(c, "name", &t.Name, crew.MaxName)
	field.Int(c, "place", &t.Place, 0, crew.MaxMembers)
	field.Int(c, "total", &t.Total, -100, 200)
	field.Bool(c, "open", &t.Open)
}

// HeldTicks is the unit of HeldRow.Left, in ticks: a second at the usual speed.
const HeldTicks = 20

// HeldRow is an order that waits for the GM, with the dice it would throw.
type HeldRow struct {
	Number uint16
	Seat   crew.Seat
	Verb   crew.Verb
	Text   say.Text // the expected outcome, or what is improvised
	Dice   string   // faces and values in order: "d20=14 d6=3"
	Asks   bool     // it is improvised, and waits for the GM's terms
	Left   int16    // until it happens without an answer, in units of 20 ticks, rounded up
	Test   crew.Test
	Gain   ships.Gain
	Helped crew.Seat
	Target space.ID
	Foe    crew.ID // instead of the target, on foot
}

// Fields describes a HeldRow.
func (h *HeldRow) Fields(c field.Coder) {
	field.Int(c, "number", &h.Number, 0, 1<<16-1)
	h.Seat.Fields(c)
	field.Int(c, "verb", &h.Verb, 0, int64(crew.LastVerb))
	field.Text(c, "text", &h.Text, scenario.MaxText)
	field.Text(c, "dice", &h.Dice, scenario.MaxText)
	field.Bool(c, "asks", &h.Asks)
	field.Int(c, "left", &h.Left, 0, crew.ImproviseTicks)
	field.Int(c, "test", &h.Test, 0, int64(crew.MaxTest))
	field.Int(c, "gain", &h.Gain, 0, int64(ships.Hinders))
	h.Helped.Fields(c)
	field.Int(c, "target", &h.Target, 0, space.MaxID)
	field.Int(c, "foe", &h.Foe, 0, crew.MaxMembers)
}

// ClassRow is a class of ships that a GM can spawn.
type ClassRow struct {
	Number       int16 // in the library, for Spawn
	Name         string
	Shape        string
	Size         shipyard.Size
	Hull, Shield int32
}

// Fields describes a ClassRow.
func (k *ClassRow) Fields(c field.Coder) {
	field.Int(c, "number", &k.Number, 0, 1<<15-1)
	field.Text(c, "name", &k.Name, crew.MaxName)
	field.Text(c, "shape", &k.Shape, crew.MaxName)
	field.Int(c, "size", &k.Size, 0, int64(shipyard.Gargantuan))
	field.Int(c, "hull", &k.Hull, 0, shipyard.MaxPoints)
	field.Int(c, "shield", &k.Shield, 0, shipyard.MaxPoints)
}

const (
	// MaxClock is the longest turn clock, in ticks.
	MaxClock = 20 * 60 * 20 // twenty minutes
)
