package deck

import (
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/personal/deckplan"
	"broadside/sim/picture"
)

// A finger can choose every part of a deck on the whole of it, and can hit the squares of the part.
func TestFingersFindEveryPart(t *testing.T) {
	const width, height = 60, 20
	p := &picture.Picture{Decks: []picture.DeckRow{{Number: 1, Name: "Long", Width: width, Height: height, Levels: 1}}}
	for y := range int16(height) {
		p.Lines = append(p.Lines, picture.LineRow{Deck: 1, Y: y, Cells: strings.Repeat(".", width), Seen: strings.Repeat("+", width)})
	}
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	v, r := view.New(nil, p, 1), kit.Rect{X: 6, Y: 100, W: 378, H: 600}
	for _, q := range []deckplan.Square{{}, {X: width - 1}, {X: width / 2, Y: height / 2}, {X: width - 1, Y: height - 1}} {
		m := Map{Deck: 1}
		show := func(in kit.Input) kit.Rect {
			u.Begin(nil, 390, 844, in, 1)
			m.Begin(u, v, r, deckplan.Square{X: 2, Y: 2})
			m.End()
			u.End()
			return m.Box(q)
		}
		at := show(kit.Input{})
		if !r.Holds(at, 0) {
			t.Fatalf("on the whole deck the square %v is at %v, out of sight", q, at)
		}
		show(kit.Input{Mouse: at.Centre(), Pressed: true, Held: true})
		if near := show(kit.Input{Mouse: at.Centre(), Released: true}); near.W < leastTouch || !r.Holds(near, 0) {
			t.Errorf("after a touch the square %v is at %v", q, near)
		}
	}
}
