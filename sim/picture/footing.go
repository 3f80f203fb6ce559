package picture

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/space"
)

// DeckRow is a deck of which a seat knows something.
type DeckRow struct {
	Number        uint8
	Ship          space.ID // the ship that it belongs to; 0: none
	Name          string
	Width, Height int16
	Levels        int8
	Unit          string // of lengths on foot
	Square        int16  // units across a square
	Pods          int8   // boarding pods left, for the ship's own side
}

// Fields describes a DeckRow.
func (d *DeckRow) Fields(c field.Coder) {
	field.Int(c, "number", &d.Number, 0, 7)
	field.Int(c, "ship", &d.Ship, 0, space.MaxID)
	field.Text(c, "name", &d.Name, crew.MaxName)
	field.Int(c, "width", &d.Width, 0, deckplan.MaxWidth)
	field.Int(c, "height", &d.Height, 0, deckplan.MaxHeight)
	field.Int(c, "levels", &d.Levels, 0, deckplan.MaxLevels)
	field.Text(c, "unit", &d.Unit, crew.MaxName)
	field.Int(c, "square", &d.Square, 0, 100)
	field.Int(c, "pods", &d.Pods, 0, 100)
}

// LineRow is a row of squares of a deck, as far as it is known: a symbol for each, % for
// smoke, and a space for the unknown.
type LineRow struct {
	Deck  uint8
	Level int8
	Y     int16
	Cells string
	Seen  string // of the same length: + for squares that somebody of the side sees now
}

// Fields describes a LineRow.
func (l *LineRow) Fields(c field.Coder) {
	field.Int(c, "deck", &l.Deck, 0, 7)
	field.Int(c, "level", &l.Level, 0, deckplan.MaxLevels-1)
	field.Int(c, "y", &l.Y, 0, deckplan.MaxHeight-1)
	field.Text(c, "cells", &l.Cells, deckplan.MaxWidth)
	field.Text(c, "seen", &l.Seen, deckplan.MaxWidth)
}

// PersonRow is somebody on a deck. Numbers that a seat may not know are -1.
type PersonRow struct {
	ID         crew.ID
	Seat       crew.Seat
	Name       string
	Kind       string // their sheet's name
	Side       event.Side
	State      personal.PersonState
	Deck       uint8
	At         deckplan.Square
	Squares    int8 // each way
	Height     int16
	HP, MaxHP  int32
	Bad, Good  int8 // saves at 0
	Conditions say.Text
	Means      say.Text // what each of the conditions does
	Weapon     string   // in hand
	Hidden     bool
	Open       bool // it is their turn
}

// Fields describes a PersonRow.
func (p *PersonRow) Fields(c field.Coder) {
	field.Int(c, "id", &p.ID, 1, crew.MaxMembers)
	p.Seat.Fields(c)
	field.Text(c, "name", &p.Name, crew.MaxName)
	field.Text(c, "kind", &p.Kind, crew.MaxName)
	field.Int(c, "side", &p.Side, 0, event.MaxSides-1)
	field.Int(c, "state", &p.State, 0, int64(personal.Away))
	field.Int(c, "deck", &p.Deck, 0, 7)
	p.At.Fields(c)
	field.Int(c, "squares", &p.Squares, 0, 100)
	field.Int(c, "height", &p.Height, 0, 10_000)
	field.Int(c, "hp", &p.HP, -1, personal.MaxPoints)
	field.Int(c, "hp max", &p.MaxHP, -1, personal.MaxPoints)
	field.Int(c, "bad", &p.Bad, 0, 100)
	field.Int(c, "good", &p.Good, 0, 100)
	field.Text(c, "conditions", &p.Conditions, say.Max)
	field.Text(c, "means", &p.Means, say.Max)
	field.Text(c, "weapon", &p.Weapon, crew.MaxName)
	field.Bool(c, "hidden", &p.Hidden)
	field.Bool(c, "open", &p.Open)
}

// SelfRow is what a person knows of themselves. The GM knows it of everybody.
type SelfRow struct {
	ID          crew.ID
	Book        string
	Class       string // of a player's character
	Level       int8
	Defence     int16
	Left, Speed int16 // movement, in units
	Clips       int8
	Focus       string // the power that they concentrate on
	Standing    personal.Standing
	Readies     bool   // their book has readied orders
	Harm        int32  // suffered, in a book of injuries
	Factor      int32  // the damage of one degree of injury; 0: the book has none
	Notes       string // for the GM: what an NPC's sheet says
}

// Fields describes a SelfRow.
func (s *SelfRow) Fields(c field.Coder) {
	field.Int(c, "id", &s.ID, 1, crew.MaxMembers)
	field.Text(c, "book", &s.Book, crew.MaxName)
	field.Text(c, "class", &s.Class, crew.MaxName)
	field.Int(c, "level", &s.Level, 0, 127)
	field.Int(c, "defence", &s.Defence, -100, 1000)
	field.Int(c, "left", &s.Left, 0, 30_000)
	field.Int(c, "speed", &s.Speed, 0, 30_000)
	field.Int(c, "clips", &s.Clips, 0, 100)
	field.Text(c, "focus", &s.Focus, crew.MaxName)
	s.Standing.Fields(c)
	field.Bool(c, "readies", &s.Readies)
	field.Int(c, "harm", &s.Harm, 0, personal.MaxPoints)
	field.Int(c, "factor", &s.Factor, 0, personal.MaxPoints)
	field.Text(c, "notes", &s.Notes, 600)
}

// GearRow is something that somebody carries or can do.
type GearRow struct {
	Person  crew.ID
	Kind    GearKind
	Number  uint8 // its place on the sheet, from 1
	Name    string
	Says    say.Text
	Count   int8 // attacks or items left; -1: not counted
	Most    int8
	Drawn   bool
	Broken  bool
	Lies    bool              // on the deck; Says tells where
	Props   rulebook.Property // of a weapon
	Range   int16             // units; 0: adjacent, or the user
	Near    int16             // units up to which distance does not hinder; 0: not a ranged weapon
	Shape   rulebook.Shape
	Size    int16  // units: the size of the area, or how far it moves lifted people
	Areas   int8   // number of areas that it is thrown at
	Mine    bool   // it lies in wait
	Harms   bool   // it harms its targets
	Mean    int16  // damage of its dice, twice the average
	DC      int16  // of saves against it; 0: none
	Foes    bool   // it spares friends
	Hinders bool   // it keeps its targets from moving or acting
	Own     bool   // it affects its user, whoever is named
	Slots   uint16 // a bit for each level of slots that it can be used with, from 1; 0 if there is no choice
	Keeps   bool   // it gives points that replace old ones, or leave those
	Points  int16  // the maximum that it can lift with
	Heals   bool
	Raises  StockID  // the user's layer that it fills
	Gives   StockID  // the user's layer or reserve that gains points
	Lifts   StockID  // the reserve that pays for moving somebody
	Rule    string   // set: it cannot be used now, on anybody
	Why     say.Text // unless it is not their turn
}

// GearKind is a kind of gear.
type GearKind uint8

// The kinds of gear.
const (
	ArmGear GearKind = iota
	DeviceGear
	PowerGear
	ArmourGear
	lastGear = ArmourGear
)

// Fields describes a GearRow.
func (g *GearRow) Fields(c field.Coder) {
	field.Int(c, "person", &g.Person, 1, crew.MaxMembers)
	field.Int(c, "kind", &g.Kind, 0, int64(lastGear))
	field.Int(c, "number", &g.Number, 0, 100)
	field.Text(c, "name", &g.Name, crew.MaxName)
	field.Text(c, "says", &g.Says, say.Max)
	field.Int(c, "count", &g.Count, -1, 127)
	field.Int(c, "most", &g.Most, -1, 127)
	field.Bool(c, "drawn", &g.Drawn)
	field.Bool(c, "broken", &g.Broken)
	field.Bool(c, "lies", &g.Lies)
	field.Int(c, "properties", &g.Props, 0, 1<<32-1)
	field.Int(c, "range", &g.Range, 0, 30_000)
	field.Int(c, "near", &g.Near, 0, 30_000)
	field.Int(c, "shape", &g.Shape, 0, 100)
	field.Int(c, "size", &g.Size, 0, 30_000)
	field.Int(c, "areas", &g.Areas, 0, 127)
	field.Bool(c, "mine", &g.Mine)
	field.Bool(c, "harms", &g.Harms)
	field.Int(c, "mean", &g.Mean, 0, 10_000)
	field.Int(c, "DC", &g.DC, 0, 1000)
	field.Bool(c, "foes", &g.Foes)
	field.Bool(c, "hinders", &g.Hinders)
	field.Bool(c, "own", &g.Own)
	field.Int(c, "slots", &g.Slots, 0, 1<<rulebook.MaxSlots-1)
	field.Bool(c, "keeps", &g.Keeps)
	field.Int(c, "points", &g.Points, 0, personal.MaxReserve)
	field.Bool(c, "heals", &g.Heals)
	field.Int(c, "raises", &g.Raises, 0, int64(maxStock))
	field.Int(c, "gives", &g.Gives, 0, int64(maxStock))
	field.Int(c, "lifts", &g.Lifts, 0, int64(maxStock))
	field.Text(c, "rule", &g.Rule, crew.MaxName)
	field.Text(c, "why", &g.Why, say.Max)
}

// StepRow is a square that the seat's person can reach this turn.
type StepRow struct {
	At, From deckplan.Square
	Cost     int16 // units
	Mode     rulebook.Mode
	Jump     bool // at once, from where they stand
	Hard     personal.Hardship
	Careful  bool // a step with care, by an action
	Climbs   int8 // actions for climbing on the way
	Climb    bool // this step is one of them
}

// Before reports whether a row is the step before another on the way there.
func (s *StepRow) Before(next *StepRow) bool {
	climbs := next.Climbs
	if next.Climb {
		climbs--
	}
	return s.At == next.From && s.Mode == next.Mode && s.Climbs == climbs && !s.Jump && !s.Careful
}

// Fields describes a StepRow.
func (s *StepRow) Fields(c field.Coder) {
	s.At.Fields(c)
	s.From.Fields(c)
	field.Int(c, "cost", &s.Cost, 0, 30_000)
	field.Int(c, "mode", &s.Mode, 0, int64(rulebook.Swim))
	field.Bool(c, "jump", &s.Jump)
	field.Int(c, "hard", &s.Hard, 0, 511)
	field.Bool(c, "careful", &s.Careful)
	field.Int(c, "climbs", &s.Climbs, 0, 100)
	field.Bool(c, "climb", &s.Climb)
}

// MineRow is a mine that a seat's side has laid or noticed, and what it does.
type MineRow struct {
	Number uint8 // its number among the deck's mines that are shown
	Deck   uint8
	At     deckplan.Square
	Name   string
	Says   say.Text
	Own    bool  // the side has laid it
	Due    bool  // it goes off by itself
	Reach  int16 // squares within which it goes off; 0: it faces one way
	Need   int16 // of an attack that sets it off
}

// Fields describes a MineRow.
func (m *MineRow) Fields(c field.Coder) {
	field.Int(c, "number", &m.Number, 0, personal.MaxMines-1)
	field.Int(c, "deck", &m.Deck, 0, 7)
	m.At.Fields(c)
	field.Text(c, "name", &m.Name, crew.MaxName)
	field.Text(c, "says", &m.Says, say.Max)
	field.Bool(c, "own", &m.Own)
	field.Bool(c, "due", &m.Due)
	field.Int(c, "reach", &m.Reach, 0, 1000)
	field.Int(c, "need", &m.Need, 0, 100)
}

// ThingRow is something on a deck that can be handled or picked up, as far as it is
// known: a fixture, or a weapon that lies there.
type ThingRow struct {
	Person crew.ID // whose weapon it was; 0: a fixture
	Number uint8   // among what they carried, or among the fixtures, from 1
	Deck   uint8
	At     deckplan.Square
	Name   string
	Sought bool // the seat's side knows that handling it has an effect, which is still to come
}

// Fields describes a ThingRow.
func (x *ThingRow) Fields(c field.Coder) {
	field.Int(c, "person", &x.Person, 0, crew.MaxMembers)
	field.Int(c, "number", &x.Number, 1, crew.MaxFixtures)
	field.Int(c, "deck", &x.Deck, 0, 7)
	x.At.Fields(c)
	field.Text(c, "name", &x.Name, crew.MaxName)
	field.Bool(c, "sought", &x.Sought)
}

// ConsoleRow is a console of a deck that a seat may see.
type ConsoleRow struct {
	Number crew.ConsoleID
	scenario.ConsoleState
}

// Fields describes a ConsoleRow.
func (k *ConsoleRow) Fields(c field.Coder) {
	field.Int(c, "number", &k.Number, 0, crew.MaxConsoles)
	k.ConsoleState.Fields(c)
}

// ActRow is an order that the seat's person could give, judged by the same rules that
// will judge the order: legal if Rule is empty, else why not.
type ActRow struct {
	Verb    crew.Verb
	Item    uint8 // a weapon, a device or a power by its place on the sheet
	Hand    personal.Hand
	Person  crew.ID
	Console crew.ConsoleID
	Ship    space.ID
	Rule    string
	Why     say.Text
	Chance  int16 // in thousandths; 0: nothing is rolled
	Need    int16
	Bonus   int16
	Edge    int8
	Cover   space.Cover
	Harm    int16           // expected damage, in tenths, before anything of the target's takes from it
	Reasons say.Text        // of the edge; of an escape, the condition that it is from
	Losses  say.Text        // what reduces the bonus
	Low     bool            // the target throws, and is hit by more than what is needed
	Way     bool            // the other variant: Investigation, a push, close, against a foe, a condition by number
	At      deckplan.Square // of a door or a mine
	Softer  uint8           // held back by half, or three quarters
	Most    int16           // of an aura, its points; of an attack, the strength that can be held back
	Manner  uint8           // of an attack, the strength that is held back; of a power, its slot, if not the lowest
}

// MostManner is the largest Manner of an ActRow.
const MostManner = 7

// Fields describes an ActRow.
func (a *ActRow) Fields(c field.Coder) {
	field.Int(c, "verb", &a.Verb, 0, int64(crew.LastVerb))
	field.Int(c, "item", &a.Item, 0, 100)
	field.Int(c, "hand", &a.Hand, 0, int64(personal.LastHand))
	field.Int(c, "person", &a.Person, 0, crew.MaxMembers)
	field.Int(c, "console", &a.Console, 0, crew.MaxConsoles)
	field.Int(c, "ship", &a.Ship, 0, space.MaxID)
	field.Text(c, "rule", &a.Rule, crew.MaxName)
	field.Text(c, "why", &a.Why, say.Max)
	field.Int(c, "chance", &a.Chance, 0, 1000)
	field.Int(c, "need", &a.Need, -1000, 10_000)
	field.Int(c, "bonus", &a.Bonus, -1000, 1000)
	field.Int(c, "edge", &a.Edge, -1, 1)
	field.Int(c, "cover", &a.Cover, 0, int64(space.TotalCover))
	field.Int(c, "harm", &a.Harm, 0, maxHarm)
	field.Text(c, "reasons", &a.Reasons, say.Max)
	field.Text(c, "losses", &a.Losses, say.Max)
	field.Bool(c, "low", &a.Low)
	field.Bool(c, "way", &a.Way)
	a.At.Fields(c)
	field.Int(c, "softer", &a.Softer, 0, 2)
	field.Int(c, "most", &a.Most, 0, 10_000)
	field.Int(c, "manner", &a.Manner, 0, MostManner)
}
