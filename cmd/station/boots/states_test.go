package boots

import (
	"slices"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/view"
	"broadside/crew"
	"broadside/personal"
	"broadside/sim/event"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// A hidden character's hiding is shown beside their conditions.
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

func TestEqualThingsAreCounted(t *testing.T) {
	if got := told([]string{"Raider", "Ana", "Raider", "Raider"}); got.String() != "3 × Raider, Ana" {
		t.Errorf("it takes in %q", got)
	}
}

// A foe who still fights is aimed at before one who lies there.
func TestAbleFoesAreAimedAtFirst(t *testing.T) {
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

// Fallen friends are announced, and nobody else.
func TestTheFallenAreToldOf(t *testing.T) {
	u, err := kit.New()
	if err != nil {
		t.Fatal(err)
	}
	v := view.New(nil, &picture.Picture{}, 1)
	me := picture.PersonRow{ID: 1, Side: 1, Name: "Ana"}
	v.People = []picture.PersonRow{me, {ID: 2, Side: 1, Name: "Sef"}, {ID: 3, Side: 2, Name: "Raider"}}
	s := New()
	u.Watch = true
	told := func(who crew.ID) bool {
		v.Log.Add(event.Event{Fact: &personal.Fell{Person: who}}, v)
		u.Begin(nil, kit.MinWidth, kit.MinHeight, kit.Input{}, u.Now+60)
		defer u.End()
		tellFallen(u, v, &me, &s.heard)
		u.Toasts(kit.Rect{W: kit.MinWidth, H: kit.MinHeight})
		return slices.Contains(u.Texts(), v.People[who-1].Name+" falls unconscious.")
	}
	told(2) // before somebody sat down here
	if told(3) || !told(2) {
		t.Errorf("a foe is told of, or a friend is not: %q", u.Texts())
	}
}

// The odds of a power are on the power's own control, and are not an order of the list.
func TestAPowerHasOneControl(t *testing.T) {
	v := view.New(nil, &picture.Picture{}, 1)
	v.People = []picture.PersonRow{{ID: 1, Side: 1}, {ID: 2, Side: 2}}
	v.Selves, v.Gear = []picture.SelfRow{{ID: 1}}, []picture.GearRow{{Person: 1, Kind: picture.ArmGear, Number: 1, Drawn: true}}
	s := New()
	s.target = 2
	if s.listed(v, &picture.ActRow{Verb: crew.Cast, Item: 1, Person: 2}) || !s.listed(v, &picture.ActRow{Verb: crew.Grapple, Person: 2}) {
		t.Error("a power stands in the list of acts, or a grip does not")
	}
}
