package personal

import (
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/field"
	"broadside/sim/space"
)

// Deck is a plan in a fight: the ship whose decks these are, and what has become
// of its doors and squares.
type Deck struct {
	Plan    int16
	Ship    space.ID          // 0: no ship of the battle, such as a station
	Bolts   int8              // what a check to force a lock must reach; 0: the book's
	Keys    event.Side        // Bolts: who passes its locks, and locks behind them
	Doors   []DoorState       // the plan's, and then those that hang in Hung
	Hung    []deckplan.Square // where a GM has drawn doors that the plan has not
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

// Burn is a square that the GM or a grenade has made hazardous, or has put out.
type Burn struct {
	At  deckplan.Square
	Out bool
}

const (
	maxDecks  = 8
	maxBurns  = 512
	maxClouds = 64
	maxMines  = 64
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
	field.List(c, "altered", &d.Altered, maxAltered, func(c field.Coder, a *Altered) {
		a.At.Fields(c)
		field.Int(c, "symbol", &a.Symbol, 0, lastSymbol)
	})
	field.List(c, "burns", &d.Burns, maxBurns, func(c field.Coder, b *Burn) {
		b.At.Fields(c)
		field.Bool(c, "out", &b.Out)
	})
	field.List(c, "zones", &d.Zones, maxZones, func(c field.Coder, z *Zone) { z.Fields(c) })
	field.List(c, "clouds", &d.Clouds, maxClouds, func(c field.Coder, b *Cloud) { b.Fields(c) })
	field.List(c, "mines", &d.Mines, maxMines, func(c field.Coder, m *Mine) { m.Fields(c) })
}

// plan is the plan of a deck.
func (f *Fight) plan(deck int8) *deckplan.Plan { return &f.Library.Plans[f.Decks[deck].Plan] }

// shut says whether a closed door stands in a square.
func (f *Fight) shut(deck int8, q deckplan.Square) bool {
	n := f.door(deck, q)
	if n < 0 {
		return false
	}
	s := &f.Decks[deck].Doors[n]
	return !s.Open && !s.Broken
}

// Opaque says whether nobody can see through a square.
func (f *Fight) Opaque(deck int8, q deckplan.Square) bool {
	switch f.cell(deck, q) {
	case deckplan.Void, deckplan.Wall:
		return true
	case deckplan.DoorCell:
		return f.shut(deck, q)
	}
	return false
}

// blocked says whether nobody can stand in a square.
func (f *Fight) blocked(deck int8, q deckplan.Square) bool {
	c := f.cell(deck, q)
	return c.Solid() || c == deckplan.DoorCell && f.shut(deck, q)
}

// hazardous says whether a square hurts who enters it or begins a turn there.
func (f *Fight) hazardous(deck int8, q deckplan.Square) bool {
	burns := f.cell(deck, q) == deckplan.Hazard
	for _, b := range f.Decks[deck].Burns {
		if b.At == q {
			burns = !b.Out
		}
	}
	return burns
}

// rough says whether a square is difficult ground by itself.
func (f *Fight) rough(deck int8, q deckplan.Square) bool {
	switch f.cell(deck, q) {
	case deckplan.Difficult, deckplan.LowCover, deckplan.HighCover, deckplan.Hazard, deckplan.ConsoleCell:
		return true
	case deckplan.Duct:
		return !f.Book().Movement.Squeeze
	}
	return f.roughened(deck, q)
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
