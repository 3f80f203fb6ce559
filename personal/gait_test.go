package personal_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/deckplan"
	"broadside/personal/movement"
	"broadside/personal/rulebook"
	"broadside/personal/wound"
	"broadside/sim/dice"
)

// warren returns a fight on a deck with everything that makes a step expensive: a duct,
// rubble, cover, a ladder, a shaft, fire, and somebody in the way.
func warren(t *testing.T, all *rulebook.Library, book int, speeds [4]int16) (*personal.Fight, *personal.Person) {
	t.Helper()
	f, p, _ := duel(t, all, book, func(_ *rulebook.Book, s *rulebook.Sheet) { s.Speeds = speeds })
	plan := deckplan.Plan{Key: "warren", Name: "Warren", Width: 12, Height: 5, Hazard: dice.Dice{Count: 1, Faces: 4}, HazardType: f.Book().Types[0]}
	plan.AddLevel("upper", []string{"############", "#.~.-..v...#", "#...o.1..*.#", "#..~O.#....#", "############"})
	plan.AddLevel("lower", []string{"############", "#..........#", "#.....1....#", "#..........#", "############"})
	f.Library.Plans[0] = plan
	f.Decks = nil
	f.AddDeck(0, 0)
	return f, p
}

// Each step that is shown can be ordered, alone or as the end of the way that the rows
// before it make, and costs exactly what it shows.
func TestEveryStepCostsWhatItShows(t *testing.T) {
	all := library()
	for book := range all.Books {
		for _, speeds := range [][4]int16{{12}, {12, 16}, {12, 0, 14}} {
			for _, prone := range []bool{false, true} {
				name := fmt.Sprintf("%s %v prone %v", all.Books[book].Key, speeds, prone)
				f, p := warren(t, all, book, speeds)
				if movement.PaysClimbs(f) {
					p.Tokens[0] = 1
				}
				square := f.Book().Square
				for i := range speeds {
					f.Book().Sheets[0].Speeds[i] = speeds[i] / 2 * square
				}
				if prone && action.Validate(f, p, &action.Deed{What: crew.DropProne}) == nil {
					(&action.Deed{What: crew.DropProne}).Do(f, p)
				}
				steps := action.StepsFrom(f, p, nil)
				if len(steps) < 2 {
					t.Fatalf("%s: nowhere to go", name)
				}
				seen, jumps := map[rulebook.Mode]int{}, 0
				for n := range steps {
					s := &steps[n]
					seen[s.Mode]++
					if s.Jump {
						jumps++
					}
					if path := wayTo(steps, s); len(path) > 0 {
						costs(t, name, f, p.ID, &movement.Move{Path: path, Mode: s.Mode, Jump: s.Jump}, s)
					}
				}
				if speeds[1] > 0 && !prone && seen[rulebook.FlyMode] == 0 || speeds[2] > 0 && seen[rulebook.Climb] == 0 {
					t.Errorf("%s: steps of %v alone", name, seen)
				}
				if (jumps > 0) == prone {
					t.Errorf("%s: %d jumps", name, jumps)
				}
			}
		}
	}
}

// Where climbing takes actions, squares are shown for as many climbs as can be paid for.
// A way around that the speed allows is preferred to a climb, and hides nothing that only
// the climb leads to.
func TestClimbsTakeActions(t *testing.T) {
	all := library()
	ether := slices.IndexFunc(all.Books, func(b rulebook.Book) bool { return b.Key == "ether" })
	for _, x := range []struct {
		rows    []string
		actions int8
		speed   int16
		want    map[deckplan.Square]personal.Step // without the square where the person stands
	}{
		{[]string{"#######", "#.o.o.#", "#######"}, 0, 30, map[deckplan.Square]personal.Step{}},
		{[]string{"#######", "#.o.o.#", "#######"}, 1, 30, map[deckplan.Square]personal.Step{{X: 2, Y: 1}: {Cost: 5, Climbs: 1}, {X: 3, Y: 1}: {Cost: 10, Climbs: 1}}},
		{[]string{"#######", "#.o.o.#", "#######"}, 2, 30, map[deckplan.Square]personal.Step{
			{X: 2, Y: 1}: {Cost: 5, Climbs: 1}, {X: 3, Y: 1}: {Cost: 10, Climbs: 1}, {X: 4, Y: 1}: {Cost: 15, Climbs: 2}, {X: 5, Y: 1}: {Cost: 20, Climbs: 2},
		}},
		{[]string{"#####", "#.o.#", "#.#.#", "#...#", "#####"}, 2, 30, map[deckplan.Square]personal.Step{
			{X: 2, Y: 1}: {Cost: 5, Climbs: 1}, {X: 1, Y: 2}: {Cost: 5}, {X: 1, Y: 3}: {Cost: 10}, {X: 2, Y: 3}: {Cost: 15}, {X: 3, Y: 3}: {Cost: 20}, {X: 3, Y: 2}: {Cost: 25}, {X: 3, Y: 1}: {Cost: 30},
		}},
		{[]string{"#####", "#.o.#", "#.#.#", "#...#", "#####"}, 2, 25, map[deckplan.Square]personal.Step{
			{X: 2, Y: 1}: {Cost: 5, Climbs: 1}, {X: 1, Y: 2}: {Cost: 5}, {X: 1, Y: 3}: {Cost: 10}, {X: 2, Y: 3}: {Cost: 15}, {X: 3, Y: 3}: {Cost: 20}, {X: 3, Y: 2}: {Cost: 25}, {X: 3, Y: 1}: {Cost: 10, Climbs: 1},
		}},
		{[]string{"######", "#.o..#", "#.#.##", "#...##", "######"}, 1, 30, map[deckplan.Square]personal.Step{
			{X: 2, Y: 1}: {Cost: 5, Climbs: 1}, {X: 1, Y: 2}: {Cost: 5}, {X: 1, Y: 3}: {Cost: 10}, {X: 2, Y: 3}: {Cost: 15}, {X: 3, Y: 3}: {Cost: 20}, {X: 3, Y: 2}: {Cost: 25}, {X: 3, Y: 1}: {Cost: 30}, {X: 4, Y: 1}: {Cost: 15, Climbs: 1},
		}},
	} {
		f, p, o := duel(t, all, ether, func(_ *rulebook.Book, s *rulebook.Sheet) { s.Speeds = [4]int16{x.speed} })
		f.Library.Plans[0] = deckplan.Plan{Key: "way", Name: "Way", Width: int16(len(x.rows[0])), Height: int16(len(x.rows))}
		f.Library.Plans[0].AddLevel("deck", x.rows)
		f.Decks = nil
		f.AddDeck(0, 0)
		p.At, p.Tokens[0], o.State = deckplan.Square{X: 1, Y: 1}, x.actions, personal.Away
		got := map[deckplan.Square]personal.Step{}
		for _, s := range action.StepsFrom(f, p, nil) {
			if _, known := got[s.At]; !known && s.At != p.At && !s.Jump && s.Mode == rulebook.Walk {
				got[s.At] = personal.Step{Cost: s.Cost, Climbs: s.Climbs}
			}
		}
		if !maps.Equal(got, x.want) {
			t.Errorf("%s with %d actions and a speed of %d: %v, not %v", x.rows[1], x.actions, x.speed, got, x.want)
		}
	}
}

// wayTo returns the way to a step by rows of its own mode.
func wayTo(steps []personal.Step, s *personal.Step) (path []deckplan.Square) {
	if s.Jump {
		for at := s.From; at != s.At; {
			at = at.Plus(sign(s.At.X-at.X), sign(s.At.Y-at.Y))
			path = append(path, at)
		}
		return path
	}
	for at := s; at.From != at.At; {
		path = append([]deckplan.Square{at.At}, path...)
		for i := range steps {
			climbs := at.Climbs
			if at.Climb {
				climbs--
			}
			if b := &steps[i]; b.At == at.From && b.Mode == s.Mode && b.Climbs == climbs && !b.Jump {
				at = b
				break
			}
		}
	}
	return path
}

func sign(n int16) int16 {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

// costs orders a move in a copy of the fight and checks its cost.
func costs(t *testing.T, name string, f *personal.Fight, id crew.ID, i *movement.Move, s *personal.Step) {
	t.Helper()
	g := *f
	g.People = append([]personal.Person(nil), f.People...)
	g.Decks = append([]personal.Deck(nil), f.Decks...)
	p := g.Person(id)
	p.Conditions = append([]personal.Affliction(nil), p.Conditions...)
	if err := action.Validate(&g, p, i); err != nil {
		if g.InWay(p, s.At) == nil { // otherwise people pass there but cannot stay
			t.Errorf("%s: %s to %s is refused: %v", name, s.Mode, s.At, err)
		}
		return
	}
	p.Safe = true // no opportunity attacks
	was := p.Spent
	i.Do(&g, p)
	for n := 0; personal.Underway(&g) && n < 1000; n++ {
		movement.Advance(&g)
	}
	wound.Settle(&g)
	fell := s.Hard&personal.Falling != 0
	if spent := p.Spent - was; spent != s.Cost || !fell && p.At != s.At || fell && p.At.Level != s.At.Level+1 {
		t.Errorf("%s: %s to %s took %d, not %d, and ended at %s", name, s.Mode, s.At, spent, s.Cost, p.At)
	}
}
