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
		orders := v.FootOrders()
		if got := say.English(orders["stabilise"].Price, nil); got != want[1] {
			t.Errorf("%s: first aid takes %q", scenario, got)
		}
		if got := say.English(orders["move"].Price, nil); got != want[2] {
			t.Errorf("%s: a move takes %q", scenario, got)
		}
		search := &picture.ActRow{Verb: crew.Look}
		if says := say.English(screen.control(v, search).Does, nil); !strings.HasSuffix(says, "It takes 1 action.") {
			t.Errorf("%s: a search says %q", scenario, says)
		}
	}
}
