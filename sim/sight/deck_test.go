package sight_test

import (
	"slices"
	"testing"

	"broadside/configs"
	"broadside/crew"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/ships/deployment"
	"broadside/sim"
	"broadside/sim/picture"
	"broadside/sim/scenario"
	"broadside/sim/sight"
)

// theirs is the deck of the Knife, whose crew is not aboard.
const theirs = 1

// boarders begins the scenario in a tempo, with a fixture on the deck of the Knife.
func boarders(t *testing.T, tempo crew.Tempo) *sim.World {
	t.Helper()
	data, problems := configs.Load()
	if data == nil {
		t.Fatal(problems)
	}
	sc := *data.Scenario("boarders")
	foot := *sc.Foot
	sc.Foot = &foot
	foot.Fixtures = []scenario.Fixture{{Name: "Bilge valve", Deck: theirs, At: deckplan.Square{X: 4, Y: 4}}}
	w, err := sim.New(data.Library, &sc, 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Step([]sim.Order{{Seat: crew.Master, Intent: &sim.SetTempo{Tempo: tempo}}, {Seat: crew.Master, Intent: &sim.Pause{}}}); err != nil {
		t.Fatal(err)
	}
	return w
}

// undertow returns the battle of that name at its beginning.
func undertow(t *testing.T) *sim.World {
	t.Helper()
	data, problems := configs.Load()
	if data == nil {
		t.Fatal(problems)
	}
	w, err := sim.New(data.Library, data.Scenario("undertow"), 1)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// The contents of a deck are shown to those whose deck it is, or who see its square.
func TestFaultDecksOfOthersShowNothingUnseen(t *testing.T) {
	w := boarders(t, crew.Rounds)
	p := w.PersonAt(crew.Seat{Ship: 2, Role: crew.Pilot, Number: 1})
	if p.Deck != theirs || len(p.Arms) == 0 {
		t.Fatal("the pilot of the Knife has no weapon to lose")
	}
	for i := range p.Arms {
		a := &p.Arms[i]
		a.Drawn, a.Gone, a.Lies, a.Deck = false, true, p.At, p.Deck
	}
	count := func(p *picture.Picture) (consoles, fixtures, weapons int) {
		for _, k := range p.Consoles {
			if k.Deck == theirs {
				consoles++
			}
		}
		for _, x := range p.Things {
			switch {
			case x.Deck != theirs:
			case x.Person == 0:
				fixtures++
			default:
				weapons++
			}
		}
		return consoles, fixtures, weapons
	}
	if k, f, a := count(sight.View(w, crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1})); k > 0 || f > 0 || a > 0 {
		t.Errorf("the crew of the Patience is shown %d consoles, %d fixtures and %d weapons aboard the Knife", k, f, a)
	}
	for _, seat := range []crew.Seat{crew.Master, {Ship: 2, Role: crew.Pilot, Number: 1}} {
		if k, f, a := count(sight.View(w, seat)); k == 0 || f != 1 || a == 0 {
			t.Errorf("the seat %v is shown %d consoles, %d fixtures and %d weapons aboard the Knife", seat, k, f, a)
		}
	}
}

// In one of two battles the GM draws consoles where the crew of the Hesper sees nothing. A console drawn
// afterwards in sight of the crew looks the same to them in both.
func TestFaultNumbersOfConsolesTellOfNoOther(t *testing.T) {
	console := func(deck int8, at deckplan.Square) *sim.OnFoot {
		return &sim.OnFoot{DeckRuling: action.DeckRuling{Kind: action.RuleSquare, Deck: deck, At: at, Number: 'G'}}
	}
	step := func(w *sim.World, rulings ...*sim.OnFoot) {
		t.Helper()
		var orders []sim.Order
		for _, r := range rulings {
			orders = append(orders, sim.Order{Seat: crew.Master, Intent: r})
		}
		r, err := w.Step(orders)
		if err != nil || slices.ContainsFunc(r.Answers, func(a sim.Answer) bool { return a.Refusal != nil }) {
			t.Fatal(err, r.Answers)
		}
	}
	free := func(w *sim.World, deck int8, n int) (all []*sim.OnFoot) {
		p := w.Fight.Plan(deck)
		for i := 0; len(all) < n; i++ {
			r := console(deck, deckplan.Square{X: int16(i % int(p.Width)), Y: int16(i / int(p.Width))})
			if r.Check(w) == nil {
				all = append(all, r)
			}
		}
		return all
	}
	a, b := boarders(t, crew.Rounds), boarders(t, crew.Rounds)
	hidden, seen := free(b, theirs, 3), free(a, 0, 2)
	step(a)
	step(b, hidden...)
	step(a, seen...)
	step(b, seen...)
	seat := crew.Seat{Ship: 1, Role: crew.Pilot, Number: 1}
	x, y := sight.View(a, seat), sight.View(b, seat)
	if len(a.Aboard.Consoles)+len(hidden) != len(b.Aboard.Consoles) {
		t.Fatalf("%d consoles, and with those that are hidden %d", len(a.Aboard.Consoles), len(b.Aboard.Consoles))
	}
	if !slices.Equal(x.Consoles, y.Consoles) {
		t.Errorf("the crew is shown\n%v\nand where there are others\n%v", x.Consoles, y.Consoles)
	}
	numbers := map[crew.ConsoleID]bool{}
	for i := range b.Aboard.Consoles {
		numbers[b.Aboard.Consoles[i].Number] = true
	}
	if len(numbers) != len(b.Aboard.Consoles) {
		t.Errorf("%d consoles have %d numbers", len(b.Aboard.Consoles), len(numbers))
	}
}

// Somebody of another side with the sheet of a character is a stranger, and not the person whom the
// sheet describes, who may be on one's own side.
func TestStrangersAreKnownByWhatTheyPlay(t *testing.T) {
	data, problems := configs.Load()
	if data == nil {
		t.Fatal(problems)
	}
	w, err := sim.New(data.Library, data.Scenario("crews"), 1)
	if err != nil {
		t.Fatal(err)
	}
	for i := range w.Fight.People { // all in one corner
		w.Fight.People[i].At = deckplan.Square{X: int16(1 + i%4), Y: int16(1 + i/4)}
	}
	seen := map[string]int{}
	for _, p := range sight.View(w, crew.Seat{Role: crew.Boots, Number: 1}).People {
		seen[p.Name]++
	}
	for _, name := range []string{"Kade Morrow", "Maren Oduya", "Tobias Renn", "Sef Calder", "Soldier", "Mystic", "Engineer", "Scout"} {
		if seen[name] != 1 {
			t.Errorf("%q is seen %d times: %v", name, seen[name], seen)
		}
	}
}

// A crew whose ship another side has acts on its deck, in the world as in everybody's picture.
func TestWhoseShipIsTakenActsOnItsDeck(t *testing.T) {
	w := boarders(t, crew.Rounds)
	for _, taken := range []bool{false, true} {
		if taken {
			w.Ship(1).Side = 1
		}
		for i := range w.Members {
			seat := w.Members[i].Seat
			acts := sim.OnDeck(w, &sim.Order{Seat: seat, Intent: &deployment.Improvise{}})
			if want := taken && seat.Ship == 1; seat.Role != crew.Boots && acts != want {
				t.Errorf("taken: %v: %v acts on a deck: %v", taken, seat, acts)
			}
			for _, by := range []crew.Seat{seat, crew.Master} {
				if sight.View(w, by).ActsOnDeck(seat) != acts {
					t.Errorf("taken: %v: by what %v sees, %v acts on a deck: %v", taken, by, seat, !acts)
				}
			}
		}
	}
}

// TestFaultBoardersAreShownNoCrewOfAnothersShip begins with people aboard another side's ship, whose
// seats are there: they are shown what everybody is shown of that ship, and no number of its crew's.
func TestFaultBoardersAreShownNoCrewOfAnothersShip(t *testing.T) {
	data, problems := configs.Load()
	if data == nil {
		t.Fatal(problems)
	}
	w, err := sim.New(data.Library, data.Scenario("saboteurs"), 1)
	if err == nil {
		_, err = w.Step(nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	gallery, found := sight.NewGallery(w), false
	for i := range w.Fight.People {
		p := &w.Fight.People[i]
		seat := w.Member(p.ID).Seat
		ship := w.Ship(seat.Ship)
		if ship == nil || ship.Side == p.Side {
			continue
		}
		found = true
		frame := picture.Diff(nil, gallery.Flat(seat, picture.Asked{}))
		kept, err := picture.Patch(nil, &frame)
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range []*picture.Picture{sight.View(w, seat), kept} {
			if v.Contact(ship.ID) == nil || len(v.Sheets)+len(v.Mounts)+len(v.Crew)+len(v.Legs) > 0 {
				t.Errorf("%s, aboard the %s, is shown %d sheets, %d mounts, %d of the crew", p.Name, ship.Name, len(v.Sheets), len(v.Mounts), len(v.Crew))
			}
		}
	}
	if !found {
		t.Error("nobody is aboard another side's ship: the test shows nothing")
	}
}

// TestFaultCapturedShipIsItsCaptorsAlone has boarders take a ship: its crew are shown its numbers no
// longer, and its captors are shown those numbers, but nothing of the turns of its crew.
func TestFaultCapturedShipIsItsCaptorsAlone(t *testing.T) {
	w := boarders(t, crew.Rounds)
	s, reaver := w.Ship(1), crew.Seat{Ship: 1, Role: crew.Boots, Number: 129}
	if p := w.PersonAt(reaver); p == nil || p.Side == s.Side {
		t.Fatal("no reaver is aboard")
	}
	s.Side = w.PersonAt(reaver).Side
	own := w.Member(s.Crew[0]).Seat
	for seat, sheets := range map[crew.Seat]int{own: 0, reaver: 1, {Ship: 1, Role: crew.Screen, Number: 1}: 1} {
		if v := sight.View(w, seat); len(v.Sheets) != sheets || len(v.Crew) > 0 {
			t.Errorf("%s is shown %d sheets and %d of the crew", seat, len(v.Sheets), len(v.Crew))
		}
		for _, o := range sight.View(w, seat).Options {
			if !sim.Talks(o.Verb) {
				t.Errorf("%s is shown what a captured ship could do: %v", seat, o.Verb)
			}
		}
	}
}
