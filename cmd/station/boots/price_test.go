package boots

import (
	"slices"
	"strings"
	"testing"

	"broadside/cmd/station/kit"
	"broadside/cmd/station/stage"
	"broadside/crew"
	"broadside/sim/picture"
	"broadside/sim/say"
)

// Where the book takes an action for a move, the note on the deck says so, and the controls say what
// they take.
func TestAMoveTellsWhatTheBookTakesForIt(t *testing.T) {
	for scenario, want := range map[string][3]string{
		"ring":    {" ft to walk, 1 action", "2 actions", "1 action"},
		"lantern": {" ft to walk", "1 action", ""},
	} {
		seat := crew.Seat{Role: crew.Boots, Number: 1}
		s, screen := stage.Set(t, scenario, seat), New()
		if err := s.Await(seat); err != nil {
			t.Fatal(err)
		}
		s.Show(screen, kit.Input{})
		v := s.Look()
		me := character(v)
		n := slices.IndexFunc(v.Steps, func(st picture.StepRow) bool { return st.From == me.At && st.At != me.At && st.Hard == 0 })
		if n < 0 {
			t.Fatalf("%s: there is no step", scenario)
		}
		path, step := screen.path(v, me, v.Steps[n].At)
		if says := say.English(screen.price(v, path, step, me, screen.deck.Row()), nil); !strings.HasSuffix(says, want[0]) {
			t.Errorf("%s: a step costs %q, not %q", scenario, says, want[0])
		}
		for i, name := range [...]string{"stabilise", "move"} {
			if o, _ := v.FootOrder(name); say.English(o.Price, nil) != want[1+i] {
				t.Errorf("%s: %s takes %q", scenario, name, o.Price)
			}
		}
		for verb, pay := range map[crew.Verb]string{crew.Look: "It takes 1 action.", crew.Release: "It is free."} {
			if says := say.English(screen.control(v, &picture.ActRow{Verb: verb}).Does, nil); !strings.HasSuffix(says, pay) {
				t.Errorf("%s: verb %d says %q", scenario, verb, says)
			}
		}
	}
}
