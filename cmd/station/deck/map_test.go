package deck

import (
	"slices"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/personal/deckplan"
	"broadside/sim/picture"
	"broadside/sim/scenario"
)

// A map names the square under the mouse, or the cursor, as the log does.
func TestTheMapNamesTheSquareAtHand(t *testing.T) {
	p := &picture.Picture{Decks: []picture.DeckRow{{Number: 1, Name: "Long", Width: 20, Height: 10, Levels: 1}}}
	for y := range int16(10) {
		p.Lines = append(p.Lines, picture.LineRow{Deck: 1, Y: y, Cells: "....................", Seen: "++++++++++++++++++++"})
	}
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	v, m := view.New(nil, p, 1), Map{Deck: 1}
	show := func(mouse kit.Point) []string {
		u.Watch = true
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{Mouse: mouse}, 1)
		m.Begin(u, v, kit.Rect{X: 100, Y: 100, W: 800, H: 400}, deckplan.Square{X: 2, Y: 3})
		m.End()
		u.End()
		return u.Texts()
	}
	if all := show(kit.Point{X: -1, Y: -1}); !slices.Contains(all, "square 2 3") {
		t.Errorf("the cursor is at %q", all)
	}
	if all := show(m.Box(deckplan.Square{X: 7, Y: 4}).Centre()); !slices.Contains(all, "square 7 4") {
		t.Errorf("the mouse is at %q", all)
	}
}

// The word of a goal stands where it hides nothing that is known of the deck.
func TestTheWordOfAGoalHidesNothing(t *testing.T) {
	p := &picture.Picture{Decks: []picture.DeckRow{{Number: 1, Name: "Long", Width: 12, Height: 4, Levels: 1}}}
	for y, cells := range []string{"............", "1..2........", "..o.3.......", "............"} {
		p.Lines = append(p.Lines, picture.LineRow{Deck: 1, Y: int16(y), Cells: cells, Seen: "++++++++++++"})
	}
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	m := Map{Deck: 1}
	u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
	m.Begin(u, view.New(nil, p, 1), kit.Rect{X: 100, Y: 100, W: 800, H: 400}, deckplan.Square{X: 2, Y: 3})
	u.End()
	for _, c := range []struct{ from, to, want deckplan.Square }{
		{deckplan.Square{}, deckplan.Square{X: 11, Y: 3}, deckplan.Square{}},
		{deckplan.Square{Y: 1}, deckplan.Square{X: 11, Y: 3}, deckplan.Square{X: 4, Y: 1}},
		{deckplan.Square{X: 3, Y: 3}, deckplan.Square{Y: 1}, deckplan.Square{Y: 3}},
		{deckplan.Square{Y: 1}, deckplan.Square{X: 3, Y: 2}, deckplan.Square{Y: 1}},
	} {
		g := picture.GoalRow{Goal: scenario.Goal{Kind: scenario.Gather, Area: scenario.Area{Deck: 1, From: c.from, To: c.to}}}
		if at := m.bare(&g, 3); at != c.want {
			t.Errorf("from %s to %s it stands at %s, not at %s", c.from, c.to, at, c.want)
		}
	}
}

// Where a goal asks for people is outlined on its level while it is open, and the map reaches there.
func TestTheMapShowsWhereToGather(t *testing.T) {
	p := &picture.Picture{Decks: []picture.DeckRow{{Number: 1, Name: "Long", Width: 60, Height: 20, Levels: 2}}}
	for y := range int16(4) {
		p.Lines = append(p.Lines, picture.LineRow{Deck: 1, Y: y, Cells: "....", Seen: "++++"})
	}
	area := scenario.Area{Deck: 1, From: deckplan.Square{X: 40, Y: 10}, To: deckplan.Square{X: 45, Y: 12}}
	p.Goals = []picture.GoalRow{{Goal: scenario.Goal{Kind: scenario.Gather, Count: 2, Area: area}}}
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	u.Watch = true
	v, m, r := view.New(nil, p, 1), Map{Deck: 1}, kit.Rect{X: 100, Y: 100, W: 800, H: 400}
	shows := func() bool {
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, 1)
		m.Begin(u, v, r, deckplan.Square{X: 2, Y: 3})
		m.End()
		u.End()
		for _, f := range u.Faults() {
			t.Error(f)
		}
		return m.Goal(area.To) != nil
	}
	if !shows() || m.Goal(deckplan.Square{X: 39, Y: 10}) != nil {
		t.Error("an open goal is not shown where it is")
	}
	if at := m.Box(area.To); !r.Holds(at, 0) {
		t.Errorf("the goal is at %v, outside the map", at)
	}
	v.Goals[0].Standing = scenario.Reached
	if shows() {
		t.Error("a goal that is reached is shown")
	}
	v.Goals[0].Standing, m.Level = scenario.Open, 1
	if shows() {
		t.Error("a goal of another level is shown")
	}
}
