package boots

import (
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/personal"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// Whoever hides reads so beside their conditions.
func TestStatesTellThatOneHides(t *testing.T) {
	for _, c := range []struct {
		row  picture.PersonRow
		want say.Text
	}{
		{picture.PersonRow{}, ""},
		{picture.PersonRow{Conditions: "prone"}, "prone"},
		{picture.PersonRow{Hidden: true}, "hiding"},
		{picture.PersonRow{Hidden: true, Conditions: "prone"}, say.Pair("hiding", say.Text("prone"))},
	} {
		if got := states(&c.row); got != c.want {
			t.Errorf("%+v is in %q", c.row, got)
		}
	}
}

func TestAlikeAreCounted(t *testing.T) {
	if got := told([]string{"Raider", "Ana", "Raider", "Raider"}); got.String() != "3 × Raider, Ana" {
		t.Errorf("it takes in %q", got)
	}
}

// A foe who still fights is aimed at before one who lies there.
func TestTheAbleAreAimedAtFirst(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	v := view.New(nil, &picture.Picture{}, 1)
	me := picture.PersonRow{ID: 1, Side: 1}
	v.People = []picture.PersonRow{me, {ID: 2, Side: 2, State: personal.Dying}, {ID: 3, Side: 2, State: personal.Able}}
	s := New()
	if s.choose(u, v, &me); s.target != 3 {
		t.Errorf("%d is aimed at", s.target)
	}
	v.People = v.People[:2]
	if s.choose(u, v, &me); s.target != 2 {
		t.Errorf("with nobody else there %d is aimed at", s.target)
	}
}
