package sight_test

import (
	"strings"
	"testing"

	"broadside/configs"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/say"
	"broadside/sim/scenario"
	"broadside/sim/sight"
)

// A source that knows of silencing tells of it before points are named, and others do not.
func TestSomeSourcesTellOfSilencing(t *testing.T) {
	data, problems := configs.Load()
	if data == nil {
		t.Fatal(problems)
	}
	lib := *data.Scenario("lantern").Foot.Library
	at := lib.Book("lurasko")
	book := &lib.Books[at]
	sc := &scenario.Scenario{Key: "quay", Sides: []scenario.SideInfo{{Name: "One"}, {Name: "Other"}}}
	sc.Foot = &scenario.Foot{Library: &lib, Book: at, Decks: []scenario.FootDeck{{Plan: data.Scenario("lantern").Foot.Decks[0].Plan, Hand: -1}}}
	for n, sheet := range [...]string{"harbour-tug", "dunmore-pell"} {
		sc.Foot.People = append(sc.Foot.People, personal.Arrival{Name: sheet, Sheet: book.Sheet(sheet), Side: 0, At: deckplan.Square{X: int16(2 + 3*n), Y: 9}})
	}
	sc.Foot.People[1].Side = 1
	w, err := sim.New(data.Library, sc, 1)
	if err != nil {
		t.Fatal(err)
	}
	tow := func() (says string) {
		view := sight.View(w, w.Member(w.Fight.People[0].ID).Seat)
		for _, g := range view.Gear {
			if g.Kind == picture.PowerGear && g.Lifts != 0 {
				says += say.English(g.Says, view)
			}
		}
		return says
	}
	if tow() == "" || strings.Contains(tow(), "silenced") {
		t.Fatalf("nobody silences anything yet: %q", tow())
	}
	silence := &sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RuleAfflict, Person: w.Fight.People[1].ID, Number: book.Condition("silencing")}}
	orders := []sim.Order{{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: crew.Rounds}}, {Seat: crew.Master, Intent: &sim.Pause{}}}
	if _, err := w.Step(orders); err != nil {
		t.Fatal(err)
	}
	if _, err := w.Step([]sim.Order{{Seat: crew.Master, Intent: silence}}); err != nil {
		t.Fatal(err)
	}
	if says := tow(); !strings.Contains(says, "Engineer is silenced by 4") { // by sight: the name is not told
		t.Errorf("the harness tells: %q", says)
	}
}

// A sheet of a book with injuries shows what has been suffered, and no limit if there is
// none.
func TestASheetTellsOfInjuriesAndCounters(t *testing.T) {
	w := undertow(t)
	p := &w.Fight.People[3]
	limits := func() (row picture.SelfRow, most map[string]int32) {
		view := sight.View(w, w.Member(p.ID).Seat)
		most = map[string]int32{}
		for _, r := range view.Stocks {
			most[r.Name] = r.Most
		}
		return view.Selves[0], most
	}
	points, skin := w.Fight.Book().Reserves[2].Name, ""
	row, most := limits()
	if _, has := most[points]; has || row.Harm != 0 || row.Factor != 15 {
		t.Errorf("unhurt: %d of %d, %v", row.Harm, row.Factor, most)
	}
	p.Harm, p.Reserves[2] = 12, 20
	for i := range w.Fight.Book().Layers {
		if l := &w.Fight.Book().Layers[i]; l.Key == "skin" {
			skin, p.Pools[i].Points = l.Name, 40
		}
	}
	row, most = limits()
	if row.Harm != 12 || most[points] != -1 || most[skin] != -1 {
		t.Errorf("hurt: %d, %v", row.Harm, most)
	}
}
