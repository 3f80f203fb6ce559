package action_test

import (
	"testing"

	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/rulebook"
	"broadside/sim/event"
)

// The side of somebody numb is not told that their maximum of points has changed.
func TestAChangedMaximumOfSomebodyNumbIsASecret(t *testing.T) {
	for _, numb := range []bool{false, true} {
		f, events := entered(t, "ether", func(*rulebook.Sheet) {}, "plain")
		book, weak := f.Book(), f.Book().Condition("charred")
		book.Conditions[weak].Slow = 50
		action.Renew(f, false)
		if numb {
			ruled(t, f, action.DeckRuling{Kind: action.RuleAfflict, Person: 1, Number: book.Condition("numb")})
			action.Renew(f, true)
		}
		whole, since := f.MaxHP(&f.People[0]), len(*events)
		ruled(t, f, action.DeckRuling{Kind: action.RuleAfflict, Person: 1, Number: weak})
		if action.Renew(f, true); 2*f.MaxHP(&f.People[0]) != whole {
			t.Fatalf("the maximum is %d, and was %d", f.MaxHP(&f.People[0]), whole)
		}
		told := false
		for _, e := range (*events)[since:] {
			if x, ok := e.Fact.(*personal.Shifted); ok && x.From == whole {
				told = told || e.IsFor(event.Sides(0).With(0), false)
			}
		}
		if told == numb {
			t.Errorf("numb: %v; their side is told: %v", numb, told)
		}
	}
}
