package deck

import (
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/sim/picture"
)

// People walk from square to square, and those who were moved are there at once.
func TestPeopleGlide(t *testing.T) {
	p := &picture.PersonRow{ID: 1, Deck: 1, At: deckplan.Square{X: 4, Y: 4}, Squares: 1}
	m := Map{Deck: 1, u: &kit.UI{}, cell: 10}
	at := func(clock float64, x int16, deck uint8) float64 {
		m.v = view.New(nil, &picture.Picture{}, 1)
		m.v.Clock, p.At.X, p.Deck = clock, x, deck
		return m.figure(p).X
	}
	for _, c := range [...]struct {
		what        string
		clock       float64
		x           int16
		deck        uint8
		still       bool
		least, most float64
	}{
		{"first seen", 1, 4, 1, false, 40, 40},
		{"half a step", 1.1, 5, 1, false, 44.9, 45.1},
		{"the same moment", 1.1, 5, 1, false, 44.9, 45.1},
		{"a step", 1.3, 5, 1, false, 50, 50},
		{"two at once", 1.35, 7, 1, false, 54.9, 55.1},
		{"which are caught up with", 1.6, 7, 1, false, 70, 70},
		{"thrown", 1.61, 11, 1, false, 110, 110},
		{"wound back", 0.5, 10, 1, false, 100, 100},
		{"on another deck", 0.51, 11, 2, false, 110, 110},
		{"without motion", 0.52, 12, 2, true, 120, 120},
	} {
		m.u.Still = c.still
		if x := at(c.clock, c.x, c.deck); x < c.least || x > c.most {
			t.Errorf("%s: drawn at %.1f, not from %.1f to %.1f", c.what, x, c.least, c.most)
		}
		if moves := m.v.Drifts; moves != (c.least != c.most) {
			t.Errorf("%s: it is drawn again at once: %v", c.what, moves)
		}
	}
}

// People in one square are not drawn over each other until it is full. The dead are underneath.
func TestThoseInASquareAreDrawnApart(t *testing.T) {
	for all := 1; all <= 4; all++ {
		v := view.New(nil, &picture.Picture{}, 1)
		for i := range all {
			v.People = append(v.People, picture.PersonRow{ID: crew.ID(i + 1), Deck: 1, At: deckplan.Square{X: 4, Y: 4}, Squares: 1, State: personal.Able})
		}
		v.People = append(v.People,
			picture.PersonRow{ID: 8, Deck: 1, At: deckplan.Square{X: 4, Y: 4}, Squares: 1, State: personal.Dead},
			picture.PersonRow{ID: 9, Deck: 1, At: deckplan.Square{X: 5, Y: 4}, Squares: 1, State: personal.Able})
		m := Map{Deck: 1, u: &kit.UI{}, cell: 10, v: v}
		square := m.figure(&v.People[0])
		var drawn []kit.Rect
		for i := range v.People {
			box := m.share(&v.People[i], m.figure(&v.People[i]))
			if i >= all && box.W != 10 || i < all && (all > 1) != (box.W < 10) {
				t.Errorf("of %d in a square, figure %d is %.0f wide", all, i, box.W)
			}
			if i >= all {
				continue
			}
			if box.X < square.X || box.Y < square.Y || box.Right() > square.Right() || box.Bottom() > square.Bottom() {
				t.Errorf("of %d in a square, figure %d is drawn outside it", all, i)
			}
			for _, o := range drawn {
				if o.X < box.Right() && box.X < o.Right() && o.Y < box.Bottom() && box.Y < o.Bottom() {
					t.Errorf("of %d in a square, figure %d is drawn over another", all, i)
				}
			}
			drawn = append(drawn, box)
		}
	}
}
