package deck

import (
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/personal/deckplan"
	"broadside/sim/picture"
)

// People walk from square to square, and those who have not walked are there at once.
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
