package scenario

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/space"
)

// Foot is what a scenario has on decks: the book that is played there, the plans,
// and who stands where. Its people become members of the battle after the crews,
// with seats of the role Boots.
type Foot struct {
	Library  *rulebook.Library
	Book     int16
	Variants personal.Variant
	Without  HouseRules // those that are not played
	Decks    []FootDeck
	People   []personal.Arrival
	Arrivals []FootArrival // people whom triggers bring in
	Fixtures []Fixture     // what triggers wait for somebody to handle
}

// Fixture is a lever, a switch or anything else on a deck that can be handled.
type Fixture struct {
	Name string
	Deck int8
	At   deckplan.Square
	For  event.Sides // whose people know that they should
}

// FootArrival are people whom a trigger brings in, once. While awaited ones have not
// come, their side is not beaten.
type FootArrival struct {
	Name    string
	People  []personal.Arrival
	Awaited bool
}

// MaxFootArrivals is how many groups of people triggers may bring in.
const MaxFootArrivals = 32

// FootDeck is a plan, and the ship whose decks it shows: 0 for none.
type FootDeck struct {
	Plan int16
	Ship space.ID
	Pods int8    // boarding pods
	Hand int16   // the sheet of those of the crew who have none of their own; -1: they are not on the deck
	Crew []Berth // those who have
}

// Berth is the sheet of somebody of a ship's crew.
type Berth struct {
	Role   crew.Role
	Number uint8
	Sheet  int16
}

// Sheet returns the sheet of a seat aboard.
func (d *FootDeck) Sheet(seat crew.Seat) int16 {
	for _, b := range d.Crew {
		if b.Role == seat.Role && b.Number == seat.Number {
			return b.Sheet
		}
	}
	return d.Hand
}
