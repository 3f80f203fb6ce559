package action_test

import (
	"testing"

	"broadside/configs"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/sim/dice"
	"broadside/sim/event"
)

// A GM cannot place anybody at a height that a snapshot cannot hold.
func TestHeightsOfPlacesAreBounded(t *testing.T) {
	data, wrong := configs.Load()
	if data == nil {
		t.Fatal(wrong)
	}
	lib := *data.Persons
	f := &personal.Fight{Rules: lib.Book("me5e")}
	f.Join(&lib, &dice.Tray{}, &[]event.Event{}, new(crew.Windows))
	deck := f.AddDeck(0, 0)
	at := f.Hatches(deck)[0]
	if err := action.EnterDeck(f, 1, &personal.Arrival{Name: "Ana", Sheet: f.Book().Sheet("plain"), Deck: deck, At: at}); err != nil {
		t.Fatal(err)
	}
	for height, may := range map[int32]bool{-1: false, 0: true, personal.MaxHeight: true, personal.MaxHeight + 1: false} {
		r := &action.DeckRuling{Kind: action.RulePlace, Person: 1, At: at, Amount: height}
		if err := r.Check(f); (err == nil) != may {
			t.Errorf("a height of %d: %v", height, err)
		}
	}
}
