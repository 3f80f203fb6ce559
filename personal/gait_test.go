package personal_test

import (
	"fmt"
	"testing"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/action"
	"broadside/personal/combat"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
)

// warren is a deck with everything that makes a step dear: a duct, rubble, cover, a
// ladder, a shaft, fire, and somebody in the way.
func warren(t *testing.T, all *rulebook.Library, book int, speeds [4]int16) (*personal.Fight, *personal.Person) {
	t.Helper()
	f, p, _ := duel(t, all, book, func(_ *rulebook.Book, s *rulebook.Sheet) { s.Speeds = speeds })
	plan := deckplan.Plan{Key: "warren", Name: "Warren", Wide: 12, High: 5, Hazard: dice.Dice{Count: 1, Faces: 4}, HazardType: f.Book().Types[0]}
	plan.AddLevel("upper", []string{"############", "#.~.-..v...#", "#...o.1..*.#", "#..~O.#....#", "############"})
	plan.AddLevel("lower", []string{"############", "#..........#", "#.....1....#", "#..........#", "############"})
	f.Library.Plans[0] = plan
	f.Decks = nil
	f.AddDeck(0, 0)
	return f, p
}

// Each step that is shown is one that can be ordered, alone or as the end of the way
// that the rows before it make, and costs just what it shows.
func TestEveryStepCostsWhatItShows(t *testing.T) {
	all := library()
	for book := range all.Books {
		for _, speeds := range [][4]int16{{12}, {12, 16}, {12, 0, 14}} {
			for _, prone := range []bool{false, true} {
				name := fmt.Sprintf("%s %v prone %v", all.Books[book].Key, speeds, prone)
				f, p := warren(t, all, book, speeds)
				square := f.Book().Square
				for i := range speeds {
					f.Book().Sheets[0].Speeds[i] = speeds[i] / 2 * square
				}
				if prone && action.Validate(f, p, &action.Deed{What: crew.DropProne}) == nil {
					(&action.Deed{What: crew.DropProne}).Do(f, p)
				}
				steps := combat.Steps(f, p, nil)
				if len(steps) < 2 {
					t.Fatalf("%s: nowhere to go", name)
				}
				seen := map[rulebook.Mode]int{}
				for n := range steps {
					s := &steps[n]
					seen[s.Mode]++
					if path := wayTo(steps, s); len(path) > 0 {
						costs(t, name, f, p.ID, &combat.Move{Path: path, Mode: s.Mode, Jump: s.Jump}, s)
					}
				}
				if speeds[1] > 0 && !prone && seen[rulebook.FlyMode] == 0 || speeds[2] > 0 && seen[rulebook.Climb] == 0 {
					t.Errorf("%s: steps of %v alone", name, seen)
				}
			}
		}
	}
}

// wayTo is the way to a step, by rows of its own mode.
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
			if b := &steps[i]; b.At == at.From && b.Mode == s.Mode && !b.Jump {
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

// costs orders a move in a copy of the fight and looks at what it takes.
func costs(t *testing.T, name string, f *personal.Fight, id crew.ID, i *combat.Move, s *personal.Step) {
	t.Helper()
	g := *f
	g.People = append([]personal.Person(nil), f.People...)
	g.Decks = append([]personal.Deck(nil), f.Decks...)
	p := g.Person(id)
	p.Conditions = append([]personal.Affliction(nil), p.Conditions...)
	if err := action.Validate(&g, p, i); err != nil {
		if g.Book().Actions[rulebook.ActClimb].Has { // it may take more actions than there are
			return
		}
		t.Errorf("%s: %s to %s is refused: %v", name, s.Mode, s.At, err)
		return
	}
	p.Safe = true // nobody strikes at who goes
	was := p.Spent
	i.Do(&g, p)
	for n := 0; personal.Underway(&g) && n < 1000; n++ {
		g.NewTick()
		combat.Advance(&g)
	}
	combat.Settle(&g)
	fell := s.Hard&personal.Falling != 0
	if spent := p.Spent - was; spent != s.Cost || !fell && p.At != s.At || fell && p.At.Level != s.At.Level+1 {
		t.Errorf("%s: %s to %s took %d, not %d, and ended at %s", name, s.Mode, s.At, spent, s.Cost, p.At)
	}
}
