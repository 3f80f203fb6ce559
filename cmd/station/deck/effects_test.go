package deck

import (
	"testing"

	"broadside/cmd/station/effect"
	"broadside/cmd/station/kit"
	"broadside/cmd/station/log"
	"broadside/cmd/station/view"
	"broadside/personal"
	"broadside/personal/deckplan"
	"broadside/sim/dice"
	"broadside/sim/event"
	"broadside/sim/picture"
)

// Effects of a fight on foot are shown only on the level where they happen.
func TestEffectsOnTheirOwnLevel(t *testing.T) {
	on := func(x int16, level int8) deckplan.Square { return deckplan.Square{X: x, Y: 3, Level: level} }
	p := &picture.Picture{Tick: 9, People: []picture.PersonRow{{ID: 1, Deck: 2, At: on(1, 0)}, {ID: 2, Deck: 2, At: on(8, 0)}, {ID: 3, Deck: 2, At: on(8, 1)}}}
	v := view.New(nil, p, 1)
	m := Map{Deck: 2, u: &kit.UI{}, v: v, r: kit.Rect{W: 400, H: 300}, cell: 20}
	for name, c := range map[string]struct {
		fact event.Fact
		seen bool
		want effect.Effect
	}{
		"a hit":                 {&personal.Attacked{By: 1, Target: 2, Degree: personal.Success}, true, effect.Effect{Kind: effect.Shot, Hit: true, Hull: 6}},
		"a miss":                {&personal.Attacked{By: 1, Target: 2, Degree: personal.Failure}, true, effect.Effect{Kind: effect.Shot, Hull: 6}},
		"a poor parry":          {&personal.Attacked{By: 1, Target: 2, Degree: personal.Success, Defended: true}, true, effect.Effect{Kind: effect.Shot, Hit: true, Hull: 6}},
		"on two levels":         {&personal.Attacked{By: 1, Target: 3, Degree: personal.Success}, false, effect.Effect{}},
		"a door":                {&personal.Battered{By: 1, At: on(2, 0)}, true, effect.Effect{Kind: effect.Ram}},
		"a door that is forced": {&event.Checked{By: event.Actor{Person: 1}, Success: true, Roll: dice.Roll{Cause: personal.ForceOf}}, true, effect.Effect{Kind: effect.Ram}},
		"a door that holds":     {&event.Checked{By: event.Actor{Person: 1}, Roll: dice.Roll{Cause: personal.ForceOf}}, false, effect.Effect{}},
		"another check":         {&event.Checked{By: event.Actor{Person: 1}, Success: true}, false, effect.Effect{}},
		"a shut door":           {&personal.DoorMoved{By: 1, At: on(2, 0)}, false, effect.Effect{}},
		"one above":             {&personal.Fell{Person: 3}, false, effect.Effect{}},
		"one who falls":         {&personal.Fell{Person: 2}, true, effect.Effect{Kind: effect.Fail}},
		"nobody":                {&personal.Died{Person: 9}, false, effect.Effect{}},
	} {
		var l log.Log
		l.Add(event.Event{Tick: 9, Fact: c.fact}, p)
		l.Add(event.Event{Tick: 9, Fact: &personal.Damaged{Person: 2, Lost: 6}}, p)
		l.Add(event.Event{Tick: 9, Fact: &personal.DoorMoved{By: 1, At: on(2, 0), Open: true}}, p)
		e, _, _, ok := m.effect(l.Entries)
		if ok != c.seen || ok && e != c.want {
			t.Errorf("%s is seen: %v, as %+v", name, ok, e)
		}
	}
}
