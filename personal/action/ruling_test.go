package action_test

import (
	"testing"

	"broadside/configs"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/rulebook"
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

// entered returns a fight by the rules of a book, its events, and people of its sheets on different
// sides; change is made to the sheet of the first.
func entered(t *testing.T, book string, change func(*rulebook.Sheet), sheets ...string) (*personal.Fight, *[]event.Event) {
	t.Helper()
	data, wrong := configs.Load()
	if data == nil {
		t.Fatal(wrong)
	}
	lib := *data.Persons
	f, events := &personal.Fight{Rules: lib.Book(book)}, &[]event.Event{}
	f.Join(&lib, &dice.Tray{}, events, new(crew.Windows))
	deck := f.AddDeck(0, 0)
	change(&f.Book().Sheets[f.Book().Sheet(sheets[0])])
	for i, sheet := range sheets {
		x := &personal.Arrival{Name: sheet, Sheet: f.Book().Sheet(sheet), Side: event.Side(i), Deck: deck, At: f.Hatches(deck)[0].Plus(int16(i), 0)}
		if err := action.EnterDeck(f, crew.ID(i+1), x); err != nil {
			t.Fatal(err)
		}
	}
	return f, events
}

// ruled carries out a ruling on the first person.
func ruled(t *testing.T, f *personal.Fight, r action.DeckRuling) {
	t.Helper()
	r.Person = 1
	if err := r.Check(f); err != nil {
		t.Fatal(err)
	}
	r.Do(f)
}

// A level raises nobody's points above the maximum that a condition leaves them, and only their own
// side is told how many they are.
func TestALevelKeepsToTheMaximumAndTellsNoFoe(t *testing.T) {
	f, events := entered(t, "me5e", func(*rulebook.Sheet) {}, "maren-oduya", "plain")
	p := f.Person(1)
	ruled(t, f, action.DeckRuling{Kind: action.RuleAfflict, Number: f.Book().Condition("exhaustion-4")})
	ruled(t, f, action.DeckRuling{Kind: action.RuleHP, Amount: 10})
	if f.MaxHP(p) != 10 || !f.Watchers(p).Has(1) {
		t.Fatalf("%s has at most %d, and is seen by %v: the test shows nothing", p.Name, f.MaxHP(p), f.Watchers(p))
	}
	*events = nil
	ruled(t, f, action.DeckRuling{Kind: action.RuleLevel, Amount: 6})
	if p.MaxHP != 26 || p.HP != 13 || f.MaxHP(p) != 13 {
		t.Errorf("%s has %d of %d points, %d without the condition", p.Name, p.HP, f.MaxHP(p), p.MaxHP)
	}
	if told := *events; len(told) != 1 || !told[0].Sides.Has(0) || told[0].Sides.Has(1) {
		t.Errorf("told is %+v", told)
	}
}

// What levels add to a reserve is not added again by a sheet that has the levels.
func TestTheReserveOfALevelIsCarriedOnce(t *testing.T) {
	for _, x := range []struct {
		level int8
		mana  int16 // of the sheet, which had 4 at level 2
		most  int16
	}{{2, 4, 8}, {3, 6, 8}, {4, 8, 8}, {4, 9, 9}, {5, 10, 10}, {2, 5, 9}} {
		was, _ := entered(t, "ether", func(*rulebook.Sheet) {}, "ysolde-fenn")
		n := was.Book().Levels.Reserve
		for range 2 {
			ruled(t, was, action.DeckRuling{Kind: action.RuleLevel, Amount: 3})
		}
		ruled(t, was, action.DeckRuling{Kind: action.RuleReserve, Number: int16(n), Amount: -3})
		now, _ := entered(t, "ether", func(s *rulebook.Sheet) { s.Experience.Level, s.Reserves[n] = x.level, x.mana }, "ysolde-fenn")
		p := now.Person(1)
		action.CarryOver(now, p, was, was.Person(1))
		if most := now.MostReserve(p, n); most != x.most || p.Reserves[n] != most-3 {
			t.Errorf("with level %d and %d on the sheet there are %d of %d, not %d of %d", x.level, x.mana, p.Reserves[n], most, x.most-3, x.most)
		}
	}
}
