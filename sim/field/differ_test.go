package field_test

import (
	"testing"

	"broadside/sim/field"
)

type fleet struct {
	name  string
	ships []hull
}

type hull struct {
	points int
	decks  []int
}

func (f *fleet) Fields(c field.Coder) {
	field.Text(c, "name", &f.name, 40)
	field.List(c, "ships", &f.ships, 10, func(c field.Coder, h *hull) {
		field.Int(c, "hull", &h.points, 0, 100)
		field.List(c, "decks", &h.decks, 10, func(c field.Coder, n *int) { field.Int(c, "deck", n, 0, 9) })
	})
}

func TestTheFirstFieldThatDiffersIsNamed(t *testing.T) {
	base := func() *fleet { return &fleet{"home", []hull{{7, []int{1, 2}}, {8, []int{3}}}} }
	for _, c := range []struct {
		change func(*fleet)
		want   string
	}{
		{func(f *fleet) {}, ""},
		{func(f *fleet) { f.name = "away" }, `name: "home" and "away"`},
		{func(f *fleet) { f.ships[1].points = 9 }, "ships 2, hull: 8 and 9"},
		{func(f *fleet) { f.ships[0].decks[1] = 5; f.ships[1].points = 9 }, "ships 1, decks 2, deck: 2 and 5"},
		{func(f *fleet) { f.ships = f.ships[:1] }, "ships: 2 of them and 1 of them"},
		{func(f *fleet) { f.ships[0].decks = nil }, "ships 1, decks: 2 of them and 0 of them"},
	} {
		other := base()
		c.change(other)
		d, differ := field.Differ(base(), other)
		switch {
		case differ != (c.want != ""):
			t.Errorf("%q: differ is %v", c.want, differ)
		case differ && d.String() != c.want:
			t.Errorf("got %q, want %q", d, c.want)
		}
	}
}

func TestEveryFieldCountsInAHash(t *testing.T) {
	hash := func(f *fleet) uint64 {
		var h field.Hash
		h.Reset()
		f.Fields(&h)
		return h.Sum()
	}
	base := hash(&fleet{"home", []hull{{7, []int{1, 2}}}})
	for what, other := range map[string]*fleet{
		"a letter": {"hole", []hull{{7, []int{1, 2}}}}, "a number": {"home", []hull{{8, []int{1, 2}}}},
		"the order": {"home", []hull{{7, []int{2, 1}}}}, "a length": {"home", []hull{{7, []int{1}}}},
	} {
		if hash(other) == base {
			t.Errorf("%s does not count", what)
		}
	}
}
