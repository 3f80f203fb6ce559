package scenario

import (
	"testing"

	"broadside/personal"
	"broadside/ships"
)

// No gap in the numbers of decks reveals those of a ship that is hidden or in a bay.
func TestDecksOfShipsThatHideComeLast(t *testing.T) {
	s := Scenario{
		Ships: []ships.Arrival{{Name: "Hesper"}, {Name: "Lurker", Hidden: true}, {Name: "Tern", Bay: "Hesper"}},
		Foot:  &Foot{People: []personal.Arrival{{Deck: 0}, {Deck: 1}, {Deck: 2}, {Deck: 3}}, Fixtures: []Fixture{{Deck: 1}}, Reinforcements: []FootReinforcement{{People: []personal.Arrival{{Deck: 3}}}}},
		Goals: []Goal{{Area: Area{Deck: 3}}},
		Triggers: []Trigger{{
			When: Premise{Any: []Premise{{Area: Area{Deck: 2}}}}, If: []Premise{{Area: Area{Deck: 3}}}, Then: []Consequence{{Area: Area{Deck: 1}}},
		}},
	}
	for plan, ship := range []int{1, 2, 0, -1} { // Lurker, Tern, Hesper, a place
		d := FootDeck{Plan: int16(plan)}
		if ship >= 0 {
			d.Ship = s.ShipID(ship)
		}
		s.Foot.Decks = append(s.Foot.Decks, d)
	}
	s.SortDecks()
	was := []int8{2, 3, 0, 1} // the plans, in their new order
	for at, d := range s.Foot.Decks {
		if d.Plan != int16(was[at]) {
			t.Errorf("deck %d is %d of before, not %d", at, d.Plan, was[at])
		}
	}
	trigger := &s.Triggers[0]
	for what, row := range map[string][2]int8{
		"the first person": {s.Foot.People[0].Deck, 2}, "the last": {s.Foot.People[3].Deck, 1}, "a fixture": {s.Foot.Fixtures[0].Deck, 3},
		"one who comes": {s.Foot.Reinforcements[0].People[0].Deck, 1}, "a goal": {s.Goals[0].Area.Deck, 1}, "a premise": {trigger.When.Any[0].Area.Deck, 0},
		"a condition": {trigger.If[0].Area.Deck, 1}, "a consequence": {trigger.Then[0].Area.Deck, 3},
	} {
		if row[0] != row[1] {
			t.Errorf("%s is on deck %d, not %d", what, row[0], row[1])
		}
	}
}
