package link

import (
	"slices"
	"testing"

	"broadside/crew"
	"broadside/sim/picture"
)

// Two nameless people of a kind have numbers that they keep, whoever else is in sight.
func TestTwoOfAKindAreToldApart(t *testing.T) {
	var c crowd
	guard := func(id crew.ID) picture.PersonRow {
		return picture.PersonRow{ID: id, Name: "Umbra guard", Kind: "Umbra guard", Side: 1}
	}
	own := picture.PersonRow{ID: 3, Name: "Ada", Kind: "champion"}
	for n, x := range []struct {
		seen []picture.PersonRow
		want []string
	}{
		{[]picture.PersonRow{own, guard(9)}, []string{"Ada", "Umbra guard"}},
		{[]picture.PersonRow{own, guard(5), guard(9)}, []string{"Ada", "Umbra guard 2", "Umbra guard 1"}},
		{[]picture.PersonRow{own, guard(5)}, []string{"Ada", "Umbra guard 2"}},
		{[]picture.PersonRow{guard(7), guard(9)}, []string{"Umbra guard 3", "Umbra guard 1"}},
	} {
		p := &picture.Picture{People: slices.Clone(x.seen)}
		var got []string
		for _, r := range c.name(p).People {
			got = append(got, r.Name)
		}
		if !slices.Equal(got, x.want) {
			t.Errorf("picture %d names %v, not %v", n, got, x.want)
		}
		if !slices.Equal(p.People, x.seen) {
			t.Errorf("picture %d was changed itself: %v", n, p.People)
		}
	}
}
