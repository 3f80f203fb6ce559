package personal_test

import (
	"testing"

	"pgregory.net/rapid"

	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/personal/rulebook"
	"broadside/sim/dice"
	"broadside/sim/event"
)

// ruin returns a fight on a deck of random walls, with nobody in it.
func ruin(t *rapid.T) (*personal.Fight, []deckplan.Square) {
	width, height := rapid.IntRange(3, 24).Draw(t, "width"), rapid.IntRange(3, 16).Draw(t, "height")
	plan := deckplan.Plan{Key: "ruin", Name: "Ruin", Width: int16(width), Height: int16(height)}
	var rows []string
	var floor []deckplan.Square
	for y := range height {
		row := make([]byte, width)
		for x := range row {
			row[x] = rapid.SampledFrom([]byte("....#o+/")).Draw(t, "square")
			if x == 0 || y == 0 || x == width-1 || y == height-1 {
				row[x] = '#'
			}
			if row[x] != '#' && row[x] != '+' {
				floor = append(floor, deckplan.Square{X: int16(x), Y: int16(y)})
			}
		}
		rows = append(rows, string(row))
	}
	plan.AddLevel("ruin", rows)
	lib := &rulebook.Library{Books: []rulebook.Book{{Key: "none"}}, Plans: []deckplan.Plan{plan}}
	f := &personal.Fight{}
	f.Join(lib, &dice.Tray{}, &[]event.Event{}, new(crew.Windows))
	f.AddDeck(0, 0)
	return f, floor
}

func TestSightIsMutual(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f, floor := ruin(t)
		if len(floor) < 2 {
			t.Skip("there is no floor")
		}
		a, b := rapid.SampledFrom(floor).Draw(t, "from"), rapid.SampledFrom(floor).Draw(t, "to")
		if f.SightFrom(0, a).Sees(b) != f.SightFrom(0, b).Sees(a) {
			t.Fatalf("%v and %v do not agree", a, b)
		}
		if !f.SightFrom(0, a).Sees(a) {
			t.Fatalf("%v does not see itself", a)
		}
	})
}

// Every visible square must have a clear line to it. The lines are computed here in
// halves of squares and not with slopes.
func TestSightIsAStraightLine(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f, floor := ruin(t)
		if len(floor) < 2 {
			t.Skip("there is no floor")
		}
		a, b := rapid.SampledFrom(floor).Draw(t, "from"), rapid.SampledFrom(floor).Draw(t, "to")
		if !f.SightFrom(0, a).Sees(b) {
			return
		}
		const parts = 1 << 12
		for i := range parts {
			x := (int(a.X)*2+1)*parts + (int(b.X)-int(a.X))*2*i
			y := (int(a.Y)*2+1)*parts + (int(b.Y)-int(a.Y))*2*i
			inX, inY := x%(2*parts), y%(2*parts)
			if inX < parts/2 || inX > 3*parts/2 || inY < parts/2 || inY > 3*parts/2 {
				continue // near an edge of the square: walls are cut at their corners
			}
			q := deckplan.Square{X: int16(x / (2 * parts)), Y: int16(y / (2 * parts))}
			if q != a && q != b && personal.Opaque(f, 0, q) {
				t.Fatalf("%v sees %v through %v", a, b, q)
			}
		}
	})
}

// TestWhoStandsBetweenGivesCover compares the cover of each of 60 people from each other
// with who stands on the squares of the line between them.
func TestWhoStandsBetweenGivesCover(t *testing.T) {
	f := hall(t, 60)
	bodies := 0
	for i := range f.People {
		for j := range f.People {
			by, on := &f.People[i], &f.People[j]
			if i == j || !f.LineOfSight(by, on) {
				continue
			}
			stands := map[*personal.Person]bool{}
			deckplan.WalkLine(by.At, on.At, func(q deckplan.Square) bool {
				if p := personal.StandsAt(f, on.Deck, q); p != nil {
					stands[p] = true
				}
				return true
			})
			s := f.BestShelter(by, on)
			switch {
			case s.Body != nil && !stands[s.Body]:
				t.Errorf("%s is no cover of %s from %s", s.Body.Name, on.Name, by.Name)
			case s.Cover < f.Book().Cover.Bodies && len(stands) > 0:
				t.Errorf("%d between %s and %s give no cover", len(stands), on.Name, by.Name)
			case s.Body != nil:
				bodies++
			}
		}
	}
	if bodies < 100 {
		t.Errorf("only %d have somebody between them", bodies)
	}
}

func TestNobodyIsNearOnAnotherLevel(t *testing.T) {
	for _, square := range []int16{1, 5, 10, 100} {
		lib := rulebook.Library{Books: make([]rulebook.Book, 1), Plans: make([]deckplan.Plan, 1)}
		lib.Books[0].Square, lib.Books[0].Sizes, lib.Books[0].Sheets = square, make([]rulebook.Size, 1), make([]rulebook.Sheet, 1)
		f := &personal.Fight{}
		f.Join(&lib, &dice.Tray{}, &[]event.Event{}, new(crew.Windows))
		f.AddDeck(0, 0)
		above, below := &personal.Person{ID: 1, At: deckplan.Square{Level: 1}}, &personal.Person{ID: 2}
		farthest := deckplan.MaxWidth * square
		if d, to := f.Distance(above, below), f.DistanceTo(above, below.At); d <= farthest || to <= farthest {
			t.Errorf("where squares are %d across, a level is %d and %d away", square, d, to)
		}
	}
}
