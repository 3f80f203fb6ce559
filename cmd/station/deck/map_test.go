package deck

import (
	"slices"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/personal/deckplan"
	"broadside/sim/picture"
)

// A map names the square at the mouse, or at the cursor, as the log does.
func TestTheMapNamesTheSquareAtHand(t *testing.T) {
	p := &picture.Picture{Decks: []picture.DeckRow{{Number: 1, Name: "Long", Wide: 20, High: 10, Levels: 1}}}
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
