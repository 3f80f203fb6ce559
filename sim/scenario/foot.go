package scenario

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/event"
	"broadside/sim/space"
)

// Foot is what a scenario has on decks: the book, the plans, and the people with their
// places. Its people become members of the battle after the crews, with seats of the role
// Boots.
type Foot struct {
	Library        *rulebook.Library
	Book           int16
	Variants       personal.Variant
	Without        HouseRules // house rules that are not in play
	Decks          []FootDeck
	People         []personal.Arrival
	Reinforcements []FootReinforcement // people whom triggers bring in
	Fixtures       []Fixture           // which triggers can wait for somebody to handle
}

// Fixture is a lever, a switch or anything else on a deck that can be handled.
type Fixture struct {
	Name string
	Deck int8
	At   deckplan.Square
	For  event.Sides // the sides whose people know that they should
}

// FootReinforcement is a group of people whom a trigger brings in, once. While awaited
// ones have not come, their side is not beaten.
type FootReinforcement struct {
	Name    string
	People  []personal.Arrival
	Awaited bool
}

// MaxFootReinforcements is how many groups of people triggers may bring in.
const MaxFootReinforcements = 32

// FootDeck is a plan, and the ship that it belongs to, or 0.
type FootDeck struct {
	Plan int16
	Ship space.ID
	Pods int8        // boarding pods
	Hand int16       // the sheet of crew members without one in Crew; -1: they are not on the deck
	Crew []CrewSheet // sheets of crew members
}

// CrewSheet is the sheet of a member of a ship's crew.
type CrewSheet struct {
	Role   crew.Role
	Number uint8
	Sheet  int16
}

// SortDecks moves the decks of ships that not everybody sees at the start to the end, so that
// no gap in the numbers of the others reveals them.
func (s *Scenario) SortDecks() {
	if s.Foot == nil {
		return
	}
	to := make([]int8, len(s.Foot.Decks))
	var decks []FootDeck
	for _, last := range [...]bool{false, true} {
		for i := range s.Foot.Decks {
			d := &s.Foot.Decks[i]
			if at := s.ShipAt(d.Ship); last == (at >= 0 && at < len(s.Ships) && isSecret(&s.Ships[at])) {
				to[i] = int8(len(decks))
				decks = append(decks, *d)
			}
		}
	}
	s.Foot.Decks = decks
	s.eachDeck(func(deck *int8) {
		if *deck >= 0 && int(*deck) < len(to) {
			*deck = to[*deck]
		}
	})
}

// eachDeck calls see for each deck number in a scenario.
func (s *Scenario) eachDeck(see func(*int8)) {
	for i := range s.Foot.People {
		see(&s.Foot.People[i].Deck)
	}
	for i := range s.Foot.Reinforcements {
		for j := range s.Foot.Reinforcements[i].People {
			see(&s.Foot.Reinforcements[i].People[j].Deck)
		}
	}
	for i := range s.Foot.Fixtures {
		see(&s.Foot.Fixtures[i].Deck)
	}
	for i := range s.Goals {
		see(&s.Goals[i].Area.Deck)
	}
	for i := range s.Triggers {
		t := &s.Triggers[i]
		t.When.eachDeck(see)
		for j := range t.If {
			t.If[j].eachDeck(see)
		}
		for j := range t.Then {
			see(&t.Then[j].Area.Deck)
		}
	}
}

func (p *Premise) eachDeck(see func(*int8)) {
	see(&p.Area.Deck)
	for i := range p.Any {
		p.Any[i].eachDeck(see)
	}
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
