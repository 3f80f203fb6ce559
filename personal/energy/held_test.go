package energy_test

import (
	"testing"

	"broadside/personal"
	"broadside/personal/energy"
	"broadside/personal/rulebook"
)

// Where a reason is a second die, holding back costs one, however small its price.
func TestHoldingBackHindersWhereReasonsAreDice(t *testing.T) {
	book := rulebook.Book{}
	book.Attack.Softer.Melee = 1
	f := &personal.Fight{Library: &rulebook.Library{Books: []rulebook.Book{book}}}
	s := &personal.Shot{}
	energy.HoldBack(f, s, &personal.Means{Softer: 1})
	if s.Roll.Edge() >= 0 {
		t.Error("a blow that is held back is thrown like any other")
	}
}
