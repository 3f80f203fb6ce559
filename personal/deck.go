package personal

import (
	"slices"

	"broadside/crew"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/say"
	"broadside/sim/space"
)

// Deck is a plan in a fight: the ship whose decks these are, and the state of its doors
// and squares.
type Deck struct {
	Plan    int16
	Ship    space.ID          // 0: not a ship of the battle, such as a station
	Bolts   int8              // DC to force a lock; 0: the book's
	Keys    event.Side        // with Bolts: the side that passes its locks and locks them again
	Doors   []DoorState       // the plan's, and then those that hang in Hung
	Hung    []deckplan.Square // where a GM has drawn doors that are not in the plan
	Altered []Altered         // in the order of levels, rows and columns
	Burns   []Burn
	Clouds  []Cloud
	Zones   []Zone
	Mines   []Mine
}

// DoorState is a door as it is now.
type DoorState struct {
	Open, Locked, Broken bool
	Points               int16
}

// Burn is a square that the GM or a grenade has set on fire or put out.
type Burn struct {
	At  deckplan.Square
	Out bool
}

const (
	MaxDecks  = 8
	MaxBurns  = 512
	MaxClouds = 64
	MaxMines  = 64
)

// Fields describes a Deck.
func (d *Deck) Fields(c field.Coder) {
	field.Int(c, "plan", &d.Plan, 0, rulebook.MaxItems)
	field.Int(c, "ship", &d.Ship, 0, space.MaxID)
	field.Int(c, "bolts", &d.Bolts, 0, 40)
	field.Int(c, "keys", &d.Keys, 0, event.MaxSides-1)
	field.List(c, "doors", &d.Doors, deckplan.MaxDoors, func(c field.Coder, s *DoorState) {
		field.Bool(c, "open", &s.Open)
		field.Bool(c, "locked", &s.Locked)
		field.Bool(c, "broken", &s.Broken)
		field.Int(c, "points", &s.Points, 0, 10_000)
	})
	field.List(c, "hung", &d.Hung, deckplan.MaxDoors, func(c field.Coder, q *deckplan.Square) { q.Fields(c) })
	field.List(c, "altered", &d.Altered, MaxAltered, func(c field.Coder, a *Altered) {
		a.At.Fields(c)
		field.Int(c, "symbol", &a.Symbol, 0, LastSymbol)
	})
	field.List(c, "burns", &d.Burns, MaxBurns, func(c field.Coder, b *Burn) {
		b.At.Fields(c)
		field.Bool(c, "out", &b.Out)
	})
	field.List(c, "zones", &d.Zones, MaxZones, func(c field.Coder, z *Zone) { z.Fields(c) })
	field.List(c, "clouds", &d.Clouds, MaxClouds, func(c field.Coder, b *Cloud) { b.Fields(c) })
	field.List(c, "mines", &d.Mines, MaxMines, func(c field.Coder, m *Mine) { m.Fields(c) })
}

// Plan returns the plan of a deck.
func (f *Fight) Plan(deck int8) *deckplan.Plan { return &f.Library.Plans[f.Decks[deck].Plan] }

// Shut reports whether a square has a closed door.
func (f *Fight) Shut(deck int8, q deckplan.Square) bool {
	n := f.Door(deck, q)
	if n < 0 {
		return false
	}
	s := &f.Decks[deck].Doors[n]
	return !s.Open && !s.Broken
}

// Opaque reports whether nobody can see through a square.
func Opaque(f *Fight, deck int8, q deckplan.Square) bool {
	switch f.Cell(deck, q) {
	case deckplan.Void, deckplan.Wall:
		return true
	case deckplan.DoorCell:
		return f.Shut(deck, q)
	}
	return walled(f, deck, q)
}

// Blocked reports whether nobody can occupy a square.
func (f *Fight) Blocked(deck int8, q deckplan.Square) bool {
	c := f.Cell(deck, q)
	return c.Solid() || c == deckplan.DoorCell && f.Shut(deck, q) || walled(f, deck, q)
}

// Hazardous reports whether a square hurts people who enter it or begin a turn there.
func (f *Fight) Hazardous(deck int8, q deckplan.Square) bool {
	burns := f.Cell(deck, q) == deckplan.Hazard
	for _, b := range f.Decks[deck].Burns {
		if b.At == q {
			burns = !b.Out
		}
	}
	return burns
}

// Rough reports whether a square is difficult ground by itself.
func (f *Fight) Rough(deck int8, q deckplan.Square) bool {
	switch f.Cell(deck, q) {
	case deckplan.Difficult, deckplan.SlightCover, deckplan.LowCover, deckplan.HighCover, deckplan.Hazard, deckplan.ConsoleCell:
		return true
	case deckplan.Duct:
		return !f.Book().Movement.Squeeze
	}
	return roughened(f, deck, q)
}

// AnySquareUnder reports whether a predicate holds for any square of somebody's space at a
// place.
func AnySquareUnder(f *Fight, p *Person, at deckplan.Square, is func(deckplan.Square) bool) bool {
	for q := range at.Space(f.Span(p)) {
		if is(q) {
			return true
		}
	}
	return false
}

// RoughUnder reports whether any square of somebody's space at a place is difficult
// ground.
func RoughUnder(f *Fight, p *Person, at deckplan.Square) bool {
	return AnySquareUnder(f, p, at, func(q deckplan.Square) bool { return f.Rough(p.Deck, q) })
}

// Burns reports whether any square of somebody's space at a place is hazardous.
func Burns(f *Fight, p *Person, at deckplan.Square) bool {
	return AnySquareUnder(f, p, at, func(q deckplan.Square) bool { return f.Hazardous(p.Deck, q) })
}

// AddDeck brings the decks of a plan into the fight and returns their number.
func (f *Fight) AddDeck(plan int16, ship space.ID) int8 {
	d := Deck{Plan: plan, Ship: ship}
	for _, door := range f.Library.Plans[plan].Doors {
		s := DoorState{Open: door.Open || door.Broken, Locked: door.Lock, Broken: door.Broken}
		if !s.Broken {
			s.Points = f.Book().Doors.Points
		}
		d.Doors = append(d.Doors, s)
	}
	f.Decks = append(f.Decks, d)
	return int8(len(f.Decks) - 1)
}

// Door finds the door of a square, or -1.
func (f *Fight) Door(deck int8, q deckplan.Square) int {
	if f.Cell(deck, q) != deckplan.DoorCell {
		return -1
	}
	return f.DoorOf(deck, q)
}

// DoorOf returns the index of the door that a square has, or had before it became
// something else: one of the plan's or one that a GM has hung. It is -1 if there never
// was one.
func (f *Fight) DoorOf(deck int8, q deckplan.Square) int {
	p := f.Plan(deck)
	for i := range p.Doors {
		if p.Doors[i].At == q {
			return i
		}
	}
	if n := slices.Index(f.Decks[deck].Hung, q); n >= 0 {
		return len(p.Doors) + n
	}
	return -1
}

// HangDoor adds a door in a square, in the state of its symbol.
func HangDoor(f *Fight, deck int8, q deckplan.Square, symbol byte) {
	d := &f.Decks[deck]
	n := f.DoorOf(deck, q)
	if n < 0 {
		n = len(d.Doors)
		d.Hung, d.Doors = append(d.Hung, q), append(d.Doors, DoorState{})
	}
	d.Doors[n] = DoorLike(f, symbol)
}

// DoorLike returns a door in the state of its symbol.
func DoorLike(f *Fight, symbol byte) DoorState {
	s := DoorState{Open: symbol == '/' || symbol == '\\', Locked: symbol == 'x', Broken: symbol == '\\'}
	if !s.Broken {
		s.Points = f.Book().Doors.Points
	}
	return s
}

// FreeFigure returns a figure that is not yet used by a ladder of a deck, or 0.
func FreeFigure(f *Fight, deck int8) byte {
	for figure := byte('1'); figure <= '9'; figure++ {
		if !slices.ContainsFunc(f.Plan(deck).Ladders, func(l deckplan.LadderEnd) bool { return l.Figure == figure }) &&
			!slices.ContainsFunc(f.Decks[deck].Altered, func(a Altered) bool { return a.Symbol == figure }) {
			return figure
		}
	}
	return 0
}

// LadderEnd returns where a ladder drawn by a GM leads: to the same place one level down,
// or from the lowest level one up.
func (f *Fight) LadderEnd(deck int8, q deckplan.Square) (deckplan.Square, bool) {
	switch levels := int8(len(f.Plan(deck).Levels)); {
	case levels < 2:
		return q, false
	case q.Level+1 < levels:
		return deckplan.Square{X: q.X, Y: q.Y, Level: q.Level + 1}, true
	}
	return deckplan.Square{X: q.X, Y: q.Y, Level: q.Level - 1}, true
}

// BuiltLadder returns the other end of a ladder that a GM has drawn.
func BuiltLadder(f *Fight, deck int8, q deckplan.Square) (deckplan.Square, bool) {
	figure := f.drawnSymbol(deck, q)
	if deckplan.CellOf(figure) != deckplan.Ladder {
		return q, false
	}
	for _, a := range f.Decks[deck].Altered {
		if a.Symbol == figure && a.At != q {
			return a.At, true
		}
	}
	return q, false
}

// BareSymbol returns the symbol of a square without fire and zones.
func (f *Fight) BareSymbol(deck int8, q deckplan.Square) byte {
	if symbol := f.drawnSymbol(deck, q); symbol != 0 {
		return symbol
	}
	return f.Plan(deck).Symbol(q)
}

// ConsoleAt returns the role of the console in a square, if there is one.
func ConsoleAt(f *Fight, deck int8, q deckplan.Square) (crew.Role, bool) {
	return deckplan.ConsoleRole(f.BareSymbol(deck, q))
}

// A duct is as wide as the next smaller creature than the one that fills a square.
// Creatures that fill a square squeeze through if the book has squeezing, and otherwise
// have difficult ground. Larger ones do not fit (HOUSE-DUCT).

// filling returns the largest size that takes no more than a square.
func filling(f *Fight) int8 {
	best := int8(0)
	for i, s := range f.Book().Sizes {
		if s.Squares == 1 {
			best = int8(i)
		}
	}
	return best
}

// CrawlsThrough reports whether somebody fits into a duct at all.
func CrawlsThrough(f *Fight, p *Person) bool { return f.Size(p) <= filling(f) }

// Narrow reports whether somebody takes no more than a square.
func Narrow(f *Fight, p *Person) bool { return CrawlsThrough(f, p) }

// pinched reports whether somebody fits into a duct only by squeezing.
func pinched(f *Fight, p *Person, at deckplan.Square) bool {
	return f.Cell(p.Deck, at) == deckplan.Duct && f.Book().Movement.Squeeze && f.Size(p) == filling(f)
}

// DoorAt returns the door at a square of a deck as it is now, if one is there.
func DoorAt(f *Fight, deck int8, at deckplan.Square) (DoorState, bool) {
	n := f.Door(deck, at)
	if n < 0 {
		return DoorState{}, false
	}
	return f.Decks[deck].Doors[n], true
}

// LockDoors locks every shut door of a deck for all but a side, whose people pass and
// lock it again. The DC to force one is force (SHIP-DEVICE).
func LockDoors(f *Fight, deck int8, force int8, side event.Side) {
	d := &f.Decks[deck]
	d.Bolts, d.Keys = force, side
	for i := range d.Doors {
		d.Doors[i].Locked = !d.Doors[i].Open && !d.Doors[i].Broken
	}
	f.DoorStamp++
}

// DoorMoved reports that a door has been opened, shut or broken.
type DoorMoved struct {
	By                   crew.ID
	At                   deckplan.Square
	Open, Locked, Broken bool
}

// ForceOf is the cause of a check to force a locked door.
const ForceOf say.Text = "force a door"

// IsDoorForced reports whether a check has forced a door, which the next fact opens.
func IsDoorForced(f *event.Checked) bool { return f.Success && f.Roll.Cause == ForceOf }

func (*DoorMoved) Kind() event.Kind { return KindDoorMoved }

// Fields describes a DoorMoved.
func (f *DoorMoved) Fields(c field.Coder) {
	IDField(c, "by", &f.By)
	f.At.Fields(c)
	field.Bool(c, "open", &f.Open)
	field.Bool(c, "locked", &f.Locked)
	field.Bool(c, "broken", &f.Broken)
}

func (f *DoorMoved) Sentence() say.Text {
	how, does := say.Text("shut"), say.Text("shuts")
	switch {
	case f.Broken:
		how, does = "broken", "breaks"
	case f.Open:
		how, does = "open", "opens"
	case f.Locked:
		how, does = "locked", "locks"
	}
	if f.By == 0 {
		return say.Of("The door at %s is %s.", f.At, how)
	}
	return say.Of("%s %s the door at %s.", f.By.Name(), does, f.At)
}

// Altered is a square that differs from its plan, and the symbol that it would have on a
// map (HOUSE-MAP).
type Altered struct {
	At     deckplan.Square
	Symbol byte
}

const (
	MaxAltered = 512
	LastSymbol = 127
)

// Alterable are the symbols that a GM can draw into a square. Fire is separate (Burn).
const Alterable = `#.=,oO~-v^+/x\PGSEC123456789`

// AsDrawn in a ruling about a square restores what its plan draws there.
const AsDrawn = -1

// SymbolSays returns the text for a symbol of a map.
func SymbolSays(symbol byte) say.Text {
	for _, s := range deckplan.Symbols {
		if s.Symbol == symbol {
			return s.Says
		}
	}
	return ""
}

func ComparedTo(a Altered, q deckplan.Square) int {
	b := a.At
	return int(b.Level-q.Level)*deckplan.MaxHeight*deckplan.MaxWidth + int(b.Y-q.Y)*deckplan.MaxWidth + int(b.X-q.X)
}

// drawnSymbol returns the symbol that a GM has drawn into a square, or 0.
func (f *Fight) drawnSymbol(deck int8, q deckplan.Square) byte {
	if a := f.Decks[deck].Altered; len(a) > 0 {
		if i, ok := slices.BinarySearchFunc(a, q, ComparedTo); ok {
			return a[i].Symbol
		}
	}
	return 0
}

// Cell returns what a square of a deck currently holds.
func (f *Fight) Cell(deck int8, q deckplan.Square) deckplan.Cell {
	if symbol := f.drawnSymbol(deck, q); symbol != 0 {
		return deckplan.CellOf(symbol)
	}
	return f.Plan(deck).Cell(q)
}

// Overlookers returns the sides with somebody who sees a square.
func (f *Fight) Overlookers(deck int8, q deckplan.Square) (to event.Sides) {
	for i := range f.People {
		o := &f.People[i]
		if to.Has(o.Side) || !o.IsUp() || o.Deck != deck || o.At.Level != q.Level || f.Flags(o)&rulebook.Blind != 0 {
			continue
		}
		if Overlooks(f, o, q) {
			to = to.With(o.Side)
		}
	}
	return to
}

// Hatches returns the squares of a deck where people come in from outside.
func (f *Fight) Hatches(deck int8) (list []deckplan.Square) {
	for _, h := range f.Plan(deck).Hatches {
		if f.Cell(deck, h) == deckplan.Hatch {
			list = append(list, h)
		}
	}
	for _, a := range f.Decks[deck].Altered {
		if deckplan.CellOf(a.Symbol) == deckplan.Hatch {
			list = append(list, a.At)
		}
	}
	return list
}

// SquareAltered reports that a square has been changed.
type SquareAltered struct {
	Deck   int8
	At     deckplan.Square
	Symbol byte
}

func (*SquareAltered) Kind() event.Kind { return KindSquareAltered }

// Fields describes a SquareAltered.
func (a *SquareAltered) Fields(c field.Coder) {
	field.Int(c, "deck", &a.Deck, 0, MaxDecks-1)
	a.At.Fields(c)
	field.Int(c, "symbol", &a.Symbol, 0, LastSymbol)
}

func (a *SquareAltered) Sentence() say.Text {
	return say.Of("At %s there is now: %s.", a.At, SymbolSays(a.Symbol))
}

// Kindled reports that a square has caught fire, or no longer burns.
type Kindled struct {
	Deck int8
	At   deckplan.Square
	Out  bool
}

func (*Kindled) Kind() event.Kind { return KindKindled }

// Fields describes a Kindled.
func (k *Kindled) Fields(c field.Coder) {
	field.Int(c, "deck", &k.Deck, 0, MaxDecks-1)
	k.At.Fields(c)
	field.Bool(c, "out", &k.Out)
}

func (k *Kindled) Sentence() say.Text {
	if k.Out {
		return say.Of("Nothing burns any more at %s.", k.At)
	}
	return say.Of("It burns at %s.", k.At)
}

// CoverOf returns the cover that a cell of a deck gives those behind it.
func CoverOf(c deckplan.Cell) space.Cover {
	switch c {
	case deckplan.SlightCover:
		return space.SlightCover
	case deckplan.LowCover:
		return space.HalfCover
	case deckplan.HighCover:
		return space.ThreeQuartersCover
	}
	return space.NoCover
}
