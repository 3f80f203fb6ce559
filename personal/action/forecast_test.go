package action_test

import (
	"testing"

	"broadside/configs"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/say"
)

// A condition that another implies or brings is not listed beside it, and is listed when
// that one ends.
func TestConditionsTellNothingTwice(t *testing.T) {
	data, wrong := configs.Load()
	if data == nil {
		t.Fatal(wrong)
	}
	lib := *data.Persons
	for _, c := range []struct{ book, sheet string }{{"me5e", "plain"}, {"ether", ""}} {
		f := &personal.Fight{Rules: lib.Book(c.book)}
		f.Join(&lib, &dice.Tray{}, &[]event.Event{}, new(crew.Windows))
		book := f.Book()
		n := int16(0)
		if c.sheet != "" {
			n = book.Sheet(c.sheet)
		}
		deck := f.AddDeck(0, 0)
		if err := action.EnterDeck(f, 1, &personal.Arrival{Name: "Ana", Sheet: n, Deck: deck, At: f.Hatches(deck)[0]}); err != nil {
			t.Fatal(err)
		}
		p := &f.People[0]
		told := func() string {
			all, _ := action.Conditions(f, p, true)
			return say.List(all).String()
		}
		down, prone := book.Condition("unconscious"), book.Condition("prone")
		combat.Afflict(f, p, personal.Affliction{Condition: down, Save: -1, Implied: -1})
		if !f.Suffers(p, prone) || told() != "unconscious" {
			t.Errorf("by %s somebody unconscious, prone %v, is %q", c.book, f.Suffers(p, prone), told())
		}
		if _, means := action.Conditions(f, p, true); len(means) != 3 {
			t.Errorf("by %s what the three conditions do is told as %q", c.book, means)
		}
		combat.Relieve(f, p, down)
		if told() != "prone" {
			t.Errorf("by %s somebody who has woken is %q", c.book, told())
		}
	}
}
